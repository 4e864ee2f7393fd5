/** `atoll new-game`: a small whole game to begin with, in its folder and in the list. */
import { join, resolve } from 'node:path';
import { has, language, readArgs, value } from '../args.ts';
import { makeGame, namesFor, playGolden } from '../newGame/making.ts';
import type { Command } from './command.ts';

const flags = { into: 'value', json: 'switch', lang: 'value' } as const;

export const newGame: Command = async argv => {
  const args = readArgs(argv, flags, { min: 1, max: 1 });
  const lang = language(args);
  const name = namesFor(args.words[0] as string);
  const repository = resolve(value(args, 'into') ?? join(import.meta.dirname, '../..'));
  const files = makeGame(repository, name);
  const golden = playGolden(repository, name.id);
  if (has(args, 'json')) {
    console.log(JSON.stringify({ game: name.id, folder: `games/${name.id}`, files, tests: golden.ok }, null, 2));
  } else {
    const { de, en } = told(name.id, golden.ok);
    console.log((lang === 'de' ? de : en).join('\n'));
  }
  if (!golden.ok) console.error(golden.said);
  return golden.ok ? 0 : 1;
};

function told(id: string, ok: boolean): { de: string[]; en: string[] } {
  return {
    de: [
      `games/${id} ist da, mit einer Zeile in games/index.ts. ${ok ? 'Alle Tests des Spiels sind grün.' : 'Ein Test des Spiels ist rot.'}`,
      `  Im Terminal spielen:  npm run -s atoll -- play ${id} --bots level3`,
      `  Im Browser spielen:   npm start, dann /g/${id}`,
      '  Wie es weitergeht:    docs/adding-a-game.md',
    ],
    en: [
      `games/${id} is there, with a line in games/index.ts. ${ok ? 'All tests of the game are green.' : 'A test of the game is red.'}`,
      `  Play in the terminal:  npm run -s atoll -- play ${id} --bots level3`,
      `  Play in the browser:   npm start, then /g/${id}`,
      '  What to do next:       docs/adding-a-game.md',
    ],
  };
}
