/** Keeping what somebody changes about themselves, and telling them whether it worked. */
import type { Refusal } from '@atoll/engine';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Me, Settings } from '../../server/door/protocol.ts';
import { type Asked, changeSettings } from '../api.ts';
import { myColour } from '../settings.ts';

/** Who I am, as the server says; null until the page has asked. */
export const me = signal<Me | null>(null);

/** What the server says of me is known to the whole site: other pages begin with it. */
export function learnMe(known: Me): void {
  me.value = known;
  myColour.value = known.settings.colour ?? null;
}

/** Runs a request; while it is under way nothing else is asked, and what was refused stays there to be shown. */
export function useAsking() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  async function asking<T>(work: () => Promise<Asked<T>>): Promise<T | undefined> {
    if (busy) return undefined;
    setBusy(true);
    const asked = await work();
    setBusy(false);
    setRefused(asked.ok ? null : asked.refusal);
    return asked.ok ? asked.value : undefined;
  }
  return { busy, refused, asking };
}

export async function saveSettings(settings: Settings): Promise<Asked<Me>> {
  const asked = await changeSettings(settings);
  if (asked.ok) learnMe(asked.value);
  return asked;
}
