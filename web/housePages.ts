/** What the operator of this house has written, asked for once. */
import type { Words } from '@atoll/engine';
import { signal } from '@preact/signals';
import type { HousePages } from '../server/door/protocol.ts';
import { getHousePages } from './api.ts';

export const housePages = signal<HousePages['pages'] | null>(null);

export const pageTitles: Readonly<Record<HousePages['pages'][number]['id'], Words>> = {
  rules: { de: 'Hausregeln', en: 'House rules' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
};

let asked = false;

export async function loadHousePages(): Promise<void> {
  if (asked) return;
  asked = true;
  const answer = await getHousePages();
  if (answer.ok) housePages.value = answer.value.pages;
  // Without a server there is nobody who could have written any.
  else housePages.value = [];
}
