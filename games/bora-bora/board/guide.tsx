/** Where we are: the round, the phase and the step in it, and whose turn it is. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import type { Phase } from '../rules/names.ts';
import type { Props } from './props.ts';
import { filled, guideWords, labels } from './words.ts';

const letterOf: Record<Phase, 'A' | 'B' | 'C' | null> = {
  start: null,
  dice: 'A',
  people: 'B',
  jewelry: 'C',
  tasks: 'C',
  newTasks: 'C',
  last: null,
};

/** Phase C begins with the status track; its other steps have names of their own. */
const phaseComponents = { A: 'phase-dice', B: 'phase-people', C: 'status' } as const;

/** The steps of phase C that are decided by somebody; status and temple are counted before them. */
const stepsOfC = ['jewelry', 'tasks', 'newTasks'] as const;

export function Guide(props: Props) {
  const { view, t, decision } = props;
  const rounds = view.rounds.length;
  const letter = letterOf[view.phase];
  const outside = view.over ? 'over' : letter === null ? (view.phase as 'start' | 'last') : null;
  const nth = Math.min(props.game.box.edition.start.dice, Math.floor(view.turn / view.seats) + 1);
  return (
    <section class="bora-guide" aria-label={t(labels.guide)}>
      <span class="bora-round" data-component="round">
        <span class="bora-round-words">{filled(t(guideWords.round), { n: view.round, all: rounds })}</span>
        <span class="bora-round-pips" aria-hidden="true">
          {view.rounds.map((_, i) => (
            <i key={i} class={i + 1 < view.round ? 'is-past' : i + 1 === view.round ? 'is-now' : ''} />
          ))}
        </span>
      </span>
      <ol class="bora-phases">
        {outside && (
          <li class="is-now" aria-current="step" data-component={view.over ? undefined : `phase-${view.phase}`}>
            {t(guideWords[outside])}
          </li>
        )}
        {(['A', 'B', 'C'] as const).map(phase => {
          const now = letter === phase && !view.over;
          return (
            <li
              key={phase}
              class={now ? 'is-now' : ''}
              aria-current={now ? 'step' : undefined}
              data-component={phaseComponents[phase]}
            >
              <b>{phase}</b>
              <span class="bora-phase-name">{t(guideWords[phase])}</span>
              {now && phase === 'A' && <span class="bora-phase-step">{filled(t(guideWords.nth), { n: nth })}</span>}
              {now && phase === 'C' && (
                <span class="bora-phase-step">
                  {stepsOfC.map(step => (
                    <span
                      key={step}
                      class={step === view.phase ? 'is-now' : 'is-other'}
                      data-component={`phase-${step}`}
                    >
                      {t(guideWords[step])}
                    </span>
                  ))}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <span class="bora-order" data-hint={t(labels.order)} data-component="order">
        <span class="bora-unseen">{`${t(labels.order)}: ${view.order.map(seat => props.names[seat]).join(', ')}`}</span>
        <span class="bora-order-words" aria-hidden="true">
          {t(labels.order)}
        </span>
        {view.order.map(seat => (
          <span key={seat} class={decision?.seat === seat ? 'is-now' : ''} aria-hidden="true">
            <SeatMark seat={seat} size={18} />
          </span>
        ))}
      </span>
    </section>
  );
}
