/** One's worshipers as five chips: a sign and a number each, to be pressed where a colour is asked for. */
import { useBarKeys } from '@atoll/boardkit/choosing/barKeys.ts';
import { Count } from '@atoll/boardkit/drawing/count.tsx';
import type { Colour } from '../../rules/types.ts';
import { Icon } from '../icons.tsx';
import { supplyPlace } from '../places.ts';
import type { Props } from '../props.ts';
import { chipWords, labels } from '../words.ts';

export interface Chip {
  colour: Colour;
  n: number;
  /** What would be added or taken off. */
  more: number;
  legal: boolean;
  chosen: boolean;
  /** What pressing does, and its name; null where there is nothing to press. */
  press: (() => void) | null;
  name?: string;
  /** The viewer has a reduction token of this colour. */
  free?: boolean;
}

interface ChipsProps {
  props: Props;
  chips: readonly Chip[];
  onBackspace?(): void;
  /** What Enter does on a chip that is chosen, or with the move complete. */
  onEnter?: (() => void) | null;
}

export function Chips({ props, chips, onBackspace, onEnter }: ChipsProps) {
  const { t, language, reducedMotion } = props;
  const { bar, arrows } = useBarKeys(props, '.is-legal');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class="orbis-chips"
      role="group"
      aria-label={t(labels.supply)}
      data-component="supply"
      ref={bar}
      onKeyDown={arrows}
    >
      {chips.map(({ colour, n, more, legal, chosen, press, name, free }) => {
        const label = [name, t(chipWords(colour, n, more)), free && t(freeWords)].filter(Boolean).join('. ');
        const inside = (
          <span class="orbis-chip-inside" aria-hidden="true">
            <span class="orbis-chip-sign" data-place={supplyPlace(colour)}>
              <Icon name={colour} language={language} size={28} quiet />
              {free && <i class="orbis-chip-free" />}
            </span>
            <b>
              <Count value={n} still={reducedMotion} />
            </b>
            {more !== 0 && <em class={more < 0 ? 'is-loss' : ''}>{more > 0 ? `+${more}` : `−${-more}`}</em>}
          </span>
        );
        const state = `orbis-chip ${legal && press ? 'is-legal' : ''} ${chosen ? 'is-chosen' : ''} ${n + more === 0 ? 'is-none' : ''}`;
        const component = free ? 'reduction' : 'worshiper';
        if (!press)
          return (
            <span key={colour} class={state} role="img" aria-label={label} data-hint={label} data-component={component}>
              {inside}
            </span>
          );
        return (
          <button
            key={colour}
            type="button"
            class={state}
            data-hint={label}
            data-component={component}
            aria-pressed={legal ? chosen : undefined}
            aria-disabled={!legal && !props.asking}
            onClick={press}
            onKeyDown={event => {
              if (event.key === 'Backspace' && onBackspace) onBackspace();
              else if (event.key === 'Enter' && onEnter && (chosen || props.chosen) && !event.repeat) onEnter();
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          >
            <span class="orbis-unseen">{label}</span>
            {inside}
          </button>
        );
      })}
    </div>
  );
}

const freeWords = { de: 'brauchst du nicht mehr zu zahlen', en: 'you need not pay any more' };
