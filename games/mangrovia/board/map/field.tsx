/** One field of the map: its landscape, its price and points, and the huts on it. */
import type { Seat } from '@atoll/engine';
import type { Field } from '../../editions/box.ts';
import type { ViewField } from '../../rules/view/viewTypes.ts';
import { href, textureHref } from '../icons.tsx';
import { place } from '../places.ts';
import { Points, PoleTile, Price, StoneTileArt } from './badges.tsx';
import { Hut } from './hut.tsx';
import type { Reach } from './reach.ts';

interface FieldProps {
  field: Field;
  now: ViewField;
  /** Whether the viewer is asked to build: then what can be chosen glows, and needs no sign. */
  building: boolean;
  reach: Reach | undefined;
  /** The hut that would be built here. */
  ghost: { seat: Seat; huts: 1 | 2; points: number } | null;
  nextPole: number | null;
  tileValues: { treasure: number; amulet: number };
}

export const SQUARE = { x: -46, y: -46, width: 92, height: 92, rx: 13 };

export function FieldArt({ field, now, building, reach, ghost, nextPole, tileValues }: FieldProps) {
  const [land, other] = field.landscapes;
  const built = now.owner !== null || ghost !== null;
  return (
    <g class="mg-lift">
      <rect class="mg-field-shadow" {...SQUARE} y={-42} />
      <rect class={`mg-land is-${land}`} {...SQUARE} />
      <use href={textureHref(land ?? '')} x="-46" y="-46" width="92" height="92" />
      {other && (
        <g clip-path="url(#mg-half)">
          <rect class={`mg-land is-${other}`} {...SQUARE} />
          <use href={textureHref(other)} x="-46" y="-46" width="92" height="92" />
          <path class="mg-seam" d="M46-46-46 46" />
        </g>
      )}
      <rect class={`mg-rim is-${field.place ?? 'plain'}`} x="-43" y="-43" width="86" height="86" rx="11" />
      {!built && <Printed field={field} now={now} nextPole={nextPole} tileValues={tileValues} />}
      {now.owner !== null && now.huts > 0 && (
        <g data-place={place.hut(field.id)} data-component={hutComponent(now)}>
          <Hut owner={now.owner} huts={now.huts === 2 ? 2 : 1} size={now.huts === 2 ? 62 : 68} />
        </g>
      )}
      {now.poleTile !== null && <PoleTile x={24} y={28} tile={now.poleTile} />}
      {ghost && (
        <>
          <Hut owner={ghost.seat} huts={ghost.huts} size={ghost.huts === 2 ? 60 : 64} ghost />
          {ghost.points > 0 && <Points x={26} y={-26} points={`+${ghost.points}`} />}
        </>
      )}
      {!built && <Sign reach={reach} building={building} />}
      <rect class="mg-edge" {...SQUARE} />
    </g>
  );
}

const hutComponent = ({ owner, huts }: ViewField): string =>
  owner === 'neutral' ? 'neutralHut' : huts === 2 ? 'doubleHut' : 'hut';

function Printed({ field, now, nextPole, tileValues }: Pick<FieldProps, 'field' | 'now' | 'nextPole' | 'tileValues'>) {
  return (
    <>
      {field.place === 'amulet' && <use href={href('amulet')} x="4" y="2" width="36" height="36" />}
      {field.points > 0 && <Points x={19} y={20} points={field.points} />}
      {field.place === 'pole' && nextPole !== null && <PoleTile x={18} y={22} tile={nextPole} next />}
      {now.stoneTile && (
        <g transform="translate(18 19)">
          <StoneTileArt tile={now.stoneTile} values={tileValues} />
        </g>
      )}
      <Price x={-18} y={-18} price={field.price} currency={field.currency} />
    </>
  );
}

/** What stands in the way of it, or that nothing does: for the viewer, from the viewer's own hand. */
function Sign({ reach, building }: Pick<FieldProps, 'reach' | 'building'>) {
  if (reach === 'noBird')
    return (
      <g class="mg-sign is-no-bird" transform="translate(-26 28)">
        <circle r="17" />
        <use href={href('noBird')} x="-13" y="-13" width="26" height="26" />
      </g>
    );
  if (building || (reach !== 'now' && reach !== 'joker')) return null;
  return (
    <g class="mg-sign is-payable" transform="translate(-27 29)">
      <circle r="15" />
      <use href={href('check')} x="-10" y="-10" width="20" height="20" />
    </g>
  );
}
