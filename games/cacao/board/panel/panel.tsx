/** A seat's village board: gold, storage, sun places, the water carrier's track, and the tiles still to come. */
import { Count } from '@atoll/boardkit/drawing/count.tsx';
import { seatColour } from '@atoll/boardkit/drawing/seats.tsx';
import { Icon } from '../icons.tsx';
import { TileSvg } from '../map/display.tsx';
import { WorkerArt } from '../map/worker.tsx';
import { type Gain, isNothing } from '../preview/preview.ts';
import { useShown } from '../preview/shown.ts';
import type { OfSeat } from '../props.ts';
import { gainWords, labels, signedField, unplacedWords, villageWords, waterWords } from '../words.ts';

/** Filled places, those that would be filled, and empty ones. */
function Places(props: {
  icon: 'fruit' | 'sun';
  have: number;
  coming: number;
  of: number;
  language: OfSeat['language'];
}) {
  const { icon, have, coming, of, language } = props;
  return (
    <span class="cacao-places">
      {Array.from({ length: of }, (_, i) => (
        <span
          key={i}
          class={`cacao-place ${i < have ? 'is-full' : i < have + coming ? 'is-coming' : ''} ${coming < 0 && i >= have + coming && i < have ? 'is-going' : ''}`}
        >
          <Icon name={icon} language={language} size={18} quiet />
        </span>
      ))}
    </span>
  );
}

const promise = (n: number, maybe = false) =>
  n === 0 ? null : <span class={`cacao-promise ${maybe ? 'is-maybe' : ''}`}>{n > 0 ? `+${n}` : `−${-n}`}</span>;

function Track({ props, value, coming }: { props: OfSeat; value: number; coming: number }) {
  const { waterTrack } = props.game.box.edition;
  const at = props.view.villages[props.seat]?.water ?? 0;
  return (
    <span class="cacao-track" data-component="waterTrack" data-hint={props.t(waterWords(value))}>
      {waterTrack.map((field, i) => (
        <span
          key={field}
          class={`cacao-field ${i === at ? 'is-here' : ''} ${i === at + coming && coming > 0 ? 'is-coming' : ''}`}
          style={i === at ? { background: seatColour(props.seat), color: seatColour(props.seat, 'ink') } : undefined}
        >
          {i === at && <Icon name="carrier" language={props.language} size={18} quiet class="cacao-carrier" />}
          <b>{signedField(field)}</b>
        </span>
      ))}
    </span>
  );
}

const none: Gain = { fruits: 0, sold: 0, sales: 0, mined: 0, water: 0, suns: 0, temples: 0 };

export function Panel(props: OfSeat) {
  const { t, view, seat, language, reducedMotion } = props;
  const { storage, sunPlaces } = props.game.box.edition;
  const gain = useShown(props).gains[seat] ?? none;
  const village = view.villages[seat];
  if (!village) return null;
  const summary = t(villageWords(village, storage, sunPlaces));
  return (
    <div class="cacao-village">
      <span class="cacao-unseen">{isNothing(gain) ? summary : `${summary}. ${t(gainWords(gain))}`}</span>
      <div class="cacao-village-row" aria-hidden="true">
        <span class="cacao-gold" data-component="gold" data-hint={`${t(goldWords)}: ${village.gold}`}>
          <Icon name="gold" language={language} size={22} quiet />
          <Count value={village.gold} still={reducedMotion} />
          {promise(gain.mined + gain.sales, gain.sales > 0)}
        </span>
        <span data-component="storage" data-hint={`${t(labels.storage)}: ${village.fruits} / ${storage}`}>
          <Places
            icon="fruit"
            have={village.fruits}
            coming={gain.fruits - gain.sold}
            of={storage}
            language={language}
          />
        </span>
        <span data-component="sunPlaces" data-hint={`${t(labels.sunPlaces)}: ${village.suns} / ${sunPlaces}`}>
          <Places icon="sun" have={village.suns} coming={gain.suns} of={sunPlaces} language={language} />
        </span>
      </div>
      {gain.temples !== 0 && (
        <span class="cacao-temple-promise" aria-hidden="true">
          <Icon name="temple" language={language} size={18} quiet />
          {promise(gain.temples)}
        </span>
      )}
      <div class="cacao-village-row" aria-hidden="true">
        <Track props={props} value={village.waterValue} coming={gain.water} />
      </div>
      <ul class="cacao-unplaced" aria-label={t(labels.unplaced)}>
        {Object.entries(village.unplaced).map(([tile, n]) => (
          <li key={tile} class={n === 0 ? 'is-none' : ''} data-component={tile} data-hint={t(unplacedWords(tile, n))}>
            <span class="cacao-unseen">{t(unplacedWords(tile, n))}</span>
            <TileSvg size={30}>
              <WorkerArt seat={seat} tile={tile} turn={0} plain />
            </TileSvg>
            <span aria-hidden="true">{`×${n}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const goldWords = { de: 'Gold', en: 'Gold' };

/** The same in one line. */
export function Brief(props: OfSeat) {
  const { view, seat, language, reducedMotion } = props;
  const village = view.villages[seat];
  if (!village) return null;
  return (
    <span class="cacao-brief">
      {(
        [
          ['gold', village.gold],
          ['fruit', village.fruits],
          ['water', village.waterValue],
          ['sun', village.suns],
        ] as const
      ).map(([name, value]) => (
        <span key={name}>
          <Icon name={name} language={language} size={15} quiet />
          <Count value={value} still={reducedMotion} />
        </span>
      ))}
    </span>
  );
}
