/** The picture of Tides: two pools that fill, and the hand. It shows what is legal and never works it out. */
import './tides.css';
import type { BoardModule, BoardProps, SeatProps } from '@atoll/boardkit';
import { words } from '@atoll/engine';
import { level } from '../rules/turn.ts';
import { type Pool, pools, type TidesEvent, type TidesMove, type TidesState, type TidesView } from '../rules/types.ts';
import { poolName } from '../text/text.ts';

type Props = BoardProps<TidesState, TidesMove, TidesEvent, TidesView>;

const DEPTH = 200;

function Board(props: Props) {
  const { view, t } = props;
  const piles = words(
    `${view.pileSize} Wellen im Stapel, ${view.sea.length} auf See`,
    `${view.pileSize} waves in the pile, ${view.sea.length} at sea`,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <svg class="tides" viewBox="0 0 600 340" role="group" aria-label="Tides">
      {pools.map((pool, i) => (
        <PoolPicture key={pool} {...props} pool={pool} x={30 + i * 290} />
      ))}
      <text class="tides-piles" x="300" y="325">
        {t(piles)}
      </text>
    </svg>
  );
}

function PoolPicture(props: Props & { pool: Pool; x: number }) {
  const { pool, x, view, t, chosen } = props;
  const waves = view.pools[pool];
  const now = level(waves);
  // What the chosen move would bring, shown before it is confirmed.
  const then = chosen && 'pool' in chosen && chosen.pool === pool ? now + chosen.wave : now;
  const height = (water: number) => (Math.min(water, view.mark) / view.mark) * DEPTH;
  const legal = props.options('pool').has(pool);
  const state = [
    legal && 'is-legal',
    props.picks.pool === pool && 'is-chosen',
    props.recent.has(pool) && 'is-recent',
    props.spotlight.has(pool) && 'is-spotlit',
  ]
    .filter(Boolean)
    .join(' ');
  const label = words(
    `${poolName[pool].de}: ${now} von ${view.mark}, Wellen ${waves.join(', ') || 'keine'}`,
    `${poolName[pool].en}: ${now} of ${view.mark}, waves ${waves.join(', ') || 'none'}`,
  );
  // A pool that cannot be chosen is explained by the page.
  const choose = () => props.pick({ pool });
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button inside an SVG
    <g
      class={`tides-pool ${state}`}
      data-place={pool}
      transform={`translate(${x} 40)`}
      role="button"
      tabIndex={legal || props.asking ? 0 : -1}
      aria-disabled={!legal}
      aria-label={t(label)}
      onClick={choose}
      onKeyDown={event => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose();
      }}
    >
      <path class="tides-sand" d="M-10 -6Q125 -26 260 -6V212Q125 232 -10 212Z" />
      <rect class="tides-water" y={DEPTH - height(now)} width="250" height={height(now)} rx="6" />
      {then !== now && (
        <rect
          class={then > view.mark ? 'tides-ghost is-spill' : 'tides-ghost'}
          y={DEPTH - height(then)}
          width="250"
          height={height(then) - height(now) || 6}
        />
      )}
      <text class="tides-level" x="125" y="110">
        {then === now ? `${now} / ${view.mark}` : `${now} → ${then} / ${view.mark}`}
      </text>
      <text class="tides-name" x="125" y="190">
        {t(poolName[pool])}
      </text>
    </g>
  );
}

function Hand(props: Props) {
  const { view, t, picks } = props;
  const legal = props.options('wave');
  const hand = [...view.hand, ...(legal.has('stop') ? (['stop'] as const) : [])];
  return (
    <div class="tides-hand">
      {hand.map((wave, i) => {
        // Of waves that are alike the first one is lifted.
        const chosen = picks.wave === wave && hand.indexOf(wave) === i;
        return (
          <button
            key={`${wave} ${i}`}
            type="button"
            class={`tides-wave ${legal.has(wave) ? 'is-legal' : ''} ${chosen ? 'is-chosen' : ''}`}
            aria-pressed={chosen}
            disabled={!legal.has(wave)}
            onClick={() => props.pick({ wave })}
          >
            {t(props.text.choice('wave', wave, view, props.game.box))}
          </button>
        );
      })}
    </div>
  );
}

function Panel({ view, seat, t }: SeatProps<TidesState, TidesMove, TidesEvent, TidesView>) {
  const [hand, pearls, spills] = [view.handSizes[seat], view.pearls[seat], view.spills[seat]];
  return (
    <p class="tides-panel">
      {t(
        words(
          `${hand} Wellen, ${pearls} Perlen, ${spills}-mal übergelaufen`,
          `${hand} waves, ${pearls} pearls, ${spills} spills`,
        ),
      )}
    </p>
  );
}

export const board: BoardModule<TidesState, TidesMove, TidesEvent, TidesView> = {
  Board,
  Hand,
  Panel,
  placesOf: event => ('pool' in event ? [event.pool] : []),
};
