/** Every move as one shared, frozen record, so that listing moves makes no garbage. Buildings: see building.ts. */
import {
  type AmuletsMove,
  amuletValues,
  type BirdsMove,
  type BowlMove,
  type CardId,
  type DrawMove,
  landscapes,
  type PassMove,
  type ThrowMove,
  treasureValues,
} from './types.ts';

const frozen = <M>(move: M): Readonly<M> => Object.freeze(move);

/** By site, from the top. */
export const everyBowlMove: readonly BowlMove[] = [1, 2, 3, 4, 5, 6].map(site => frozen({ do: 'bowl' as const, site }));

export const treasureId = (value: number): CardId => `treasure-${value}`;

/** An open treasure by kind, an open landscape by number, then the two piles. */
export const treasureDraws: readonly DrawMove[] = treasureValues.map(value =>
  frozen({ do: 'draw' as const, card: treasureId(value) }),
);
export const landscapeDraws: readonly DrawMove[] = landscapes.map(card => frozen({ do: 'draw' as const, card }));
export const drawTreasure: DrawMove = frozen({ do: 'draw' as const, card: 'treasure-pile' as const });
export const drawLandscape: DrawMove = frozen({ do: 'draw' as const, card: 'landscape-pile' as const });

export const collect: AmuletsMove = frozen({ do: 'amulets' as const });
/** By kind. */
export const everyThrowMove: readonly ThrowMove[] = amuletValues.map(amulet =>
  frozen({ do: 'throw' as const, amulet }),
);
export const pass: PassMove = frozen({ do: 'pass' as const });

/** Two different landscapes, as bits. */
export const birdPairs: readonly number[] = landscapes.flatMap((_, a) =>
  landscapes.slice(a + 1).map((_, b) => (1 << a) | (1 << (a + 1 + b))),
);
export const landscapesIn = (bits: number) => landscapes.filter((_, i) => (bits >> i) & 1);
export const everyBirdsMove: readonly BirdsMove[] = birdPairs.map(bits =>
  frozen({ do: 'birds' as const, birds: landscapesIn(bits).join('+') }),
);
