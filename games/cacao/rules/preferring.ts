/** A person's standing answers: outside the rules, and only where they asked for them. */
import { type PreferenceSpec, type Preferences, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { edgeName, facing, jungleType } from './grid.ts';
import type { CacaoMove, CacaoState, Village, WorkStep } from './types.ts';
import { canWork, workersAt } from './work/working.ts';

export const preferences: readonly PreferenceSpec[] = [
  {
    id: 'collect',
    words: words('Ernten, Gold, Wasser und Sonnensteine', 'Harvest, gold, water and sun tokens'),
    values: [
      { id: 'all', words: words('immer alles nehmen', 'always take everything') },
      { id: 'ask', words: words('jedes Mal fragen', 'ask every time') },
    ],
  },
  {
    id: 'sell',
    words: words('Verkaufen', 'Selling'),
    values: [
      { id: 'ask', words: words('jedes Mal fragen', 'ask every time') },
      {
        id: 'all',
        words: words('immer alles verkaufen, zum besten Preis', 'always sell everything, at the best price'),
      },
    ],
  },
];

const kindAt = (box: Box, s: CacaoState, edge: number) => box.jungleKind[jungleType(s.cells[facing(edge)])];

const full = (box: Box, s: CacaoState, village: Village, edge: number): CacaoMove => ({
  edge: edgeName(edge),
  workers: canWork(box, s, village, edge),
});

/** What the preferences answer, or null to ask. */
export function auto(box: Box, s: CacaoState, chosen: Preferences): CacaoMove | null {
  const step = s.steps.at(-1);
  if (step?.kind !== 'work') return null;
  const village = s.villages[step.seat];
  const busy = step.edges.filter(edge => canWork(box, s, village, edge) > 0);
  const at = (kind: string) => step.edges.filter(edge => kindAt(box, s, edge) === kind);

  if (chosen.collect !== 'ask') {
    const simple = busy.find(edge => ['mine', 'water', 'sun'].includes(kindAt(box, s, edge) ?? ''));
    if (simple !== undefined) return full(box, s, village, simple);
    // Harvesting first is never worse, unless storage would overflow while there is a market to sell at.
    const [plantation] = busy.filter(edge => kindAt(box, s, edge) === 'plantation');
    const coming = at('plantation').reduce((sum, edge) => sum + yieldOf(box, s, edge), 0);
    if (plantation !== undefined && (at('market').length === 0 || village.fruits + coming <= box.edition.storage))
      return full(box, s, village, plantation);
  }
  if (chosen.sell === 'all' && at('market').length > 0) {
    const onlyMarkets = at('plantation').every(edge => !busy.includes(edge));
    if (chosen.collect !== 'ask' || onlyMarkets) {
      const edge = bestEdge(box, s, step);
      if (edge !== null) return full(box, s, village, edge);
    }
  }
  return null;
}

const yieldOf = (box: Box, s: CacaoState, edge: number): number =>
  workersAt(box, s, edge) * box.jungleValue[jungleType(s.cells[facing(edge)])];

/**
 * The edge to work first so that harvesting and selling everything brings the most gold, then the most fruits left.
 * Tries every order of the plantations and markets, remembering what it has seen.
 */
function bestEdge(box: Box, s: CacaoState, step: WorkStep): number | null {
  const { storage } = box.edition;
  const edges = step.edges.filter(edge => ['plantation', 'market'].includes(kindAt(box, s, edge) ?? ''));
  const seen = new Map<number, number>();
  const after = (edge: number, fruits: number): { fruits: number; gold: number } => {
    const workers = workersAt(box, s, edge);
    const value = box.jungleValue[jungleType(s.cells[facing(edge)])];
    if (kindAt(box, s, edge) === 'plantation') return { fruits: Math.min(storage, fruits + workers * value), gold: 0 };
    const sold = Math.min(workers, fruits);
    return { fruits: fruits - sold, gold: sold * value };
  };
  // Gold counts a hundred times a fruit, so that fruits only break ties.
  const worth = (left: number, fruits: number): number => {
    if (left === 0) return fruits;
    const key = left * 64 + fruits;
    let best = seen.get(key);
    if (best === undefined) {
      best = fruits;
      for (let i = 0; i < edges.length; i++)
        if (left & (1 << i)) {
          const next = after(edges[i], fruits);
          best = Math.max(best, next.gold * 100 + worth(left & ~(1 << i), next.fruits));
        }
      seen.set(key, best);
    }
    return best;
  };
  const village = s.villages[step.seat];
  const all = (1 << edges.length) - 1;
  let best: number | null = null;
  let bestWorth = -1;
  for (let i = 0; i < edges.length; i++) {
    const edge = edges[i];
    if (canWork(box, s, village, edge) === 0) continue;
    const next = after(edge, village.fruits);
    const total = next.gold * 100 + worth(all & ~(1 << i), next.fruits);
    if (total > bestWorth) {
      bestWorth = total;
      best = edge;
    }
  }
  return best;
}
