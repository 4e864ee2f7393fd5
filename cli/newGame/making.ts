/** Makes a game out of the template: its files under another name, and its line in the list of games. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { usage } from '../commands/usage.ts';

const template = join(import.meta.dirname, 'template');
const biome = join(import.meta.dirname, '../../node_modules/@biomejs/biome/bin/biome');

/** What the template's game is called in its own files: as a type, and as a value or id. */
const typeName = /Sardines/g;
const quotedId = /'sardines'/g;
const valueName = /sardines/g;

/** As JavaScript does not let anything be called, and folders that a game could not share. */
const taken = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof let new null package private protected public return static super switch this throw true try typeof var void while with yield await async base sense text rulebook words node modules index'.split(
    ' ',
  ),
);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export interface GameName {
  id: string;
  /** `coral-reef` as a type, a value and a title: `CoralReef`, `coralReef`, `Coral Reef`. */
  type: string;
  value: string;
  title: string;
}

/** The names of a game by its id; refuses an id that could be no folder and no name. */
export function namesFor(id: string): GameName {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(id) || id.length < 2 || id.length > 30)
    throw usage(
      'game-id',
      `„${id}“ taugt nicht als Name: 2 bis 30 kleine Buchstaben und Ziffern, Wörter mit - verbunden, wie coral-reef.`,
      `“${id}” cannot be a name: 2 to 30 small letters and digits, words joined by -, such as coral-reef.`,
    );
  if (taken.has(id))
    throw usage('game-id', `„${id}“ bedeutet im Code schon etwas anderes.`, `“${id}” already means something in code.`);
  const parts = id.split('-').map(capital);
  const type = parts.join('');
  return { id, type, value: type.charAt(0).toLowerCase() + type.slice(1), title: parts.join(' ') };
}

/**
 * Writes the game into `games/` of a repository and returns the paths that it wrote, relative to the repository.
 * Everything that could stand against it is checked first, so that a refusal has written nothing.
 */
export function makeGame(repository: string, name: GameName): string[] {
  const list = join(repository, 'games/index.ts');
  if (!existsSync(list))
    throw usage(
      'into',
      `${repository} ist kein Atoll: games/index.ts fehlt.`,
      `${repository} is no Atoll: there is no games/index.ts.`,
    );
  const folder = join(repository, 'games', name.id);
  const before = readFileSync(list, 'utf8');
  const after = withLine(before, name);
  if (existsSync(folder) || after === null)
    throw usage('game-exists', `Das Spiel „${name.id}“ gibt es schon.`, `There is already a game “${name.id}”.`);

  const written = templateFiles().map(path => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, renamed(readFileSync(join(template, path), 'utf8'), name));
    return `games/${name.id}/${path}`;
  });
  writeFileSync(list, after);
  // Another name can make a line too long, and stands elsewhere in the alphabet.
  spawnSync(process.execPath, [biome, 'check', '--write', `games/${name.id}`, 'games/index.ts'], { cwd: repository });
  return [...written, 'games/index.ts'];
}

/** The list of games with one line more; null when the game stands in it. */
function withLine(list: string, { id, value }: GameName): string | null {
  const key = /-/.test(id) ? `'${id}'` : id;
  if (list.includes(`./${id}/index.ts`)) return null;
  const end = list.lastIndexOf('};');
  return `${list.slice(0, end)}  ${key}: async () => (await import('./${id}/index.ts')).${value} as GameModule,\n${list.slice(end)}`;
}

/** Golden files are the template's own: each game makes its own by being played. */
const templateFiles = (): string[] =>
  readdirSync(template, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(template.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter(path => !path.startsWith('test/golden/'))
    .sort();

const renamed = (text: string, { id, type, value, title }: GameName): string =>
  text
    .replace(/name: 'Sardines'/g, `name: '${title}'`)
    .replace(quotedId, `'${id}'`)
    .replace(typeName, type)
    .replace(valueName, value);

/** Plays the game's golden games and writes them down, and with that runs all of its tests. False when one failed. */
export function playGolden(repository: string, id: string): { ok: boolean; said: string } {
  const ran = spawnSync(process.execPath, ['--test', `games/${id}/test/kit.test.ts`], {
    cwd: repository,
    env: { ...process.env, ATOLL_UPDATE_GOLDEN: '1', NODE_TEST_CONTEXT: undefined },
    encoding: 'utf8',
  });
  return { ok: ran.status === 0, said: ran.stdout + ran.stderr };
}
