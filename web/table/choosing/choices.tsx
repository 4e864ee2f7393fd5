/**
 * The list of what can still be chosen: the way to play any game by keys or screen reader alone. Hidden until it is
 * asked for or focused; for a game without a board it is the board.
 */

import type { BoardProps, Value } from '@atoll/boardkit/board.ts';
import { announce } from '@atoll/boardkit/choosing/announce.ts';
import { choices, openField } from '@atoll/engine';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { count, fill, t } from '../../translate.ts';
import type { TableContext } from '../page/tableContext.ts';

const words = {
  label: { de: 'Auswahl', en: 'Choices' },
  left: {
    one: { de: '{n} Möglichkeit', en: '{n} choice' },
    other: { de: '{n} Möglichkeiten', en: '{n} choices' },
  },
  confirm: { de: 'Bestätigen: {move}', en: 'Confirm: {move}' },
  hint: {
    de: 'Pfeiltasten bewegen, Enter wählt, Rücktaste geht einen Schritt zurück.',
    en: 'Arrow keys move, Enter selects, Backspace goes one step back.',
  },
} as const;

type Item = { text: string; act(): void };

function itemsOf({ choosing, module }: TableContext, props: BoardProps): Item[] {
  const { text } = module;
  if (props.moves.length === 0) return [];
  if (props.chosen)
    return [
      {
        text: fill(words.confirm, { move: t(text.move(props.chosen, props.view, props.game.box)) }),
        act: choosing.confirm,
      },
    ];
  const field = openField(props.left);
  if (field === null) return [];
  return choices(props.left, field).map((value: Value) => {
    const name = t(text.choice(field, value, props.view, props.game.box));
    return {
      text: name,
      act: () => {
        choosing.pick({ ...choosing.picks.peek(), [field]: value });
        const left = choosing.left.peek();
        const next = left.length === 1 && left[0] ? t(text.move(left[0], props.view, props.game.box)) : '';
        announce(`${name}. ${next || count(choices(left, openField(left) ?? '').length, words.left)}`);
      },
    };
  });
}

export function Choices({ context, props, open }: { context: TableContext; props: BoardProps; open: boolean }) {
  const { choosing } = context;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const typed = useRef({ text: '', when: 0 });
  const items = itemsOf(context, props);
  const active = Math.min(at, items.length - 1);
  const step = JSON.stringify([props.picks, props.moves.length]);

  useEffect(() => setAt(0), [step]);
  useEffect(() => {
    if (list.current) showWithin(list.current, list.current.children[active]);
  }, [active, step]);

  const empty = items.length === 0;
  useEffect(() => {
    // Out of sight it gives the focus back; not every browser sees to that.
    if (empty && document.activeElement === list.current) list.current?.blur();
  }, [empty]);

  const key = (event: KeyboardEvent) => {
    if (empty) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const jump = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: items.length - 1 }[event.key];
    if (jump !== undefined) setAt((jump + items.length) % items.length);
    else if (event.key === 'Enter' || event.key === ' ') items[active]?.act();
    else if (event.key === 'Backspace') choosing.unpickLast();
    else if (event.key.length === 1 && event.key !== '?') {
      const now = performance.now();
      typed.current = { text: (now - typed.current.when < 700 ? typed.current.text : '') + event.key, when: now };
      const wanted = typed.current.text.toLowerCase();
      const found = items.findIndex(item => item.text.toLowerCase().startsWith(wanted));
      if (found < 0) return;
      setAt(found);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  // With nothing to choose it is out of sight and out of reach, but stays: to take out what has the focus, a browser lays
  // out the whole page first, in the middle of drawing it again.
  return (
    <div class={open ? 'choices is-open' : 'choices'} hidden={empty}>
      <div class="choices-head">
        <strong id={`${base}-label`}>{t(words.label)}</strong>
        <span class="quiet">{count(items.length, words.left)}</span>
        <span class="unseen" id={`${base}-hint`}>
          {t(words.hint)}
        </span>
      </div>
      <div
        ref={list}
        class="choices-list"
        role="listbox"
        tabIndex={0}
        aria-labelledby={`${base}-label`}
        aria-describedby={`${base}-hint`}
        aria-activedescendant={empty ? undefined : `${base}-${active}`}
        onKeyDown={key}
      >
        {items.map((item, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the list hears the keys for its options
          // biome-ignore lint/a11y/useFocusableInteractive: the list keeps the focus and names its active option
          <div
            key={item.text}
            id={`${base}-${i}`}
            role="option"
            class={i === active ? 'choice is-active' : 'choice'}
            aria-selected={i === active}
            onClick={item.act}
          >
            {item.text}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Scrolls the list and nothing else: `scrollIntoView` would move the table as well while the list is unseen. */
function showWithin(list: Element, item: Element | undefined): void {
  if (!item) return;
  const [window, part] = [list.getBoundingClientRect(), item.getBoundingClientRect()];
  if (part.top < window.top) list.scrollTop -= window.top - part.top;
  else if (part.bottom > window.bottom) list.scrollTop += part.bottom - window.bottom;
}
