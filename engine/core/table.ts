/** A table: one match as its moves. Everything about it follows from game, config, seed and moves. */
import { Chance } from './chance.ts';
import type { EventRecord, Game, MoveRecord, Preferences, Seat, TableConfig, Viewer } from './game.ts';
import { sameMove } from './narrow.ts';
import { BadInput, type Refusal, refusal } from './refusal.ts';
import { sha256 } from './sha256.ts';
import { forms, ranged, words } from './words.ts';

export interface Told<E = EventRecord> {
  event: E;
  only?: Seat;
}

/** A move that was played, with what it caused. */
export interface Played<M = MoveRecord, E = EventRecord> {
  seat: Seat;
  kind: string;
  move: M;
  /** Whether a standing preference answered rather than the person. */
  auto: boolean;
  /** How many times chance was asked; a move that drew cannot be taken back. */
  draws: number;
  told: Told<E>[];
}

export interface Table<
  S = unknown,
  M extends MoveRecord = MoveRecord,
  E extends EventRecord = EventRecord,
  V = unknown,
> {
  game: Game<S, M, E, V>;
  config: TableConfig;
  seed: string;
  chance: Chance;
  state: S;
  played: Played<M, E>[];
}

/** Published when a table opens; the seed itself when it ends. */
export const seedHash = (seed: string): string => sha256(`atoll seed\n${seed}`);

const players = forms(words('Spieler', 'player'), words('Spieler', 'players'));

/** The config with every option filled in; throws `BadInput` for one that the game does not offer. */
export function checkConfig(
  game: Pick<Game, 'id' | 'seats' | 'options'>,
  config: { seats: number; options?: Readonly<Record<string, string>> },
): TableConfig {
  const { min, max } = game.seats;
  const range = ranged(min, max, players);
  if (!Number.isInteger(config.seats) || config.seats < min || config.seats > max)
    throw new BadInput('seats', words(`Dieses Spiel ist für ${range.de}.`, `This game is for ${range.en}.`), 'seats');
  const options: Record<string, string> = {};
  for (const spec of game.options) {
    const value = config.options?.[spec.id] ?? spec.values[0]?.id;
    if (value === undefined || !spec.values.some(v => v.id === value)) {
      const known = spec.values.map(v => v.id).join(', ');
      throw new BadInput(
        'option',
        { de: `Möglich sind: ${known}.`, en: `Choose one of: ${known}.` },
        `options.${spec.id}`,
      );
    }
    options[spec.id] = value;
  }
  for (const id of Object.keys(config.options ?? {}))
    if (!(id in options))
      throw new BadInput(
        'option',
        { de: 'Diese Option gibt es nicht.', en: 'There is no such option.' },
        `options.${id}`,
      );
  return { seats: config.seats, options };
}

export function openTable<S, M extends MoveRecord, E extends EventRecord, V>(
  game: Game<S, M, E, V>,
  config: { seats: number; options?: Readonly<Record<string, string>> },
  seed: string,
): Table<S, M, E, V> {
  const checked = checkConfig(game, config);
  const chance = new Chance(seed);
  return { game, config: checked, seed, chance, state: game.setup(checked, chance), played: [] };
}

/** The legal move that a record from outside names, or why there is none. */
export function findMove<S, M extends MoveRecord, E extends EventRecord, V>(
  game: Game<S, M, E, V>,
  state: S,
  seat: Seat,
  move: unknown,
): { move: M } | { refusal: Refusal } {
  const decision = game.decision(state);
  if (!decision) return { refusal: refusal('over', 'Die Partie ist zu Ende.', 'The game is over.') };
  if (decision.seat !== seat)
    return { refusal: refusal('not-your-decision', 'Du bist gerade nicht dran.', 'It isn’t your turn to decide.') };
  if (typeof move === 'object' && move !== null && !Array.isArray(move)) {
    const found = game.moves(state).find(legal => sameMove(legal, move as MoveRecord));
    if (found) return { move: found };
  }
  return { refusal: game.explain(state, move) };
}

/** Plays a seat's answer. A refused one changes nothing. */
export function answer<S, M extends MoveRecord, E extends EventRecord, V>(
  table: Table<S, M, E, V>,
  seat: Seat,
  move: unknown,
  auto = false,
): { played: Played<M, E> } | { refusal: Refusal } {
  const { game, state, chance } = table;
  const found = findMove(game, state, seat, move);
  if ('refusal' in found) return found;
  const kind = game.decision(state)?.kind ?? '';
  const before = chance.draws;
  const told: Told<E>[] = [];
  game.play(state, found.move, chance, (event, only) => told.push(only === undefined ? { event } : { event, only }));
  const played = { seat, kind, move: found.move, auto, draws: chance.draws - before, told };
  table.played.push(played);
  return { played };
}

/**
 * How many moves a seat would take back: its own last choice, with everything its preferences answered after it.
 * Refused unless it harms nobody: the same seat still decides, nobody else has, nothing unknown came out.
 */
export function undoable(table: Table, seat: Seat): { count: number } | { refusal: Refusal } {
  const decision = table.game.decision(table.state);
  if (!decision) return { refusal: refusal('over', 'Die Partie ist zu Ende.', 'The game is over.') };
  if (decision.seat !== seat)
    return {
      refusal: refusal(
        'undo-not-yours',
        'Zurücknehmen kannst du nur, solange du dran bist.',
        'You can only undo while it’s your turn.',
      ),
    };
  let count = 0;
  for (let i = table.played.length - 1; i >= 0; i--) {
    const played = table.played[i];
    if (played.seat !== seat) break;
    count++;
    if (played.draws > 0)
      return {
        refusal: refusal(
          'undo-revealed',
          'Danach wurde etwas aufgedeckt oder gezogen.',
          'Something was revealed or drawn after that.',
        ),
      };
    if (!played.auto) return { count };
  }
  return {
    refusal: refusal('undo-nothing', 'Es gibt nichts zurückzunehmen.', 'There’s nothing to undo.'),
  };
}

/** Takes a seat's last choice back by running the earlier moves again. */
export function undo(table: Table, seat: Seat): { count: number } | { refusal: Refusal } {
  const can = undoable(table, seat);
  if ('count' in can) rewind(table, table.played.length - can.count);
  return can;
}

/** Goes back to the position after the first `count` moves. */
export function rewind(table: Table, count: number): void {
  const kept = table.played.slice(0, count);
  table.chance = new Chance(table.seed);
  table.state = table.game.setup(table.config, table.chance);
  for (const { move } of kept) table.game.play(table.state, move, table.chance);
  table.played = kept;
}

/** What a viewer may hear of what was told. */
export const heard = <E>(told: readonly Told<E>[], viewer: Viewer): E[] =>
  told.filter(t => t.only === undefined || t.only === viewer).map(t => t.event);

const stillness = new Chance('preferences');

/** What a seat's preferences answer to the present decision, from that seat's knowledge alone. */
export function autoMove<S, M extends MoveRecord, E extends EventRecord, V>(
  game: Game<S, M, E, V>,
  state: S,
  preferences: Preferences,
): M | null {
  const decision = game.decision(state);
  if (!decision || !game.auto) return null;
  return game.auto(game.imagine(game.view(state, decision.seat), stillness), preferences);
}
