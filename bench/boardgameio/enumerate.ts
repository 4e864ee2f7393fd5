/** All legal moves, as boardgame.io's own bots ask for them. */
import { type CacaoG, turnsOf } from './board.ts';
import { canWork } from './working.ts';

export interface Listed {
  move: string;
  args: (string | number)[];
}

export function enumerate(G: CacaoG, ctx: { currentPlayer: string }): Listed[] {
  const step = G.steps.at(-1);
  const list: Listed[] = [];
  if (step?.kind === 'place') {
    const active = Number(ctx.currentPlayer);
    const village = G.villages[active];
    const cells = [...G.spaces];
    if (G.pile.length === 0 && G.display.length === 0 && village.suns > 0)
      for (const [cell, tile] of Object.entries(G.board))
        if (tile.kind === 'worker' && tile.seat === active && !tile.over) cells.push(cell);
    for (const tile of new Set(village.hand))
      for (const cell of cells)
        for (let turn = 0; turn < turnsOf(tile); turn++) list.push({ move: 'place', args: [tile, cell, turn] });
  } else if (step?.kind === 'fill') {
    for (const jungle of new Set(G.display))
      for (const space of step.spaces) list.push({ move: 'fill', args: [jungle, space] });
  } else if (step?.kind === 'work') {
    const village = G.villages[step.seat];
    for (const edge of step.edges)
      for (let workers = canWork(G, village, edge); workers > 0; workers--)
        list.push({ move: 'work', args: [edge, workers] });
    list.push({ move: 'work', args: ['done'] });
  }
  return list;
}
