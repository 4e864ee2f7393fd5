/** How many of each game's rules carry each design element. */
import { type DesignElement, designElements, type GameModule } from '@atoll/engine';

export interface Share {
  n: number;
  all: number;
}

/** Games whose rules say which elements they carry: only they can be compared. */
export const tagged = <G extends Pick<GameModule, 'rulebook'>>(modules: readonly G[]): G[] =>
  modules.filter(({ rulebook }) => rulebook.some(({ rules }) => rules.some(rule => rule.elements)));

export function sharesOf(
  modules: readonly Pick<GameModule, 'id' | 'rulebook'>[],
): Map<string, Map<DesignElement, Share>> {
  return new Map(
    modules.map(({ id, rulebook }) => {
      const rules = rulebook.flatMap(chapter => chapter.rules);
      return [
        id,
        new Map(
          designElements.map(({ name }) => [
            name,
            { n: rules.filter(rule => rule.elements?.includes(name)).length, all: rules.length },
          ]),
        ),
      ];
    }),
  );
}
