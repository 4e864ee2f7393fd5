/** Final scores in the boardgame.io version. */
import { type CacaoG, neighbour, rules, workersOn } from './board.ts';

export function scores(G: CacaoG): number[] {
  const totals = G.villages.map(
    village => village.sales + village.mined + (rules.waterTrack[village.water] ?? 0) + village.suns * rules.unusedSun,
  );
  for (const [space, tile] of Object.entries(G.board)) {
    if (tile.kind !== 'jungle' || tile.jungle !== 'temple') continue;
    const workers = G.villages.map(() => 0);
    for (let side = 0; side < 4; side++) {
      const beside = G.board[neighbour(space, side)];
      if (beside?.kind === 'worker')
        workers[beside.seat] = (workers[beside.seat] ?? 0) + workersOn(beside, (side + 2) % 4);
    }
    const ranked = [...workers].sort((a, b) => b - a);
    const [most = 0] = ranked;
    if (most === 0) continue;
    const leaders = workers.filter(n => n === most).length;
    const next = leaders > 1 ? 0 : (ranked[1] ?? 0);
    const followers = workers.filter(n => n === next).length;
    for (const [seat, n] of workers.entries())
      if (n === most) totals[seat] = (totals[seat] ?? 0) + Math.floor(rules.temple.first / leaders);
      else if (n > 0 && n === next) totals[seat] = (totals[seat] ?? 0) + Math.floor(rules.temple.second / followers);
  }
  return totals;
}
