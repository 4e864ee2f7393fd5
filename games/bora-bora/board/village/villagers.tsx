/** A village's men and women, trade by trade: what they would do now, and what each still brings once at the helper. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { isLegal } from '@atoll/boardkit/choosing/legal.ts';
import { capitalised } from '@atoll/engine';
import { sexes } from '../../rules/names.ts';
import type { ViewPerson, ViewVillage } from '../../rules/view/viewTypes.ts';
import { tradeWords } from '../../text/components.ts';
import { Choice, marks } from '../choice.ts';
import { strength } from '../hand/reach.ts';
import { Icon } from '../icons.tsx';
import { Bust, Symbols, symbolsComponent } from '../map/person.tsx';
import { Named } from '../named.tsx';
import { place } from '../places.ts';
import { plainly } from '../plainly.ts';
import { askedFor, type Props, stepOf } from '../props.ts';
import { effectWords, tradeGroupWords, villagerWords } from './pieceWords.ts';
import { type TradeGroup, tradeGroups } from './village.ts';

const labels = {
  man: { de: 'Männer', en: 'Men' },
  woman: { de: 'Frauen', en: 'Women' },
  noMan: { de: 'Kein Mann', en: 'No man' },
  noWoman: { de: 'Keine Frau', en: 'No woman' },
  used: { de: 'genutzt', en: 'used' },
} as const;

function Trader({ props, group, village }: { props: Props; group: TradeGroup; village: ViewVillage }) {
  const { t, language, game, view } = props;
  const { sex, trade, people } = group;
  const use = `${sex}-${trade}`;
  const mine = village.seat === props.viewer;
  const kind = mine ? askedFor(props) : null;
  const worth = strength(game.box, village, use);
  const step = stepOf(view, 'use');
  const used = step?.seat === village.seat && (sex === 'man' ? step.men : step.women).includes(trade);
  const effect = t(capitalised(effectWords(trade, worth)));
  const label = t(tradeGroupWords(sex, trade, people.length, worth));
  const cashing = kind === 'help';
  const tiles = (
    <span class="bora-tiles-of">
      {people.map(person => (
        <Tile key={person.person} props={props} person={person} village={village} asked={cashing} />
      ))}
    </span>
  );
  return (
    <div class={`bora-trader is-${sex} ${used ? 'is-used' : ''}`}>
      <Choice
        props={kind === 'use' ? plainly(props) : { ...props, asking: false, moves: [] }}
        picks={{ use }}
        tried={{ use, green: 'no' }}
        hint={label}
        component={`${sex}-${trade}`}
        class="bora-trade"
      >
        <Named name={used ? `${label}, ${t(labels.used)}` : label}>
          <Bust sex={sex} trade={trade} size={38} />
          <span class="bora-offered-words">
            <b>
              {people.length > 1 && `${people.length} × `}
              {t(capitalised(tradeWords(sex, trade)))}
            </b>
            <span>{used ? t(labels.used) : effect}</span>
          </span>
        </Named>
        {!cashing && tiles}
      </Choice>
      {cashing && tiles}
      {used && <Icon name="check" language={language} size={16} quiet class="bora-used-tick" />}
    </div>
  );
}

/** One tile: the symbols on it; at the helper they can be cashed in. */
function Tile(of: { props: Props; person: ViewPerson; village: ViewVillage; asked: boolean }) {
  const { props, person, village, asked } = of;
  const { sex, symbols, moved } = person;
  const picks = { swap: sex === 'man' ? 'tattoo' : 'shells', person: person.person };
  const label = props.t(villagerWords(person));
  const symbolsOn = <Symbols sex={sex} n={symbols} moved={moved} language={props.language} />;
  const at = place.villager(village.seat, person.person);
  if (!asked)
    return (
      <span
        class={`bora-tile-symbols ${marks(props, null, at)}`}
        data-place={at}
        data-hint={label}
        data-component={symbolsComponent(person)}
      >
        <span class="bora-unseen">{label}</span>
        {symbolsOn}
      </span>
    );
  return (
    <Choice
      props={props}
      picks={picks}
      tried={picks}
      place={at}
      component={symbolsComponent(person)}
      label={label}
      hint={label}
      class={`bora-tile-symbols ${isLegal(props, picks) ? 'is-large' : ''}`}
    >
      {symbolsOn}
    </Choice>
  );
}

export function Villagers({ props, village }: { props: Props; village: ViewVillage }) {
  const { t } = props;
  return (
    <section class="bora-village-part is-people">
      {sexes.map(sex => {
        const groups = tradeGroups(village, sex);
        const n = village.people.filter(person => person.sex === sex).length;
        return (
          <div key={sex} class={`bora-sex is-${sex}`}>
            <h3>
              {t(labels[sex])} <span>{n}</span>
            </h3>
            {groups.length === 0 && <p class="bora-small">{t(sex === 'man' ? labels.noMan : labels.noWoman)}</p>}
            <ChoiceGroup label={t(labels[sex])} class="bora-traders">
              {groups.map(group => (
                <Trader key={group.trade} props={props} group={group} village={village} />
              ))}
            </ChoiceGroup>
          </div>
        );
      })}
    </section>
  );
}
