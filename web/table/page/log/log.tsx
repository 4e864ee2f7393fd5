/** The log in words, turn by turn; pointing at a line shows its place on the board. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { type EventRecord, ruleOfEvent } from '@atoll/engine';
import { useRef } from 'preact/hooks';
import { Glyph } from '../../../parts/glyph.tsx';
import { RuleLink } from '../../../rulebook/ruleLink.tsx';
import { language } from '../../../settings.ts';
import { fill, t } from '../../../translate.ts';
import { botName } from '../../away/awayWords.ts';
import { happenedWords } from '../../away/happenedWords.ts';
import { type HouseLine, sinceMine, type Turn, turnsOf } from '../../source/history.ts';
import type { Snapshot } from '../../source/source.ts';
import { useDrawnOnce } from '../drawnOnce.ts';
import { namesOf, placesOf, pointAt, showAgain, showPlace, type TableContext } from '../tableContext.ts';
import { useLogKeys } from './logKeys.ts';
import { useStickToEnd } from './stickToEnd.ts';

const words = {
  label: { de: 'Verlauf', en: 'Log' },
  turn: { de: 'Zug {n}', en: 'Turn {n}' },
  again: { de: 'Diesen Zug noch einmal zeigen', en: 'Show this turn again' },
  auto: { de: 'automatisch', en: 'automatic' },
  empty: { de: 'Noch ist nichts geschehen.', en: 'Nothing has happened yet.' },
  standIn: { de: 'Vertreter', en: 'stand-in' },
  fresh: { de: 'neu', en: 'new' },
} as const;

interface Props {
  context: TableContext;
  snapshot: Snapshot;
  onRule(id: string): void;
  /** Called before the board shows something: where the log lies over the board, it goes out of the way. */
  onShow?(): void;
}

export function Log({ context, snapshot, onRule, onShow }: Props) {
  const { entries, info } = snapshot;
  const names = namesOf(context, snapshot);
  const { text } = context.module;
  const turns = turnsOf(
    entries,
    event => text.event(event, names, context.game.box, snapshot.standing?.view),
    event => text.aside?.(event) ?? false,
  );
  const fresh = new Set(sinceMine(entries, info.you).map(entry => entry.n));
  const list = useRef<HTMLOListElement>(null);
  useStickToEnd(list, turns.length > 0);
  const keys = useLogKeys(list);
  const drawn = useDrawnOnce(context);
  const again = (shown: readonly number[]) => {
    onShow?.();
    // Asked for later than it was drawn: the entries as they are then.
    const entries = context.source.snapshot.peek()?.entries ?? [];
    showAgain(
      context,
      entries.filter(entry => shown.includes(entry.n)),
    );
  };
  const show = (event: EventRecord) => {
    onShow?.();
    showPlace(context, event);
  };

  if (turns.length === 0) return <p class="quiet">{t(words.empty)}</p>;
  return (
    <ol ref={list} class="log" aria-label={t(words.label)} {...keys}>
      {turns.map(turn => {
        const isFresh = turn.seat !== info.you && turn.entries.some(n => fresh.has(n));
        return drawn(turn.number, [turn, isFresh, names, context.bots.value.size, language.value], () => (
          <LogTurn key={turn.number} {...{ context, turn, isFresh, names, onRule, again, show }} />
        ));
      })}
    </ol>
  );
}

interface LogTurnProps extends Pick<Props, 'context' | 'onRule'> {
  turn: Turn;
  /** Others did this since the viewer last decided. */
  isFresh: boolean;
  names: readonly string[];
  again(entries: readonly number[]): void;
  show(event: EventRecord): void;
}

function LogTurn({ context, turn, isFresh, names, onRule, again, show }: LogTurnProps) {
  const { links } = context.module;
  // What happened after the last move stands behind all that the moves brought.
  const moved = turn.lines.findLastIndex(line => !('happened' in line)) + 1;
  const after = turn.lines.slice(moved).filter(line => 'happened' in line);
  return (
    <li class={isFresh ? 'log-turn is-fresh' : 'log-turn'}>
      <div class="log-head" data-row>
        <SeatMark seat={turn.seat} size={16} />
        <strong>{names[turn.seat] ?? ''}</strong>
        {turn.entries.length > 0 && <span class="quiet">{fill(words.turn, { n: turn.number })}</span>}
        {turn.standIn && <span class="quiet">({t(words.standIn)})</span>}
        {isFresh && context.board && (
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
        {turn.lines.slice(0, moved).map((line, i) => {
          if ('happened' in line) return <HouseEntry key={i} {...{ context, line, names }} />;
          const text = (
            <>
              {line.seat !== null && line.seat !== turn.seat && <SeatMark seat={line.seat} size={13} />}
              {t(line.words)}
              {line.auto && <span class="quiet"> ({t(words.auto)})</span>}
            </>
          );
          const point = () => pointAt(context, [line.event]);
          const stop = () => pointAt(context, null);
          const rule = links && ruleOfEvent(links, line.event, context.game.box);
          return (
            <li key={i} data-row>
              {placesOf(context, line.event).length > 0 ? (
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
      {after.length > 0 && (
        <ul class="log-lines">
          {after.map((line, i) => (
            <HouseEntry key={i} {...{ context, line, names }} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** What happened besides the game, at its place among the moves. */
function HouseEntry({ context, line, names }: { context: TableContext; line: HouseLine; names: readonly string[] }) {
  const { happened, seat } = line;
  const bot = happened.type === 'standIn' ? botName(context, happened.bot) : '';
  return (
    <li class="log-house">
      {happened.type !== 'end' && <SeatMark seat={seat} size={13} />}
      <span>{t(happenedWords(happened, seat, names, bot))}</span>
    </li>
  );
}
