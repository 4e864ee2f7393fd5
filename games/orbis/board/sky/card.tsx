/** The card beside the display: what the thing looked at is, and what it would mean, line by line. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { capitalised } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import { REGIONS } from '../../rules/regions/pyramid.ts';
import { colours, type TileFace } from '../../rules/types.ts';
import type { ComponentId } from '../../text/links.ts';
import { kindEffects, tileName } from '../../text/names.ts';
import { effectText } from '../../text/tiles.ts';
import { useAim } from '../aim.ts';
import { faceComponent, laidComponent } from '../component.ts';
import { ExchangeHint, ExchangeSigns } from '../hand/exchange.tsx';
import { Icon } from '../icons.tsx';
import { best, type Outlook } from '../preview/outlook.ts';
import { type Shown, useShown } from '../preview/shown.ts';
import { askedFor, type Props } from '../props.ts';
import {
  firstWords,
  handoverWords,
  labels,
  landingsWords,
  paymentWords,
  regionWords,
  roundWords,
  total,
} from '../words.ts';
import { SideCards } from '../world/sides.tsx';
import { Stacks } from './display.tsx';
import { GodCard } from './gods.tsx';
import { Lights } from './lights.tsx';

export function Card(props: Props) {
  const shown = useShown(props);
  const aim = useAim();
  const { t, view } = props;
  const laid = aim.laid && view.worlds[aim.laid.seat]?.pyramid.find(region => region.spot === aim.laid?.spot);
  let inside: ComponentChildren;
  if (shown.god) inside = <GodCard props={props} god={shown.god} />;
  else if (laid) {
    const face = laid.side === 'region' ? view.tiles[laid.tile] : undefined;
    inside = (
      <>
        <Head props={props} face={face} />
        <p data-component={laidComponent(laid, face)}>{t(regionWords(laid, face))}</p>
      </>
    );
  } else if (shown.face && !(askedFor(props) === 'place'))
    inside = <TakeCard props={props} shown={shown} face={shown.face} />;
  else if (shown.laying) inside = <SideCards props={props} shown={shown} />;
  else inside = <Idle {...props} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what may have to scroll must be reachable to scroll it by keys
    <section class="orbis-card" aria-label={t(labels.card)} tabIndex={0}>
      {inside}
    </section>
  );
}

function Head({ props, face }: { props: Props; face: TileFace | undefined }) {
  const { t, language } = props;
  if (!face)
    return (
      <p class="orbis-head" data-component="wilderness">
        <Icon name="wilderness" language={language} size={22} quiet /> {t(labels.asWild)}
      </p>
    );
  return (
    <p class="orbis-head" data-hint={t(kindEffects[face.kind])} data-component={faceComponent(face)}>
      <span data-component="region">
        <Icon name={face.colour} language={language} size={22} />
      </span>
      <Icon name={face.kind} language={language} size={22} quiet />
      <span class="orbis-title">
        {t(capitalised(tileName(face)))}
        <small>{t(effectText(face))}</small>
      </span>
    </p>
  );
}

interface RowProps {
  label: string;
  component: ComponentId;
  good?: boolean;
  class?: string;
  children: ComponentChildren;
}

const Row = (props: RowProps) => (
  <div
    data-component={props.component}
    class={`orbis-row ${props.class ?? ''} ${props.good === true ? 'is-good' : props.good === false ? 'is-bad' : ''}`}
  >
    <dt>{props.label}</dt>
    <dd>{props.children}</dd>
  </div>
);

/** What taking a region would mean. */
function TakeCard({ props, shown, face }: { props: Props; shown: Shown; face: TileFace }) {
  const { t, language, names } = props;
  const { outlook, handover } = shown;
  return (
    <>
      <Head props={props} face={face} />
      {outlook && (
        <dl>
          <Row label={t(labels.collects)} component="worshiper" class="is-collected">
            {total(outlook.collected) > 0 ? (
              <Lights counts={outlook.collected} language={language} />
            ) : (
              t(labels.nothing)
            )}
          </Row>
          {total(outlook.holding) > 0 && (
            <Row label={t(labels.holds)} component="supply" class="is-held">
              <Lights counts={outlook.holding} language={language} />
            </Row>
          )}
          <Row label={t(labels.costs)} component="cost" good={outlook.payment.exchanges !== null}>
            <CostLine props={props} outlook={outlook} face={face} />
          </Row>
          <Row label={t(labels.lands)} component="pyramid" good={best(outlook.landings) !== null}>
            {t(landingsWords(outlook.landings))}
          </Row>
          {handover && (
            <Row label={t(labels.hands)} component="display">
              <SeatMark seat={handover.seat} size={16} label={names[handover.seat]} />{' '}
              {t(handoverWords(handover, props.view))}
            </Row>
          )}
        </dl>
      )}
    </>
  );
}

