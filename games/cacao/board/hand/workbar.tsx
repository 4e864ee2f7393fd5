/** The work decision for the thumb: one card an edge, a stepper for how many workers, and a way to stop. */
import { useBarKeys } from '@atoll/boardkit/choosing/barKeys.ts';
import { ChoiceStrip } from '@atoll/boardkit/choosing/choiceStrip.tsx';
import { aimAt, aimAway } from '../aim.ts';
import { Icon } from '../icons.tsx';
import { TileSvg } from '../map/display.tsx';
import { JungleArt } from '../map/jungle.tsx';
import { gains, usesOf, type Work } from '../preview/preview.ts';
import type { Props } from '../props.ts';
import { edgeChoiceWords, labels } from '../words.ts';
import { again } from './enterTable.ts';
import { GainChips } from './gains.tsx';

export function WorkBar(props: Props) {
  const { t, picks, view } = props;
  const { bar, arrows } = useBarKeys(props);
  const uses = [...usesOf(props.game, view)];
  const done = picks.edge === 'done';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="cacao-bar" role="group" aria-label={t(labels.edges)} ref={bar} onKeyDown={arrows}>
      <ChoiceStrip class="cacao-cards">
        {uses.map(([edge, list]) => (
          <EdgeCard key={edge} props={props} edge={edge} uses={list} />
        ))}
      </ChoiceStrip>
      <button
        type="button"
        class={`cacao-card cacao-done ${done ? 'is-chosen' : 'is-legal'}`}
        aria-pressed={done}
        data-hint={t(labels.doneHint)}
        onClick={() => (done ? props.unpick() : props.pick({ edge: 'done' }))}
        onKeyDown={event => done && again(event, props)}
      >
        <strong>{t(labels.done)}</strong>
        <span class="cacao-card-note">{t(labels.doneHint)}</span>
      </button>
    </div>
  );
}

function EdgeCard({ props, edge, uses }: { props: Props; edge: string; uses: readonly Work[] }) {
  const { t, picks, language } = props;
  const chosen = picks.edge === edge;
  const most = uses.length;
  const wanted = chosen ? Number(picks.workers ?? most) : most;
  const work = uses[wanted - 1] ?? uses.at(-1);
  if (!work) return null;
  const set = (workers: number) => props.pick({ edge, workers });
  const [gain] = gains(1, [{ ...work, seat: 0 }]);
  const label = t(edgeChoiceWords(work));
  return (
    <div
      class={`cacao-card-frame ${chosen ? 'is-chosen' : ''}`}
      onPointerEnter={event => event.pointerType === 'mouse' && aimAt({ edge })}
      onPointerLeave={() => aimAway({ edge })}
    >
      <button
        type="button"
        class={`cacao-card is-legal ${chosen ? 'is-chosen' : ''}`}
        aria-pressed={chosen}
        onClick={() => (chosen ? props.unpick() : set(most))}
        onKeyDown={event => {
          if (chosen) again(event, props);
          const to = event.key === '+' ? wanted + 1 : event.key === '-' ? wanted - 1 : Number(event.key);
          if (!/^[1-9+-]$/.test(event.key) || to < 1 || to > most) return;
          set(to);
          event.preventDefault();
        }}
        onFocus={event => event.currentTarget.matches(':focus-visible') && aimAt({ edge })}
        onBlur={() => aimAway({ edge })}
      >
        <span class="cacao-unseen">{label}</span>
        <TileSvg size={56}>
          <JungleArt box={props.game.box} jungle={work.jungle} />
        </TileSvg>
        <span class="cacao-card-text">
          <span class="cacao-card-workers" aria-hidden="true">
            {Array.from({ length: most }, (_, i) => (
              <Icon key={i} name="worker" language={language} size={18} quiet class={i < wanted ? '' : 'is-off'} />
            ))}
          </span>
          <span class="cacao-chips" aria-hidden="true">
            {gain && <GainChips gain={gain} language={language} />}
          </span>
        </span>
      </button>
      {chosen && most > 1 && (
        <span class="cacao-stepper">
          <button
            type="button"
            aria-label={t(labels.less)}
            data-hint={t(labels.less)}
            disabled={wanted <= 1}
            onClick={() => set(wanted - 1)}
          >
            −
          </button>
          <output>{wanted}</output>
          <button
            type="button"
            aria-label={t(labels.more)}
            data-hint={t(labels.more)}
            disabled={wanted >= most}
            onClick={() => set(wanted + 1)}
          >
            +
          </button>
        </span>
      )}
    </div>
  );
}
