/** Everything that a player meets leads to its rule in one step. */
import type { EventRecord, MoveRecord } from '../../core/game.ts';
import { ruleOfEvent } from '../../core/rulebook.ts';
import { attempt, insist } from '../walking/broken.ts';
import { nameOf, strangers } from '../walking/strangers.ts';
import type { At, Property } from '../walking/subject.ts';

/**
 * Every answer of `explain` names a rule: an invalid move is refused with the rule of the present decision. Decisions and
 * events are looked up where a game has links; examples may have none.
 */
export const everythingLeadsToItsRule: Property = at => {
  const { module, game, table, luck } = at;
  const decision = game.decision(table.state);
  if (decision) {
    const moves = game.moves(table.state);
    const earlier = table.played.map(played => played.move);
    for (const move of strangers(moves, earlier, luck)) {
      const refusal = attempt(`explaining ${nameOf(move)}`, () => game.explain(table.state, move));
      insistRule(at, refusal.rule, () => `${nameOf(move)} is refused (${refusal.code})`);
    }
  }
  const { links } = module;
  if (!links) return;
  if (decision) insistRule(at, links.kinds[decision.kind], () => `the decision ${decision.kind}`);
  for (const { event } of table.played.at(-1)?.told ?? []) {
    const rule = attempt(`the rule of ${nameOf(event)}`, () => ruleOfEvent(links, event, game.box));
    insistRule(at, rule, () => `the event ${event.type}`);
  }
};

function insistRule<S, M extends MoveRecord, E extends EventRecord, V>(
  { module }: At<S, M, E, V>,
  rule: string | undefined,
  what: () => string,
): void {
  insist(rule !== undefined, () => `${what()}, and no rule is named`);
  insist(
    module.rulebook.some(chapter => chapter.rules.some(({ id }) => id === rule)),
    () => `${what()}, and its rule ${rule} is not in the rulebook`,
  );
}
