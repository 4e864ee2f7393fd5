/** What seats would get, as small chips: symbol and number, the seat's shape before them. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import type { Language } from '@atoll/engine';
import { Icon } from '../icons.tsx';
import { type Gain, isNothing } from '../preview/preview.ts';
import type { Say } from '../props.ts';
import { gainWords } from '../words.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export function GainChips({ gain, language }: { gain: Gain; language: Language }) {
  const chip = (name: 'fruit' | 'gold' | 'water' | 'sun' | 'temple', n: number, extra = '') =>
    n === 0 ? null : (
      <span class={`cacao-chip is-${name} ${extra}`} key={name + extra}>
        <Icon name={name} language={language} size={16} quiet />
        {signed(n)}
      </span>
    );
  return (
    <>
      {chip('fruit', gain.fruits)}
      {gain.sold > 0 && (
        <span class="cacao-chip is-sale">
          {gain.sold}
          <Icon name="fruit" language={language} size={16} quiet />
          <span class="cacao-arrow">›</span>
          <Icon name="gold" language={language} size={16} quiet />
          {signed(gain.sales)}
        </span>
      )}
      {chip('gold', gain.mined)}
      {chip('water', gain.water)}
      {chip('sun', gain.suns)}
      {chip('temple', gain.temples)}
    </>
  );
}

/** One line a seat that gets something. */
export function GainList(props: { gains: readonly Gain[]; names: readonly string[]; language: Language; t: Say }) {
  const { gains, names, language, t } = props;
  return (
    <ul class="cacao-gains">
      {gains.map((gain, seat) =>
        isNothing(gain) ? null : (
          <li key={seat}>
            <SeatMark seat={seat} size={16} />
            <span class="cacao-unseen">{`${names[seat]}: ${t(gainWords(gain))}`}</span>
            <span aria-hidden="true" class="cacao-chips" data-hint={`${names[seat]}: ${t(gainWords(gain))}`}>
              <GainChips gain={gain} language={language} />
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
