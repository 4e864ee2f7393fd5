import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClientMessage, ServerMessage, TableInfo } from '../../server/door/protocol.ts';
import { connectLive, type Hearing, type Socket } from './live.ts';

/** A world without time: sockets that the test opens and cuts, and pauses that it lets pass. */
function world() {
  const sockets: (Socket & Hearing & { sent: ClientMessage[]; gone: boolean })[] = [];
  let pauses: { ms: number; then: () => void }[] = [];
  const live = connectLive({
    connect: hearing => {
      const socket = {
        ...hearing,
        sent: [] as ClientMessage[],
        gone: false,
        send: (text: string) => void socket.sent.push(JSON.parse(text)),
        close: () => {
          socket.gone = true;
        },
      };
      sockets.push(socket);
      return socket;
    },
    later: (ms, then) => {
      const pause = { ms, then };
      pauses.push(pause);
      return () => {
        pauses = pauses.filter(p => p !== pause);
      };
    },
    random: () => 0.5,
  });
  const last = () => {
    const socket = sockets.at(-1);
    assert.ok(socket);
    return socket;
  };
  return {
    live,
    sockets,
    last,
    pauses: () => pauses,
    passPause: () => {
      const pause = pauses.shift();
      assert.ok(pause, 'nothing is waited for');
      pause.then();
      return pause.ms;
    },
    says: (message: ServerMessage) => last().heard(JSON.stringify(message)),
  };
}

const move = { type: 'move', table: 'T', after: 3, key: 'k1', move: { x: 1 } } as const;
const follower = (have: number | undefined, heard: unknown[] = []) => ({
  hear: (m: unknown) => heard.push(m),
  refused: (r: unknown) => heard.push(r),
  have: () => have,
});

test('a move is sent again with the same key on the next connection, until it is acknowledged', async () => {
  const w = world();
  w.last().opened();
  const sent = w.live.send(move);
  const id = w.last().sent[0]?.id as number;
  w.last().closed();
  assert.equal(w.live.status.value, 'lost');
  w.passPause();
  w.last().opened();
  assert.deepEqual(w.last().sent, [{ ...move, id }]);
  w.says({ type: 'ok', id });
  assert.equal(await sent, null);
  w.last().closed();
  w.passPause();
  w.last().opened();
  assert.deepEqual(w.last().sent, []);
});

test('a move made while the connection is lost waits for the next one', () => {
  const w = world();
  void w.live.send(move);
  assert.deepEqual(w.last().sent, []);
  w.last().opened();
  assert.equal(w.last().sent.length, 1);
});

test('a table is followed again from the last entry heard, before anything waiting is sent', () => {
  const w = world();
  w.live.follow('T', follower(41));
  void w.live.send(move);
  w.last().opened();
  assert.deepEqual(
    w.last().sent.map(m => m.type),
    ['watch', 'move'],
  );
  assert.equal((w.last().sent[0] as { have?: number }).have, 41);
});

test('what is said is sent again until it is acknowledged, and a chat is followed from the last line heard', async () => {
  const w = world();
  const heard: unknown[] = [];
  const chat = { last: 7, hears: 'players' } as const;
  w.live.follow('T', { ...follower(41, heard), heard: () => chat });
  w.last().opened();
  const sent = w.live.send({ type: 'say', table: 'T', key: 'k', phrase: 'thanks' });
  const said = w.last().sent.at(-1);
  w.last().closed();
  w.passPause();
  w.last().opened();
  assert.deepEqual((w.last().sent[0] as { chat?: unknown }).chat, chat);
  assert.deepEqual(w.last().sent[1], said);
  w.says({ type: 'ok', id: said?.id as number });
  assert.equal(await sent, null);
  const message: ServerMessage = { type: 'chat', table: 'T', whole: false, lines: [], last: 8, hears: 'players' };
  w.says(message);
  assert.deepEqual(heard, [message]);
});

test('a refusal reaches the one who asked, in words', async () => {
  const w = world();
  w.last().opened();
  const sent = w.live.send(move);
  const refusal = { code: 'occupied', words: { de: 'besetzt', en: 'occupied' } };
  w.says({ type: 'refused', id: w.last().sent[0]?.id as number, refusal });
  assert.deepEqual(await sent, refusal);
});

test('a table that may not be watched tells its follower', () => {
  const w = world();
  const heard: unknown[] = [];
  w.live.follow('T', follower(undefined, heard));
  w.last().opened();
  const refusal = { code: 'unknown-table', words: { de: 'x', en: 'x' } };
  w.says({ type: 'refused', id: w.last().sent[0]?.id as number, refusal });
  assert.deepEqual(heard, [refusal]);
});

