/** What would follow from the move looked at, drawn in its place: ghost tiles, lit edges, spaces that get filled. */
import type { Seat } from '@atoll/engine';
import type { PlaceMove } from '../../rules/types.ts';
import type { Preview, Work } from '../preview/preview.ts';
import type { Shown } from '../preview/shown.ts';
import type { Props } from '../props.ts';
import { beside, type Lying, middleOf, sides, workersAround } from './geometry.ts';
import { JungleArt } from './jungle.tsx';
import { AimRing, ChosenRing, EdgeLight, FillMark, YieldTag, yieldOf } from './marks.tsx';
import { isTemple } from './tiles.tsx';
import { WorkerArt } from './worker.tsx';

const at = (cell: string): string => {
  const { x, y } = middleOf(cell);
  return `translate(${x} ${y})`;
};

function Ghost({ move, seat, chosen }: { move: PlaceMove; seat: Seat; chosen: boolean }) {
  return (
    <g transform={at(move.cell)} class={`cacao-ghost ${chosen ? 'is-chosen' : ''}`} data-place="ghost">
      <WorkerArt seat={seat} tile={move.tile} turn={move.turn} />
      {chosen ? <ChosenRing /> : <AimRing />}
    </g>
  );
}

/** Edges of the new tile that look at a jungle tile but could do nothing there now: full storage, no fruit to sell. */
function idleEdges(move: PlaceMove, works: readonly Work[], cells: ReadonlyMap<string, Lying>): string[] {
  const counts = workersAround(move.tile, move.turn);
  return sides
    .filter((side, i) => {
      const faced = cells.get(beside(move.cell, side));
      return (
        (counts[i] ?? 0) > 0 && faced && !isTemple(faced) && !works.some(work => work.edge === `${move.cell}:${side}`)
      );
    })
    .map(side => `${move.cell}:${side}`);
}

/** Workers that will wake at a space once it is filled, whatever comes there. */
function wakingEdges(move: PlaceMove | null, seen: Preview, cells: ReadonlyMap<string, Lying>): string[] {
  return seen.spaces.flatMap(space =>
    sides.flatMap(side => {
      const cell = beside(space, side);
      const back = sides[(sides.indexOf(side) + 2) % 4] ?? 'N';
      const lying = cells.get(cell)?.top;
      const tile = move?.cell === cell ? move : lying && 'tile' in lying ? lying : null;
      return tile && (workersAround(tile.tile, tile.turn)[sides.indexOf(back)] ?? 0) > 0 ? [`${cell}:${back}`] : [];
    }),
  );
}

export function Foresight({ props, shown, cells }: { props: Props; shown: Shown; cells: ReadonlyMap<string, Lying> }) {
  const me = typeof props.viewer === 'number' ? props.viewer : 0;
  const { place, fill, preview, plan, works } = shown;
  const { picks } = props;
  const chosen = props.chosen && 'cell' in props.chosen ? props.chosen : null;
  const fills = plan?.fills ?? (fill ? [fill] : []);
  const open = preview && place ? preview.spaces.filter(space => !fills.some(put => put.space === space)) : [];
  const numbered = (space: string) => {
    const spaces = preview?.spaces ?? [];
    return spaces.length > 1 ? spaces.indexOf(space) + 1 : null;
  };
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of a drawing takes no focus
    <g class="cacao-foresight" aria-hidden="true">
      {open.map(space => (
        <FillMark key={space} space={space} number={numbered(space)} />
      ))}
      {fills.map(({ space, jungle }) => (
        <g
          key={space}
          transform={at(space)}
          class={`cacao-ghost ${picks.jungle === jungle ? 'is-chosen' : ''}`}
          data-place={`ghost:${space}`}
        >
          <JungleArt box={props.game.box} jungle={jungle} />
          {picks.jungle === jungle && <ChosenRing />}
        </g>
      ))}
      {chosen && chosen.cell !== place?.cell && <Ghost move={chosen} seat={me} chosen />}
      {place && <Ghost key={place.cell} move={place} seat={me} chosen={picks.cell === place.cell} />}
      {preview &&
        !plan &&
        place &&
        wakingEdges(place, preview, cells).map(edge => <EdgeLight key={edge} edge={edge} light="open" />)}
      {place && idleEdges(place, works, cells).map(edge => <EdgeLight key={edge} edge={edge} light="idle" />)}
      {(place || fill) && works.map(work => <EdgeLight key={work.edge} edge={work.edge} light={yieldOf(work)} />)}
      {(place || fill) &&
        works.map(work => <YieldTag key={work.edge} work={work} owner={work.seat === me ? null : work.seat} />)}
    </g>
  );
}
