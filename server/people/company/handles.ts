/** By what name somebody's browser knows other people: one that says nothing of who they are, and that two cannot compare. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../../store/store.ts';

export interface Handles {
  /** How `asker` may call `other`; the same every time. */
  of(asker: string, other: string): string;
}

export async function openHandles(store: Pick<Store, 'secret'>): Promise<Handles> {
  const secret = await store.secret('people', () => randomBytes(32).toString('base64url'));
  return {
    of: (asker, other) =>
      createHmac('sha256', secret)
        .update(JSON.stringify([asker, other]))
        .digest()
        .subarray(0, 18)
        .toString('base64url'),
  };
}
