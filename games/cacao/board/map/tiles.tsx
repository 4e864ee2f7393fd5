/** The tiles on the table. They can be walked through with the arrow keys, and while asked why, each says why not. */
import { usePlan } from '@atoll/boardkit/choosing/plan.ts';
import { seatColour, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { Picks, Seat } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { jungleTile } from '../../text/components.ts';
import { ChoiceGroup, type OnTable } from '../choice.tsx';
import { isAsked, type Props } from '../props.ts';
import { labels, templeWords, tileWords } from '../words.ts';
import { isJungleSpace, type Lying, middleOf } from './geometry.ts';
import { JungleArt } from './jungle.tsx';
import { FocusRing, OverRing, RecentRing, SpotRing } from './marks.tsx';
import { type TempleLine, templeLines } from './temples.tsx';
import { WorkerArt } from './worker.tsx';

function TileArt({ lying, box }: { lying: Lying; box: Box }) {
  const { top, below } = lying;
  if ('jungle' in top) return <JungleArt box={box} jungle={top.jungle} />;
  return <WorkerArt seat={top.seat} tile={top.tile} turn={top.turn} below={below} />;
}

/** As whole a move as a click on a tile can mean, so that the refusal is about what was meant. */
function meant(props: Props, cell: string): Picks {
  if (isAsked(props, 'fill')) return { jungle: props.picks.jungle ?? props.view.display[0] ?? '', space: cell };
  if (isAsked(props, 'work')) return { edge: `${cell}:N`, workers: 1 };
  const hand = typeof props.viewer === 'number' ? props.view.villages[props.viewer]?.hand : null;
  return { tile: props.picks.tile ?? hand?.[0] ?? '', cell, turn: props.picks.turn ?? 0 };
}

interface TilesProps extends OnTable {
  temple: string | null;
  showTemple(cell: string | null, after?: number): void;
}

export function Tiles({ props, cells, reveal, temple, showTemple }: TilesProps) {
  const { t, names, asking, spotlight, recent } = props;
  const roving = usePlan<SVGGElement>([...cells.keys()].map(what => ({ at: middleOf(what), what })));
  const legal = isAsked(props, 'place') ? props.options('cell') : null;
  const label = (cell: string, lying: Lying): string => {
    const said = t(tileWords(lying, names));
    const fresh = recent.has(cell) ? ` (${t(labels.recent)})` : '';
    return isTemple(lying) ? `${said}${fresh} ${t(templeWords(templeLines(props, cell)))}` : `${said}${fresh}`;
  };
  return (
    <ChoiceGroup roving={roving} label={t(labels.tiles)}>
      {stackedLast(cells).map(([cell, lying]) => {
        const { x, y } = middleOf(cell);
        const who: Seat | undefined = recent.get(cell);
        const holy = isTemple(lying);
        const jungle = 'jungle' in lying.top ? jungleTile(lying.top.jungle) : null;
        // What can be built over lets the click through to its choice, which lies below.
        const over = legal?.has(cell) ?? false;
        const role = asking
          ? { role: 'button' as const }
          : holy
            ? { role: 'button' as const, 'aria-expanded': temple === cell }
            : { role: 'img' as const };
        return (
          <g
            key={`${cell}/${lying.below}`}
            transform={`translate(${x} ${y})`}
            class={`cacao-tile ${who === undefined ? '' : 'is-recent'} ${spotlight.has(cell) ? 'is-spotlit' : ''} ${asking ? 'is-asked' : ''} ${over ? 'is-over' : ''}`}
            data-place={cell}
            data-component={jungle?.kind ?? 'worker'}
          >
            <TileArt lying={lying} box={props.game.box} />
            {holy && <Leaders lines={templeLines(props, cell)} />}
            {over && <OverRing />}
            {who !== undefined && <RecentRing seat={who} />}
            {spotlight.has(cell) && <SpotRing />}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: its role stands in `role`, picture or button */}
            <rect
              {...role}
              class="cacao-hit"
              x="-48"
              y="-48"
              width="96"
              height="96"
              aria-label={label(cell, lying)}
              tabIndex={roving.tabIndex(cell)}
              data-stop={cell}
              data-hint={jungle && !holy ? `${t(jungle.name)}: ${t(jungle.effect)}` : undefined}
              onClick={() => {
                if (asking) props.whyNot(meant(props, cell));
                else if (holy) showTemple(temple === cell ? null : cell);
              }}
              onPointerEnter={event => holy && event.pointerType === 'mouse' && showTemple(cell, 250)}
              onPointerLeave={event => holy && event.pointerType === 'mouse' && showTemple(null)}
              onFocus={event => {
                roving.focused(cell);
                if (!(event.currentTarget as Element).matches(':focus-visible')) return;
                reveal(cell);
                if (holy) showTemple(cell);
              }}
              onBlur={() => holy && showTemple(null)}
              onKeyDown={event => {
                if (roving.key(event, cell)) return;
                if (event.key !== 'Enter' && event.key !== ' ') return;
                if (asking) props.whyNot(meant(props, cell));
                else if (holy) showTemple(cell);
                else return;
                event.preventDefault();
                event.stopPropagation();
              }}
            />
            <FocusRing />
          </g>
        );
      })}
    </ChoiceGroup>
  );
}

/** A stack reaches over its neighbours. */
const stackedLast = (cells: ReadonlyMap<string, Lying>): [string, Lying][] =>
  [...cells].sort(([, a], [, b]) => a.below - b.below);

/** The seats that a temple would pay now, on its roof: the first larger than the second. */
function Leaders({ lines }: { lines: readonly TempleLine[] }) {
  const paid = lines.filter(line => line.gold > 0);
  const most = paid[0]?.gold ?? 0;
  let x = -46;
  return (
    <>
      {paid.map(({ seat, gold }) => {
        const size = gold === most ? 1.25 : 0.9;
        const at = x;
        x += 24 * size + 2;
        return (
          <g key={seat} transform={`translate(${at} ${-47}) scale(${size})`}>
            <path d={seatLook(seat).path} fill={seatColour(seat)} stroke="var(--cacao-plaza)" stroke-width="3" />
          </g>
        );
      })}
    </>
  );
}

export const isTemple = ({ top }: Lying): boolean => 'jungle' in top && jungleTile(top.jungle).kind === 'temple';

/** Empty jungle spaces next to worker tiles: nothing can be done there, but while asked why, they say so. */
export function BarePlaces({ props, cells }: OnTable) {
  if (!props.asking) return null;
  const found = new Set<string>();
  for (const cell of cells.keys()) {
    const [x = 0, y = 0] = cell.split(',').map(Number);
    for (const next of [`${x},${y - 1}`, `${x + 1},${y}`, `${x},${y + 1}`, `${x - 1},${y}`])
      if (!cells.has(next) && (isJungleSpace(next) || !isAsked(props, 'place'))) found.add(next);
  }
  return (
    <g>
      {[...found].map(cell => {
        const { x, y } = middleOf(cell);
        const ask = () => props.whyNot(meant(props, cell));
        return (
          <g key={cell} transform={`translate(${x} ${y})`} class="is-asked">
            {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons inside a drawing */}
            <rect
              role="button"
              class="cacao-hit"
              x="-48"
              y="-48"
              width="96"
              height="96"
              tabIndex={0}
              aria-label={cell}
              onClick={ask}
              onKeyDown={event => {
                if (event.key !== 'Enter' && event.key !== ' ') return;
                event.preventDefault();
                ask();
              }}
            />
            <FocusRing />
          </g>
        );
      })}
    </g>
  );
}
