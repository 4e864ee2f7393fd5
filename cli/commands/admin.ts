/** `atoll admin …`: running the house, also while it is open. */
import { readFileSync, writeFileSync } from 'node:fs';
import { BadInput, type Language, shape, type Words } from '@atoll/engine';
import { type Office, openOffice } from '@atoll/server/office.ts';
import { type Args, has, number, readArgs, value, wholeNumber } from '../args.ts';
import type { Command } from './command.ts';
import { storeAddress, usualData } from './serve.ts';
import { systemLanguage, usage } from './usage.ts';

/** What one of the commands found or did: for programs, and for people. */
interface Said {
  json: unknown;
  lines: string[];
}

type Work = (office: Office, words: readonly string[], args: Args, language: Language) => Promise<Said>;

const done = (language: Language, words: Words): Said => ({ json: { done: true }, lines: [words[language]] });

const states = ['waiting', 'running', 'over'] as const;

/** How many words each command takes after its name, and what it does. */
const works: Readonly<Record<string, { words: number | [number, number]; work: Work }>> = {
  tables: {
    words: 0,
    async work(office, _words, args) {
      const text = value(args, 'state');
      const state = states.find(known => known === text);
      if (text !== undefined && !state)
        throw usage('state', `--state ist ${states.join(', ')}.`, `--state is one of ${states.join(', ')}.`);
      const tables = await office.tables(state ? { state } : {}, number(args, 'limit', 1, 100_000) ?? 50);
      return {
        json: { tables },
        lines: tables.map(table => [table.id, table.game, table.state, table.changedAt].join('  ')),
      };
    },
  },
  people: {
    words: [0, 1],
    async work(office, [name = ''], args) {
      const people = await office.people(name, number(args, 'limit', 1, 100_000) ?? 50);
      const line = ({ id, name, tables, createdAt, barredAt }: (typeof people)[number]) =>
        [id, name, tables, createdAt, ...(barredAt ? ['barred'] : [])].join('  ');
      return { json: { people }, lines: people.map(line) };
    },
  },
  show: {
    words: 1,
    async work(office, [table = ''], _args, language) {
      const review = await office.review(table);
      const { waitsFor, status, entries } = review;
      const { seed: _seed, ...shown } = review.table;
      const seats = shown.seats.map(({ seat, kind, name, bot, standIn, guest }) =>
        [`${seat + 1}.`, kind, bot ?? name, ...(standIn ? [`(${standIn})`] : []), guest ?? ''].join(' ').trim(),
      );
      const waits = waitsFor
        ? `${{ de: 'wartet auf', en: 'waits for' }[language]} ${waitsFor.seat + 1}. ${waitsFor.name}: ${waitsFor.kind}, ${waitsFor.since}${waitsFor.dueAt ? ` → ${waitsFor.dueAt}` : ''}`
        : { de: 'wartet auf niemanden', en: 'waits for nobody' }[language];
      return {
        json: { ...review, table: shown },
        lines: [`${shown.game}, ${status}, ${entries}`, ...seats, waits],
      };
    },
  },
  close: {
    words: 1,
    async work(office, [table = ''], _args, language) {
      await office.closeTable(table);
      return done(language, { de: 'Der Tisch ist geschlossen.', en: 'The table is closed.' });
    },
  },
  free: {
    words: 2,
    async work(office, [table = '', seat = ''], _args, language) {
      await office.freeSeat(table, wholeNumber(seat, 'SEAT', 1, 10) - 1);
      return done(language, { de: 'Der Sitz ist frei.', en: 'The seat is free.' });
    },
  },
  rename: {
    words: 2,
    async work(office, [person = '', name = ''], _args, language) {
      await office.rename(person, name);
      return done(language, { de: 'Umbenannt.', en: 'Renamed.' });
    },
  },
  bar: {
    words: 1,
    async work(office, [person = ''], _args, language) {
      await office.bar(person);
      return done(language, { de: 'Ausgesperrt.', en: 'Barred.' });
    },
  },
  admit: {
    words: 1,
    async work(office, [person = ''], _args, language) {
      await office.admit(person);
      return done(language, { de: 'Wieder zugelassen.', en: 'Let in again.' });
    },
  },
  data: {
    words: 2,
    work: async (office, [person = '', file = ''], args, language) =>
      written(file, await office.dataOf(person), args, language),
  },
  delete: {
    words: 1,
    async work(office, [person = ''], args, language) {
      if (!has(args, 'force'))
        throw usage(
          'force',
          'Das lässt sich nicht rückgängig machen. Wenn du sicher bist, wiederhol es mit --force.',
          'This cannot be undone. If you are sure, say it again with --force.',
        );
      await office.delete(person);
      return done(language, { de: 'Gelöscht.', en: 'Deleted.' });
    },
  },
  export: {
    words: 2,
    work: async (office, [table = '', file = ''], args, language) =>
      written(file, await office.exportTable(table), args, language),
  },
  import: {
    words: 1,
    async work(office, [file = '']) {
      const table = await office.importTable(shape.parseJson(readFile(file)));
      return { json: { table }, lines: [table] };
    },
  },
  tidy: {
    words: 0,
    async work(office, _words, args, language) {
      const gone = await office.tidy(number(args, 'older', 1, 10_000) ?? 90);
      const lines = { de: `Gäste vergessen: ${gone}`, en: `Guests forgotten: ${gone}` };
      return { json: { forgotten: gone }, lines: [lines[language]] };
    },
  },
};

