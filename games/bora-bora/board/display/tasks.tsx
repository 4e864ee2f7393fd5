/** The tasks that lie out in this round: what they ask for, and how far everybody already is with each. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import type { ViewTask } from '../../rules/view/viewTypes.ts';
import { taskWords } from '../../text/tasks.ts';
import { Choice } from '../choice.ts';
import { Icon } from '../icons.tsx';
import { Named } from '../named.tsx';
import { place } from '../places.ts';
import { askedFor, type Props } from '../props.ts';
import { taskProgressWords } from '../village/pieceWords.ts';
import { isFulfilled, progress } from '../village/progress.ts';
import { birdOf, Standings, standingsWords, TaskNeeds, taskComponent } from './taskCard.tsx';

const labels = {
  open: { de: 'Ausliegende Aufgaben', en: 'Tasks on offer' },
  none: { de: 'In diesem Durchgang liegen keine Aufgaben mehr aus.', en: 'No tasks are left this round.' },
  worth: {
    de: 'Eine erfüllte Aufgabe bringt {full} Punkte, mit dem gelben Gott {yellow}.',
    en: 'A fulfilled task brings {full} points, {yellow} with the yellow god.',
  },
  pile: { de: 'Noch {n} im Stapel.', en: '{n} left in the pile.' },
} as const;

function OpenTask({ props, task }: { props: Props; task: ViewTask }) {
  const { t, game, view, viewer } = props;
  const watching = typeof viewer !== 'number';
  const parts = progress(game, view, watching ? 0 : viewer, task.needs);
  const asked = watching ? taskWords(task.needs) : taskProgressWords(parts);
  const everyone = { props, task, seats: view.order };
  return (
    <Choice
      props={askedFor(props) === 'newTask' ? props : { ...props, asking: false }}
      picks={{ task: task.id }}
      tried={{ task: task.id }}
      place={place.task(task.id)}
      component={taskComponent(props, task)}
      class={`bora-task ${!watching && isFulfilled(parts) ? 'is-met' : ''}`}
    >
      <Named name={`${t(asked)}. ${standingsWords(everyone)}`}>
        <span class="bora-task-inside">
          <Icon name={birdOf(props, task)} language={props.language} size={20} class="bora-task-bird" />
          <TaskNeeds props={props} parts={parts} bare={watching} />
          <Standings {...everyone} />
        </span>
      </Named>
    </Choice>
  );
}

export function Tasks(props: Props) {
  const { view, t, game } = props;
  const { fulfilled, withYellow } = game.box.edition.task;
  return (
    <div class="bora-tasks">
      <p class="bora-small">
        {t(labels.worth).replace('{full}', String(fulfilled)).replace('{yellow}', String(withYellow))}{' '}
        {t(labels.pile).replace('{n}', String(view.unseen.tasks.length))}
      </p>
      {view.tasks.length === 0 && <p class="bora-small">{t(labels.none)}</p>}
      <ChoiceGroup label={t(labels.open)} class="bora-task-list">
        {view.tasks.map(task => (
          <OpenTask key={task.id} props={props} task={task} />
        ))}
      </ChoiceGroup>
    </div>
  );
}
