/** The final scoring, told. */
import { type Chance, type Tell, winners } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { amuletSum, amuletsIn } from '../gathering/amulets.ts';
import type { MangroviaEvent, MangroviaState, Owner } from '../types.ts';
import { ownerName, type Rank, rankPath, rankPoles, score, stoneHuts } from './scoring.ts';

const nameOf = (rank: Rank | undefined): Owner | null => (rank ? ownerName(rank) : null);

/** R68: the amulets are turned over, which nobody could know before, so it goes through chance. */
export function end(box: Box, s: MangroviaState, chance: Chance, tell?: Tell<MangroviaEvent>): void {
  chance.bits();
  s.over = true;
  if (!tell) return;
  for (const [p, path] of box.paths.entries()) {
    const [first, second] = rankPath(box, s, p);
    const points = [path.first, path.second] as const;
    tell({ type: 'pathScored', path: path.id, first: nameOf(first), second: nameOf(second), points });
  }
  const stone = stoneHuts(box, s);
  const all = stone[0];
  for (let seat = 0; seat < s.seats; seat++) {
    const huts = stone[seat + 1];
    if (huts > 0) tell({ type: 'stoneScored', seat, huts, all, points: huts * all });
  }
  const [first, second] = rankPoles(box, s);
  const { poles } = box.edition;
  tell({ type: 'poleScored', first: nameOf(first), second: nameOf(second), points: [poles.first, poles.second] });
  for (const [seat, { amulets }] of s.supplies.entries())
    tell({ type: 'amuletsScored', seat, amulets: amuletsIn(amulets), points: amuletSum(amulets) });
  tell({ type: 'end', winners: winners(score(box, s)) });
}