export const admin: Command = async argv => {
  const flags = {
    data: 'value',
    store: 'value',
    state: 'value',
    limit: 'value',
    older: 'value',
    force: 'switch',
    json: 'switch',
  } as const;
  const args = readArgs(argv, flags, { min: 1, max: 3 });
  const [name = '', ...words] = args.words;
  const found = Object.hasOwn(works, name) ? works[name] : undefined;
  if (!found) {
    const known = Object.keys(works).join(', ');
    throw usage(
      'command',
      `„admin ${name}“ gibt es nicht; es gibt ${known}.`,
      `There is no “admin ${name}”; there are ${known}.`,
    );
  }
  const [least, most] = typeof found.words === 'number' ? [found.words, found.words] : found.words;
  if (words.length < least || words.length > most)
    throw usage('arguments', 'So viele Angaben passen hier nicht.', 'That is not the right number of words here.');
  const office = await openOffice(value(args, 'data') ?? usualData, storeAddress(args));
  try {
    const said = await found.work(office, words, args, systemLanguage());
    if (has(args, 'json')) console.log(JSON.stringify(said.json, null, 2));
    else for (const line of said.lines) console.log(line);
    return 0;
  } finally {
    await office.close();
  }
};

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadInput('file', reasonOf('Diese Datei lässt sich nicht lesen', 'This file cannot be read', error), file);
  }
}

/** For its owner's eyes alone: it may hold a seed, or what is kept about somebody. */
function written(file: string, content: unknown, args: Args, language: Language): Said {
  try {
    const text = `${JSON.stringify(content, null, 1)}\n`;
    writeFileSync(file, text, { mode: 0o600, flag: has(args, 'force') ? 'w' : 'wx' });
  } catch (error) {
    throw cannotWrite(file, error);
  }
  return done(language, { de: `Geschrieben: ${file}`, en: `Written: ${file}` });
}

const cannotWrite = (file: string, error: unknown): BadInput =>
  new BadInput('file', reasonOf('Diese Datei lässt sich nicht schreiben', 'This file cannot be written', error), file);

function reasonOf(de: string, en: string, error: unknown): Words {
  const why = error instanceof Error ? error.message : String(error);
  return { de: `${de} (${why}).`, en: `${en} (${why}).` };
}
