/** `atoll rulebook read | evaluate | train`: other rulebooks, sentence by sentence, with their design elements. */
import { BadInput, type Language, shape } from '@atoll/engine';
import {
  crossValidate,
  type Example,
  elementById,
  elements,
  fingerprint,
  looksGerman,
  type Model,
  meanScores,
  ownModel,
  predictorOf,
  readModel,
  readRulebook,
  readTagged,
  scoresOf,
  type TaggedFile,
  train,
  writeLine,
  writeModel,
} from '@atoll/rulebooks';
import { type Args, has, language, number, readArgs, value } from '../args.ts';
import { readText, writeText } from '../files/openGame.ts';
import { type RulebookText, readRulebookText } from '../files/rulebookFile.ts';
import { scoreTable } from '../files/rulebookScores.ts';
import type { Command } from './command.ts';
import { usage } from './usage.ts';

const verbs: Readonly<Record<string, (args: Args) => void>> = { read, evaluate, train: learn };

export const rulebook: Command = async argv => {
  const flags = { json: 'switch', model: 'value', out: 'value', check: 'value', lang: 'value' } as const;
  const args = readArgs(argv, flags, { min: 2, max: 2 });
  const name = args.words[0] as string;
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    const known = Object.keys(verbs).join(', ');
    throw usage(
      'command',
      `atoll rulebook ${name} gibt es nicht; es gibt ${known}.`,
      `There is no atoll rulebook ${name}; there are ${known}.`,
    );
  }
  const foreign = name === 'train' ? ['model'] : ['out', 'check'];
  for (const flag of foreign)
    if (has(args, flag))
      throw usage(
        'flag',
        `--${flag} gehört nicht zu rulebook ${name}.`,
        `--${flag} does not go with rulebook ${name}.`,
      );
  verb(args);
  return 0;
};

function read(args: Args): void {
  const model = modelFromArgs(args);
  const file = textFromArgs(args);
  const sentences = readRulebook(file.text, model);
  if (sentences.length === 0) throw noSentence(file.path);
  if (!looksGerman(sentences))
    note(
      language(args),
      'Der Text sieht nicht deutsch aus; gelernt wurde nur an deutschen Sätzen.',
      'The text does not look German; the model has learned from German sentences only.',
    );
  if (!has(args, 'json')) {
    for (const { number, text, elements } of sentences) console.log(writeLine(number, text, elements));
    return;
  }
  const shown = sentences.map(({ number, text, elements: found, probabilities }) => ({
    number,
    text,
    elements: found.map(id => ({ id, name: elementById(id)?.words.de })),
    probabilities: Object.fromEntries(elements.map(({ id }, i) => [id, rounded(probabilities[i] ?? 0)])),
  }));
  console.log(JSON.stringify({ encoding: file.encoding, sentences: shown }, null, 2));
}

function evaluate(args: Args): void {
  const model = modelFromArgs(args);
  const file = taggedFromArgs(args);
  const predict = predictorOf(model);
  const read = examplesIn(file).map(line => ({
    truth: line.tags,
    found: new Set(predict(line.text).elements),
    seen: model.seen.has(fingerprint(line)),
  }));
  const unseen = read.filter(({ seen }) => !seen);
  const counts = {
    lines: read.length,
    skipped: file.lines.length - read.length,
    seen: read.length - unseen.length,
  };
  const scores = scoresOf(read);
  const other = counts.seen > 0 && unseen.length > 0 ? scoresOf(unseen) : undefined;
  if (has(args, 'json')) {
    const { unreadable, unknown } = file;
    const result = {
      ...scores,
      ...counts,
      unreadable,
      unknown,
      ...(other && { unseen: { lines: unseen.length, ...other } }),
    };
    console.log(JSON.stringify(result, null, 2));
    return;
  }
  const lang = language(args);
  const { lines, skipped, seen } = counts;
  console.log(scoreTable(scores, lang));
  console.log(
    lang === 'de'
      ? `\n${lines} Zeilen verglichen, ${skipped} ohne Angabe übergangen. ${seen} kennt das Modell vom Lernen.`
      : `\n${lines} lines compared, ${skipped} without tags passed over. The model knows ${seen} from training.`,
  );
  if (other) {
    console.log(
      lang === 'de' ? '\nNur die Zeilen, die es nicht kennt:\n' : '\nOnly the lines that it does not know:\n',
    );
    console.log(scoreTable(other, lang));
  }
}

/** So few lines teach nothing. */
const fewest = 20;

