/** What a screen reader hears: one polite line after another, and urgent ones at once. */
import { signal } from '@preact/signals';

/** The texts now standing in the page's two live regions. */
export const polite = signal('');
export const urgent = signal('');

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something. Lines that come together are read together, and the same line twice is read twice. */
export function announce(text: string, how: 'polite' | 'urgent' = 'polite'): void {
  if (!text) return;
  if (how === 'urgent') {
    // A region that does not change is not read again.
    urgent.value = urgent.value === text ? `${text}\u00a0` : text;
    return;
  }
  waiting.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const together = waiting.join(' ');
    waiting = [];
    polite.value = polite.value === together ? `${together}\u00a0` : together;
  }, 120);
}
