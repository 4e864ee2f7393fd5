/** The viewer's own things in the action bar: worker tiles to place, display tiles to fill with, edges to work at. */
import { useBarKeys } from '@atoll/boardkit/choosing/barKeys.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons.tsx';
import { TileSvg } from '../map/display.tsx';
import { turnsOf } from '../map/geometry.ts';
import { WorkerArt } from '../map/worker.tsx';
import { isAsked, type Props } from '../props.ts';
import { handTileWords, labels } from '../words.ts';
import { useDragging } from './dragging.ts';
import { enterTable } from './enterTable.ts';
import { FillBar } from './fillbar.tsx';
import { turn, turnable, turnShown } from './turning.ts';
import { WorkBar } from './workbar.tsx';

export function Hand(props: Props) {
  if (isAsked(props, 'fill')) return <FillBar {...props} />;
  if (isAsked(props, 'work')) return <WorkBar {...props} />;
  return <Tiles {...props} />;
}

function Tiles(props: Props) {
  const { t, picks, view, viewer } = props;
  const asked = isAsked(props, 'place');
  const hand = typeof viewer === 'number' ? (view.villages[viewer]?.hand ?? null) : null;
  const [slot, setSlot] = useState(0);
  /** How each kind of tile was turned last, so that it comes back as it was left. */
  const turned = useRef<Record<string, number>>({});
  const { bar, arrows } = useBarKeys(props);

  const select = (tile: string, at: number) => {
    setSlot(at);
    props.pick({ tile, turn: (turned.current[tile] ?? 0) % turnsOf(tile) });
  };
  const dragging = useDragging(props, select);
  useEffect(() => {
    if (typeof picks.tile === 'string') turned.current[picks.tile] = Number(picks.turn ?? 0);
  }, [picks.tile, picks.turn]);
  useEscape(props);

  // The page must not scroll while the wheel turns a tile, so the listener cannot be passive.
  const wheel = useRef<(event: WheelEvent) => void>(() => {});
  wheel.current = event => {
    if (!turnable(props) || !(event.target as Element).closest('.is-chosen')) return;
    event.preventDefault();
    turn(props, event.deltaY > 0 ? 1 : -1);
  };
  useEffect(() => {
    const element = bar.current;
    const listener = (event: WheelEvent) => wheel.current(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, []);

  if (!hand || typeof viewer !== 'number') return null;
  const chosenSlot = hand[slot] === picks.tile ? slot : hand.indexOf(String(picks.tile));
  const { drag } = dragging;
  // On a wall-sized screen the page enlarges the bar, and lengths in it with it.
  const far = bar.current?.currentCSSZoom ?? 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      class={`cacao-hand ${asked ? '' : 'is-quiet'}`}
      role="group"
      aria-label={t(labels.hand)}
      ref={bar}
      onKeyDown={arrows}
    >
      {hand.map((tile, i) => {
        const chosen = asked && i === chosenSlot;
        const shownTurn = chosen ? turnShown(props) : (turned.current[tile] ?? 0);
        const place = chosen ? 'hand:chosen' : i === hand.lastIndexOf(tile) ? `hand:${tile}` : undefined;
        const art = (
          <TileSvg size={88}>
            <g class="cacao-turning" data-place={place}>
              <WorkerArt seat={viewer} tile={tile} turn={shownTurn} />
            </g>
          </TileSvg>
        );
        const label = t(handTileWords(tile, shownTurn));
        if (!asked)
          return (
            <div key={i} class="cacao-hand-tile" role="img" aria-label={label} data-hint={label} data-component={tile}>
              {art}
            </div>
          );
        return (
          <button
            type="button"
            key={i}
            class={`cacao-hand-tile ${props.moves.some(move => 'tile' in move && move.tile === tile) ? 'is-legal' : ''} ${chosen ? 'is-chosen' : ''} ${drag && i === chosenSlot ? 'is-dragged' : ''}`}
            aria-pressed={chosen}
            aria-label={label}
            data-component={tile}
            onPointerDown={event => dragging.down(event, tile, i)}
            onPointerMove={dragging.move}
            onPointerUp={dragging.up}
            onPointerCancel={dragging.cancel}
            onClick={() => {
              if (dragging.wasDrag()) return;
              if (chosen) turn(props);
              else select(tile, i);
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              // By keyboard the tile leads on to the table; R turns it anywhere.
              event.preventDefault();
              if (!chosen) select(tile, i);
              enterTable();
            }}
          >
            {art}
            {chosen && turnable(props) && (
              <span class="cacao-hand-turn">
                <Icon name="turn" language={props.language} size={20} quiet />
              </span>
            )}
          </button>
        );
      })}
      {drag && !drag.cell && (
        <div
          class="cacao-dragged"
          style={{ transform: `translate(${drag.x / far}px, ${drag.y / far}px)` }}
          aria-hidden="true"
        >
          <TileSvg size={96}>
            <WorkerArt seat={viewer} tile={drag.tile} turn={turnShown(props)} />
          </TileSvg>
        </div>
      )}
    </div>
  );
}

/**
 * Escape takes back the last pick. When that was the turn, the tile would lie there unturned: what is meant is the space
 * it was turned on, or else the tile.
 */
function useEscape(props: Props): void {
  const { tile, turn: turnNow, cell } = props.picks;
  const before = useRef(props.picks);
  useEffect(() => {
    const last = before.current;
    before.current = props.picks;
    if (tile === undefined || turnNow !== undefined || last.tile !== tile || last.turn === undefined) return;
    if (cell === undefined) props.unpick();
    else {
      props.unpick('cell');
      props.pick({ turn: last.turn });
    }
  }, [props.picks]);
}
