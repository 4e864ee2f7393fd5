/** Open cards and piles, the bag and the amulets of value 1; taking one is one click on it. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import type { Words } from '@atoll/engine';
import { words } from '@atoll/engine';
import type { CardId } from '../../rules/types.ts';
import { amulets, cards } from '../../text/counted.ts';
import { cardName, landscapeNames } from '../../text/names.ts';
import { Choice } from '../choice.ts';
import { Icon } from '../icons.tsx';
import { place } from '../places.ts';
import { askedFor, ownSupply, type Props } from '../props.ts';
import { joined, labels } from '../words.ts';
import { CardArt } from './cards.tsx';
import { grouped } from './pays.ts';
import type { Shown } from './shown.ts';

const TALL = 50;

export function Display(props: Props) {
  const { t } = props;
  return (
    <ChoiceGroup label={t(labels.display)} class="mg-display">
      <Cards props={props} kind="treasure" />
      <Cards props={props} kind="landscape" />
      <Amulets props={props} />
    </ChoiceGroup>
  );
}

function Cards({ props, kind }: { props: Props; kind: 'treasure' | 'landscape' }) {
  const { view, t } = props;
  const open: ({ card: CardId; shown: Shown } | null)[] =
    kind === 'treasure'
      ? view.treasures.open.map(value =>
          value === null ? null : { card: `treasure-${value}`, shown: { kind, value } },
        )
      : view.landscapes.open.map(landscape => landscape && { card: landscape, shown: { kind, landscape } });
  const { pile } = kind === 'treasure' ? view.treasures : view.landscapes;
  const drawing = askedFor(props) === 'draw';
  const heading = kind === 'treasure' ? labels.treasures : labels.landscapes;
  return (
    <div class="mg-cards" data-component="display">
      <h2>
        {t(heading)}
        <Discard props={props} kind={kind} />
      </h2>
      <div class="mg-card-row">
        {open.map((here, slot) => {
          const at = place.open(kind, slot);
          if (!here) return <div key={slot} class="mg-card-gap" data-place={at} />;
          const { card, shown } = here;
          const label = t(words(`${cardName(card).de}, offen`, `${cardName(card).en}, face up`));
          return (
            <Choice
              key={slot}
              props={props}
              picks={{ do: 'draw', card }}
              label={label}
              hint={label}
              place={at}
              component={kind}
              class="mg-card"
              always={drawing ? 'reason' : undefined}
            >
              <CardArt shown={shown} height={TALL} />
            </Choice>
          );
        })}
        <Pile props={props} kind={kind} n={pile} drawing={drawing} />
      </div>
    </div>
  );
}

function Pile({
  props,
  kind,
  n,
  drawing,
}: {
  props: Props;
  kind: 'treasure' | 'landscape';
  n: number;
  drawing: boolean;
}) {
  const what =
    kind === 'treasure'
      ? words(`Verdeckte Kostbarkeiten: ${cards(n).de}`, `Face-down treasures: ${cards(n).en}`)
      : words(`Verdeckte Landschaften: ${cards(n).de}`, `Face-down landscapes: ${cards(n).en}`);
  const label = props.t(what);
  return (
    <Choice
      props={props}
      picks={{ do: 'draw', card: `${kind}-pile` }}
      label={label}
      hint={label}
      place={place.pile(kind)}
      component="pile"
      class={`mg-card is-pile ${n === 0 ? 'is-empty' : ''}`}
      always={drawing ? 'reason' : undefined}
    >
      <CardArt shown={{ kind: 'back', of: kind }} height={TALL} />
      <CardCount n={n} />
    </Choice>
  );
}

/** How many there are. Drawn by the style: as text it would run together with what stands on the card. */
const CardCount = ({ n }: { n: number }) => <b class="mg-card-count" data-count={n} />;

/** How many were discarded, and which. */
function Discard({ props, kind }: { props: Props; kind: 'treasure' | 'landscape' }) {
  const { view, t } = props;
  const parts: Words[] =
    kind === 'treasure'
      ? grouped(view.treasures.discard).map(([value, n]) => words(`${n} × ${value}`, `${n} × ${value}`))
      : grouped(view.landscapes.discard).map(([name, n]) =>
          words(`${n} × ${landscapeNames[name].de}`, `${n} × ${landscapeNames[name].en}`),
        );
  const n = kind === 'treasure' ? view.treasures.discard.length : view.landscapes.discard.length;
  const list = joined(parts);
  const label = t(words(`Ablage: ${n === 0 ? 'leer' : list.de}`, `Discards: ${n === 0 ? 'empty' : list.en}`));
  return (
    <span class="mg-discard" data-hint={label} data-component="discard" data-place={place.discard(kind)}>
      <span class="mg-unseen">{label}</span>
      <span aria-hidden="true">{t(words(`Ablage ${n}`, `discards ${n}`))}</span>
    </span>
  );
}

function Amulets({ props }: { props: Props }) {
  const { view, t, language } = props;
  const own = ownSupply(props);
  const fromBag = (own?.amuletHuts ?? 0) > 0;
  const { ones, bag, aside } = view.amulets;
  const asked = askedFor(props) === 'amulets';
  const onesLabel = t(words(`Amulette vom Wert 1: noch ${ones}`, `Amulets of value 1: ${ones} left`));
  const bagLabel = t(words(`Säckchen: ${amulets(bag).de}`, `Bag: ${amulets(bag).en}`));
  const asideLabel = t(
    words(
      `Ausgegebene Amulette, beiseite: ${aside.length === 0 ? 'keine' : aside.join(', ')}`,
      `Spent amulets, set aside: ${aside.length === 0 ? 'none' : aside.join(', ')}`,
    ),
  );
  const none = { do: 'none' };
  return (
    <div class="mg-cards">
      <h2>
        <span class="mg-cards-name">{t(labels.amulets)}</span>
        <span class="mg-discard" data-hint={asideLabel} data-component="discard">
          <span class="mg-unseen">{asideLabel}</span>
          <span aria-hidden="true">{t(words(`beiseite ${aside.length}`, `aside ${aside.length}`))}</span>
        </span>
      </h2>
      <div class="mg-card-row">
        <Choice
          props={props}
          picks={fromBag ? none : { do: 'amulets' }}
          tried={{ do: 'amulets' }}
          label={onesLabel}
          hint={onesLabel}
          place={place.ones}
          component="amulet"
          class={`mg-card ${ones === 0 ? 'is-empty' : ''}`}
        >
          <CardArt shown={{ kind: 'amulet', value: 1 }} height={TALL} />
          <CardCount n={ones} />
        </Choice>
        <Choice
          props={props}
          picks={fromBag ? { do: 'amulets' } : none}
          tried={{ do: 'amulets' }}
          label={bagLabel}
          hint={bagLabel}
          place={place.bag}
          component="bag"
          class="mg-card is-bag"
          always={asked ? 'hint' : undefined}
        >
          <Icon name="bag" language={language} size={48} quiet />
          <CardCount n={bag} />
        </Choice>
      </div>
    </div>
  );
}
