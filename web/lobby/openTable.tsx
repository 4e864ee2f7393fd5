/** An open table on a card: which game, who sits there, how long one has, and a seat for anybody who wants it. */
import { SeatMark, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { GameModule, Refusal, Words } from '@atoll/engine';
import { useState } from 'preact/hooks';
import { Glyph } from '../parts/glyph.tsx';
import { restText } from '../parts/restWords.ts';
import { Link } from '../router.tsx';
import { seatNames } from '../table/page/players/names.ts';
import { count, fill, shared, t } from '../translate.ts';
import type { Listed } from './lobbyState.ts';
import { sitAt } from './sitting.ts';
import { absentWords, clockWords } from './terms.ts';
import { variantsOf } from './variants.ts';

const words = {
  sit: { de: 'Hinsetzen', en: 'Sit down' },
  sitWhere: { de: 'Hinsetzen: {game} mit {names}', en: 'Sit down: {game} with {names}' },
  goThere: { de: 'Zu deinem Tisch', en: 'To your table' },
  full: { de: 'Gerade voll geworden', en: 'Just filled up' },
  running: {
    de: 'Die Partie läuft schon. Hier ist jemand gegangen, du spielst weiter.',
    en: 'The game is under way. Somebody has left, and you play on for them.',
  },
  free: { one: { de: '{n} Sitz frei', en: '{n} seat free' }, other: { de: '{n} Sitze frei', en: '{n} seats free' } },
  nobody: { de: 'niemandem', en: 'nobody' },
  german: { de: 'auf Deutsch', en: 'in German' },
  english: { de: 'auf Englisch', en: 'in English' },
  bots: { de: 'Um {time} kommen Bots dazu', en: 'Bots join at {time}' },
} as const;

interface Props {
  listed: Listed;
  /** Null for a game that this browser does not know. */
  module: GameModule | null;
  levels: ReadonlyMap<string, Words>;
  locale: string;
}

export function OpenTable({ listed: { table, full }, module, levels, locale }: Props) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { seats, clock, absent, language, fillAt, running, mine } = table;
  const name = module?.about.name ?? table.game;
  const free = seats.filter(({ kind }) => kind === 'open').length;
  const names = seatNames(seats, levels, t);
  const sitting = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : (names[seat] ?? [])));
  const level = absent.kind === 'standIn' ? levels.get(absent.bot) : undefined;
  const notes = [
    count(free, words.free),
    ...(language ? [t(language === 'de' ? words.german : words.english)] : []),
    ...(module ? variantsOf(module, table.options ?? {}) : []),
    ...(fillAt ? [fill(words.bots, { time: timeOf(fillAt, locale) })] : []),
  ];

  const sit = async () => {
    if (busy) return;
    setBusy(true);
    const refusal = await sitAt(table);
    setBusy(false);
    setRefused(refusal);
  };

  return (
    <li class={full ? 'open-table is-full' : 'open-table'} data-game={table.game}>
      <div class="open-head">
        <strong>{name}</strong>
        <span class="open-clock" data-hint={t(absentWords(clock, absent, level ? t(level) : ''))}>
          <Glyph name="clock" size={16} />
          {t(clockWords(clock))}
        </span>
      </div>
      <ul class="open-seats">
        {seats.map(({ kind, rest }, seat) => (
          <li key={seat} class={kind === 'open' ? 'is-free' : ''}>
            <SeatMark seat={seat} size={16} label={t(seatLook(seat).words)} />
            {kind === 'open' ? t(shared.openSeat) : names[seat]}
            {rest && <small class="open-rest">{restText(rest)}</small>}
          </li>
        ))}
      </ul>
      <p class="open-notes">{notes.join(' · ')}</p>
      {running && <p class="open-notes">{t(words.running)}</p>}
      {refused && (
        <p class="refused" role="alert">
          {t(refused.words)}
        </p>
      )}
      <div class="open-act">
        {full ? (
          <span class="quiet">{t(words.full)}</span>
        ) : mine ? (
          <Link to={`/t/${table.id}`} class="button">
            {t(words.goThere)}
          </Link>
        ) : (
          <button
            type="button"
            class="button primary"
            aria-disabled={busy}
            aria-label={fill(words.sitWhere, { game: name, names: sitting.join(', ') || t(words.nobody) })}
            onClick={() => void sit()}
          >
            {t(words.sit)}
          </button>
        )}
      </div>
    </li>
  );
}

const timeOf = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at));
