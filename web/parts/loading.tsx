/** Waiting for something to be loaded, and saying so when it does not come. It is asked for again until it comes. */
import { BadInput } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import { fetchMissingStyles } from '../lateStyles.ts';
import { whenToTryAgain } from '../retry.ts';
import { shared, t } from '../translate.ts';

export type Loaded<T> = { state: 'waiting' } | { state: 'here'; value: T } | { state: 'failed'; error: unknown };

export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [loaded, set] = useState<Loaded<T>>({ state: 'waiting' });
  useEffect(() => {
    let still = true;
    let callOff = () => {};
    const ask = (failures: number) =>
      (failures > 0 ? fetchMissingStyles().then(load) : load()).then(
        value => still && set({ state: 'here', value }),
        error => {
          if (!still) return;
          set({ state: 'failed', error });
          // What is wrong in itself does not get better by asking again.
          if (!(error instanceof BadInput)) callOff = whenToTryAgain(failures, () => void ask(failures + 1));
        },
      );
    set({ state: 'waiting' });
    void ask(0);
    return () => {
      still = false;
      callOff();
    };
  }, keys);
  return loaded;
}

export function Waiting() {
  return (
    <p class="waiting" role="status">
      {t(shared.loading)}
    </p>
  );
}

export function Failed({ error }: { error: unknown }) {
  console.error(error);
  return (
    <p class="failed" role="alert">
      {t(shared.notReached)}
    </p>
  );
}
