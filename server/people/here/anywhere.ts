/** Who is here and who is elsewhere, put together. */
import type { Visit } from '../../store/visitStore.ts';
import type { Audience } from '../../table/audience.ts';
import type { Elsewhere } from './elsewhere.ts';
import type { Here } from './here.ts';
import type { Looking } from './looking.ts';

/** Everybody who is at this server, as the others are told. */
export function* visitsHere(
  here: Pick<Here, 'guests'>,
  audience: Pick<Audience, 'visits'>,
  looking: Pick<Looking, 'all'>,
): Iterable<Visit> {
  for (const guest of here.guests()) yield { guest, table: null, looks: false, windows: 1 };
  for (const { guest, table, windows } of audience.visits()) yield { guest, table, looks: false, windows };
  // The last word on a guest at a table counts.
  for (const { guest, table } of looking.all()) yield { guest, table, looks: true, windows: 1 };
}

export const hereAndElsewhere = (here: Here, elsewhere: Elsewhere) => ({
  isHere: (guest: string): boolean => here.isHere(guest) || elsewhere.isHere(guest),
  onChange(hear: (guest: string) => void): void {
    here.onChange(hear);
    elsewhere.onChange(hear);
  },
});

export const lookingAnywhere = (looking: Looking, elsewhere: Elsewhere): Pick<Looking, 'isLooking' | 'onLook'> => ({
  isLooking: (guest, table) => looking.isLooking(guest, table) || elsewhere.isLooking(guest, table),
  onLook: looking.onLook,
});
