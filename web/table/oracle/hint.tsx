/** Asking the Oracle: the best moves by a bot's search, with the lead it expects and how much of its search went into each. */
import '../../style/table/hint.css';
import { announce } from '@atoll/boardkit/choosing/announce.ts';
import type { Considered, Thought } from '@atoll/bots';
import { type MoveRecord, sameMove } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import { layout } from '../../layout.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { count, t } from '../../translate.ts';
import { pointAt, type TableContext } from '../page/tableContext.ts';
import { advise, viewToAsk } from './advice.ts';
import { leadWords, shareWords } from './lead.ts';

const words = {
  ask: { de: 'Orakel fragen', en: 'Ask the Oracle' },
  title: { de: 'Rat des Orakels', en: 'The Oracle’s advice' },
  thinking: { de: 'Das Orakel denkt nach …', en: 'The Oracle is thinking …' },
  show: { de: 'Auf dem Brett zeigen', en: 'Show on the board' },
  hide: { de: 'Zurück zur Partie', en: 'Back to the game' },
  otherwise: { de: 'So hätte es danach ausgesehen.', en: 'This is how it would have looked.' },
  drew: {
    de: 'So hätte es danach ausgesehen; Würfel und Gezogenes hätten anders ausfallen können.',
    en: 'This is how it would have looked; dice and draws could have gone differently.',
  },
  close: { de: 'Schließen', en: 'Close' },
  failed: {
    de: 'Das Orakel antwortet gerade nicht. Versuch es noch einmal.',
    en: 'The Oracle isn’t answering. Try again.',
  },
  games: {
    one: {
      de: '{n} durchgespielte Partie. Die Prozente sagen, wie oft sie so begann.',
      en: '{n} simulated game. The percentages say how often it began this way.',
    },
    other: {
      de: '{n} durchgespielte Partien. Die Prozente sagen, wie oft sie so begannen.',
      en: '{n} simulated games. The percentages say how often they began this way.',
    },
  },
  onlyOne: { de: 'Hier gibt es nichts zu überlegen.', en: 'There is nothing to think about here.' },
} as const;

const shownMoves = 3;

export function Hint({ context, n }: { context: TableContext; n: number }) {
  const [asked, ask] = useState<{ n: number; thought: Thought | null; why: string } | null>(null);
  const view = viewToAsk(context);
  const open = asked?.n === n ? asked : null;
  const { trying } = context.source;
  const tried = trying?.tried.value ?? null;
  useEffect(() => ask(null), [n]);
  useEffect(() => {
    if (trying) pointAt(context, tried?.events ?? null);
  }, [tried]);

  const close = () => {
    if (tried) trying?.tryOut(null);
    ask(null);
  };
  const askNow = () => {
    if (view === null) return;
    if (open) return close();
    ask({ n, thought: null, why: '' });
    announce(t(words.thinking));
    advise(context, view).then(
      thought => {
        ask(now => (now?.n === n ? { n, thought, why: '' } : now));
        const [best] = thought.considered;
        if (best) announce(`${moveLine(context, view, best)}. ${t(leadWords(best))}`);
      },
      (error: unknown) => ask(now => (now?.n === n ? { n, thought: null, why: String(error) } : now)),
    );
  };

  const show = ({ move }: Considered) => {
    if (trying) return trying.tryOut(isTried(context, move) ? null : move);
    context.choosing.pick(move);
    // On a phone the card lies over the answers, and Confirm is wanted next.
    if (layout.value === 'phone') ask(null);
  };

  return (
    <>
      <button
        type="button"
        class="icon-button hint-button"
        aria-label={t(words.ask)}
        data-hint={t(words.ask)}
        aria-pressed={open !== null}
        aria-disabled={view === null}
        onClick={askNow}
      >
        <Glyph name="lamp" />
      </button>
      {open && (
        <section class={`hint-card ${tried ? 'is-trying' : ''}`} aria-label={t(words.title)}>
          <header>
            <h2>{t(words.title)}</h2>
            <button type="button" class="icon-button" aria-label={t(words.close)} onClick={close}>
              <Glyph name="close" />
            </button>
          </header>
          {open.why && <p role="alert">{t(words.failed)}</p>}
          {!open.why && !open.thought && <p class="quiet">{t(words.thinking)}</p>}
          {open.thought && <Advice context={context} view={view} thought={open.thought} onShow={show} />}
        </section>
      )}
    </>
  );
}

const moveLine = ({ module, game }: TableContext, view: unknown, { move }: Considered): string =>
  t(module.text.move(move, view, game.box));

/** Whether this move is shown on the board instead of the one that was played. */
const isTried = ({ source }: TableContext, move: MoveRecord): boolean => {
  const tried = source.trying?.tried.value;
  return tried ? sameMove(tried.move, move) : false;
};

function Advice(props: { context: TableContext; view: unknown; thought: Thought; onShow(one: Considered): void }) {
  const { context, view, thought, onShow } = props;
  const { considered, iterations } = thought;
  const { choosing, source } = context;
  if (considered.length === 0 || view === null) return <p>{t(words.onlyOne)}</p>;
  const tries = considered.reduce((sum, one) => sum + one.tries, 0);
  const tried = source.trying?.tried.value ?? null;
  const can = choosing.mine.value || source.trying !== undefined;
  // On a phone there is little room: while one move is shown on the board, the others wait.
  const shown = considered
    .slice(0, shownMoves)
    .filter(({ move }) => !tried || layout.value !== 'phone' || isTried(context, move));
  return (
    <>
      <ol class="hint-moves">
        {shown.map(one => (
          <li key={JSON.stringify(one.move)}>
            <button
              type="button"
              class="hint-choice"
              aria-disabled={!can}
              aria-pressed={source.trying ? isTried(context, one.move) : undefined}
              data-hint={can ? t(isTried(context, one.move) ? words.hide : words.show) : undefined}
              onClick={() => can && onShow(one)}
            >
              <span class="hint-move">{moveLine(context, view, one)}</span>
              <span class="hint-lead">
                {t(leadWords(one))}; {t(shareWords(one, tries))}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p class="quiet" role={tried ? 'status' : undefined}>
        {tried ? t(tried.drew ? words.drew : words.otherwise) : count(iterations, words.games)}
      </p>
    </>
  );
}
