/** A table on the server: the waiting room first, then the table itself. */
import type { BoardModule } from '@atoll/boardkit/board.ts';
import type { Game, GameModule, Words } from '@atoll/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { TableInfo } from '../../server/door/protocol.ts';
import { getMe, getTable } from '../api.ts';
import type { PageProps } from '../app.tsx';
import { openTableEdition } from '../houseEditions.ts';
import { liveConnection } from '../live/serverLive.ts';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { Site } from '../parts/site.tsx';
import { loadBoard } from '../pictures.ts';
import { Link } from '../router.tsx';
import { loadRules } from '../rules.ts';
import { endedWords } from '../table/away/happenedWords.ts';
import { WaitingChat } from '../table/chat/waitingChat.tsx';
import { usual } from '../table/choosing/defaultPreferences.ts';
import { alone } from '../table/choosing/mayAsk.ts';
import { namesOf, openTableContext } from '../table/page/tableContext.ts';
import { TablePage } from '../table/page/tablePage.tsx';
import { useBotNames } from '../table/page/useBotNames.ts';
import { WaitingRoom } from '../table/page/waiting/waitingRoom.tsx';
import { followTable } from '../table/source/serverTable.ts';
import { fill, t } from '../translate.ts';
import { ClosedTable } from './closedTable.tsx';
import { useTitle } from './title.ts';

const words = {
  noTable: { de: 'Diesen Tisch gibt es nicht (mehr).', en: 'There is no such table (any more).' },
  otherEdition: {
    de: 'Diese Ausgabe ist neu für deinen Browser. Lade die Seite neu.',
    en: 'Your browser hasn’t seen this edition yet. Reload the page.',
  },
  home: { de: 'Zur Startseite', en: 'Home page' },
  lobby: { de: 'Zur Lobby', en: 'To the lobby' },
  invited: { de: '{game}: Einladung', en: '{game}: invitation' },
} as const;

/** Between attempts while no server answers. */
const RETRY_MS = 2000;

interface Prepared {
  module: GameModule;
  game: Game;
  board: BoardModule | null;
}

/** What must be here before the table can be shown, or why it cannot. */
async function prepare(id: string): Promise<Prepared | { closed: TableInfo } | { refused: Words; retry?: boolean }> {
  // Knowing who we are comes first: the live connection is opened with the same cookie.
  const me = await getMe();
  const table = me.ok ? await getTable(id) : me;
  if (!table.ok) {
    if (table.refusal.code === 'unreached') return { refused: table.refusal.words, retry: true };
    return { refused: table.status === 404 ? words.noTable : table.refusal.words };
  }
  if (table.value.closed) return { closed: table.value };
  const { game: name, edition } = table.value;
  const [module, board] = await Promise.all([loadRules(name), loadBoard(name)]);
  const game = module && (await openTableEdition(module, edition.digest, id));
  return game ? { module, game, board } : { refused: words.otherEdition };
}

export function LiveTablePage({ path }: PageProps) {
  const [id = ''] = path;
  const [attempt, setAttempt] = useState(0);
  const loaded = useLoaded(() => prepare(id), [id, attempt]);
  const retry = loaded.state === 'here' && 'retry' in loaded.value;
  useEffect(() => {
    if (!retry) return;
    const timer = setTimeout(() => setAttempt(attempt + 1), RETRY_MS);
    return () => clearTimeout(timer);
  }, [retry, attempt]);
  if (loaded.state === 'here') {
    if ('closed' in loaded.value) return <ClosedTable info={loaded.value.closed} />;
    return 'refused' in loaded.value ? (
      <Refused why={loaded.value.refused} />
    ) : (
      <Followed id={id} again={() => setAttempt(attempt + 1)} {...loaded.value} />
    );
  }
  return <Site>{loaded.state === 'failed' ? <Failed error={loaded.error} /> : <Waiting />}</Site>;
}

/** A server that was renewed while the table was open can have closed it. */
const closing = new Set(['rules-version', 'edition-gone', 'table-damaged']);

function Followed({ id, module, game, board, again }: Prepared & { id: string; again(): void }) {
  const bots = useBotNames();
  const context = useMemo(
    () => openTableContext({ source: followTable(id, liveConnection()), module, game, board, bots }),
    [id],
  );
  useEffect(
    () => () => {
      context.choosing.stop();
      context.source.close();
    },
    [context],
  );
  const snapshot = context.source.snapshot.value;
  const failure = context.source.failure.value;
  const seated = snapshot !== null && snapshot.info.you !== 'spectator';
  const running = snapshot?.info.status === 'running';
  useEffect(() => {
    if (seated && running && module.preferences.length > 0) context.source.prefer(usual(module, alone(snapshot.info)));
  }, [seated, running]);
  useEffect(() => {
    if (failure && closing.has(failure.code)) again();
  }, [failure]);
  useTitle(snapshot && !snapshot.standing ? fill(words.invited, { game: module.about.name }) : module.about.name);

  if (failure) return <Refused why={failure.words} />;
  // Closed before anybody had moved: there is nothing to look at.
  if (snapshot && !snapshot.standing && snapshot.info.ended) return <Refused why={endedWords[snapshot.info.ended]} />;
  if (!snapshot || (!snapshot.standing && snapshot.info.status !== 'waiting'))
    return (
      <Site>
        <Waiting />
      </Site>
    );
  if (snapshot.standing) return <TablePage context={context} snapshot={snapshot} />;
  return (
    <Site>
      <WaitingRoom info={snapshot.info} names={namesOf(context, snapshot)} module={module} />
      <WaitingChat source={context.source} info={snapshot.info} />
    </Site>
  );
}

function Refused({ why }: { why: Words }) {
  useTitle('');
  return (
    <Site>
      <section class="reading">
        <h1>{t(why)}</h1>
        <p>
          <Link to="/" class="button">
            {t(words.home)}
          </Link>{' '}
          <Link to="/lobby" class="button">
            {t(words.lobby)}
          </Link>
        </p>
      </section>
    </Site>
  );
}