/** The symbols to pay after reductions, and whether that can be done. */
function CostLine({ props, outlook, face }: { props: Props; outlook: Outlook; face: TileFace }) {
  const { t, language } = props;
  const { payment, missing } = outlook;
  if (total(face.cost) + face.any === 0) return <>{t(labels.free)}</>;
  return (
    <>
      <span class="orbis-cost">
        {colours.flatMap(colour =>
          Array.from({ length: face.cost[colour] }, (_, i) => (
            <span
              key={`${colour} ${i}`}
              class={
                payment.due[colour] === 0 ? 'is-free' : i >= payment.due[colour] - missing[colour] ? 'is-missing' : ''
              }
            >
              <Icon name={colour} language={language} size={17} quiet />
            </span>
          )),
        )}
        {Array.from({ length: face.any }, (_, i) => (
          <span key={i} data-component="any">
            <Icon name="any" language={language} size={17} quiet />
          </span>
        ))}
      </span>{' '}
      {payment.exchanges && payment.exchanges.length > 0 ? (
        <ExchangeSigns props={props} exchanges={payment.exchanges} />
      ) : (
        t(paymentWords(payment, missing, props.game.box.edition.exchange))
      )}
      <ExchangeHint props={props} exchanges={payment.exchanges ?? []} />
    </>
  );
}

/** While nothing is looked at: where the game stands. */
function Idle(props: Props) {
  const { t, view, names } = props;
  const asked = askedFor(props);
  const regions = asked === null || props.moves.some(move => move.do === 'take');
  const step = view.steps.at(-1);
  const here = step && 'spot' in step && view.worlds[view.active]?.pyramid.find(region => region.spot === step.spot);
  return (
    <div class="orbis-idle">
      {here && <Head props={props} face={view.tiles[here.tile]} />}
      <p class="orbis-head">
        <span data-component="rounds">{t(roundWords(view.round, REGIONS + 1))}</span>
        <span class="orbis-first" data-hint={t(firstWords(names[view.first] ?? ''))} data-component="first">
          <span class="orbis-unseen">{t(firstWords(names[view.first] ?? ''))}</span>
          <span aria-hidden="true">
            {t(labels.first)} <SeatMark seat={view.first} size={16} />
          </span>
        </span>
        <Stacks view={view} t={t} />
      </p>
      <p>{t(asked === 'take' || asked === null ? (regions ? idleWords : godWords) : turnWords)}</p>
    </div>
  );
}

const idleWords = {
  de: 'Tipp eine Landschaft an und sieh, was sie bringt, kostet und den anderen lässt.',
  en: 'Tap a region to see what it brings, costs and leaves to the others.',
};
const godWords = {
  de: 'Tipp eine Gottheit an und sieh, was sie bringt und wie alle dafür stehen.',
  en: 'Tap a god to see what it brings and how everyone stands for it.',
};
const turnWords = {
  de: 'Bis zum Ende deines Zuges kannst du alles zurücknehmen.',
  en: 'You can undo everything until your turn ends.',
};
