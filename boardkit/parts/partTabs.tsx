/** Tabs of a board that shows one of its parts at a time on a narrow screen. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface PartTab<Part extends string> {
  part: Part;
  icon: ComponentChildren;
  name: string;
}

interface TabsProps<Part extends string> {
  class: string;
  label: string;
  tabs: readonly PartTab<Part>[];
  shown: string;
  /** The part that the present decision needs. */
  wanted: Part | null;
  show(part: Part): void;
}

export function PartTabs<Part extends string>({ tabs, shown, wanted, show, ...props }: TabsProps<Part>) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = row;
    if (current && current.scrollWidth > current.clientWidth)
      current.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <nav class={props.class} aria-label={props.label} ref={row}>
      {tabs.map(({ part, icon, name }) => (
        <button
          key={part}
          type="button"
          class={part === wanted ? 'is-wanted' : ''}
          aria-current={part === shown ? 'true' : undefined}
          onClick={() => show(part)}
        >
          {icon}
          {name}
        </button>
      ))}
    </nav>
  );
}
