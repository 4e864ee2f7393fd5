/** The men and women on the board, beside the numbers 1 to 6. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { capitalised, type Picks } from '@atoll/engine';
import type { Sex } from '../../rules/names.ts';
import { trades } from '../../rules/names.ts';
import type { ViewPerson } from '../../rules/view/viewTypes.ts';
import { tradeEffects, tradeWords } from '../../text/components.ts';
import { useAim } from '../aim.ts';
import { Choice } from '../choice.ts';
import { type Reach, reachOf } from '../hand/reach.ts';
import { Named } from '../named.tsx';
import { place } from '../places.ts';
import { askedFor, ownVillage, type Props, stepOf } from '../props.ts';
import { effectWords, nthWords, offeredWords, onceWords } from '../village/pieceWords.ts';
import { Bust, Symbols } from './person.tsx';

const labels = {
  people: { de: 'Ausliegende Männer und Frauen', en: 'Men and women on offer' },
  man: { de: 'Männer', en: 'Men' },
  woman: { de: 'Frauen', en: 'Women' },
  taken: { de: 'genommen', en: 'taken' },
  left: { de: 'noch {n} im Stapel', en: '{n} left in the pile' },
} as const;

const rowComponents = { man: 'men', woman: 'women' } as const;

/** A tile beside a number can only be taken when its row is asked for: the other row has the same numbers. */
const picksFor = (props: Props, sex: Sex, slot: number): Picks =>
  stepOf(props.view, 'take')?.sex === sex ? { slot } : { slot: `${sex} ${slot}` };

function Offered({ props, person, slot }: { props: Props; person: ViewPerson; slot: number }) {
  const { t, language, game } = props;
  const { sex, trade } = person;
  const nth = 1 + (ownVillage(props)?.people.filter(own => own.sex === sex && own.trade === trade).length ?? 0);
  const worth = game.box.worth[trades.indexOf(trade)]?.[Math.min(nth, 3) - 1] ?? 0;
  return (
    <Choice
      props={
        askedFor(props) === 'take' && stepOf(props.view, 'take')?.sex === sex ? props : { ...props, asking: false }
      }
      picks={picksFor(props, sex, slot)}
      tried={{ slot }}
      place={place.person(sex, slot)}
      component={`${sex}-${trade}`}
      hint={`${t(capitalised(tradeWords(sex, trade)))}: ${t(tradeEffects[trade])}`}
      class={`bora-offered is-${sex}`}
    >
      <Named name={t(offeredWords(person, slot, worth, nth))}>
        <Bust sex={sex} trade={trade} size={40} />
        <span class="bora-offered-words">
          <b>{t(capitalised(tradeWords(sex, trade)))}</b>
          <span>{t(capitalised(effectWords(trade, worth)))}</span>
          {nth > 1 && <span class="bora-nth">{t(nthWords(nth))}</span>}
        </span>
        <Symbols
          sex={sex}
          n={person.symbols}
          moved={false}
          language={language}
          hint={t(capitalised(onceWords(person)))}
        />
      </Named>
    </Choice>
  );
}

const reachClass = (reach: Reach | null, sex: Sex, slot: number): string =>
  reach === null || (reach.what !== 'man' && reach.what !== 'woman')
    ? ''
    : reach.what === sex && slot <= reach.most
      ? 'is-reached'
      : 'is-beyond';

export function People(props: Props) {
  const { view, t, game } = props;
  const reach = reachOf(game.box, view, { ...props.picks, ...useAim() });
  const beside = (sex: Sex, slot: number) => {
    const person = (sex === 'man' ? view.men : view.women)[slot - 1] ?? null;
    return (
      <div class={`bora-beside is-${sex} ${reachClass(reach, sex, slot)}`}>
        {person ? (
          <Offered props={props} person={person} slot={slot} />
        ) : (
          <div class="bora-taken" data-place={place.person(sex, slot)} data-component={rowComponents[sex]}>
            {t(labels.taken)}
          </div>
        )}
      </div>
    );
  };
  const heading = (sex: Sex, left: number) => (
    <p class={`bora-people-head is-${sex}`} data-component={rowComponents[sex]}>
      <b>{t(labels[sex])}</b> <span>{t(labels.left).replace('{n}', String(left))}</span>
    </p>
  );
  return (
    <div class="bora-people">
      <div class="bora-people-heads">
        {heading('man', view.unseen.men.length)}
        {heading('woman', view.unseen.women.length)}
      </div>
      <ChoiceGroup label={t(labels.people)} class="bora-people-slots">
        {[1, 2, 3, 4, 5, 6].map(slot => (
          <div key={slot} class="bora-slot">
            {beside('man', slot)}
            <span class="bora-slot-number" aria-hidden="true">
              {slot}
            </span>
            {beside('woman', slot)}
          </div>
        ))}
      </ChoiceGroup>
    </div>
  );
}
