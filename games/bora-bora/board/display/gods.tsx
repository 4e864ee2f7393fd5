/** The open god cards and their pile: what they are for, and which can be taken now. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { isLegal } from '@atoll/boardkit/choosing/legal.ts';
import { counted, words } from '@atoll/engine';
import { godWords } from '../../text/components.ts';
import { nouns } from '../../text/nouns.ts';
import { Choice } from '../choice.ts';
import { GodCard } from '../hand/price.tsx';
import { Icon } from '../icons.tsx';
import { place } from '../places.ts';
import { askedFor, type Props } from '../props.ts';
import { colours, labels } from '../words.ts';

/** The field of a move in which a god card is named, for what is asked now. */
function cardField(props: Props): 'card' | 'gift' | null {
  const kind = askedFor(props);
  if (kind === 'card' || kind === 'help') return 'card';
  return kind === 'fire' ? 'gift' : null;
}

export function GodDisplay(given: Props) {
  const { view, t, language } = given;
  const field = cardField(given);
  const props = field ? given : { ...given, asking: false };
  const left = view.deckSize;
  const cards = counted(left, nouns.card);
  const pile = words(`Stapel: ${cards.de}`, `Pile: ${cards.en}`);
  const picks = (value: string) => ({ [field ?? 'card']: value });
  return (
    <ChoiceGroup label={t(labels.gods)} class="bora-gods">
      {view.display.map((god, i) => (
        <Choice
          key={i}
          // Of equal cards the first one is lifted.
          props={view.display.indexOf(god) === i ? props : { ...props, picks: {} }}
          picks={picks(god)}
          label={`${t(colours[god])}: ${t(godWords[god].name)}. ${t(godWords[god].effect)}`}
          hint={`${t(godWords[god].name)}: ${t(godWords[god].effect)}`}
          place={place.display(i)}
          component={`god-${god}`}
          class="bora-display-card"
        >
          <GodCard god={god} language={language} large />
          <span class="bora-card-name" aria-hidden="true">
            {t(colours[god])}
          </span>
        </Choice>
      ))}
      <Choice
        props={props}
        picks={picks('pile')}
        label={t(pile)}
        hint={t(pile)}
        place={place.pile}
        component="pile"
        class={`bora-display-card is-pile ${field && isLegal(props, picks('pile')) ? '' : 'is-quiet'}`}
      >
        <span class="bora-godcard is-large is-back" data-count={left}>
          <Icon name="pile" language={language} size={24} quiet />
        </span>
        <span class="bora-card-name" aria-hidden="true">
          {t(labels.pile)}
        </span>
      </Choice>
    </ChoiceGroup>
  );
}
