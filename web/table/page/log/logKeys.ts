/**
 * The log is one stop for the Tab key, at its newest line. Up and down go from row to row, left and right along a row to
 * what else is in it: the rule that governs the line, the button that shows a turn again.
 */
import { setStop } from '@atoll/boardkit/choosing/roving.ts';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

export interface Spot {
  row: number;
  column: number;
}

/** Where a key leads among rows of so many things; null for a key that means nothing here. */
export function nextSpot(rows: readonly number[], { row, column }: Spot, key: string): Spot | null {
  const last = rows.length - 1;
  const to = {
    ArrowDown: { row: Math.min(last, row + 1), column },
    ArrowUp: { row: Math.max(0, row - 1), column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: Math.max(0, column - 1) },
    Home: { row: 0, column: 0 },
    End: { row: last, column: 0 },
  }[key];
  return to ? { row: to.row, column: Math.min(to.column, (rows[to.row] ?? 1) - 1) } : null;
}

/** The things to press in each row that has any. */
const rowsIn = (list: Element): HTMLButtonElement[][] =>
  [...list.querySelectorAll('[data-row]')]
    .map(row => [...row.querySelectorAll('button')])
    .filter(buttons => buttons.length > 0);

export function useLogKeys(list: RefObject<HTMLElement | null>) {
  const current = useRef<Element | null>(null);
  const settle = () => {
    if (!list.current) return;
    const all = [...list.current.querySelectorAll('[data-row] button')];
    const here = all.find(one => one === current.current) ?? all.at(-1)?.closest('[data-row]')?.querySelector('button');
    for (const one of all) setStop(one, one === here);
  };
  useLayoutEffect(settle);
  return {
    onFocusIn: (event: FocusEvent) => {
      if (!(event.target instanceof Element)) return;
      current.current = event.target;
      settle();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !list.current) return;
      const rows = rowsIn(list.current);
      const pressed = event.target;
      if (!(pressed instanceof HTMLButtonElement)) return;
      const row = rows.findIndex(buttons => buttons.includes(pressed));
      const column = rows[row]?.indexOf(pressed) ?? -1;
      if (column < 0) return;
      const to = nextSpot(
        rows.map(buttons => buttons.length),
        { row, column },
        event.key,
      );
      if (!to) return;
      rows[to.row]?.[to.column]?.focus();
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
