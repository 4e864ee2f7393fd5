/** The tasks that lie in front of a seat, with how far it is with each, for everybody to see. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { narrow } from '@atoll/engine';
import type { ViewTask, ViewVillage } from '../../rules/view/viewTypes.ts';
import { Choice } from '../choice.ts';
import { birdOf, TaskNeeds, taskComponent } from '../display/taskCard.tsx';
import { Icon } from '../icons.tsx';
import { Named } from '../named.tsx';
import { place } from '../places.ts';
import { plainly } from '../plainly.ts';
import { useAfter } from '../preview/foreseen.ts';
import { askedFor, type Props } from '../props.ts';
import { taskProgressWords } from './pieceWords.ts';
import { isFulfilled, type Progress, progress } from './progress.ts';

const labels = {
  tasks: { de: 'Aufgaben', en: 'Tasks' },
  done: { de: '{n} von {all} erfüllt', en: '{n} of {all} fulfilled' },
  bonus: { de: 'ab {all} gibt es am Ende {points} Punkte', en: '{all} bring {points} points at the end' },
  yellow: { de: 'mit gelbem Gott +{n}', en: 'with the yellow god +{n}' },
  discard: { de: 'ablegen, 0 Punkte', en: 'discard, 0 points' },
  none: { de: 'Keine Aufgabe mehr.', en: 'No tasks left.' },
} as const;

/** What can be done with a task now, best first. */
function outcome(props: Props, id: string): string | null {
  const { t, game } = props;
  const { fulfilled, withYellow } = game.box.edition.task;
  const how = new Set(narrow(props.moves, { task: id }).map(move => ('how' in move ? move.how : null)));
  if (how.has('fulfil')) return `+${fulfilled}`;
  if (how.has('yellow')) return t(labels.yellow).replace('{n}', String(withYellow));
  return how.has('discard') ? t(labels.discard) : null;
}

function OwnTask({ props, task, village, after }: OneTask) {
  const { t, game, view } = props;
  const parts = progress(game, view, village.seat, task.needs);
  const met = isFulfilled(parts);
  const mine = village.seat === props.viewer;
  const kind = askedFor(props);
  const asked = mine && (kind === 'task' || kind === 'last');
  const tag = asked ? outcome(props, task.id) : null;
  const label = t(taskProgressWords(parts));
  return (
    <Choice
      props={asked ? plainly(props) : { ...props, asking: false, moves: [] }}
      picks={{ task: task.id }}
      tried={{ task: task.id, how: 'fulfil' }}
      place={place.ownTask(village.seat, task.id)}
      component={taskComponent(props, task)}
      class={`bora-task is-own ${met ? 'is-met' : ''}`}
    >
      <Named name={tag ? `${label}. ${tag}` : label}>
        <span class="bora-task-inside">
          <Icon name={birdOf(props, task)} language={props.language} size={20} class="bora-task-bird" />
          <TaskNeeds props={props} parts={parts} after={after} />
          {tag && <span class={`bora-task-tag ${met ? 'is-good' : ''}`}>{tag}</span>}
        </span>
      </Named>
    </Choice>
  );
}

interface OneTask {
  props: Props;
  task: ViewTask;
  village: ViewVillage;
  after: Progress[] | undefined;
}

export function OwnTasks({ props, village }: { props: Props; village: ViewVillage }) {
  const { t, game } = props;
  const seen = useAfter(props);
  const { bonus } = game.box.edition;
  const fill = (text: string) =>
    text
      .replace('{n}', String(village.fulfilled.length))
      .replace('{all}', String(bonus.tasks))
      .replace('{points}', String(bonus.points));
  return (
    <section class="bora-village-part is-tasks" data-component="task">
      <h3>
        {t(labels.tasks)}{' '}
        <span data-hint={fill(t(labels.bonus))} data-component="bonus-tasks">
          {fill(t(labels.done))}
        </span>
      </h3>
      {village.tasks.length === 0 && <p class="bora-small">{t(labels.none)}</p>}
      <ChoiceGroup label={t(labels.tasks)} class="bora-own-tasks">
        {village.tasks.map(task => (
          <OwnTask
            key={task.id}
            props={props}
            task={task}
            village={village}
            after={seen ? progress(game, seen, village.seat, task.needs) : undefined}
          />
        ))}
      </ChoiceGroup>
    </section>
  );
}
