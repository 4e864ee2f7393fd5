/** What is asked, in one sentence; the hand; and the three answers: yes, back, why not. */
import '../../style/table/bar.css';
import type { BoardProps } from '@atoll/boardkit/board.ts';
import { alike, listed, winners } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import { layout } from '../../layout.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { lazily } from '../../parts/lazily.tsx';
import { RuleLink } from '../../rulebook/ruleLink.tsx';
import { fill, t } from '../../translate.ts';
import { FreeSeatNote, hasFreeSeat } from '../away/freeSeatNote.tsx';
import { endedWords } from '../away/happenedWords.ts';
import { StandInPrompt, standInForMe, TakeOver } from '../away/standInBar.tsx';
import { VoteCard } from '../away/voteCard.tsx';
import { Choices } from '../choosing/choices.tsx';
import { mayAsk } from '../choosing/mayAsk.ts';
import { clocksOf } from '../clock/clocks.ts';
import { SeatClock } from '../clock/seatClock.tsx';
import { sinceMine } from '../source/history.ts';
import type { Snapshot } from '../source/source.ts';
import { NextTable } from './nextTable.tsx';
import { Since } from './players/since.tsx';
import { namesOf, type TableContext } from './tableContext.ts';

const words = {
  label: { de: 'Was jetzt zu tun ist', en: 'What to do now' },
  confirm: { de: 'Bestätigen', en: 'Confirm' },
  undo: { de: 'Zurücknehmen', en: 'Undo' },
  why: { de: 'Warum nicht?', en: 'Why not?' },
  choices: { de: 'Auswahl', en: 'Choices' },
  askWhat: {
    de: 'Tipp an, was du tun willst. Dann steht hier, warum es nicht geht.',
    en: 'Tap what you’d like to do to see why you can’t.',
  },
  notYet: { de: 'Wähl erst noch aus, was du tun willst.', en: 'First choose what you want to do.' },
  thinking: { de: '{name} überlegt', en: '{name} is thinking' },
  past: {
    de: 'Rückblick: {name} war dran.',
    en: 'Looking back: {name}’s turn.',
  },
  sending: { de: 'Wird gesendet …', en: 'Sending your move …' },
  won: { de: '{names} gewinnt die Partie.', en: '{names} wins the game.' },
  ended: { de: 'Vorzeitig zu Ende, die Partie zählt nicht.', en: 'Ended early; the game does not count.' },
  shared: { de: '{names} teilen sich den Sieg.', en: '{names} share the win.' },
  dismiss: { de: 'Schließen', en: 'Dismiss' },
  notNow: { de: 'Du bist gerade nicht dran.', en: 'It isn’t your turn to decide.' },
} as const;

const Hint = lazily(async () => (await import('../oracle/hint.tsx')).Hint);

interface Props {
  context: TableContext;
  snapshot: Snapshot;
  props: BoardProps;
  onRule(id: string): void;
  /** Somebody who looks on wants a free seat. */
  onJoin(): void;
}

export function ActionBar({ context, snapshot, props, onRule, onJoin }: Props) {
  const { choosing, board } = context;
  const [open, list] = useState(false);
  const { mine, asking, sending, chosen } = choosing;
  const Hand = board?.Hand;
  const standing = snapshot.standing;
  const standIn = standInForMe(snapshot);
  const picked = Object.keys(props.picks).length > 0;
  const canUndo = picked || standing?.undo.can === true;
  const whyNoUndo = !canUndo && standing?.undo.can === false ? t(standing.undo.refusal.words) : undefined;

  const confirm = () => {
    if (chosen.value) choosing.confirm();
    else choosing.complain({ code: 'not-yet', words: mine.value ? words.notYet : words.notNow });
  };

  return (
    <section
      class={mine.value ? 'action-bar is-mine' : 'action-bar'}
      aria-label={t(words.label)}
      data-seat={typeof props.viewer === 'number' ? props.viewer % 5 : undefined}
    >
      <Complaint context={context} onRule={onRule} />
      <VoteCard context={context} snapshot={snapshot} />
      {hasFreeSeat(snapshot) && <FreeSeatNote onJoin={onJoin} />}
      <div class="prompt">
        <Prompt context={context} snapshot={snapshot} props={props} onRule={onRule} />
        {!mine.value && !choosing.sending.value && <NextTable here={snapshot.info.id} />}
      </div>
      {board && <Choices context={context} props={props} open={open} />}
      {Hand && props.viewer !== 'spectator' && (
        <div class="hand">
          <Hand {...props} />
        </div>
      )}
      {standIn !== undefined ? (
        <div class="answers">
          <TakeOver context={context} snapshot={snapshot} />
        </div>
      ) : (
        <div class="answers">
          <button
            type="button"
            class="button primary confirm"
            aria-disabled={!chosen.value || sending.value}
            aria-keyshortcuts="Enter"
            onClick={confirm}
          >
            <Glyph name="check" />
            {t(words.confirm)}
          </button>
          <button
            type="button"
            class="button undo"
            aria-disabled={!canUndo || sending.value}
            aria-keyshortcuts="U"
            data-hint={whyNoUndo}
            onClick={choosing.takeBack}
          >
            <Glyph name="undo" />
            {t(words.undo)}
          </button>
          {board && (
            <>
              <button
                type="button"
                class="button why"
                aria-pressed={asking.value}
                aria-disabled={!mine.value}
                onClick={() => {
                  if (mine.value) asking.value = !asking.value;
                  else choosing.complain({ code: 'not-your-decision', words: words.notNow });
                }}
              >
                <Glyph name="why" />
                {t(words.why)}
              </button>
              <button
                type="button"
                class={layout.value === 'phone' ? 'icon-button list-button' : 'button list-button'}
                aria-pressed={open}
                aria-disabled={!mine.value}
                aria-label={t(words.choices)}
                data-hint={t(words.choices)}
                aria-keyshortcuts="C"
                onClick={() => list(!open)}
              >
                <Glyph name="list" />
              </button>
            </>
          )}
          {mayAsk(context.source.kind, snapshot.info) && <Hint context={context} n={standing?.n ?? 0} />}
        </div>
      )}
    </section>
  );
}

