/** The table in the middle of the page: a landscape that grows with every tile. */
import { placeElement, play, travel, useNews } from '@atoll/boardkit/drawing/motion.ts';
import { PanZoom } from '@atoll/boardkit/drawing/panzoom.tsx';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { aimAt, dropped } from '../aim.ts';
import { turn, turnable, useTurnKey } from '../hand/turning.ts';
import { Icon } from '../icons.tsx';
import { stageFor } from '../motion/motion.ts';
import { boxOfPlace, isEdge } from '../places.ts';
import { useShown } from '../preview/shown.ts';
import type { Props } from '../props.ts';
import { labels } from '../words.ts';
import { Display } from './display.tsx';
import { Edges } from './edges.tsx';
import { Foresight } from './foresight.tsx';
import { type Box, cellBox, edgeParts, lying, tableBox } from './geometry.ts';
import { SpotRing } from './marks.tsx';
import { Spaces, SpacesToFill } from './spaces.tsx';
import { TempleNote } from './temples.tsx';
import { BarePlaces, Tiles } from './tiles.tsx';

export function Board(props: Props) {
  const { view, t, spotlight } = props;
  const cells = useMemo(() => lying(view), [view]);
  const box = useMemo(() => tableBox(view), [view]);
  const shown = useShown(props);
  const [focused, setFocused] = useState<Box | null>(null);
  const [temple, setTemple] = useState<string | null>(null);
  const waiting = useRef(0);
  /** Passing over a temple with the mouse is not yet asking about it. */
  const showTemple = (cell: string | null, after = 0) => {
    clearTimeout(waiting.current);
    if (after === 0) setTemple(cell);
    else waiting.current = window.setTimeout(() => setTemple(cell), after);
  };
  const root = useRef<HTMLDivElement>(null);

  useTurnKey(props);
  useNews(props.news, props.reducedMotion, stageFor(props.viewer, view));
  useEffect(() => aimAt(null), [view]);

  // A tile for which a space has just been chosen comes from the hand.
  const { cell } = props.picks;
  const last = useRef(cell);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = cell;
    if (cell === undefined || cell === before || props.reducedMotion) return;
    const from = before === undefined ? placeElement('hand:chosen') : placeElement(String(before));
    if (dropped.at === cell) dropped.at = null;
    else play([{ run: travel(placeElement('ghost'), from), ms: 220 }]);
  }, [cell]);

  const pointed = [...spotlight].map(boxOfPlace).find(found => found !== null) ?? null;
  const parts = { props, cells, reveal: (place: string) => setFocused(boxOfPlace(place)) };
  return (
    <div class="cacao-board" ref={root}>
      <div class="cacao-layout">
        <Display props={props} />
        <div class="cacao-window">
          <PanZoom
            box={box}
            label={t(labels.table)}
            t={t}
            fitScale={1.35}
            margin={14}
            readableFrom={0.64}
            show={pointed ?? focused}
            reducedMotion={props.reducedMotion}
          >
            <Spaces {...parts} />
            <Tiles {...parts} temple={temple} showTemple={showTemple} />
            <SpacesToFill {...parts} />
            <Foresight props={props} shown={shown} cells={cells} />
            <Edges {...parts} />
            <BarePlaces {...parts} />
            {[...spotlight].filter(isEdge).map(edge => (
              <SpotEdge key={edge} edge={edge} />
            ))}
          </PanZoom>
          {turnable(props) && (
            <button
              type="button"
              class="cacao-turn"
              aria-label={t(labels.turn)}
              data-hint={t(labels.turn)}
              onClick={() => turn(props)}
            >
              <Icon name="turn" language={props.language} size={26} quiet />
            </button>
          )}
        </div>
      </div>
      {temple && <TempleNote props={props} cell={temple} style={besideTemple(root.current, temple)} />}
    </div>
  );
}

function SpotEdge({ edge }: { edge: string }) {
  const { cell, space } = edgeParts(edge);
  return (
    <>
      {[cell, space].map(place => {
        const { x, y, width, height } = cellBox(place);
        return (
          <g key={place} transform={`translate(${x + width / 2} ${y + height / 2})`}>
            <SpotRing />
          </g>
        );
      })}
    </>
  );
}

/** Above the temple, or below it where there is no room, and never over the side of the board. */
function besideTemple(board: HTMLElement | null, cell: string): Record<string, string> {
  const frame = board?.getBoundingClientRect();
  const tile = placeElement(cell)?.getBoundingClientRect();
  if (!board || !frame || !tile) return {};
  const width = 230 * (Number(getComputedStyle(board).getPropertyValue('--far')) || 1);
  const left = Math.max(8, Math.min(frame.width - width - 8, tile.x - frame.x + tile.width / 2 - width / 2));
  const above = tile.y - frame.y > 150;
  return {
    width: `${width}px`,
    left: `${left}px`,
    ...(above ? { bottom: `${frame.bottom - tile.y + 6}px` } : { top: `${tile.bottom - frame.y + 6}px` }),
  };
}
