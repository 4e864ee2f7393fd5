/** The end of the game: paths, stone place, pole place, amulets; and how it stands before. */
import { type Scoresheet, type Seat, scoresheet, type Viewer } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { amuletSum } from '../gathering/amulets.ts';
import { hutsOn, type MangroviaState, NEUTRAL, type Owner, ownerOf } from '../types.ts';

const categories = ['fields', 'poleTiles', 'paths', 'stone', 'pole', 'amulets'] as const;

/** Somebody's huts in a ranking. `nearest` decides between equals: the lower the better. */
export interface Rank {
  /** Seat + 1, or NEUTRAL. */
  owner: number;
  huts: number;
  nearest: number;
  statue: boolean;
}

/** R69–R71, R75, R82: more huts; then the statue tile; then who is nearer, or was earlier. */
const before = (a: Rank, b: Rank): number =>
  b.huts - a.huts || Number(b.statue) - Number(a.statue) || a.nearest - b.nearest;

export const ownerName = ({ owner }: Rank): Owner => (owner === NEUTRAL ? 'neutral' : owner - 1);

/** Everybody with a hut on a path, as they rank. Double huts count two (R69). */
export function rankPath(box: Box, s: MangroviaState, p: number): Rank[] {
  const ranks: Rank[] = [];
  const { fields } = box.paths[p];
  for (let at = 0; at < fields.length; at++) {
    const code = s.fields[fields[at]];
    if (code === 0) continue;
    const owner = ownerOf(code);
    const rank = ranks.find(found => found.owner === owner);
    if (rank) rank.huts += hutsOn(code);
    else {
      const statue = owner !== NEUTRAL && ((s.supplies[owner - 1].statues >> p) & 1) === 1;
      ranks.push({ owner, huts: hutsOn(code), nearest: at, statue });
    }
  }
  return ranks.sort(before);
}

/** Everybody with a hut on the pole place: R74–R76. */
export function rankPoles(box: Box, s: MangroviaState): Rank[] {
  const ranks: Rank[] = [];
  for (const [at, field] of box.poleFields.entries()) {
    const code = s.fields[field];
    if (code === 0) continue;
    const tile = s.poleTiles[at];
    const rank = ranks.find(found => found.owner === ownerOf(code));
    if (rank) {
      rank.huts++;
      rank.nearest = Math.min(rank.nearest, tile);
    } else ranks.push({ owner: ownerOf(code), huts: 1, nearest: tile, statue: false });
  }
  return ranks.sort(before);
}

/** Huts on the stone place by owner, `[0]` all of them: R73 counts the neutral one too. */
export function stoneHuts(box: Box, s: MangroviaState): number[] {
  const huts = new Array<number>(NEUTRAL + 1).fill(0);
  for (const field of box.stoneFields) {
    const owner = ownerOf(s.fields[field]);
    if (owner === 0) continue;
    huts[owner] += 1;
    huts[0] += 1;
  }
  return huts;
}

/** Points of a seat by category, as it stands now. */
export type SeatPoints = Record<(typeof categories)[number], number>;

const give = (to: SeatPoints[], rank: Rank | undefined, category: 'paths' | 'pole', points: number): void => {
  const standing = rank && to[rank.owner - 1];
  // Neutral huts take a rank and get nothing.
  if (standing) standing[category] += points;
};

/** R69–R77, amulets left out: those the caller may know of. */
export function pointsBySeat(box: Box, s: MangroviaState): SeatPoints[] {
  const all = s.supplies.map((): SeatPoints => ({ fields: 0, poleTiles: 0, paths: 0, stone: 0, pole: 0, amulets: 0 }));
  for (let field = 0; field < s.fields.length; field++) {
    const code = s.fields[field];
    const standing = all[ownerOf(code) - 1];
    if (!standing) continue;
    standing.fields += (box.fields[field]?.points ?? 0) * hutsOn(code);
    const pole = box.poleAt[field];
    if (pole >= 0) standing.poleTiles += s.poleTiles[pole];
  }
  for (const [p, path] of box.paths.entries()) {
    const [first, second] = rankPath(box, s, p);
    give(all, first, 'paths', path.first);
    give(all, second, 'paths', path.second);
  }
  const stone = stoneHuts(box, s);
  for (const [seat, standing] of all.entries()) standing.stone = stone[seat + 1] * stone[0];
  const [first, second] = rankPoles(box, s);
  give(all, first, 'pole', box.edition.poles.first);
  give(all, second, 'pole', box.edition.poles.second);
  return all;
}

/** What a seat's amulets are worth, as far as the viewer knows; at the end they are turned over for all. */
function knownAmulets(s: MangroviaState, seat: Seat, viewer?: Viewer): number {
  const { amulets, seenOnes } = s.supplies[seat];
  return s.over || viewer === undefined || viewer === seat ? amuletSum(amulets) : seenOnes;
}

/** R78: equal points go to the higher sum of amulets, then the victory is shared. */
export function score(box: Box, s: MangroviaState, viewer?: Viewer): Scoresheet {
  const rows = pointsBySeat(box, s).map((standing, seat) => {
    const amulets = knownAmulets(s, seat, viewer);
    const points = categories.map(category => (category === 'amulets' ? amulets : standing[category]));
    return { seat, points, tieBreak: [amulets] };
  });
  return scoresheet(categories, rows, s.over);
}
