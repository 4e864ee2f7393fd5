import type { Preferences } from '../../core/game.ts';
import { sameMove } from '../../core/narrow.ts';
import { serialise } from '../../core/plain.ts';
import { autoMove } from '../../core/table.ts';
import { attempt, insist } from '../walking/broken.ts';
import type { Property } from '../walking/subject.ts';

/** Standing answers are legal moves or nothing, for every combination of preferences. */
export const preferencesAnswerLegally: Property = ({ module, game, table }) => {
  if (!game.auto || !game.decision(table.state)) return;
  const moves = game.moves(table.state);
  let combinations: Preferences[] = [{}];
  for (const { id, values } of module.preferences)
    combinations = combinations.flatMap(chosen => [chosen, ...values.map(value => ({ ...chosen, [id]: value.id }))]);
  for (const preferences of [...combinations, { 'no-such-preference': 'x' }]) {
    const answer = attempt(`auto with ${serialise(preferences)}`, () => autoMove(game, table.state, preferences));
    insist(
      answer === null || moves.some(move => sameMove(move, answer)),
      () => `with ${serialise(preferences)} auto answers ${serialise(answer)}, which is not in the list of moves`,
    );
  }
};
