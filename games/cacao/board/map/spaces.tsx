/** Places on the table for a tile: worker spaces, own tiles to build over, jungle spaces to fill. */
import { type PlannedStop, usePlan } from '@atoll/boardkit/choosing/plan.ts';
import type { Words } from '@atoll/engine';
import { Choice, ChoiceGroup, type OnTable } from '../choice.tsx';
import { turn } from '../hand/turning.ts';
import { preview } from '../preview/preview.ts';
import { placeShown } from '../preview/shown.ts';
import { isAsked } from '../props.ts';
import { labels, spaceWords } from '../words.ts';
import { middleOf, openSpaces } from './geometry.ts';
import { FillMark, SpaceFrame } from './marks.tsx';

const here = (place: string): string => {
  const { x, y } = middleOf(place);
  return `translate(${x} ${y})`;
};
const stopsAt = (places: readonly string[]): PlannedStop[] => places.map(what => ({ at: middleOf(what), what }));

/** Empty worker spaces; all of them can be seen, those for the selected tile glow. */
export function Spaces({ props, cells, reveal }: OnTable) {
  const { t, picks, view } = props;
  const asked = isAsked(props, 'place');
  const legal = asked ? props.options('cell') : null;
  const free = openSpaces(cells);
  const over = legal ? [...cells.keys()].filter(cell => legal.has(cell)) : [];
  const choices = legal ? [...free.filter(cell => legal.has(cell)), ...over] : [];
  const roving = usePlan<SVGGElement>(stopsAt(choices));
  const me = typeof props.viewer === 'number' ? props.viewer : 0;
  const words = (cell: string): Words => {
    const move = placeShown(props.moves, picks, { cell });
    return spaceWords(cell, move && preview(props.game, view, move), me, cells.has(cell));
  };
  return (
    <ChoiceGroup roving={roving} label={t(labels.spaces)}>
      {free
        .filter(cell => !legal?.has(cell))
        .map(cell => (
          <g key={cell} transform={here(cell)} data-place={cell} class="cacao-free">
            <SpaceFrame legal={false} chosen={false} />
          </g>
        ))}
      {choices.map(cell => {
        const chosen = picks.cell === cell;
        return (
          <Choice
            key={cell}
            stop={cell}
            place={cell}
            label={t(words(cell))}
            chosen={chosen}
            aim={{ cell }}
            roving={roving}
            class={cells.has(cell) ? 'is-over' : ''}
            at={middleOf(cell)}
            choose={() => (chosen ? turn(props) : props.pick({ cell }))}
            again={() => props.confirm()}
            back={() => (picks.cell === undefined ? props.unpick() : props.unpick('cell'))}
            reveal={reveal}
          >
            <g transform={here(cell)}>
              <SpaceFrame legal chosen={chosen} />
            </g>
          </Choice>
        );
      })}
    </ChoiceGroup>
  );
}

/** Jungle spaces waiting for a tile of the display. */
export function SpacesToFill({ props, reveal }: OnTable) {
  const { t, picks, view } = props;
  const step = view.steps.at(-1);
  const spaces = step?.kind === 'fill' ? step.spaces : [];
  const legal = isAsked(props, 'fill') ? props.options('space') : null;
  const roving = usePlan<SVGGElement>(stopsAt(spaces));
  if (spaces.length === 0) return null;
  const numbered = (i: number) => (spaces.length > 1 ? i + 1 : null);
  return (
    <ChoiceGroup roving={roving} label={t(labels.toFill)}>
      {spaces.map((space, i) =>
        legal ? (
          <Choice
            key={space}
            stop={space}
            place={space}
            label={t(props.text.choice('space', space, view, props.game.box))}
            chosen={picks.space === space}
            aim={{ space }}
            roving={roving}
            at={middleOf(space)}
            class={`is-fill ${legal.has(space) ? 'is-legal' : ''} ${picks.space === space ? 'is-chosen' : ''}`}
            choose={() => props.pick({ space })}
            again={() => props.confirm()}
            back={() => props.unpick()}
            reveal={reveal}
          >
            <FillMark space={space} number={numbered(i)} />
          </Choice>
        ) : (
          <FillMark key={space} space={space} number={numbered(i)} />
        ),
      )}
    </ChoiceGroup>
  );
}
