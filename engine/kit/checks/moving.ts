/** Decisions and their moves: real choices, all of them playable. */

import type { EventRecord, MoveRecord } from '../../core/game.ts';
import { serialise } from '../../core/plain.ts';
import { attempt, insist, insistSame, insistUnchanged } from '../walking/broken.ts';
import { isRealChoice } from '../walking/choosing.ts';
import type { At, Property } from '../walking/subject.ts';
import { sameChance, some } from '../walking/walk.ts';
import { insistApart, insistPlain } from './plainness.ts';

export const decisionsAreRealChoices: Property = ({ game, table }) => {
  const { state, config } = table;
  const before = serialise(state);
  const decision = attempt('decision', () => game.decision(state));
  insistUnchanged(state, before, 'decision');
  if (decision) {
    insist(
      Number.isInteger(decision.seat) && decision.seat >= 0 && decision.seat < config.seats,
      `decision names seat ${decision.seat}, and there are ${config.seats} seats`,
    );
    insist(decision.kind !== '', 'decision names no kind');
    const moves = attempt('moves', () => game.moves(state));
    insist(moves.length > 0, `a dead end: moves is empty, and decision asks seat ${decision.seat} (${decision.kind})`);
    insist(
      isRealChoice(game, state),
      () =>
        `decision asks seat ${decision.seat} (${decision.kind}) where moves has only ${serialise(moves[0])}: play must go on`,
    );
    const seen = new Set<string>();
    for (const move of moves) {
      const text = serialise(move);
      insistPlain(move, 'move');
      for (const [field, value] of Object.entries(move))
        insist(typeof value !== 'object', `${text}: ${field} is not a text, number, true or false`);
      insist(!seen.has(text), `moves lists ${text} twice`);
      seen.add(text);
    }
    const kept = { kept: true } as unknown as (typeof moves)[number];
    const into = [kept];
    insist(
      game.moves(state, into) === into && into[0] === kept,
      'moves(state, into) must append to the list it is given',
    );
    insistSame(into.slice(1), moves, 'moves, asked again, gives others');
  }
  insistUnchanged(state, before, 'moves');
};

export const everyListedMovePlays: Property = at => {
  const { game, table, luck, inventory } = at;
  if (!game.decision(table.state)) return;
  const before = serialise(table.state);
  const stock = inventory?.(table.state);
  for (const move of some(game.moves(table.state), 20, luck)) {
    const name = serialise(move);
    const called = `play ${name}`;
    const quiet = game.copy(table.state);
    const quietChance = sameChance(table.chance);
    attempt(called, () => game.play(quiet, move, quietChance));
    const told = game.copy(table.state);
    const toldChance = sameChance(table.chance);
    const events: EventRecord[] = [];
    attempt(`${called} with somebody to tell`, () => game.play(told, move, toldChance, event => events.push(event)));
    for (const event of events) {
      insistPlain(event, `the event ${event.type}`);
      insistApart(event, told, [`the event ${event.type}`, 'state']);
    }
    insist(serialise(move) === name, `${called} changes the move that it is given`);
    insistSame(told, quiet, `${called} leads somewhere else when somebody is told`);
    insistSame(toldChance.save(), quietChance.save(), `${called} asks chance differently when somebody is told`);
    insist(serialise(quiet) !== before, `${called} changes nothing: it could be played for ever`);
    goesOn(at, quiet, name);
    if (stock) insistSame(inventory?.(quiet), stock, `${called} changes the components`);
  }
};

function goesOn<S, M extends MoveRecord, E extends EventRecord, V>({ game }: At<S, M, E, V>, state: S, name: string) {
  const decision = attempt(`decision after ${name}`, () => game.decision(state));
  if (!decision) return;
  const count = attempt(`moves after ${name}`, () => game.moves(state)).length;
  insist(
    count > 0 && isRealChoice(game, state),
    `play ${name} leads to a dead end: decision asks seat ${decision.seat} (${decision.kind}), and moves has ${count}`,
  );
}

/** `sample` must know the same moves as the list. */
export const samplesAreTheList: Property = ({ game, table, luck }) => {
  if (!game.sample || !game.decision(table.state)) return;
  const { state } = table;
  const before = serialise(state);
  const missing = new Set(game.moves(state).map(serialise));
  const listed = new Set(missing);
  // A move of a thousandth part of the usual likelihood may be missed; one that is never given cannot pass.
  const tries = listed.size <= 60 ? listed.size * 300 : 2000;
  for (let i = 0; i < tries && missing.size > 0; i++) {
    const move = serialise(attempt('sample', () => game.sample?.(state, luck)));
    insist(listed.has(move), `sample gives ${move}, which moves does not list`);
    missing.delete(move);
  }
  if (listed.size <= 60)
    insist(missing.size === 0, () => `sample never gave ${[...missing].join(', ')} in ${tries} tries`);
  insistUnchanged(state, before, 'sample');
};
