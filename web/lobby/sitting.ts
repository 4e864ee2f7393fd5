/** Sitting down from outside a table, in one click: at a table of the lobby, or wherever there is a seat. */
import type { Refusal } from '@atoll/engine';
import type { LobbyTable, QuickSeat } from '../../server/door/protocol.ts';
import { getMe, quickSeat, takeSeat } from '../api.ts';
import { go } from '../router.tsx';
import { myName } from '../settings.ts';
import { t } from '../translate.ts';

const guest = { de: 'Gast', en: 'Guest' } as const;

/** The name I have chosen, or the one that I was given. */
export async function nameHere(): Promise<string> {
  const own = myName.value.trim();
  if (own) return own;
  const asked = await getMe();
  return asked.ok ? asked.value.name : t(guest);
}

/** Takes the first free seat and goes to the table; otherwise gives back why that was refused. */
export async function sitAt({ id, seats }: Pick<LobbyTable, 'id' | 'seats'>): Promise<Refusal | null> {
  const name = await nameHere();
  let refusal: Refusal | null = null;
  for (const [seat, { kind }] of seats.entries()) {
    if (kind !== 'open') continue;
    const asked = await takeSeat(id, seat, name);
    if (asked.ok) {
      go(`/t/${id}`);
      return null;
    }
    refusal = asked.refusal;
    // Somebody was faster; there may be another free seat.
    if (refusal.code !== 'taken') break;
  }
  return refusal;
}

/** A quick seat; goes to the table, or gives back why not. */
export async function sitQuickly(wanted: Omit<QuickSeat, 'name'>): Promise<Refusal | null> {
  const asked = await quickSeat({ ...wanted, name: await nameHere() });
  if (!asked.ok) return asked.refusal;
  go(`/t/${asked.value.id}`);
  return null;
}
