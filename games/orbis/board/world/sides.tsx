/** The two sides of the tile in hand, side by side: as a region or as a wilderness, with what either brings. */
import type { Side, TileFace } from '../../rules/types.ts';
import { aimAt, aimAway } from '../aim.ts';
import { faceComponent } from '../component.ts';
import { ExchangeHint } from '../hand/exchange.tsx';
import { paidNow } from '../hand/paidNow.ts';
import { best, type Landing } from '../preview/outlook.ts';
import type { Shown } from '../preview/shown.ts';
import type { Props } from '../props.ts';
import { labels, paymentWords, signed } from '../words.ts';
import { Laid, Wild } from './laid.tsx';

export function SideCards({ props, shown }: { props: Props; shown: Shown }) {
  const { t } = props;
  const face = shown.laying;
  if (!face) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="orbis-sides" role="group" aria-label={t(labels.sides)}>
      <SideCard props={props} shown={shown} face={face} side="region" />
      <SideCard props={props} shown={shown} face={face} side="wilderness" />
    </div>
  );
}

/** What one side would bring on the spot that is looked at, or at best. */
function worthOf(shown: Shown, side: Side): { points: number | null; atBest: boolean } {
  const here = shown.landings.filter(landing => landing.side === side);
  const there = here.find(landing => landing.spot === shown.landing?.spot);
  if (there) return { points: there.points, atBest: false };
  if (shown.landing) return { points: null, atBest: false };
  if (side === 'region') return { points: best(shown.landings), atBest: differ(here) };
  return { points: here.length > 0 ? Math.max(...here.map(landing => landing.points)) : null, atBest: differ(here) };
}

const differ = (landings: readonly Landing[]): boolean => new Set(landings.map(landing => landing.points)).size > 1;

function SideCard(parts: { props: Props; shown: Shown; face: TileFace; side: Side }) {
  const { props, shown, face, side } = parts;
  const { t, picks, language, game } = props;
  const legal = props.options('side').has(side);
  const chosen = picks.side === side;
  const looked = shown.landing?.side === side;
  const { points, atBest } = worthOf(shown, side);
  const paying = side === 'region' ? paidNow(props, face) : null;
  const aim = { side, ...(typeof picks.spot === 'string' ? { spot: picks.spot } : {}) };
  const exchanges = paying?.payment.exchanges ?? [];
  const how = paying && t(paymentWords(paying.payment, paying.missing, game.box.edition.exchange));
  const note = exchanges.length > 0 ? t(exchangeFirst(exchanges.length)) : (how ?? t(labels.wildNote));
  const press = () => {
    if (chosen) props.unpick('side');
    else if (legal) props.pick({ do: 'place', side });
    else props.whyNot({ do: 'place', side, spot: String(picks.spot ?? shown.landings[0]?.spot ?? '1,0') });
  };
  return (
    <div class="orbis-side-frame">
      <button
        type="button"
        class={`orbis-side ${legal ? 'is-legal' : ''} ${chosen ? 'is-chosen' : ''} ${looked ? 'is-looked' : ''}`}
        aria-pressed={legal ? chosen : undefined}
        aria-disabled={!legal && !props.asking}
        data-component={side === 'region' ? faceComponent(face) : 'wilderness'}
        onClick={press}
        onKeyDown={event => {
          if (event.key !== 'Enter' || !chosen || !props.chosen || event.repeat) return;
          event.preventDefault();
          event.stopPropagation();
          props.confirm();
        }}
        onPointerEnter={event => event.pointerType === 'mouse' && aimAt(aim)}
        onPointerLeave={() => aimAway(aim)}
      >
        <span class="orbis-side-art" data-place={side === 'region' ? 'taken' : undefined}>
          {side === 'region' ? (
            <Laid face={face} language={language} region={null} points={face.points} />
          ) : (
            <Wild points={game.box.edition.wilderness} />
          )}
        </span>
        <span class="orbis-side-text">
          <strong>{t(side === 'region' ? labels.asRegion : labels.asWild)}</strong>
          {points !== null && (
            <b class={points < 0 ? 'is-loss' : ''}>
              {atBest ? t({ de: 'bis ', en: 'up to ' }) : ''}
              {signed(points)}
            </b>
          )}
          <small>{points === null && shown.landing ? t(notHere) : note}</small>
          {exchanges.length > 0 && <span class="orbis-unseen">{how}</span>}
        </span>
      </button>
      <ExchangeHint props={props} exchanges={exchanges} />
    </div>
  );
}

const exchangeFirst = (n: number) =>
  n === 1
    ? { de: 'erst tauschen', en: 'exchange first' }
    : { de: `erst ${n}-mal tauschen`, en: `${n} exchanges first` };
const notHere = { de: 'passt hier nicht: andere Farbe darunter', en: 'does not fit here: other colours below' };
