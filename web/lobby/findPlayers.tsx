/** On the home page: a seat in one click, what is open, and the way to the lobby. */
import '../style/pages/lobby.css';
import type { GameModule } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import type { Lobby } from '../../server/door/protocol.ts';
import { openTables } from '../api.ts';
import { Glyph } from '../parts/glyph.tsx';
import { Link } from '../router.tsx';
import { count, t } from '../translate.ts';
import { useQuickSeat } from './quickSeats.tsx';

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

/** So many of the newest are looked at. */
const looked = 12;

/**
 * What is open, asked for again while one looks. Not live: whoever only looks at the home page needs neither a
 * connection nor to be known to the house.
 */
function useOpenTables(): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    let still = true;
    const ask = async () => {
      const asked = await openTables(looked);
      if (still && asked.ok) setLobby(asked.value);
    };
    void ask();
    const again = setInterval(() => document.visibilityState === 'visible' && void ask(), 15_000);
    return () => {
      still = false;
      clearInterval(again);
    };
  }, []);
  return lobby;
}

export function FindPlayers({ modules }: { modules: readonly GameModule[] }) {
  const lobby = useOpenTables();
  const { sit, busy, refused } = useQuickSeat();
  const games = modules
    .filter(({ id }) => lobby?.tables.some(({ game }) => game === id))
    .map(({ about }) => about.name);
  return (
    <section class="find" aria-labelledby="find">
      <h2 id="find">{t(words.title)}</h2>
      <p role="status">
        {lobby && lobby.total > 0 ? `${count(lobby.total, words.open)} ${games.join(', ')}` : t(words.nobody)}
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
