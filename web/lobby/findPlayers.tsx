/** On the home page: a seat in one click, what is open, and the way to the lobby. */
import '../style/lobby.css';
import type { GameModule } from '@atoll/engine';
import { Glyph } from '../parts/glyph.tsx';
import { Link } from '../router.tsx';
import { count, t } from '../translate.ts';
import { useQuickSeat } from './quickSeats.tsx';
import { useLobby } from './useLobby.ts';

const words = {
  title: { de: 'Mit anderen spielen', en: 'Play with others' },
  quick: { de: 'Schneller Sitz', en: 'Quick seat' },
  quickHint: {
    de: 'An einem Tisch, der passt, oder an deinem eigenen, der in der Lobby auf andere wartet',
    en: 'At a table that fits, or at one of your own that waits in the lobby for others',
  },
  lobby: { de: 'Zur Lobby', en: 'To the lobby' },
  open: {
    one: { de: '{n} Tisch sucht noch jemanden:', en: '{n} table is looking for somebody:' },
    other: { de: '{n} Tische suchen noch jemanden:', en: '{n} tables are looking for somebody:' },
  },
  nobody: {
    de: 'Ein Klick, und dein Tisch steht in der Lobby, bis jemand dazukommt.',
    en: 'One click, and your table stands in the lobby until somebody joins.',
  },
} as const;

const everything = {};

export function FindPlayers({ modules }: { modules: readonly GameModule[] }) {
  const { state } = useLobby(everything);
  const { sit, busy, refused } = useQuickSeat();
  const games = modules
    .filter(({ id }) => state?.tables.some(({ game }) => game === id))
    .map(({ about }) => about.name);
  return (
    <section class="find" aria-labelledby="find">
      <h2 id="find">{t(words.title)}</h2>
      <p role="status">
        {state && state.total > 0 ? `${count(state.total, words.open)} ${games.join(', ')}` : t(words.nobody)}
      </p>
      <div class="find-act">
        <button
          type="button"
          class="button primary"
          aria-disabled={busy}
          data-hint={t(words.quickHint)}
          onClick={() => void sit({ clock: 'live' })}
        >
          <Glyph name="players" />
          {t(words.quick)}
        </button>
        <Link to="/lobby" class="button">
          {t(words.lobby)}
        </Link>
      </div>
      {refused && (
        <p class="refused" role="alert">
          {t(refused.words)}
        </p>
      )}
    </section>
  );
}
