/** How a searching bot thinks: everything about it that can be tuned. */

export interface SearchParameters {
  /** How strongly lack of visits draws the search away from what has gone best. */
  exploration: number;
  /** How far off a prior is taken to be, compared with how far priors lie apart; 0 searches without priors. */
  priorUncertainty: number;
  /** Whether the priors of the moves at hand look a whole turn ahead (1), or are the game's own quick estimates (0). */
  ahead: number;
  /** Decisions of a playout after which the game's evaluation is asked instead of playing on. */
  horizon: number;
  /** How much of a seat's own total counts beside its lead; it keeps a seat that is far behind from giving up. */
  ownScoreWeight: number;
  /** What winning is worth beside the points that it was won by. */
  winBonus: number;
  /** How often a playout follows the game’s policy, or its evaluation where it has none; otherwise it takes any move. */
  policyShare: number;
  /** Decisions that the tree goes deep; beyond it, playouts. 1 is flat Monte Carlo. */
  depth: number;
  /** How often a move must have been tried before the tree grows beyond it; until then playouts go on from there. */
  expansionVisits: number;
  /** Moves that are looked at when a fork is new; with every fourfold of visits, twice as many. */
  breadth: number;
  /** Whether the tree only asks how others begin their turns, and lets the game's policy end them (1), or asks them all (0). */
  othersFirstMoveOnly: number;
}

export const usualSearchParameters: SearchParameters = {
  exploration: 1.5,
  priorUncertainty: 1.5,
  ahead: 1,
  horizon: 200,
  ownScoreWeight: 0.1,
  winBonus: 3,
  policyShare: 1,
  depth: 1000,
  expansionVisits: 1,
  breadth: 1000,
  othersFirstMoveOnly: 0,
};

/** What may stand in the game's own tuning, and how far it may go. */
export const searchParameterRanges: Readonly<Record<keyof SearchParameters, readonly [min: number, max: number]>> = {
  exploration: [0.05, 10],
  priorUncertainty: [0, 10],
  ahead: [0, 1],
  horizon: [0, 2000],
  ownScoreWeight: [0, 1],
  winBonus: [0, 100],
  policyShare: [0, 1],
  depth: [1, 1000],
  expansionVisits: [1, 1000],
  breadth: [1, 1000],
  othersFirstMoveOnly: [0, 1],
};

/** The usual parameters, with what the game brings, and with what the task says on top. */
export function searchParametersFrom(
  ...layers: readonly (Readonly<Record<string, number>> | undefined)[]
): SearchParameters {
  const searchParameters = { ...usualSearchParameters };
  for (const layer of layers)
    for (const [name, value] of Object.entries(layer ?? {})) {
      const range = Object.hasOwn(searchParameterRanges, name)
        ? searchParameterRanges[name as keyof SearchParameters]
        : undefined;
      if (!range || !(value >= range[0] && value <= range[1]))
        throw new RangeError(
          range
            ? `The search parameter “${name}” is a number from ${range[0]} to ${range[1]}, not ${value}.`
            : `There is no search parameter “${name}”; there are ${Object.keys(searchParameterRanges).join(', ')}.`,
        );
      searchParameters[name as keyof SearchParameters] = value;
    }
  return searchParameters;
}
