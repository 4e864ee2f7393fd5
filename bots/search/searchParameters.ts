/** How a searching bot thinks: everything about it that can be tuned. */

export interface Skill {
  /** How strongly lack of visits draws the search away from what has gone best. */
  curiosity: number;
  /** How wrong the first look at a move is taken to be, compared with how far such looks lie apart; 0 takes no look. */
  doubt: number;
  /** Whether the first look at the moves at hand goes a whole turn ahead (1), or is the game's own quick one (0). */
  ahead: number;
  /** Decisions of a playout after which the game's evaluation is asked instead of playing on. */
  horizon: number;
  /** How much of a seat's own total counts beside its lead; it keeps a seat that is far behind from giving up. */
  pride: number;
  /** What winning is worth beside the points that it was won by. */
  laurels: number;
  /** How often a playout follows the game’s policy, or its evaluation where it has none; otherwise it takes any move. */
  care: number;
  /** Decisions that the tree goes deep; beyond it, playouts. 1 is flat Monte Carlo. */
  depth: number;
  /** How often a move must have been tried before the tree grows beyond it; until then playouts go on from there. */
  ripe: number;
  /** Moves that are looked at when a fork is new; with every fourfold of visits, twice as many. */
  breadth: number;
  /** Whether the tree only asks how others begin their turns, and lets the game's policy end them (1), or asks them all (0). */
  brief: number;
}

export const usualSkill: Skill = {
  curiosity: 1.5,
  doubt: 1.5,
  ahead: 1,
  horizon: 200,
  pride: 0.1,
  laurels: 3,
  care: 1,
  depth: 1000,
  ripe: 1,
  breadth: 1000,
  brief: 0,
};

/** What may stand in the game's own tuning, and how far it may go. */
export const skillRanges: Readonly<Record<keyof Skill, readonly [min: number, max: number]>> = {
  curiosity: [0.05, 10],
  doubt: [0, 10],
  ahead: [0, 1],
  horizon: [0, 2000],
  pride: [0, 1],
  laurels: [0, 100],
  care: [0, 1],
  depth: [1, 1000],
  ripe: [1, 1000],
  breadth: [1, 1000],
  brief: [0, 1],
};

/** The usual skill, with what the game brings, and with what the task says on top. */
export function skillFrom(...layers: readonly (Readonly<Record<string, number>> | undefined)[]): Skill {
  const skill = { ...usualSkill };
  for (const layer of layers)
    for (const [name, value] of Object.entries(layer ?? {})) {
      const range = Object.hasOwn(skillRanges, name) ? skillRanges[name as keyof Skill] : undefined;
      if (!range || !(value >= range[0] && value <= range[1]))
        throw new RangeError(
          range
            ? `The skill “${name}” is a number from ${range[0]} to ${range[1]}, not ${value}.`
            : `There is no skill “${name}”; there are ${Object.keys(skillRanges).join(', ')}.`,
        );
      skill[name as keyof Skill] = value;
    }
  return skill;
}
