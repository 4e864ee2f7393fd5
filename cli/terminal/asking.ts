/** Asking a person for a move: numbered, and field by field where the list would be long. */
import {
  choices,
  type Decision,
  type Game,
  type GameModule,
  type Language,
  type MoveRecord,
  narrow,
  openField,
  type Table,
} from '@atoll/engine';
import type { Keyboard } from './keyboard.ts';
import { scoreLines } from './scores.ts';

export type Asked = { type: 'move'; move: MoveRecord } | { type: 'undo' } | { type: 'quit' } | { type: 'end' };

export interface Question {
  module: GameModule;
  game: Game;
  table: Table;
  decision: Decision;
  view: unknown;
  lang: Language;
  names: readonly string[];
  /** The table as it was drawn above the question. */
  drawn: string;
}

/** More moves than this are narrowed down one field at a time. */
const longList = 12;

const helpText = {
  de: 'Zahl: wählen   z: einen Schritt zurück   u: letzten Schritt zurücknehmen   p: Punkte   a: alle Möglichkeiten   q: aufhören',
  en: 'number: choose   b: one step back   u: undo   p: points   a: all moves   q: quit',
};

interface Item {
  label: string;
  pick: readonly [field: string, value: string | number | boolean] | null;
  move: MoveRecord | null;
}

export async function ask(keyboard: Keyboard, question: Question): Promise<Asked> {
  const { module, game, table, decision, view, lang } = question;
  const all = game.moves(table.state);
  let picked: (readonly [string, string | number | boolean])[] = [];
  let whole = false;
  console.log(module.text.prompt(decision, view, game.box)[lang]);
  for (;;) {
    const left = narrow(all, Object.fromEntries(picked));
    const items = listed(question, left, whole);
    for (const [i, { label }] of items.entries()) console.log(`${String(i + 1).padStart(4)}  ${label}`);
    const text = await keyboard.line('> ');
    if (text === null) return { type: 'end' };
    const said = text.trim().toLowerCase();
    const item = /^\d+$/.test(said) ? items[Number(said) - 1] : undefined;
    if (item?.move) return { type: 'move', move: item.move };
    if (item?.pick) {
      picked = [...picked, item.pick];
      const found = narrow(all, Object.fromEntries(picked));
      if (found.length === 1) return { type: 'move', move: found[0] as MoveRecord };
      continue;
    }
    if (said === 'u') return { type: 'undo' };
    if (said === 'q') return { type: 'quit' };
    if (said === 'b' || said === 'z') {
      picked = picked.slice(0, -1);
      whole = false;
    } else if (said === 'a') whole = true;
    else if (said === 'p')
      console.log(scoreLines(game.scoresheet(table.state, decision.seat), module, question.names, lang).join('\n'));
    else if (said === '?') console.log(helpText[lang]);
    else
      console.log(
        lang === 'de' ? `Eine Zahl von 1 bis ${items.length}, oder ?` : `A number from 1 to ${items.length}, or ?`,
      );
  }
}

/** All moves, or the values of the first field in which they differ. */
function listed({ module, game, view, lang, drawn }: Question, left: readonly MoveRecord[], whole: boolean): Item[] {
  const field = openField(left);
  const asMoves = (moves: readonly MoveRecord[]): Item[] =>
    moves.map(move => ({
      label: findable(module.text.move(move, view, game.box)[lang], Object.values(move), drawn),
      pick: null,
      move,
    }));
  if (whole || left.length <= longList || field === null) return asMoves(left);
  const narrowing = choices(left, field).map(
    (value): Item => ({
      label: findable(module.text.choice(field, value, view, game.box)[lang], [value], drawn),
      pick: [field, value],
      move: null,
    }),
  );
  return [...narrowing, ...asMoves(left.filter(move => move[field] === undefined))];
}

/** Words name places by what lies beside them; where the drawing has a name for one, that name stands behind them. */
function findable(label: string, values: readonly unknown[], drawn: string): string {
  const names = values.filter(
    (value): value is string => typeof value === 'string' && drawn.includes(` ${value} `) && !label.includes(value),
  );
  return names.length === 0 ? label : `${label}  [${names.join(' ')}]`;
}
