/** The log in words, turn by turn; pointing at a line shows its place on the board. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { type EventRecord, ruleOfEvent } from '@atoll/engine';
import { useRef } from 'preact/hooks';
import { Glyph } from '../../parts/glyph.tsx';
import { RuleLink } from '../../rulebook/ruleLink.tsx';
import { language } from '../../settings.ts';
import { fill, t } from '../../translate.ts';
import { sinceMine, type Turn, turnsOf } from '../source/history.ts';
import type { Snapshot } from '../source/source.ts';
import { useDrawnOnce } from './drawnOnce.ts';
import { useLogKeys } from './logKeys.ts';
import { useStickToEnd } from './stickToEnd.ts';
import { namesOf, placesOf, pointAt, type Sitting, showAgain, showPlace } from './tableContext.ts';

const words = {
  label: { de: 'Verlauf', en: 'Log' },
  turn: { de: 'Zug {n}', en: 'Turn {n}' },
  again: { de: 'Diesen Zug noch einmal zeigen', en: 'Show this turn again' },
  auto: { de: 'automatisch', en: 'automatic' },
  empty: { de: 'Noch ist nichts geschehen.', en: 'Nothing has happened yet.' },
  fresh: { de: 'neu', en: 'new' },
} as const;

interface Props {
  sitting: Sitting;
  snapshot: Snapshot;
  onRule(id: string): void;
  /** Called before the board shows something: where the log lies over the board, it goes out of the way. */
  onShow?(): void;
}

export function Log({ sitting, snapshot, onRule, onShow }: Props) {
  const { entries, info } = snapshot;
  const names = namesOf(sitting, snapshot);
  const { text } = sitting.module;
  const turns = turnsOf(
    entries,
    event => text.event(event, names, sitting.game.box, snapshot.standing?.view),
    event => text.aside?.(event) ?? false,
  );
  const fresh = new Set(sinceMine(entries, info.you).map(entry => entry.n));
  const list = useRef<HTMLOListElement>(null);
  useStickToEnd(list, turns.length > 0);
  const keys = useLogKeys(list);
  const drawn = useDrawnOnce(sitting);
  const again = (shown: readonly number[]) => {
    onShow?.();
    // Asked for later than it was drawn: the entries as they are then.
    const entries = sitting.source.snapshot.peek()?.entries ?? [];
    showAgain(
      sitting,
      entries.filter(entry => shown.includes(entry.n)),
    );
  };
  const show = (event: EventRecord) => {
    onShow?.();
    showPlace(sitting, event);
  };

  if (turns.length === 0) return <p class="quiet">{t(words.empty)}</p>;
  return (
    <ol ref={list} class="log" aria-label={t(words.label)} {...keys}>
      {turns.map(turn => {
        const isFresh = turn.seat !== info.you && turn.entries.some(n => fresh.has(n));
        const name = names[turn.seat] ?? '';
        return drawn(turn.number, [turn, isFresh, name, language.value], () => (
          <LogTurn key={turn.number} {...{ sitting, turn, isFresh, name, onRule, again, show }} />
        ));
      })}
    </ol>
  );
}

interface LogTurnProps extends Pick<Props, 'sitting' | 'onRule'> {
  turn: Turn;
  /** Others did this since the viewer last decided. */
  isFresh: boolean;
  name: string;
  again(entries: readonly number[]): void;
  show(event: EventRecord): void;
}

function LogTurn({ sitting, turn, isFresh, name, onRule, again, show }: LogTurnProps) {
  const { links } = sitting.module;
  return (
    <li class={isFresh ? 'log-turn is-fresh' : 'log-turn'}>
      <div class="log-head" data-row>
        <SeatMark seat={turn.seat} size={16} />
        <strong>{name}</strong>
        <span class="quiet">{fill(words.turn, { n: turn.number })}</span>
        {isFresh && sitting.board && (
          <button
            type="button"
            class="icon-button log-again"
            aria-label={t(words.again)}
            data-hint={t(words.again)}
            onClick={() => again(turn.entries)}
          >
            <Glyph name="again" size={18} />
          </button>
        )}
      </div>
      <ul class="log-lines">
        {turn.lines.map((line, i) => {
          const text = (
            <>
              {line.seat !== null && line.seat !== turn.seat && <SeatMark seat={line.seat} size={13} />}
              {t(line.words)}
              {line.auto && <span class="quiet"> ({t(words.auto)})</span>}
            </>
          );
          const point = () => pointAt(sitting, [line.event]);
          const stop = () => pointAt(sitting, null);
          const rule = links && ruleOfEvent(links, line.event, sitting.game.box);
          return (
            <li key={i} data-row>
              {placesOf(sitting, line.event).length > 0 ? (
                <button
                  type="button"
                  class="log-line"
                  onPointerEnter={point}
                  onPointerLeave={stop}
                  onFocus={point}
                  onBlur={stop}
                  onClick={() => show(line.event)}
                >
                  {text}
                </button>
              ) : (
                <span class="log-line">{text}</span>
              )}
              {rule && <RuleLink id={rule} onRule={onRule} />}
            </li>
          );
        })}
      </ul>
      {turn.asides.length > 0 && <p class="log-aside">{turn.asides.map(aside => t(aside)).join(' ')}</p>}
    </li>
  );
}
