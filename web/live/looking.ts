/** Which table I look at: the house need not tell me elsewhere what I see there. */
import { computed, effect, signal } from '@preact/signals';
import { address, parts } from '../router.tsx';
import { keep, readKept } from '../settings.ts';
import type { Live } from './live.ts';

/** Somebody who has not touched anything for so long has gone to make tea. */
const AWAY_MS = 5 * 60_000;

/** Whether somebody sits before this window. */
export const attentive = signal(document.visibilityState === 'visible');

export function watchAttention(): void {
  let away: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(away);
    attentive.value = document.visibilityState === 'visible';
    if (attentive.value)
      away = setTimeout(() => {
        attentive.value = false;
      }, AWAY_MS);
  };
  document.addEventListener('visibilitychange', look);
  for (const kind of ['pointerdown', 'pointermove', 'keydown', 'wheel'])
    addEventListener(kind, look, { capture: true, passive: true });
  look();
}

const shown = computed(() => {
  const [page, table] = parts(address.value);
  return attentive.value && page === 't' && table !== undefined ? table : null;
});

const shelf = 'atoll.looking';

/** A window that was torn down leaves its table behind; that must not keep the others silent for ever. */
const FORGOTTEN_MS = 3_600_000;

type Shelf = Record<string, number>;

/** For the other windows of this browser: tables that are looked at, and until when that is believed. */
function note(table: string | null, before: string | null): void {
  const { [before ?? '']: _, ...others } = readKept<Shelf>(shelf, {});
  const recent = Object.entries(others).filter(([, until]) => until > Date.now());
  if (table !== null) recent.push([table, Date.now() + FORGOTTEN_MS]);
  keep(shelf, Object.fromEntries(recent));
}

/** Whether any window of this browser shows that table to somebody. */
export const isLookedAt = (table: string): boolean => (readKept<Shelf>(shelf, {})[table] ?? 0) > Date.now();

export function tellWhereILook(live: Pick<Live, 'look'>): void {
  let before: string | null = null;
  const tell = (table: string | null) => {
    if (table === before) return;
    live.look(table);
    note(table, before);
    before = table;
  };
  effect(() => tell(shown.value));
  addEventListener('pagehide', () => tell(null));
  addEventListener('pageshow', () => tell(shown.peek()));
}
