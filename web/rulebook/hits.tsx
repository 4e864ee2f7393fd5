/** What a search found, the best first: a handful at once, so that every letter typed is answered quickly, and more on demand. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { count } from '../translate.ts';
import type { Hit } from './ruleSearch.ts';

const words = {
  found: {
    one: { de: '{n} Regel gefunden', en: '{n} rule found' },
    other: { de: '{n} Regeln gefunden', en: '{n} rules found' },
  },
  more: {
    one: { de: 'Noch {n} Regel zeigen', en: 'Show {n} more rule' },
    other: { de: 'Noch {n} Regeln zeigen', en: 'Show {n} more rules' },
  },
} as const;

const AT_ONCE = 8;

interface Props<H extends Hit> {
  query: string;
  hits: readonly H[];
  show(hit: H): ComponentChildren;
}

export function Hits<H extends Hit>({ query, hits, show }: Props<H>) {
  // A new search begins with the best again.
  const [allOf, setAllOf] = useState<string | null>(null);
  const more = allOf === query ? 0 : Math.max(0, hits.length - AT_ONCE);
  return (
    <>
      <h2 class="rulebook-found">
        <span role="status">{count(hits.length, words.found)}</span>
      </h2>
      {(more > 0 ? hits.slice(0, AT_ONCE) : hits).map(show)}
      {more > 0 && (
        <button type="button" class="button" onClick={() => setAllOf(query)}>
          {count(more, words.more)}
        </button>
      )}
    </>
  );
}
