/** The end: who won, for what, how it went, and how anybody can check it. */
import '../../style/table/dialogs.css';
import type { BoardProps } from '@atoll/boardkit/board.ts';
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import { alike, listed, type Refusal, type Replay, verifyReplay, winners } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../parts/dialog.tsx';
import { Glyph } from '../../parts/glyph.tsx';
import { Link } from '../../router.tsx';
import { fill, t } from '../../translate.ts';
import { endedWords } from '../away/happenedWords.ts';
import { NextTable } from '../page/nextTable.tsx';
import { placeWords } from '../page/place.ts';
import { ScoreTable } from '../page/score.tsx';
import { namesOf, type TableContext } from '../page/tableContext.ts';
import { saveFile } from '../source/files.ts';
import { type CoursePoint, courseOf } from '../source/scoreHistory.ts';
import type { Snapshot } from '../source/source.ts';
import { Chart } from './chart.tsx';
import { RematchButton, useRematch } from './rematch.tsx';

const words = {
  title: { de: 'Die Partie ist zu Ende', en: 'The game is over' },
  early: { de: 'Vorzeitig zu Ende', en: 'Ended early' },
  uncounted: { de: 'Die Partie zählt nicht.', en: 'The game does not count.' },
  won: { de: '{names} gewinnt', en: '{names} wins' },
  youWon: { de: 'Du gewinnst!', en: 'You win!' },
  shared: { de: '{names} teilen sich den Sieg', en: '{names} share the win' },
  course: { de: 'So kam es dazu', en: 'How it went' },
  again: { de: 'Noch eine Partie', en: 'Play again' },
  replay: { de: 'Partie ansehen', en: 'Watch the replay' },
  save: { de: 'Partie speichern', en: 'Save the game' },
  check: { de: 'Selbst nachprüfen', en: 'Check this game yourself' },
  checkText: {
    de: 'Zu Beginn wurde der Hash des Startwerts veröffentlicht, jetzt der Startwert selbst. Aus ihm und allen Schritten entsteht die ganze Partie noch einmal, in deinem Browser oder mit „atoll replay DATEI --verify“.',
    en: 'The hash of the seed was published at the start, the seed itself now. Seed and moves together give the whole game again, in your browser or with “atoll replay FILE --verify”.',
  },
  seed: { de: 'Startwert', en: 'Seed' },
  hash: { de: 'Hash vom Anfang', en: 'Hash from the start' },
  verify: { de: 'Jetzt nachspielen', en: 'Play it through now' },
  fits: {
    de: 'Es stimmt alles: Der Startwert passt zum Hash, alle Schritte ({n}) waren erlaubt, das Ergebnis kommt genau so heraus.',
    en: 'Everything fits: the seed matches the hash, every move ({n}) was legal, and the result comes out the same.',
  },
  noFit: { de: 'Das stimmt nicht: {why}', en: 'Something is wrong: {why}' },
} as const;

interface Props {
  context: TableContext;
  snapshot: Snapshot;
  props: BoardProps;
  onClose(): void;
}

export function EndScreen({ context, snapshot, props, onClose }: Props) {
  const { module, game, board, source } = context;
  const { info } = snapshot;
  const names = namesOf(context, snapshot);
  const { ended } = info;
  const won = ended ? [] : winners(props.scoresheet);
  const [replay, setReplay] = useState<Replay | null>(null);
  const [course, setCourse] = useState<CoursePoint[] | null>(null);
  const wanted = useRematch(info);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const Notes = board?.ScoreNotes;

  useEffect(() => {
    let still = true;
    void source.replay().then(asked => {
      if (!still || !asked.ok) return;
      setReplay(asked.value);
      setCourse(courseOf(game, asked.value));
    });
    return () => {
      still = false;
    };
  }, []);

  const alone = won.length === 1 ? won[0] : undefined;
  const headline = ended
    ? t(words.early)
    : alone === undefined
      ? fill(words.shared, { names: t(listed(won.map(seat => alike(names[seat] ?? '')))) })
      : alone === info.you
        ? t(words.youWon)
        : fill(words.won, { names: names[alone] ?? '' });

  const place = ended || info.you === 'spectator' ? null : placeWords(props.scoresheet, info.you);
  const again = info.you !== 'spectator' && source.kind !== 'replay';
  const links = (
    <div class="end-links">
      {again && <RematchButton context={context} info={info} wanted={wanted} onRefused={setRefused} />}
      {source.kind === 'live' && <NextTable here={info.id} />}
      <Link to={`/g/${module.id}?play`} class={again ? 'button' : 'button primary'}>
        {t(words.again)}
      </Link>
      {source.kind !== 'replay' && (
        <Link to={source.kind === 'live' ? `/replay/${info.id}` : `/replay/local/${info.id}`} class="button">
          <Glyph name="play" />
          {t(words.replay)}
        </Link>
      )}
      {replay && !source.unproven && (
        <button type="button" class="button" onClick={() => saveFile(`${module.id}-${info.id}.json`, replay)}>
          <Glyph name="down" />
          {t(words.save)}
        </button>
      )}
    </div>
  );

  return (
    <Dialog title={t(words.title)} look="wide" onClose={onClose} foot={links}>
      <div class="end" data-game={module.id}>
        <p class="end-headline">
          {won.map(seat => (
            <SeatMark key={seat} seat={seat} size={40} />
          ))}
          <span>{headline}</span>
        </p>
        {ended && (
          <p class="end-place">
            {t(endedWords[ended])} {t(words.uncounted)}
          </p>
        )}
        {place && <p class="end-place">{t(place)}</p>}
        {(wanted.said || refused) && (
          <p class={refused ? 'refused' : 'end-wanted'} role="alert">
            {refused ? t(refused.words) : wanted.said}
          </p>
        )}
        <ScoreTable sheet={props.scoresheet} text={module.text} names={names} ended={ended !== undefined} />
        {Notes && <Notes {...props} />}
        <h3>{t(words.course)}</h3>
        <div class="chart-space">{course && <Chart course={course} names={names} />}</div>
        {source.unproven ? (
          <p>{t(source.unproven)}</p>
        ) : (
          <Check context={context} replay={replay} hash={info.seedHash} />
        )}
      </div>
    </Dialog>
  );
}

function Check({ context, replay, hash }: { context: TableContext; replay: Replay | null; hash: string }) {
  const [result, setResult] = useState<string | null>(null);
  const verify = (file: Replay) => {
    // The hash that was published at the start counts, not the one in the file.
    const checked = verifyReplay(context.game, { ...file, seedHash: hash });
    setResult(
      checked.ok ? fill(words.fits, { n: file.moves.length }) : fill(words.noFit, { why: t(checked.why.words) }),
    );
  };
  return (
    <details class="check">
      <summary>{t(words.check)}</summary>
      <p>{t(words.checkText)}</p>
      <dl>
        <dt>{t(words.hash)}</dt>
        <dd>
          <code>{hash}</code>
        </dd>
        {replay && (
          <>
            <dt>{t(words.seed)}</dt>
            <dd>
              <code>{replay.seed}</code>
            </dd>
          </>
        )}
      </dl>
      {replay && (
        <button type="button" class="button" onClick={() => verify(replay)}>
          {t(words.verify)}
        </button>
      )}
      <p role="status">{result}</p>
    </details>
  );
}
