/** The store as given, but how long appends take and what becomes of them is counted. */
import type { Measures } from '../measures.ts';
import { AppendConflict, type Store, StoreFailure } from './store.ts';

export const measured = (store: Store, measures: Pick<Measures, 'count' | 'took'>): Store => ({
  ...store,
  async append(table, entries, outcome) {
    const began = performance.now();
    try {
      await store.append(table, entries, outcome);
      measures.took('append', performance.now() - began);
      measures.count('moves', entries.filter(({ type }) => type === 'move').length);
    } catch (error) {
      if (error instanceof AppendConflict) measures.count('conflicts');
      else if (error instanceof StoreFailure) measures.count('store_failures');
      throw error;
    }
  },
});