test('pauses between attempts grow and stay below the longest', () => {
  const w = world();
  const pauses: number[] = [];
  for (let i = 0; i < 10; i++) {
    w.last().closed();
    pauses.push(w.passPause());
  }
  for (let i = 1; i < pauses.length; i++) assert.ok((pauses[i] ?? 0) >= (pauses[i - 1] ?? 0));
  assert.ok((pauses.at(-1) ?? 0) <= 15_000);
  assert.ok((pauses[0] ?? 0) < 500);
});

test('a connection that has gone silent is given up and made again', () => {
  const w = world();
  w.last().opened();
  w.passPause();
  assert.equal(w.last().sent.at(-1)?.type, 'ping');
  w.passPause();
  assert.equal(w.live.status.value, 'lost');
  assert.ok(w.sockets[0]?.gone);
  w.passPause();
  assert.equal(w.sockets.length, 2);
});

test('hurrying skips the pause but never opens a second socket beside a living one', () => {
  const w = world();
  w.live.hurry();
  assert.equal(w.sockets.length, 1);
  w.last().opened();
  w.live.hurry();
  assert.equal(w.sockets.length, 1);
  w.last().closed();
  w.live.hurry();
  assert.equal(w.sockets.length, 2);
});

test('the lobby is followed again on the next connection, its pages only while it is followed', () => {
  const w = world();
  const heard: unknown[] = [];
  const filter = { game: 'cacao' };
  const followed = w.live.followLobby({ filter, hear: message => heard.push(message) });
  w.last().opened();
  w.last().closed();
  w.passPause();
  w.last().opened();
  followed.more('there');
  assert.deepEqual(
    w.last().sent.map(({ id: _, ...message }) => message),
    [
      { type: 'lobby', filter },
      { type: 'lobby', filter, before: 'there' },
    ],
  );
  const message = { type: 'lobby', whole: true, tables: [], gone: [], total: 0 } as const;
  w.says({ ...message, tables: [], gone: [] });
  assert.deepEqual(heard, [message]);
  w.live.followLobby({ filter: {}, hear: () => {} });
  followed.stop();
  followed.more('further');
  w.says({ ...message, tables: [], gone: [] });
  assert.equal(heard.length, 1);
  assert.deepEqual(
    w
      .last()
      .sent.slice(2)
      .map(({ id: _, ...message }) => message),
    [{ type: 'lobby', filter: {} }],
    'a follower that has left does not end what another has begun',
  );
});

test('who is here is asked for again on the next connection, and kept by who comes and goes', () => {
  const { live, last, passPause, says } = world();
  const stop = live.followPeople();
  last().opened();
  assert.deepEqual(last().sent, [{ id: 1, type: 'people' }]);
  says({ type: 'people', whole: true, people: [{ person: 'a', here: true }] });
  says({
    type: 'people',
    whole: false,
    people: [
      { person: 'b', here: true },
      { person: 'a', here: false },
    ],
  });
  assert.deepEqual([...(live.here.value ?? [])], ['b']);
  last().closed();
  passPause();
  last().opened();
  assert.deepEqual(last().sent, [{ id: 2, type: 'people' }]);
  stop();
  assert.equal(live.here.value, null);
  assert.equal(last().sent.at(-1)?.type, 'leavePeople');
});

test('an invitation that was withdrawn while nobody listened is gone with the next connection', () => {
  const { live, last, passPause, says } = world();
  last().opened();
  const table = { id: 'T' } as TableInfo;
  says({ type: 'invited', invitations: [{ table, person: 'p', name: 'Ann', at: '' }] });
  assert.equal(live.invited.value.length, 1);
  last().closed();
  passPause();
  last().opened();
  assert.deepEqual(live.invited.value, []);
});

test('the house hears which table is looked at, and again after a connection was lost', () => {
  const { live, last, passPause } = world();
  const looks = () => last().sent.flatMap(message => (message.type === 'looking' ? [message.table] : []));
  live.look('T');
  last().opened();
  assert.deepEqual(looks(), ['T']);
  live.look('T');
  live.look(null);
  live.look('U');
  assert.deepEqual(looks(), ['T', null, 'U']);
  last().closed();
  passPause();
  last().opened();
  assert.deepEqual(looks(), ['U']);
});

test('what waits for me is known from what the house said last', () => {
  const { live, last, says } = world();
  last().opened();
  assert.equal(live.waiting.value, null);
  const table = { id: 'T', game: 'cacao', n: 3, since: '2026-01-01T00:00:00Z', runsOut: null };
  says({ type: 'waiting', tables: [table] });
  assert.deepEqual(live.waiting.value, [table]);
  says({ type: 'waiting', tables: [] });
  assert.deepEqual(live.waiting.value, []);
});
