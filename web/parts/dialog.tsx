/** A window with a heading, or a sheet from below on a phone. */
import { Window } from '@atoll/boardkit/parts/window.tsx';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { shared, t } from '../translate.ts';
import { Glyph } from './glyph.tsx';

export function Dialog(props: {
  title: string;
  /** `sheet` slides up from below on phones; `wide` has room for tables and charts. */
  look?: 'sheet' | 'wide';
  onClose(): void;
  /** Stays in sight below what scrolls. */
  foot?: ComponentChildren;
  children: ComponentChildren;
}) {
  const title = useId();
  return (
    <Window class={`dialog ${props.look ? `dialog-${props.look}` : ''}`} titled={title} onClose={props.onClose}>
      <div class="dialog-paper">
        <div class="dialog-head">
          <h2 id={title}>{props.title}</h2>
          <button type="button" class="icon-button" aria-label={t(shared.close)} onClick={props.onClose}>
            <Glyph name="close" />
          </button>
        </div>
        <div class="dialog-body">{props.children}</div>
        {props.foot && <footer class="dialog-foot">{props.foot}</footer>}
      </div>
    </Window>
  );
}
