/** One tab stop for a whole group of places; arrow keys go from one to the next as they lie on the table. */
import { useRef, useState } from 'preact/hooks';
import { firstStop, isRovingKey, nextStop, type Stop } from './sky/geometry.ts';

export type Roving = ReturnType<typeof useRoving>;

/** `first`: where Tab leads before anything in the group had the focus. */
export function useRoving(stops: readonly Stop[], first?: string | null) {
  const [current, setCurrent] = useState<string | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const has = (what: string | null | undefined) => stops.some(stop => stop.what === what);
  const here = has(current) ? current : has(first) ? (first ?? null) : firstStop(stops);
  return {
    group,
    tabIndex: (what: string) => (what === here ? 0 : -1),
    focused: setCurrent,
    /** True when the key was one of ours. */
    key: (event: KeyboardEvent, from: string): boolean => {
      if (event.ctrlKey || event.metaKey || event.altKey || !isRovingKey(event.key)) return false;
      const to = nextStop(stops, from, event.key);
      event.preventDefault();
      event.stopPropagation();
      if (!to) return true;
      setCurrent(to);
      const element = group.current?.querySelector(`[data-stop="${CSS.escape(to)}"]`);
      if (element instanceof HTMLElement) element.focus();
      return true;
    },
  };
}