function Prompt({ context, snapshot, props, onRule }: Omit<Props, 'onJoin'>) {
  const { choosing, game, module } = context;
  const { decision, view } = props;
  const rule = decision && module.links?.kinds[decision.kind];
  const names = namesOf(context, snapshot);
  const { ended } = snapshot.info;
  if (ended)
    return (
      <>
        <h2>{t(words.ended)}</h2>
        <p class="prompt-last">{t(endedWords[ended])}</p>
      </>
    );
  if (!decision) {
    const won = winners(props.scoresheet).map(seat => names[seat] ?? '');
    return <h2>{fill(won.length > 1 ? words.shared : words.won, { names: t(listed(won.map(alike))) })}</h2>;
  }
  const travel = context.source.travel?.at.value;
  if (travel && travel.shown < travel.known && !choosing.mine.value)
    return <h2>{fill(words.past, { name: names[decision.seat] ?? '' })}</h2>;
  const standIn = standInForMe(snapshot);
  if (standIn !== undefined) return <StandInPrompt context={context} snapshot={snapshot} bot={standIn} />;
  if (choosing.sending.value) return <h2>{t(words.sending)}</h2>;
  if (choosing.asking.value) return <h2>{t(words.askWhat)}</h2>;
  if (choosing.mine.value)
    return (
      <>
        <h2>
          {t(module.text.prompt(decision, view, game.box))}
          {rule && <RuleLink id={rule} onRule={onRule} />}
          <SeatClock snapshot={snapshot} seat={decision.seat} place="prompt" />
        </h2>
        <Picked context={context} props={props} />
      </>
    );
  const last = sinceMine(snapshot.entries, props.viewer)
    .flatMap(entry => entry.events)
    .filter(event => event.type !== 'turn')
    .map(event => module.text.event(event, names, game.box, view))
    .findLast(line => line !== null);
  return (
    <>
      <h2>
        {fill(words.thinking, { name: names[decision.seat] ?? '' })}
        <span class="dots" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        {clocksOf(snapshot)?.running === decision.seat ? (
          <SeatClock snapshot={snapshot} seat={decision.seat} place="prompt" />
        ) : (
          snapshot.standing && <Since at={snapshot.standing.since} />
        )}
      </h2>
      {last && <p class="prompt-last">{t(last)}</p>}
    </>
  );
}

/** What has been chosen so far; each part can be taken back by itself. */
function Picked({ context, props }: Pick<Props, 'context' | 'props'>) {
  const { text } = context.module;
  const fields = Object.entries(props.picks);
  if (props.chosen) return <p class="prompt-last">{t(text.move(props.chosen, props.view, props.game.box))}</p>;
  if (fields.length === 0) return null;
  return (
    <p class="prompt-last">
      {fields.map(([field, value]) => t(text.choice(field, value, props.view, props.game.box))).join(' · ')}
    </p>
  );
}

/** Why it cannot be done, with its rule; and what the thing is that was asked about, with its own. */
function Complaint({ context, onRule }: Pick<Props, 'context' | 'onRule'>) {
  const { module, choosing, pointed } = context;
  const { complaint } = choosing;
  const refusal = complaint.value;
  const thing = pointed.value ? module.links?.components[pointed.value] : undefined;
  useEffect(() => {
    if (!choosing.asking.value && !complaint.value) pointed.value = null;
  }, [choosing.asking.value, complaint.value]);
  if (!refusal && !thing) return null;
  return (
    <div class="complaint">
      <p>
        {refusal && t(refusal.words)} {refusal?.rule && <RuleLink id={refusal.rule} onRule={onRule} />}
        {thing && (
          <span class="complaint-thing">
            {t(thing.words)}
            <RuleLink id={thing.rule} onRule={onRule} />
          </span>
        )}
      </p>
      <button
        type="button"
        class="icon-button"
        aria-label={t(words.dismiss)}
        onClick={() => {
          complaint.value = null;
          pointed.value = null;
        }}
      >
        <Glyph name="close" size={18} />
      </button>
    </div>
  );
}