function learn(args: Args): void {
  const lang = language(args);
  const times = number(args, 'check', 1, 100);
  const path = times === undefined ? destination(args) : '';
  const file = taggedFromArgs(args);
  const examples = examplesIn(file);
  if (examples.length < fewest)
    throw usage(
      'tags',
      `Zum Lernen braucht es mindestens ${fewest} Zeilen mit Elementen; da sind ${examples.length}.`,
      `Training needs at least ${fewest} tagged lines; there are ${examples.length}.`,
    );
  if (times !== undefined) {
    check(args, examples, times);
    return;
  }
  const text = writeModel(train(examples));
  writeText(path, text);
  const size = Math.round(text.length / 1024);
  if (has(args, 'json'))
    console.log(JSON.stringify({ lines: examples.length, model: path, bytes: text.length }, null, 2));
  else
    console.log(
      lang === 'de'
        ? `Gelernt aus ${examples.length} Zeilen; das Modell (${size} KB) steht in ${path}.`
        : `Trained on ${examples.length} lines; the model (${size} KB) is in ${path}.`,
    );
}

/** Where a model goes is never guessed: the one that comes with Atoll would be lost to a slip of the memory. */
function destination(args: Args): string {
  const path = value(args, 'out');
  if (path !== undefined) return path;
  throw usage(
    'flag',
    'Wohin mit dem Modell? Nenn es mit --out DATEI; --check N prüft nur und schreibt nichts.',
    'Where should the model go? Say it with --out FILE; --check N only checks and writes nothing.',
  );
}

const parts = 10;

/** What can be expected on lines that it has not seen; takes minutes, and writes nothing. */
function check(args: Args, examples: readonly Example[], times: number): void {
  const lang = language(args);
  let done = 0;
  const all = crossValidate(examples, parts, times, () => {
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r${done}/${parts * times} `);
  });
  if (process.stderr.isTTY) process.stderr.write('\r');
  const scores = meanScores(all);
  if (has(args, 'json')) {
    const each = all.map(({ micro, macro }) => ({ micro: micro.f1, macro: macro.f1 }));
    console.log(JSON.stringify({ ...scores, lines: examples.length, parts, times, each }, null, 2));
    return;
  }
  console.log(scoreTable(scores, lang));
  console.log(
    lang === 'de'
      ? `\n${examples.length} Zeilen, jede beurteilt ohne sie zu kennen: ${times} × ${parts} Teile, Mittel.`
      : `\n${examples.length} lines, each read unseen: ${times} × ${parts} parts, mean.`,
  );
}

const examplesIn = ({ lines }: TaggedFile): Example[] =>
  lines.flatMap(({ number, text, tags }) => (tags ? [{ number, text, tags }] : []));

function textFromArgs(args: Args): RulebookText {
  const file = readRulebookText(args.words[1] as string);
  if (file.encoding !== 'utf-8')
    note(
      language(args),
      `${file.path} ist in ${file.encoding} geschrieben und wurde so gelesen.`,
      `${file.path} is written in ${file.encoding} and was read as such.`,
    );
  return file;
}

function taggedFromArgs(args: Args): TaggedFile {
  const { path, text } = textFromArgs(args);
  const file = readTagged(text);
  if (!file.lines.some(({ tags }) => tags))
    throw new BadInput(
      'tags',
      file.lines.length > 0
        ? { de: 'Alle Zeilen sind ohne Angabe: [?].', en: 'No line says its elements: all have [?].' }
        : {
            de: 'Keine Zeile sieht so aus: 12: Ein Satz.; [1292: Zufall, ]',
            en: 'No line looks like this: 12: A sentence.; [1292: Zufall, ]',
          },
      path,
    );
  const lang = language(args);
  const [first] = file.unreadable;
  if (first !== undefined)
    note(
      lang,
      `${file.unreadable.length} Zeilen sehen anders aus und wurden übergangen; die erste ist Zeile ${first}.`,
      `${file.unreadable.length} lines look different and were passed over; the first is line ${first}.`,
    );
  if (file.unknown.length > 0)
    note(
      lang,
      `Diese Elemente kennen wir nicht; sie zählen nicht mit: ${file.unknown.slice(0, 10).join(', ')}`,
      `These elements are unknown to us and do not count: ${file.unknown.slice(0, 10).join(', ')}`,
    );
  return file;
}

function modelFromArgs(args: Args): Model {
  const path = value(args, 'model');
  if (path === undefined) return ownModel();
  try {
    return readModel(shape.parseJson(readText(path)));
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.code, error.words, error.path ? `${path}: ${error.path}` : path);
  }
}

const noSentence = (path: string): BadInput =>
  new BadInput('empty', { de: 'Darin steht kein Satz.', en: 'There is no sentence in it.' }, path);

/** Things to know that are no mistakes; on stderr, so that stdout stays clean. */
function note(lang: Language, de: string, en: string): void {
  console.error(lang === 'de' ? de : en);
}

const rounded = (probability: number): number => Math.round(probability * 1000) / 1000;
