/** The browser's own notices while a page of the house is open but nobody looks: for browsers that take none otherwise. */
import { effect, signal } from '@preact/signals';
import { keepNotices, showNotice } from '../secure.ts';
import { keep, readKept } from '../settings.ts';
import { t } from '../translate.ts';
import { attentive, isLookedAt } from './looking.ts';
import { askingOf, openNewlyAsked } from './newlyAsked.ts';
import { waiting } from './waiting.ts';

const words = {
  title: { de: 'Du bist dran', en: 'Your turn' },
  text: { de: 'Ein Tisch wartet auf dich.', en: 'A table is waiting for you.' },
} as const;

const shelf = 'atoll.notify';

/** Whether this browser tells me: by what the house sends it, or by its open pages; null for not at all. */
export const notify = signal<'push' | 'page' | null>(readKept<'push' | 'page' | null>(shelf, null));

export function notifyBy(how: 'push' | 'page' | null): void {
  notify.value = how;
  keep(shelf, how);
}

/** The same names that the house uses when it sends. */
const tagOf = (asking: string): string => `turn ${asking}`;

export function notifyWhenAsked(): void {
  const newlyAsked = openNewlyAsked();
  effect(() => {
    const tables = waiting.value;
    const asked = newlyAsked(tables);
    if (notify.peek() === null) return;
    // Whatever shows it: it is taken back once it has been answered anywhere.
    void keepNotices('turn ', new Set(tables.map(table => tagOf(askingOf(table)))));
    if (notify.peek() !== 'page' || attentive.peek()) return;
    for (const table of asked.filter(({ id }) => !isLookedAt(id)))
      void showNotice(t(words.title), { tag: tagOf(askingOf(table)), text: t(words.text), link: `/t/${table.id}` });
  });
}
