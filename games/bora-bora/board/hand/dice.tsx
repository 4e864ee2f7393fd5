/** One's rolled dice to choose from, and beside them the gods that can be called for the die, with their price. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { ChoiceStrip } from '@atoll/boardkit/choosing/choiceStrip.tsx';
import type { God, Pay } from '../../rules/names.ts';
import { godWords, payWords } from '../../text/components.ts';
import { Choice } from '../choice.ts';
import { godIcon, Icon } from '../icons.tsx';
import { Die } from '../map/seatPieces.tsx';
import { place } from '../places.ts';
import { plainly } from '../plainly.ts';
import { ownVillage, type Props } from '../props.ts';
import { labels } from '../words.ts';
import { Price, priceComponent } from './price.tsx';

export function DiceRow(props: Props) {
  const { t, viewer } = props;
  const dice = ownVillage(props)?.dice ?? [];
  if (typeof viewer !== 'number') return null;
  const plain = plainly(props);
  return (
    <div class="bora-bar">
      <ChoiceStrip class="bora-chips">
        <ChoiceGroup label={t(labels.dice)} class="bora-dice" place={place.dice(viewer)}>
          {dice.map((die, i) => (
            <Choice
              key={i}
              // Of equal dice the first stands for all of them.
              props={dice.indexOf(die) === i ? plain : { ...plain, picks: {} }}
              picks={{ die }}
              label={t(props.text.choice('die', die, props.view, props.game.box))}
              component="die"
              class="bora-roll"
            >
              <Die seat={viewer} die={die} size={46} bare />
            </Choice>
          ))}
        </ChoiceGroup>
        <div class="bora-offers">
          <GodOffer props={props} god="blue" />
          <GodOffer props={props} god="white" />
        </div>
      </ChoiceStrip>
    </div>
  );
}

/** A god that can be called now: what it does, and each way to pay for it. */
function GodOffer({ props, god }: { props: Props; god: Extract<God, 'blue' | 'white'> }) {
  const { t, language } = props;
  const ways = [...props.options(god)].filter(pay => pay !== 'none') as Pay[];
  if (ways.length === 0) return null;
  // With a die on a mat that it cannot go to alone, the god is not an offer but the way.
  const needed = props.picks.action !== undefined && !props.options(god).has('none');
  const { name, effect } = godWords[god];
  return (
    <ChoiceGroup
      label={`${t(name)}: ${t(effect)}`}
      class={`bora-offer is-${god} ${needed ? 'is-needed' : ''}`}
      component={`god-${god}`}
    >
      <span class="bora-offer-god" data-hint={t(effect)}>
        <Icon name={godIcon(god)} language={language} size={28} quiet />
        <span>{t(godShort[god])}</span>
      </span>
      <span class="bora-offer-ways">
        {ways.map(pay => (
          <Choice
            key={pay}
            props={{ ...props, unpick: () => props.pick({ [god]: 'none' }) }}
            picks={{ [god]: pay }}
            label={`${t(name)} ${t(payWords(pay))}`}
            hint={t(payWords(pay))}
            component={priceComponent(pay)}
            class="bora-way"
          >
            <Price god={god} pay={pay} language={language} />
          </Choice>
        ))}
      </span>
    </ChoiceGroup>
  );
}

const godShort = {
  blue: { de: 'trotzdem', en: 'anyway' },
  white: { de: 'als 6', en: 'as a 6' },
} as const;
