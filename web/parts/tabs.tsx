/** Tabs by the book: arrows move, one panel shows. */
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Glyph, type GlyphName } from './glyph.tsx';

export interface Tab {
  id: string;
  label: string;
  glyph: GlyphName;
  panel: () => ComponentChildren;
  /** Something about it, beside its word. */
  mark?: ComponentChildren;
  /** Something in it can always be reached by Tab, so that the panel need not be a stop of its own to be scrolled. */
  ownStop?: boolean;
}

interface Props {
  tabs: readonly Tab[];
  label: string;
  /** Which one is open, and what to do when another is asked for. */
  shown: string;
  show(id: string): void;
}

export function Tabs({ tabs, label, shown, show }: Props) {
  const base = useId();
  const open = tabs.find(tab => tab.id === shown) ?? tabs[0];

  const key = (event: KeyboardEvent) => {
    const at = open ? tabs.indexOf(open) : 0;
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    show(next.id);
    document.getElementById(`${base}-${next.id}`)?.focus();
  };

  return (
    <div class="tabs">
      <div
        class={tabs.length > 3 ? 'tab-list is-crowded' : 'tab-list'}
        role="tablist"
        aria-label={label}
        onKeyDown={key}
      >
        {tabs.map(tab => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === open}
            aria-controls={`${base}-panel`}
            tabIndex={tab === open ? 0 : -1}
            data-hint={tabs.length > 4 ? tab.label : undefined}
            onClick={() => show(tab.id)}
          >
            <Glyph name={tab.glyph} size={18} />
            <span class="tab-word">{tab.label}</span>
            {tab.mark}
          </button>
        ))}
      </div>
      {open && (
        <div
          class="tab-panel"
          role="tabpanel"
          id={`${base}-panel`}
          aria-labelledby={`${base}-${open.id}`}
          tabIndex={open.ownStop ? undefined : 0}
        >
          {open.panel()}
        </div>
      )}
    </div>
  );
}
