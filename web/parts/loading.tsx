/** Waiting for something to be loaded, and saying so when it does not come. */
import { useEffect, useState } from 'preact/hooks';
import { shared, t } from '../speak.ts';

export type Loaded<T> = { state: 'waiting' } | { state: 'here'; value: T } | { state: 'failed'; error: unknown };

export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [loaded, set] = useState<Loaded<T>>({ state: 'waiting' });
  useEffect(() => {
    let still = true;
    set({ state: 'waiting' });
    load().then(
      value => still && set({ state: 'here', value }),
      error => still && set({ state: 'failed', error }),
    );
    return () => {
      still = false;
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
