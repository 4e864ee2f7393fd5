/** Staying in touch with the house on every page: what waits for me, in the tab, by a knock, and by the browser's own notices. */
import { askWaiting } from '../api.ts';
import { showBadge } from './badge.ts';
import { knockWhenAsked } from './knocking.ts';
import { watchAttention } from './looking.ts';
import { notifyWhenAsked } from './notifying.ts';
import { liveConnection } from './serverLive.ts';
import { waiting } from './waiting.ts';

let connected = false;

/** Somebody whom the house does not know yet has nothing to wait for, and needs no connection. */
async function connectIfKnown(): Promise<void> {
  if (connected) return;
  const asked = await askWaiting();
  if (!asked.ok || !asked.value.guest || connected) return;
  connected = true;
  waiting.value = asked.value.tables;
  liveConnection();
}

export function stayInTouch(): void {
  showBadge();
  watchAttention();
  void connectIfKnown().then(() => {
    knockWhenAsked();
    notifyWhenAsked();
  });
  // Somebody may have become a guest in another tab.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void connectIfKnown();
  });
}
