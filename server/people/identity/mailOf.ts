/** Where somebody gets letters. */
import type { Store } from '../../store/store.ts';

/** The address that they have confirmed; null where there is none. */
export async function mailOf(store: Pick<Store, 'proofsOf'>, guest: string): Promise<string | null> {
  const proofs = await store.proofsOf(guest);
  return proofs.findLast(({ kind }) => kind === 'mail')?.name ?? null;
}
