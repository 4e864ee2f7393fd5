/** What is not legal is refused with a reason in both languages, and nothing has happened. */
import type { EventRecord, MoveRecord } from '../../core/game.ts';
import { serialise } from '../../core/plain.ts';
import type { Refusal } from '../../core/refusal.ts';
import { answer } from '../../core/table.ts';
import { attempt, insist, insistUnchanged } from '../walking/broken.ts';
import { nameOf, strangers } from '../walking/strangers.ts';
import type { At, Property } from '../walking/subject.ts';
import { some } from '../walking/walk.ts';
import { insistPlain } from './plainness.ts';
import { insistNumbers } from './wording.ts';

export const othersAreRefused: Property = at => {
  const { game, table, luck } = at;
  const before = serialise(table.state);
  const decision = game.decision(table.state);
  const moves = decision ? game.moves(table.state) : [];
  insistUnchanged(table.state, before, 'decision or moves');
  const earlier = table.played.map(played => played.move);
  const tried = strangers(moves, earlier, luck);
  for (const move of tried) {
    const done = attempt(`explain ${nameOf(move)}`, () => answer(table, decision?.seat ?? 0, move));
    insist('refusal' in done, `${nameOf(move)} is no listed move, and was played`);
    insistUnchanged(table.state, before, `explain ${nameOf(move)}`);
    checkRefusal(at, done.refusal, nameOf(move));
    insistNoFieldNames(done.refusal, [...moves, ...earlier], nameOf(move));
    insist(
      done.refusal.code !== 'legal',
      `moves does not list ${nameOf(move)}, and explain finds nothing against it: is it missing there?`,
    );
  }
  if (decision) {
    checkReasons(at, moves);
    const wrongSeat = (decision.seat + 1) % table.config.seats;
    for (const move of some(moves, 2, luck)) {
      const done = answer(table, wrongSeat, move);
      insist('refusal' in done, `seat ${wrongSeat} could answer the decision of seat ${decision.seat}`);
      checkRefusal(at, done.refusal, nameOf(move));
    }
  }
  insistUnchanged(table.state, before, 'explain');
};

/** A game whose `explain` knows `legal` is asked about its own list: nothing in it may have a reason against it. */
function checkReasons<S, M extends MoveRecord, E extends EventRecord, V>(
  { game, table, luck }: At<S, M, E, V>,
  moves: readonly M[],
): void {
  const codes = some(moves, 40, luck).map(move => [move, game.explain(table.state, move)] as const);
  if (!codes.some(([, { code }]) => code === 'legal')) return;
  for (const [move, { code, words }] of codes)
    insist(code === 'legal', () => `moves lists ${serialise(move)}, and explain says ${code}: ${words.en}`);
}

function checkRefusal<S, M extends MoveRecord, E extends EventRecord, V>(
  { module, nouns = [] }: At<S, M, E, V>,
  refusal: Refusal,
  tried: string,
): void {
  insistPlain(refusal, 'refusal');
  insist(typeof refusal.code === 'string' && refusal.code !== '', `explain refuses ${tried} without a code`);
  insist(
    Boolean(refusal.words?.de?.trim() && refusal.words.en?.trim()),
    `explain refuses ${tried} (${refusal.code}) without words in both languages`,
  );
  insistNumbers([refusal.words], nouns);
  const { rule } = refusal;
  insist(
    rule === undefined || module.rulebook.some(chapter => chapter.rules.some(({ id }) => id === rule)),
    `explain refuses ${tried} by rule ${rule}, which is not in the rulebook`,
  );
}

/** Field names that are German words as well. */
const alsoGerman: readonly string[] = ['die'];

/**
 * Words for people do without the names of a move's fields; those belong into `detail`. Only the German words can show
 * it: in English a `tile` is a tile.
 */
function insistNoFieldNames({ code, words }: Refusal, moves: readonly MoveRecord[], tried: string): void {
  const fields = new Set(moves.flatMap(move => Object.keys(move)).filter(field => !alsoGerman.includes(field)));
  const named = words.de.split(/[^\p{L}]+/u).find(word => fields.has(word));
  insist(
    named === undefined,
    `explain refuses ${tried} (${code}) with the name of a field, “${named}”, in: ${words.de}`,
  );
}
