/** Worshipers as small lights: one sign a colour, with how many there are. */
import type { Language } from '@atoll/engine';
import { type Colour, type Counts, colours } from '../../rules/types.ts';
import { Icon } from '../icons.tsx';

/** A sign and its number; `more` would come in addition. */
export function Light(props: { colour: Colour; n: number; more?: number; language: Language; size?: number }) {
  const { colour, n, more = 0, language, size = 18 } = props;
  return (
    <span class={`orbis-light ${more > 0 ? 'is-coming' : ''} ${n === 0 ? 'is-new' : ''}`}>
      <Icon name={colour} language={language} size={size} quiet />
      {more > 0 ? (
        <b>
          {n > 0 && <span class="orbis-light-had">{n}</span>}+{more}
        </b>
      ) : (
        n > 1 && <b>{n}</b>
      )}
    </span>
  );
}

/** All worshipers of a heap, signs side by side. */
export function Lights(props: { counts: Counts; language: Language; size?: number }) {
  return (
    <span class="orbis-lights">
      {colours
        .filter(colour => props.counts[colour] > 0)
        .map(colour => (
          <Light
            key={colour}
            colour={colour}
            n={props.counts[colour]}
            language={props.language}
            size={props.size ?? 18}
          />
        ))}
    </span>
  );
}
