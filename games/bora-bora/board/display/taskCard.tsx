/** A task as a card: what it asks for, and how far everybody is with it. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { capitalised, type Seat } from '@atoll/engine';
import type { Need } from '../../editions/edition.ts';
import type { Island } from '../../rules/names.ts';
import type { ViewTask } from '../../rules/view/viewTypes.ts';
import { needWords } from '../../text/tasks.ts';
import { Icon, islandTurn, needIcon } from '../icons.tsx';
import type { Props } from '../props.ts';
import { amountWords, progressWords, taskProgressWords } from '../village/pieceWords.ts';
import { isFulfilled, type Progress, progress, sum } from '../village/progress.ts';

const labels = { fulfilled: { de: 'erfüllt', en: 'fulfilled' } } as const;

/** Filled, coming and empty marks for what is asked for. */
function Pips({ part, after }: { part: Progress; after: Progress | undefined }) {
  const { least } = part.need;
  return (
    <span class="bora-pips" aria-hidden="true">
      {Array.from({ length: least }, (_, i) => (
        <i key={i} class={i < part.have ? 'is-full' : i < (after?.have ?? 0) ? 'is-coming' : ''} />
      ))}
    </span>
  );
}

/** The thing itself that the symbol of a requirement shows, where the requirement names one. */
function needComponent({ count, of }: Need): string | undefined {
  if (of === undefined) return undefined;
  if (count === 'terrain') return `terrain-${of}`;
  if (count === 'island') return `island-${of}`;
  if (count === 'cards') return `god-${of}`;
  if (count === 'material') return `good-${of}`;
  return count === 'jewelry' ? `jewelry-${of}` : undefined;
}

function NeedIcon({ props, part }: { props: Props; part: Progress }) {
  const { need } = part;
  const turn = need.count === 'island' ? islandTurn[need.of as Island] : null;
  return (
    <span class="bora-need-icon" data-component={needComponent(need)}>
      <Icon name={needIcon(need)} language={props.language} size={30} quiet />
      {need.count === 'island' && turn !== null && (
        <svg class={`bora-compass is-turned-${turn}`} viewBox="0 0 12 12" width="13" height="13" aria-hidden="true">
          <path d="M6 .6 10.6 11 6 8.4 1.4 11Z" transform={`rotate(${turn} 6 6)`} />
        </svg>
      )}
    </span>
  );
}

/** The lines of a task for one seat. */
export function TaskNeeds(props: {
  props: Props;
  parts: readonly Progress[];
  /** What the chosen move would make of them. */
  after?: readonly Progress[] | undefined;
  /** Only what is asked for: spectators have no progress of their own. */
  bare?: boolean;
}) {
  const { t } = props.props;
  return (
    <span class="bora-needs">
      {props.parts.map((part, i) => (
        <span
          key={i}
          class={`bora-need ${part.have >= part.need.least ? 'is-met' : ''}`}
          data-hint={t(props.bare ? needWords(part.need) : progressWords(part))}
          data-component={`task-${part.need.count}`}
        >
          <NeedIcon props={props.props} part={part} />
          <span class="bora-need-words">
            <span>{t(capitalised(needWords(part.need)))}</span>
            {!props.bare && (
              <span class="bora-amount">
                {part.need.count !== 'first' && <Pips part={part} after={props.after?.[i]} />}
                {t(amountWords(part))}
              </span>
            )}
          </span>
        </span>
      ))}
    </span>
  );
}

/** How far the seats are, one chip each. */
export function Standings({ props, task, seats }: { props: Props; task: ViewTask; seats: readonly Seat[] }) {
  const { t, names, game, view } = props;
  return (
    <span class="bora-standings">
      {seats.map(seat => {
        const parts = progress(game, view, seat, task.needs);
        const { have, least, sure } = sum(parts);
        const done = isFulfilled(parts);
        return (
          <span
            key={seat}
            class={`bora-standing ${done ? 'is-met' : ''}`}
            data-hint={`${names[seat]}: ${t(taskProgressWords(parts))}`}
          >
            <SeatMark seat={seat} size={14} />
            {done ? t(labels.fulfilled) : `${sure ? '' : '≥ '}${have}/${least}`}
          </span>
        );
      })}
    </span>
  );
}

/** All seats with their standing, for readers of the label. */
export function standingsWords({
  props,
  task,
  seats,
}: {
  props: Props;
  task: ViewTask;
  seats: readonly Seat[];
}): string {
  const { t, names, game, view } = props;
  return seats
    .map(seat => {
      const parts = progress(game, view, seat, task.needs);
      const { have, least } = sum(parts);
      return `${names[seat]} ${isFulfilled(parts) ? t(labels.fulfilled) : `${have}/${least}`}`;
    })
    .join(', ');
}

/** Cranes are the easy tasks that everybody begins with. */
export const birdOf = (props: Props, task: ViewTask): 'crane' | 'parrot' =>
  props.game.box.taskIds.indexOf(task.id) < props.game.box.cranes ? 'crane' : 'parrot';

export const taskComponent = (props: Props, task: ViewTask): 'crane' | 'task' =>
  birdOf(props, task) === 'crane' ? 'crane' : 'task';
