/** Numbers as they are printed and laid on the map: prices, points, tiles; each 50 units wide around its middle. */
import type { StoneTile } from '../../rules/types.ts';
import { href } from '../icons.tsx';

interface At {
  x: number;
  y: number;
}

const moved = ({ x, y }: At): string => `translate(${x} ${y})`;

export function Price({ x, y, price, currency }: At & { price: number; currency: 'treasures' | 'amulets' }) {
  const coin = currency === 'treasures';
  // Two digits need a larger coin to stand on.
  const size = coin ? (price > 9 ? 62 : 52) : 58;
  return (
    <g class={`mg-badge is-${currency} ${price > 9 ? 'is-wide' : ''}`} transform={moved({ x, y })}>
      <use href={href(coin ? 'coin' : 'amulet')} x={-size / 2} y={coin ? -size / 2 : -32} width={size} height={size} />
      <text y={coin ? 11.5 : 12}>{price}</text>
    </g>
  );
}

export function Points({ x, y, points }: At & { points: number | string }) {
  return (
    <g class="mg-badge is-points" transform={moved({ x, y })}>
      <use href={href('sun')} x="-28" y="-28" width="56" height="56" />
      <text y="11.5">{points}</text>
    </g>
  );
}

/** A pole tile: a small plank with its number; `next`: the one that would come under a hut here. */
export function PoleTile({ x, y, tile, next }: At & { tile: number; next?: boolean }) {
  return (
    <g class={`mg-badge is-pole ${next ? 'is-next' : ''}`} transform={moved({ x, y })} data-component="poleTile">
      <path d="M-22-19H22L24 17-23 19Z" />
      <text y="12">{next ? `+${tile}` : tile}</text>
    </g>
  );
}

const componentOf = { treasure: 'treasureTile', amulet: 'amuletTile', joker: 'joker' } as const;

/** A stone place tile: a slab with a god's letter, a coin, an amulet or the joker. */
export function StoneTileArt({
  tile,
  size = 50,
  values,
}: {
  tile: StoneTile;
  size?: number;
  values: { treasure: number; amulet: number };
}) {
  const scale = size / 50;
  if (tile === 'joker')
    return <use href={href('joker')} x={-size / 2} y={-size / 2} width={size} height={size} data-component="joker" />;
  const plain = tile === 'treasure' || tile === 'amulet';
  return (
    <g class="mg-stone-tile" transform={`scale(${scale})`} data-component={plain ? componentOf[tile] : 'statueTile'}>
      <path class="mg-slab" d="M-22-20-6-24 20-21 24-2 20 21-4 24-22 20-25 0Z" />
      {plain ? (
        <>
          <use href={href(tile === 'treasure' ? 'coin' : 'amulet')} x="-19" y="-20" width="38" height="38" />
          <text class={`is-${tile}`} y="10">
            {values[tile]}
          </text>
        </>
      ) : (
        <>
          <use href={href('statue')} x="-22" y="-18" width="36" height="36" />
          <text class="is-letter" x="11" y="11">
            {tile.slice('statue-'.length)}
          </text>
        </>
      )}
    </g>
  );
}
