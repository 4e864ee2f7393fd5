import type { Preferences } from '../../core/game.ts';
import { sameMove } from '../../core/narrow.ts';
import { serialise } from '../../core/plain.ts';
import { autoMove } from '../../core/table.ts';
import { attempt, insist, insistSame } from '../walking/broken.ts';
import type { Property } from '../walking/subject.ts';

const IMAGINED = 3;

/** Standing answers are legal moves or nothing, for every combination of preferences. */
export const preferencesAnswerLegally: Property = ({ module, game, table, luck }) => {
  const decision = game.decision(table.state);
  if (!game.auto || !decision) return;
  const moves = game.moves(table.state);
  let combinations: Preferences[] = [{}];
  for (const { id, values } of module.preferences)
    combinations = combinations.flatMap(chosen => [chosen, ...values.map(value => ({ ...chosen, [id]: value.id }))]);
  for (const preferences of [...combinations, { 'no-such-preference': 'x' }]) {
    const answer = attempt(`auto with ${serialise(preferences)}`, () => autoMove(game, table.state, preferences));
    insist(
      answer === null || moves.some(move => sameMove(move, answer)),
      () => `auto with ${serialise(preferences)} answers ${serialise(answer)}, which moves does not list`,
    );
    const { seat } = decision;
    for (let i = 0; i < IMAGINED; i++)
      insistSame(
        game.auto(game.imagine(game.view(table.state, seat), luck), preferences),
        answer,
        `auto with ${serialise(preferences)} depends on something that seat ${seat} does not see`,
      );
  }
};
