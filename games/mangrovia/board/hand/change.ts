/** What the move that is chosen or pointed at would do to the viewer's hand. */
import { pickMore } from '@atoll/boardkit/choosing/picking.ts';
import { narrow, type Picks } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { type Landscape, landscapes, type MangroviaMove } from '../../rules/types.ts';
import { given, type Holding, isBuild } from './pays.ts';

const nothing: Holding = {
  treasures: [],
  startCards: [],
  landscapes: [],
  amulets: [],
  treasureTiles: 0,
  amuletTiles: 0,
  jokers: 0,
};

export interface Change {
  gone: Holding;
  come: Holding;
}

/** Only what is settled: a payment that is still open takes nothing away yet. */
export function changeOf(box: Box, moves: readonly MangroviaMove[], picks: Picks, aim: Picks): Change {
  const all = pickMore(moves, picks, aim) ?? picks;
  if (Object.keys(all).length === 0) return { gone: nothing, come: nothing };
  const left = narrow(moves, all);
  const first = left[0];
  if (first?.do === 'draw' && 'card' in all) return { gone: nothing, come: drawn(first.card) };
  if (!first || !isBuild(first) || !('field' in all)) return { gone: nothing, come: nothing };
  const same = left.filter(isBuild);
  const field = box.fields[box.fieldAt.get(first.field) ?? -1];
  const cards = same.every(move => move.cards === first.cards) ? first.cards : '';
  const pay = same.every(move => move.pay === first.pay) ? first.pay : '';
  return { gone: given(field?.currency ?? 'treasures', cards, pay), come: nothing };
}

function drawn(card: string): Holding {
  const landscape = landscapes.find(name => name === card);
  if (landscape) return { ...nothing, landscapes: [landscape] as Landscape[] };
  const value = Number(/^treasure-(\d+)$/.exec(card)?.[1] ?? 0);
  return value > 0 ? { ...nothing, treasures: [value] } : nothing;
}
