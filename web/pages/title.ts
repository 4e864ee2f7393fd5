import { effect, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { waiting } from '../live/waiting.ts';

const page = signal('Atoll');

/** Every tab of the house says how many tables wait for me. */
effect(() => {
  const { length } = waiting.value;
  document.title = length > 0 ? `(${length}) ${page.value}` : page.value;
});

/** The name of the page in the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    page.value = title ? `${title} · Atoll` : 'Atoll';
  }, [title]);
}
