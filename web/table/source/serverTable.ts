/** A table on the server, followed over the live connection. */
import { signal } from '@preact/signals';
import { getReplay } from '../../api.ts';
import type { Live } from '../../live/live.ts';
import { serverTime } from '../../live/serverTime.ts';
import { freshId } from '../../secure.ts';
import { keep, readKept } from '../../settings.ts';
import { openServerTalk } from '../chat/serverTalk.ts';
import { noNews, type Snapshot, type TableSource } from './source.ts';
import { openUnsent } from './unsent.ts';

export function followTable(id: string, live: Live): TableSource {
  const snapshot = signal<Snapshot | null>(null);
  const news = signal(noNews);
  const failure = signal<TableSource['failure']['value']>(null);

  const talk = openServerTalk(id, live);
  const stop = live.follow(id, {
    have: () => snapshot.peek()?.standing?.n,
    heard: talk.heard,
    refused: refusal => {
      failure.value = refusal;
    },
    hear: message => {
      if (message.type === 'chat') return talk.hear(message);
      const now = snapshot.peek();
      failure.value = null;
      const clock = message.type === 'table' ? message.info.clock : message.standing.clock;
      if (clock) serverTime.heard(clock.at);
      if (message.type === 'table') {
        snapshot.value = { entries: [], standing: null, ...now, info: message.info };
        return;
      }
      if (!now) return; // the server names the table before it says how it stands
      const { whole, entries, standing } = message;
      const heard = now.entries.at(-1)?.n ?? 0;
      // What arrives twice after a reconnection is heard once.
      const fresh = whole ? entries : entries.filter(entry => entry.n > heard);
      snapshot.value = { info: now.info, entries: whole ? entries : [...now.entries, ...fresh], standing };
      const before = whole || !now.standing ? null : now.standing.view;
      news.value = { events: fresh.flatMap(entry => entry.events), before };
    },
  });

  const ask = () => live.ask(id);
  const stopAsking = serverTime.onJump(ask);
  const seen = () => document.visibilityState === 'visible' && ask();
  document.addEventListener('visibilitychange', seen);

  const shelf = `atoll.unsent.${id}`;
  const unsent = openUnsent(
    id,
    { read: () => readKept<unknown>(shelf, null), keep: message => keep(shelf, message) },
    live.send,
  );
  const after = () => snapshot.peek()?.standing?.n ?? 0;

  return {
    kind: 'live',
    snapshot,
    news,
    failure,
    connection: live.status,
    // The same key whenever the same message is sent again: the server plays it once.
    move: move => unsent.send({ type: 'move', table: id, after: after(), key: freshId(), move }),
    undo: () => unsent.send({ type: 'undo', table: id, after: after(), key: freshId() }),
    again: unsent.again,
    prefer: preferences => void live.send({ type: 'prefer', table: id, preferences }),
    replay: () => getReplay(id),
    talk,
    ask,
    close() {
      stop();
      stopAsking();
      document.removeEventListener('visibilitychange', seen);
    },
  };
}
