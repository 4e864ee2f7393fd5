/**
 * Choices in the action bar. Where there is room they stand in as many rows as they need; on a phone they stand in one row
 * that scrolls, with an arrow at each end behind which there is more, so that nothing is missed for being out of sight.
 */
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Beyond, beyond } from './beyond.ts';

interface Props {
  class?: string;
  /** Given by those who scroll the row themselves. */
  row?: RefObject<HTMLDivElement | null>;
  children: ComponentChildren;
}

export function ChoiceStrip({ class: look = '', row, children }: Props) {
  const own = useRef<HTMLDivElement>(null);
  const strip = row ?? own;
  const [{ before, after }, setBeyond] = useState<Beyond>({ before: false, after: false });
  const measure = () => {
    const element = strip.current;
    if (!element) return;
    const now = beyond(element.scrollLeft, element.clientWidth, element.scrollWidth);
    setBeyond(last => (last.before === now.before && last.after === now.after ? last : now));
  };
  // What is offered changes with every choice.
  useEffect(measure);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return (
    <div class={`choice-strip ${before ? 'has-before' : ''} ${after ? 'has-after' : ''}`}>
      <div class={`choice-strip-row ${look}`} ref={strip}>
        {children}
      </div>
      {before && <More way={-1} row={strip} />}
      {after && <More way={1} row={strip} />}
    </div>
  );
}

/** Keys need no arrow: the focus scrolls to what it comes to. */
function More({ way, row }: { way: 1 | -1; row: RefObject<HTMLDivElement | null> }) {
  return (
    <button
      type="button"
      class={`choice-strip-more ${way > 0 ? 'is-after' : 'is-before'}`}
      tabIndex={-1}
      aria-hidden="true"
      onClick={() => row.current?.scrollBy({ left: way * 0.7 * row.current.clientWidth, behavior: 'smooth' })}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        stroke-width="2.6"
        aria-hidden="true"
      >
        <path d={way > 0 ? 'M9 5l7 7l-7 7' : 'M15 5l-7 7l7 7'} />
      </svg>
    </button>
  );
}
