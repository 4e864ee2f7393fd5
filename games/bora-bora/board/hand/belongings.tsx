/** What a seat has to pay and to show with: god cards, god tiles, offerings, shells, priests, jewelry. */
import { Count } from '@atoll/boardkit/drawing/count.tsx';
import { seatColour } from '@atoll/boardkit/drawing/seats.tsx';
import { counted, formFor, type Words } from '@atoll/engine';
import type { ViewVillage } from '../../rules/view/viewTypes.ts';
import { godColour, godWords } from '../../text/components.ts';
import { nouns } from '../../text/nouns.ts';
import { Icon, type IconName } from '../icons.tsx';
import { place } from '../places.ts';
import { useAfter } from '../preview/foreseen.ts';
import type { Props } from '../props.ts';
import { godCards, godTiles, jewelOffer, offerings, priests, shells } from '../village/pieceWords.ts';
import { knownCards } from '../village/village.ts';
import { GodCard } from './price.tsx';

const labels = {
  goods: { de: 'Vorräte', en: 'Supplies' },
  cards: { de: 'Götterkarten', en: 'God cards' },
  unknown: { de: 'verdeckt', en: 'face down' },
  noCards: { de: 'Keine Götterkarte', en: 'No god card' },
  jewelry: { de: 'Schmuck', en: 'Jewellery' },
  noJewelry: { de: 'Kein Schmuck', en: 'No jewellery' },
} as const;

/** A number with its symbol, and what the move that is looked at would make of it. */
function Stock(of: {
  props: Props;
  icon: IconName;
  component: string;
  now: number;
  then: number | undefined;
  what(n: number): Words;
  short: Words;
}) {
  const { props, icon, now, then, what, short } = of;
  const more = then === undefined ? 0 : then - now;
  const label = props.t(what(now));
  return (
    <span class="bora-stock" data-hint={label} data-component={of.component}>
      <Icon name={icon} language={props.language} size={28} quiet />
      <span class="bora-unseen">{label}</span>
      <span class="bora-stock-words" aria-hidden="true">
        <b class="bora-stock-count">
          <Count value={now} still={props.reducedMotion} />
          {more !== 0 && (
            <span class={`bora-promise ${more < 0 ? 'is-less' : ''}`}>{more > 0 ? `+${more}` : `−${-more}`}</span>
          )}
        </b>
        <span class="bora-stock-name">{props.t(short)}</span>
      </span>
    </span>
  );
}

function Cards({ props, village }: { props: Props; village: ViewVillage }) {
  const { t, language } = props;
  const { known, hidden } = knownCards(village);
  return (
    <div class="bora-hand" data-place={place.hand(village.seat)} data-component="hand">
      {village.handSize === 0 && <span class="bora-small">{t(labels.noCards)}</span>}
      {known.map(([god, n]) => {
        const label = `${n} × ${t(godWords[god].name)}: ${t(godWords[god].effect)}`;
        return (
          <span key={god} class="bora-held" data-hint={label} data-component={`god-${god}`}>
            <span class="bora-unseen">{label}</span>
            <GodCard god={god} language={language} large />
            <span aria-hidden="true">
              {n > 1 && <b>{`${n} × `}</b>}
              {t(godColour[god])}
            </span>
          </span>
        );
      })}
      {hidden > 0 && (
        <span class="bora-held" data-hint={t(counted(hidden, nouns.faceDownGodCard))}>
          <span class="bora-unseen">{t(counted(hidden, nouns.faceDownGodCard))}</span>
          <span class="bora-godcard is-large is-back">
            <Icon name="card" language={language} size={30} quiet />
          </span>
          <span aria-hidden="true">
            <b>{`${hidden} × `}</b>
            {t(labels.unknown)}
          </span>
        </span>
      )}
    </div>
  );
}

export function Belongings({ props, village }: { props: Props; village: ViewVillage }) {
  const { t, language } = props;
  const after = useAfter(props)?.villages[village.seat];
  const short = {
    shells: formFor(village.shells, nouns.shell),
    offerings: formFor(village.offerings, nouns.offering),
    tiles: formFor(village.godTiles, nouns.godTile),
    priests: formFor(village.priests, nouns.priest),
  };
  return (
    <section class="bora-village-part is-goods">
      <h3 class="bora-goods-head">{t(labels.goods)}</h3>
      <div class="bora-stocks" style={{ color: seatColour(village.seat) }}>
        <Stock
          props={props}
          icon="shell"
          component="shell"
          now={village.shells}
          then={after?.shells}
          what={shells}
          short={short.shells}
        />
        <Stock
          props={props}
          icon="offering"
          component="good-offering"
          now={village.offerings}
          then={after?.offerings}
          what={offerings}
          short={short.offerings}
        />
        <Stock
          props={props}
          icon="tile"
          component="godTile"
          now={village.godTiles}
          then={after?.godTiles}
          what={godTiles}
          short={short.tiles}
        />
        <Stock
          props={props}
          icon="priest"
          component="priest"
          now={village.priests}
          then={after?.priests}
          what={priests}
          short={short.priests}
        />
      </div>
      <div class="bora-goods-part">
        <h3>
          {t(labels.cards)} <span>{t(godCards(village.handSize))}</span>
        </h3>
        <Cards props={props} village={village} />
      </div>
      <div class="bora-goods-part">
        <h3>
          {t(labels.jewelry)} <span>{village.jewelry.length > 0 && village.jewelry.length}</span>
        </h3>
        <div class="bora-owned" data-place={place.jewelry(village.seat)} data-component="jewelry">
          {village.jewelry.length === 0 && <span class="bora-small">{t(labels.noJewelry)}</span>}
          {village.jewelry.map(jewel => (
            <span
              key={jewel.jewel}
              class="bora-owned-jewel"
              data-hint={t(jewelOffer(jewel))}
              data-component={`jewelry-${jewel.kind}`}
            >
              <span class="bora-unseen">{t(jewelOffer(jewel))}</span>
              <Icon name={jewel.kind} language={language} size={28} quiet />
              <b aria-hidden="true">{jewel.points}</b>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
