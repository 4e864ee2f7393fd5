/** People as they are drawn everywhere: a bust with the tool of the trade, and the symbols on the tile. */
import type { Language } from '@atoll/engine';
import type { Sex, Trade } from '../../rules/names.ts';
import { href, Icon, toolIcon } from '../icons.tsx';

/** A man or a woman with the tool in front. Decoration: the name stands beside it. */
export function Bust({ sex, trade, size }: { sex: Sex; trade: Trade; size: number }) {
  return (
    <svg class={`bora-bust is-${sex}`} viewBox="0 0 44 36" width={(size * 44) / 36} height={size} aria-hidden="true">
      <path
        class="bora-bust-paper"
        d="M4 2.5Q2 2.8 2 5L1.6 30Q1.6 34.5 6 34.6L37 35.2Q41.8 35.2 42 31L42.6 6Q42.6 1.6 38.4 1.6Z"
      />
      <use href={href(sex)} x="1.5" y="5" width="29" height="29" />
      <circle class="bora-bust-disc" cx="32" cy="23.5" r="11" />
      <use href={href(toolIcon(trade))} x="23.5" y="15" width="17" height="17" />
    </svg>
  );
}

/** What the symbols are for: the helper brings them, once. */
export const symbolsComponent = ({ sex, moved }: { sex: Sex; moved: boolean }): string =>
  moved ? 'moved' : sex === 'man' ? 'swap-tattoo' : 'swap-shells';

/** Status steps of a man, shells of a woman; ticked once they were brought. */
export function Symbols(props: { sex: Sex; n: number; moved: boolean; language: Language; hint?: string }) {
  const { sex, n, moved, language } = props;
  return (
    <span
      class={`bora-symbols ${moved ? 'is-moved' : ''}`}
      aria-hidden="true"
      data-hint={props.hint}
      data-component={symbolsComponent(props)}
    >
      {Array.from({ length: n }, (_, i) => (
        <Icon key={i} name={sex === 'man' ? 'status' : 'shell'} language={language} size={16} quiet />
      ))}
      {moved && <Icon name="check" language={language} size={13} quiet class="bora-tick" />}
    </span>
  );
}
