import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { atoll, newFolder } from '../test/run.ts';

const folder = newFolder();
const file = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

const text =
  'SEGELN\nAlle Spieler würfeln mit zwei Würfeln und legen sie offen\nauf den Spiel-\nplan. Danach ist Schluss.\n';
const plain = file('plain.txt', text);
const fishers = [
  'Der Fischer',
  'Die Taucherin',
  'Ein Gast',
  'Mein Onkel',
  'Niemand',
  'Der Koch',
  'Die Wirtin',
  'Der Wirt',
];
const tagged = file(
  'tagged.txt',
  fishers
    .flatMap((who, i) => [
      `${3 * i}: ${who} wirft das Netz aus.; [1292: Zufall, ]`,
      `${3 * i + 1}: ${who} zählt die Perlen.; [8528: Siegpunkte, 1492: Siegbedingung, ]`,
      `${3 * i + 2}: ${who} ruht am Ufer.; ${i === 0 ? '[?]' : '[]'}`,
    ])
    .join('\n'),
);

test('read prints a numbered sentence a line, with its elements', async () => {
  const { code, out, err } = await atoll(['rulebook', 'read', plain]);
  assert.equal(err, '');
  assert.equal(code, 0);
  const lines = out.trimEnd().split('\n');
  assert.equal(lines[0], '0: SEGELN; []');
  assert.match(
    lines[1] ?? '',
    /^1: Alle Spieler würfeln mit zwei Würfeln und legen sie offen auf den Spielplan\.; \[1292: Zufall, /,
  );
  assert.equal(lines[2], '2: Danach ist Schluss.; []');
  assert.equal(lines.length, 3);
});

test('what read prints can be read again, and comes out the same', async () => {
  const { out } = await atoll(['rulebook', 'read', plain]);
  assert.equal((await atoll(['rulebook', 'read', '-'], out)).out, out);
});

test('programs get every sentence with its elements and all nine probabilities', async () => {
  const { out } = await atoll(['rulebook', 'read', plain, '--json']);
  const { encoding, sentences } = JSON.parse(out) as {
    encoding: string;
    sentences: { number: number; text: string; elements: { id: number; name: string }[]; probabilities: object }[];
  };
  assert.equal(encoding, 'utf-8');
  assert.equal(sentences.length, 3);
  assert.deepEqual(sentences[1]?.elements[0], { id: 1292, name: 'Zufall' });
  assert.equal(Object.keys(sentences[1]?.probabilities ?? {}).length, 9);
});

test('evaluate compares with the tags that are there, and counts the lines that have none', async () => {
  const { code, out } = await atoll(['rulebook', 'evaluate', tagged, '--json']);
  assert.equal(code, 0);
  const found = JSON.parse(out) as {
    elements: { id: number; name: string; precision: number; recall: number; f1: number; support: number }[];
    micro: { precision: number; recall: number; f1: number };
    macro: { f1: number };
    lines: number;
    skipped: number;
    seen: number;
  };
  assert.deepEqual([found.lines, found.skipped, found.seen], [23, 1, 0]);
  assert.deepEqual(
    found.elements.map(({ name, support }) => [name, support]).filter(([, support]) => support !== 0),
    [
      ['Zufall', 8],
      ['Siegpunkte', 8],
      ['Siegbedingung', 8],
    ],
  );
  for (const figure of [found.micro.precision, found.micro.recall, found.micro.f1, found.macro.f1])
    assert.ok(figure >= 0 && figure <= 1);
  const { out: table } = await atoll(['rulebook', 'evaluate', tagged]);
  assert.match(table, /Victory points .*\n[\s\S]*micro .*\n *macro .*\n\n23 lines compared, 1 without tags/);
});

test('train writes a small model, the same each time, and evaluate tells which lines it knows', async () => {
  const [one, two] = [join(folder, 'one.json'), join(folder, 'two.json')];
  assert.match((await atoll(['rulebook', 'train', tagged, '--out', one])).out, /Trained on 23 lines/);
  await atoll(['rulebook', 'train', tagged, '--out', two]);
  assert.equal(readFileSync(one, 'utf8'), readFileSync(two, 'utf8'));
  const more = file('more.txt', `${readFileSync(tagged, 'utf8')}\n90: Der Wal wirft das Netz um.; [1292: Zufall, ]`);
  const { out } = await atoll(['rulebook', 'evaluate', more, '--model', one, '--json']);
  const { lines, seen, unseen } = JSON.parse(out) as { lines: number; seen: number; unseen: { lines: number } };
  assert.deepEqual([lines, seen, unseen.lines], [24, 23, 1]);
});

test('the model that comes along is small', () => {
  assert.ok(statSync(new URL('../../rulebooks/model.json', import.meta.url)).size <= 200_000);
});

test('train --check scores lines unseen and writes nothing', async () => {
  const own = new URL('../../rulebooks/model.json', import.meta.url);
  const before = readFileSync(own, 'utf8');
  const { code, out } = await atoll(['rulebook', 'train', tagged, '--check', '1', '--json']);
  assert.equal(code, 0);
  const { each, lines, micro } = JSON.parse(out) as { each: object[]; lines: number; micro: { f1: number } };
  assert.deepEqual([each.length, lines], [1, 23]);
  assert.ok(micro.f1 > 0.5, `an easy text: ${micro.f1}`);
  assert.equal(readFileSync(own, 'utf8'), before);
});

test('other encodings are read, and that is said', async () => {
  const latin1 = file(
    'latin1.txt',
    Uint8Array.from(text, sign => sign.charCodeAt(0)),
  );
  const utf16 = file('utf16.txt', Buffer.from(`\ufeff${text}`, 'utf16le'));
  const { out } = await atoll(['rulebook', 'read', plain]);
  for (const [path, encoding] of [
    [latin1, 'windows-1252'],
    [utf16, 'utf-16le'],
  ] as const) {
    const read = await atoll(['rulebook', 'read', path]);
    assert.equal(read.out, out);
    assert.match(read.err, new RegExp(`is written in ${encoding}`));
  }
});

test('lines and elements that evaluate cannot use are named, and the rest is compared', async () => {
  const odd = file('odd.txt', '0: Alle würfeln.; [1292: Zufall, 5: Bluff, ]\nnur so\n1: Ende; []');
  const { code, out, err } = await atoll(['rulebook', 'evaluate', odd, '--json']);
  assert.equal(code, 0);
  assert.match(err, /the first is line 2/);
  assert.match(err, /5: Bluff/);
  const { lines, unreadable, unknown } = JSON.parse(out) as { lines: number; unreadable: number[]; unknown: string[] };
  assert.deepEqual([lines, unreadable, unknown], [2, [2], ['5: Bluff']]);
});

test('bad files get a clear answer, in both languages, with exit code 2 and no stack', async () => {
  const sub = join(folder, 'sub');
  mkdirSync(sub);
  const binary = file(
    'binary',
    Uint8Array.from({ length: 3000 }, (_, i) => (i * 7) % 32),
  );
  const mistakes: [args: string[], why: RegExp][] = [
    [['read'], /missing/],
    [['sing', plain], /no atoll rulebook sing; there are read, evaluate, train/],
    [['read', plain, '--check', '1'], /--check does not go with rulebook read/],
    [['train', tagged, '--model', plain], /--model does not go with rulebook train/],
    [['read', join(folder, 'nowhere.txt')], /nowhere\.txt: There is no such file/],
    [['read', sub], /This is a folder/],
    [['read', '/dev/zero'], /This is a device/],
    [['read', file('empty.txt', '')], /empty\.txt: The file is empty/],
    [['read', file('signs.txt', '12\n---\n*\n')], /no sentence/],
    [['read', binary], /not a text file/],
    [['read', file('long.txt', 'x'.repeat(2 ** 20))], /Line 1 has 1048576 characters/],
    [['read', file('large.txt', 'Ein Satz. '.repeat(900_000))], /too large/],
    [['read', file('book.pdf', '%PDF-1.7')], /This is a PDF/],
    [['read', plain, '--model', plain], /plain\.txt: This is not valid JSON/],
    [['read', plain, '--model', file('other.json', '{"atoll": "replay"}')], /other\.json: atoll/],
    [['evaluate', plain], /No line looks like this/],
    [['evaluate', file('held.txt', '0: Ein Satz.; [?]\n')], /all have \[\?\]/],
    [['evaluate', binary], /not a text file/],
    [['train', tagged], /Where should the model go\? Say it with --out FILE/],
    [['train', plain, '--out', join(folder, 'new.json')], /No line looks like this/],
    [
      ['train', file('few.txt', '0: Ein Satz.; []\n'), '--out', join(folder, 'new.json')],
      /at least 20 tagged lines; there are 1/,
    ],
    [['train', tagged, '--out', join(sub, 'no', 'model.json')], /cannot be written/],
  ];
  const check = async ([args, why]: (typeof mistakes)[number]) => {
    const { code, out, err } = await atoll(['rulebook', ...args]);
    assert.match(err, why);
    assert.equal(code, 2, args.join(' '));
    assert.equal(out, '', args.join(' '));
    assert.doesNotMatch(err, /\bat .*\.ts:/);
  };
  while (mistakes.length > 0) await Promise.all(mistakes.splice(0, 3).map(check));
  const german = await atoll(['rulebook', 'read', sub, '--json'], '', { LC_ALL: 'de_DE.UTF-8' });
  assert.match(german.err, /Das ist ein Ordner/);
  assert.equal((JSON.parse(german.out) as { error: { code: string } }).error.code, 'file');
});
