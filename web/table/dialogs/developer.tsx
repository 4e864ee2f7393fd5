/** For people who build games: the whole state, the decision, the legal moves, and stepping through time. */
import type { MoveRecord } from '@atoll/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Glyph, type GlyphName } from '../../parts/glyph.tsx';
import { Link } from '../../router.tsx';
import { copyText, copyYourself } from '../../secure.ts';
import { fill, t } from '../../translate.ts';
import type { TableContext } from '../page/tableContext.ts';
import type { Reasons, TimeTravel } from '../source/source.ts';
import { Tree } from './tree.tsx';

const words = {
  onlyLocal: {
    de: 'Zustand und Zeitreise gibt es nur an Tischen, die ganz in diesem Browser laufen. Hier siehst du, was dein Sitz weiß.',
    en: 'State and time travel only exist at tables that run entirely in this browser. Here you see what your seat knows.',
  },
  at: { de: 'Stand nach Schritt {shown} von {known}', en: 'After move {shown} of {known}' },
  first: { de: 'Zum Anfang', en: 'To the start' },
  back: { de: 'Einen Schritt zurück', en: 'One move back' },
  on: { de: 'Einen Schritt vor', en: 'One move forward' },
  last: { de: 'Zum Ende', en: 'To the end' },
  branch: { de: 'Von hier weiterspielen', en: 'Play on from here' },
  branchNote: { de: 'Die Schritte danach werden vergessen.', en: 'The moves after this are forgotten.' },
  position: { de: 'Stellung kopieren', en: 'Copy position' },
  replay: { de: 'Partie kopieren', en: 'Copy replay' },
  pictures: { de: 'Bilder des Bretts', en: 'Pictures of the board' },
  copied: { de: 'Kopiert.', en: 'Copied.' },
  reasons: { de: 'Gründe des letzten Bots: Sitz {seat}, {kind}', en: 'The last bot’s reasons: seat {seat}, {kind}' },
  iterations: { de: 'Durchläufe: {n}', en: 'Iterations: {n}' },
  only: { de: 'Keine andere Wahl: {move}', en: 'No other choice: {move}' },
  move: { de: 'Schritt', en: 'Move' },
  tries: { de: 'Versuche', en: 'Tries' },
  lead: { de: 'Vorsprung', en: 'Lead' },
} as const;

export function Developer({ context }: { context: TableContext }) {
  const { source, choosing, game } = context;
  const [note, setNote] = useState('');
  /** What the browser would not copy, for the reader to do it. */
  const [byHand, setByHand] = useState<string | null>(null);
  // Reading the snapshot draws the trees again whenever the table changes.
  const snapshot = source.snapshot.value;
  const { travel } = source;
  const state = travel?.state() ?? choosing.standing.value?.view;
  const decided = snapshot?.standing?.decision ?? null;
  const legalMoves = travel && decided ? game.moves(travel.state()) : choosing.moves.value;
  const copy = async (value: unknown) => {
    const text = JSON.stringify(value, null, 2);
    const done = await copyText(text);
    setByHand(done ? null : text);
    setNote(t(done ? words.copied : copyYourself));
  };
  return (
    <div class="developer">
      {travel ? <Travel travel={travel} /> : <p class="quiet">{t(words.onlyLocal)}</p>}
      <div class="developer-row">
        {travel && (
          <button type="button" class="button" onClick={() => void copy(positionFile(context, travel.position()))}>
            {t(words.position)}
          </button>
        )}
        {(travel || snapshot?.info.status === 'over') && !source.unproven && (
          <button
            type="button"
            class="button"
            onClick={() => void source.replay().then(asked => (asked.ok ? copy(asked.value) : undefined))}
          >
            {t(words.replay)}
          </button>
        )}
        <Link class="button" to={`/dev/boards/${game.id}`}>
          {t(words.pictures)}
        </Link>
        <span role="status">{note}</span>
      </div>
      {byHand !== null && <ByHand text={byHand} />}
      {source.reasons?.value && <BotReasons context={context} reasons={source.reasons.value} />}
      <Tree name="decision" value={decided} open />
      <Tree name="moves" value={legalMoves} />
      <Tree name={travel ? 'state' : 'view'} value={state} open />
    </div>
  );
}

/** As the command line, the page for files and the scenes of a game's tests read it. */
const positionFile = ({ game, source }: TableContext, position: unknown) => ({
  atoll: 'position',
  game: game.id,
  edition: game.edition.id,
  options: source.snapshot.peek()?.info.options,
  position,
});

/** A text that stands selected, to be copied by hand. */
function ByHand({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, [text]);
  return <textarea ref={field} aria-label={t(copyYourself)} readOnly value={text} rows={6} />;
}

/** What the last bot weighed: its moves with tries and expected lead, and the line it foresees. */
function BotReasons({ context, reasons }: { context: TableContext; reasons: Reasons }) {
  const { module, game } = context;
  const { seat, kind, view, thought } = reasons;
  const said = (move: MoveRecord) => t(module.text.move(move, view, game.box));
  return (
    <details class="reasons">
      <summary>
        {fill(words.reasons, { seat: seat + 1, kind: t(module.text.kinds[kind] ?? { de: kind, en: kind }) })}
      </summary>
      <p class="quiet">
        {thought.considered.length === 0 && thought.line.length > 0
          ? fill(words.only, { move: said(thought.move) })
          : fill(words.iterations, { n: thought.iterations })}
      </p>
      <table class="reasons-table" hidden={thought.considered.length === 0}>
        <thead>
          <tr>
            <th scope="col">{t(words.move)}</th>
            <th scope="col">{t(words.tries)}</th>
            <th scope="col">{t(words.lead)}</th>
          </tr>
        </thead>
        <tbody>
          {thought.considered.slice(0, 12).map((one, i) => (
            <tr key={i}>
              <td>{said(one.move)}</td>
              <td>{one.tries}</td>
              <td>
                {one.lead.toFixed(1)}
                {one.margin === null ? '' : ` ± ${one.margin.toFixed(1)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Tree name="line" value={thought.line} />
    </details>
  );
}

function Travel({ travel }: { travel: TimeTravel }) {
  const { shown, known } = travel.at.value;
  const step = (name: GlyphName, label: string, to: number) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      data-hint={label}
      aria-disabled={to < 0 || to > known || to === shown}
      onClick={() => to >= 0 && to <= known && travel.goTo(to)}
    >
      <Glyph name={name} />
    </button>
  );
  return (
    <div class="travel">
      <p>{fill(words.at, { shown, known })}</p>
      <div class="developer-row">
        {step('first', t(words.first), 0)}
        {step('back', t(words.back), shown - 1)}
        <input
          type="range"
          min={0}
          max={known}
          value={shown}
          aria-label={fill(words.at, { shown, known })}
          onInput={event => travel.goTo(Number(event.currentTarget.value))}
        />
        {step('next', t(words.on), shown + 1)}
        {step('last', t(words.last), known)}
      </div>
      {shown < known && (
        <div class="developer-row">
          <button type="button" class="button" onClick={travel.branch}>
            {t(words.branch)}
          </button>
          <span class="quiet">{t(words.branchNote)}</span>
        </div>
      )}
    </div>
  );
}
