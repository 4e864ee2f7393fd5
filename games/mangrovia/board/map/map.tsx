/** The map: streets of fields between water blocks, statues before their paths, the two places, the amulet islands. */

import { isLegal } from '@atoll/boardkit/choosing/legal.ts';
import { useRoving } from '@atoll/boardkit/choosing/roving.ts';
import type { Box as Frame } from '@atoll/boardkit/drawing/camera.ts';
import { PanZoom } from '@atoll/boardkit/drawing/panzoom.tsx';
import { useMemo, useState } from 'preact/hooks';
import type { Field } from '../../editions/box.ts';
import type { PathId } from '../../rules/types.ts';
import { Oracle } from '../archipelago/oracle.tsx';
import { ChoiceInDrawing } from '../choice.ts';
import { place } from '../places.ts';
import type { Outlook } from '../preview/preview.ts';
import { askedFor, type Props } from '../props.ts';
import { fieldWords, labels } from '../words.ts';
import { FieldArt, SQUARE } from './field.tsx';
import { fieldPicks } from './fieldPicks.ts';
import { around, type Chart, chartOf } from './geometry.ts';
import { Plates } from './plates.tsx';
import { reachOf } from './reach.ts';
import { Scenery } from './scenery.tsx';

interface MapProps {
  props: Props;
  outlook: Outlook | null;
  /** The payment lies over the lower part of the map. */
  covered: boolean;
}

export function IslandMap({ props, outlook, covered }: MapProps) {
  const { box } = props.game;
  const chart = useMemo(() => chartOf(box), [box]);
  const [looked, look] = useState<PathId | null>(null);
  const [focused, focus] = useState<Frame | null>(null);
  const pointed = [...props.spotlight].map(at => boxOf(chart, at)).find(found => found !== null) ?? null;
  const picked = typeof props.picks.field === 'string' ? boxOf(chart, place.field(props.picks.field)) : null;
  return (
    <PanZoom
      box={chart.frame}
      label={props.t(labels.map)}
      t={props.t}
      fitScale={0.95}
      mostScale={2.4}
      margin={2}
      corner
      show={pointed ?? (picked && covered ? { ...picked, height: 900 } : picked) ?? focused}
      reducedMotion={props.reducedMotion}
      defs={
        <clipPath id="mg-half">
          <path d="M46-46V46H-46Z" />
        </clipPath>
      }
    >
      <Scenery chart={chart} looked={looked} />
      <Parts props={props} chart={chart} outlook={outlook} looked={looked} look={look} focus={focus} />
    </PanZoom>
  );
}

/** Where a place lies on the map; null for places elsewhere. */
function boxOf(chart: Chart, at: string): Frame | null {
  const [kind, id = ''] = at.split(':');
  const point = kind === 'field' ? chart.fields.get(id) : kind === 'path' ? chart.statues.get(id as PathId) : null;
  if (point) return around(point);
  return kind === 'oracle' ? around(chart.oracle) : null;
}

interface PartsProps {
  props: Props;
  chart: Chart;
  outlook: Outlook | null;
  looked: PathId | null;
  look(path: PathId | null): void;
  focus(frame: Frame): void;
}

/** Everything on the map that has a name: one tab stop, and arrow keys from one to the next. */
function Parts({ props, chart, outlook, looked, look, focus }: PartsProps) {
  const { onFocusIn, ...roving } = useRoving<SVGGElement>();
  const lit = looked === null ? null : (props.game.box.paths.find(({ id }) => id === looked)?.fields ?? null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is not interactive
    <g
      role="group"
      aria-label={props.t(labels.fields)}
      {...roving}
      onFocusIn={(event: FocusEvent) => {
        onFocusIn(event);
        const at =
          event.target instanceof Element ? event.target.closest('[data-place]')?.getAttribute('data-place') : null;
        const frame = at ? boxOf(chart, at) : null;
        if (frame && event.target instanceof Element && event.target.matches(':focus-visible')) focus(frame);
      }}
    >
      <Oracle props={props} at={chart.oracle} />
      <Plates props={props} chart={chart} outlook={outlook} look={look} />
      {props.game.box.fields.map(field => (
        <OneField
          key={field.id}
          props={props}
          field={field}
          chart={chart}
          outlook={outlook}
          lit={lit?.includes(field.index) ?? false}
        />
      ))}
    </g>
  );
}

interface OneFieldProps {
  props: Props;
  field: Field;
  chart: Chart;
  outlook: Outlook | null;
  lit: boolean;
}

function OneField({ props, field, chart, outlook, lit }: OneFieldProps) {
  const { view, t, names } = props;
  const { box } = props.game;
  const at = chart.fields.get(field.id);
  const now = view.fields[field.index];
  if (!at || !now) return null;
  const building = askedFor(props) === 'build';
  const reach = reachOf(props.game, view).get(field.id);
  const label = t(fieldWords(box, field, now, names, reach, view.poleTile));
  const meant = outlook?.move.field === field.id ? outlook.move : null;
  const { treasureValue, amuletValue } = box.edition.stoneTiles;
  const dimmed = building && now.owner === null && !isLegal(props, { do: 'build', field: field.id });
  return (
    <ChoiceInDrawing
      props={props}
      picks={{ do: 'build', field: field.id }}
      choose={() => props.pick(fieldPicks(props, field.id))}
      tried={{ do: 'build', field: field.id }}
      label={label}
      hint={label}
      place={place.field(field.id)}
      component={field.place === 'amulet' ? 'isle' : field.landscapes.length === 2 ? 'twoLandscapes' : 'field'}
      class={`mg-field is-${reach ?? 'watched'} ${dimmed ? 'is-dimmed' : ''} ${lit ? 'is-lit' : ''}`}
      always={building ? 'reason' : 'hint'}
      transform={`translate(${at.x} ${at.y})`}
      area={SQUARE}
    >
      <FieldArt
        field={field}
        now={now}
        building={building}
        reach={reach}
        ghost={
          meant && typeof props.viewer === 'number'
            ? { seat: props.viewer, huts: meant.huts, points: pointsFor(field, meant.huts, view.poleTile) }
            : null
        }
        nextPole={view.poleTile}
        tileValues={{ treasure: treasureValue, amulet: amuletValue }}
      />
    </ChoiceInDrawing>
  );
}

/** Points at once: those of the field, or the pole tile that comes under the hut. */
const pointsFor = (field: Field, huts: number, pole: number | null): number =>
  field.place === 'pole' ? (pole ?? 0) : field.points * huts;
