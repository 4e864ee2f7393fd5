/** Which of the three table layouts fits: board with two rails, with one, or with sheets. */
import { computed, signal } from '@preact/signals';

export type Layout = 'phone' | 'tablet' | 'desktop';

const follow = (query: string) => {
  const list = matchMedia(query);
  const matches = signal(list.matches);
  list.addEventListener('change', () => {
    matches.value = list.matches;
  });
  return matches;
};

const narrow = follow('(max-width: 719px), (max-height: 519px)');
const wide = follow('(min-width: 1180px)');

export const layout = computed((): Layout => (narrow.value ? 'phone' : wide.value ? 'desktop' : 'tablet'));
