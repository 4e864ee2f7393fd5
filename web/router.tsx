/** Addresses: where we are, going somewhere, and links that do so without loading the page again. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export const address = signal(new URL(location.href));

addEventListener('popstate', () => {
  address.value = new URL(location.href);
});

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  const next = new URL(to, location.href);
  const samePage = next.pathname === address.value.pathname && next.search === address.value.search;
  history[how === 'push' ? 'pushState' : 'replaceState'](null, '', next);
  address.value = next;
  if (!samePage && !next.hash) scrollTo(0, 0);
}

/** The parts of the path: `/t/abc` is `['t', 'abc']`. */
export const parts = (url: URL): string[] => url.pathname.split('/').filter(Boolean).map(decodeURIComponent);

export function Link(props: {
  to: string;
  class?: string;
  'aria-label'?: string;
  'aria-current'?: 'page';
  'data-hint'?: string;
  children: ComponentChildren;
}) {
  const { to, children, ...rest } = props;
  return (
    <a
      {...rest}
      href={to}
      onClick={event => {
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to);
      }}
    >
      {children}
    </a>
  );
}
