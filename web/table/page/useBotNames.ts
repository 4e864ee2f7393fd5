import type { Words } from '@atoll/engine';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { knownBots } from '../../bots/bots.ts';

/** The bots' names by id; empty until they have been loaded. */
export function useBotNames(): ReadonlySignal<ReadonlyMap<string, Words>> {
  const names = useSignal<ReadonlyMap<string, Words>>(new Map());
  useEffect(() => {
    void knownBots().then(bots => {
      names.value = new Map(bots.map(({ id, words }) => [id, words]));
    });
  }, []);
  return names;
}
