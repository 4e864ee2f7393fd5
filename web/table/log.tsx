/** The log in words, turn by turn; pointing at a line shows its place on the board. */
import { SeatMark } from '@atoll/boardkit/seats.tsx';
import { ruleOfEvent } from '@atoll/engine';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Glyph } from '../parts/glyph.tsx';
import { RuleLink } from '../parts/rule-link.tsx';
import { fill, t } from '../speak.ts';
import { sinceMine, turnsOf } from './history.ts';
import { namesOf, placesOf, pointAt, type Sitting, showAgain } from './sitting.ts';
import type { Snapshot } from './source.ts';

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
}

export function Log({ sitting, snapshot, onRule }: Props) {
  const { links } = sitting.module;
  const { entries, info } = snapshot;
  const names = namesOf(sitting, snapshot);
  const turns = turnsOf(entries, event => sitting.module.text.event(event, names, sitting.game.box));
  const fresh = new Set(sinceMine(entries, info.you).map(entry => entry.n));
  const list = useRef<HTMLOListElement>(null);
  useStickToEnd(
    list,
    turns.reduce((sum, turn) => sum + turn.lines.length, 0),
  );

  if (turns.length === 0) return <p class="quiet">{t(words.empty)}</p>;
  return (
    <ol ref={list} class="log" aria-label={t(words.label)}>
      {turns.map(turn => {
        const mine = turn.seat === info.you;
        const isFresh = turn.entries.some(n => fresh.has(n));
        return (
          <li key={turn.number} class={isFresh && !mine ? 'log-turn is-fresh' : 'log-turn'}>
            <div class="log-head">
              <SeatMark seat={turn.seat} size={16} />
              <strong>{names[turn.seat]}</strong>
              <span class="quiet">{fill(words.turn, { n: turn.number })}</span>
              {isFresh && !mine && sitting.board && (
                <button
                  type="button"
                  class="icon-button log-again"
                  aria-label={t(words.again)}
                  data-hint={t(words.again)}
                  onClick={() =>
                    showAgain(
                      sitting,
                      entries.filter(entry => turn.entries.includes(entry.n)),
                    )
                  }
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
                  <li key={i}>
                    {placesOf(sitting, line.event).length > 0 ? (
                      <button
                        type="button"
                        class="log-line"
                        onPointerEnter={point}
                        onPointerLeave={stop}
                        onFocus={point}
                        onBlur={stop}
                        onClick={point}
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
          </li>
        );
      })}
    </ol>
  );
}

/** Keeps the newest line in sight, unless the reader has gone back to read. */
function useStickToEnd(list: RefObject<HTMLElement | null>, lines: number): void {
  const sticks = useRef(true);
  useEffect(() => {
    const panel = list.current?.closest('.tab-panel, .dialog-body');
    const look = () => {
      if (panel) sticks.current = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 60;
    };
    panel?.addEventListener('scroll', look, { passive: true });
    return () => panel?.removeEventListener('scroll', look);
  }, [lines > 0]);
  useLayoutEffect(() => {
    const panel = list.current?.closest('.tab-panel, .dialog-body');
    if (panel && sticks.current) panel.scrollTop = panel.scrollHeight;
  }, [lines]);
}
