/** What every store must do with notices. */
import assert from 'node:assert/strict';
import type { ChannelSettings } from '../notices/settings.ts';
import type { Channel, NoticeKey } from './noticeStore.ts';
import type { TellStory } from './store.conformance.ts';
import type { NewStoredTable, Store } from './store.ts';

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const seat = (guest: string) => ({ guest, bot: null });

const settings: ChannelSettings = { kinds: ['turn'], after: 0, quiet: null, zone: 'UTC', label: 'Phone' };
const channel = (id: string, guest: string, more: Partial<Channel> = {}) => ({
  id,
  guest,
  kind: 'push' as const,
  target: `to ${id}`,
  settings,
  ...more,
});

export function noticeConformance(
  story: TellStory,
  newTable: (id: string, seats: NewStoredTable['seats']) => NewStoredTable,
): void {
  const asked = async (store: Store, id: string, guest: string, n: number, second: number) => {
    if (!(await store.table(id))) await store.createTable(newTable(id, [seat('ann'), seat('bob')]));
    for (let next = ((await store.turn(id))?.n ?? 0) + 1; next <= n; next++)
      await store.append(id, [{ n: next, type: 'undo', seat: 0, key: '', at: at(second) }], { over: false });
    await store.keepTurn(id, { seat: guest === 'ann' ? 0 : 1, guest, n, since: at(second), dueAt: null });
  };
  const key = (table: string, n: number, to: string, kind: NoticeKey['kind'] = 'turn'): NoticeKey => ({
    guest: 'ann',
    table,
    kind,
    n,
    channel: to,
  });
  const claimed = async (store: Store, second: number, until = second + 60) =>
    (await store.claimNotices(at(second), at(until), 9)).map(({ table, n, tries }) => [table, n, tries]);

  story('a channel is kept, changed, and forgotten with what was to be told on it', async store => {
    await store.saveChannel(channel('c', 'ann'), at(1));
    await store.saveChannel(channel('b', 'bob'), at(1));
    const fresh = { ...channel('c', 'ann'), createdAt: at(1), failedAt: null, failures: 0 };
    assert.deepEqual(await store.channels('ann'), [fresh]);
    await store.channelFailed('c', at(5));
    await store.channelFailed('c', at(6));
    assert.deepEqual(await store.channel('c'), { ...fresh, failedAt: at(6), failures: 2 });
    await store.channelFailed('c', null);
    assert.deepEqual(await store.channel('c'), fresh);
    const later = { ...settings, after: 60 };
    await store.saveChannel({ ...channel('c', 'ann'), settings: later }, at(9));
    assert.deepEqual(await store.channel('c'), { ...fresh, settings: later }, 'it is as old as before');
    await asked(store, 't', 'ann', 0, 10);
    await store.noteNotices([{ ...key('t', 0, 'c'), nextAt: at(10) }], at(10));
    await store.dropChannel('c');
    assert.equal(await store.channel('c'), null);
    assert.deepEqual(await claimed(store, 99), []);
    assert.equal((await store.channels('bob')).length, 1);
  });

  story('a browser has one channel, however many people have used it', async store => {
    await store.saveChannel(channel('anns', 'ann', { target: 'the browser' }), at(1));
    await store.saveChannel(channel('annsMail', 'ann', { kind: 'mail', target: '' }), at(1));
    await store.saveChannel(channel('bobs', 'bob', { target: 'the browser' }), at(2));
    await store.saveChannel(channel('bobsMail', 'bob', { kind: 'mail', target: '' }), at(2));
    assert.deepEqual(
      (await store.channels('ann')).map(({ id }) => id),
      ['annsMail'],
    );
    assert.equal((await store.channels('bob')).length, 2);
  });

  story('a turn is due once it has waited long enough, for everybody who wants to be told', async store => {
    await store.saveChannel(channel('now', 'ann'), at(1));
    await store.saveChannel(channel('later', 'ann', { settings: { ...settings, after: 60 } }), at(1));
    await store.saveChannel(channel('never', 'ann', { settings: { ...settings, kinds: ['over'] } }), at(1));
    await store.saveChannel(channel('bobs', 'bob'), at(1));
    await asked(store, 't', 'ann', 0, 10);
    const due = async (second: number) =>
      (await store.dueTurns(at(second), 9)).map(({ channel: { id }, table, n }) => [id, table, n]);
    assert.deepEqual(await due(9), []);
    assert.deepEqual(await due(10), [['now', 't', 0]]);
    assert.deepEqual(
      (await due(70)).map(([id]) => id),
      ['later', 'now'],
    );
    await store.noteNotices([{ ...key('t', 0, 'now'), nextAt: at(10) }], at(10));
    assert.deepEqual(await due(70), [['later', 't', 0]]);
    await store.noteSeen('ann', 't', 0, at(20));
    assert.deepEqual(await due(70), [], 'they know it already');
    await asked(store, 't', 'ann', 4, 80);
    assert.deepEqual(await due(80), [['now', 't', 4]], 'being asked again is something new');
  });

  story('what waited before the channel was there is not told on it', async store => {
    await asked(store, 't', 'ann', 0, 1);
    await store.saveChannel(channel('c', 'ann'), at(5));
    assert.deepEqual(await store.dueTurns(at(50), 9), []);
  });

  story('a notice is claimed by one, and again when nothing has become of it', async store => {
    await store.saveChannel(channel('c', 'ann'), at(1));
    await asked(store, 't', 'ann', 0, 2);
    const notice = { ...key('t', 0, 'c'), nextAt: at(5) };
    await Promise.all([store.noteNotices([notice], at(2)), store.noteNotices([notice], at(3))]);
    assert.deepEqual(await claimed(store, 4), [], 'not yet');
    const both = await Promise.all([claimed(store, 5), claimed(store, 5)]);
    assert.deepEqual(both.flat(), [['t', 0, 1]]);
    assert.deepEqual(await claimed(store, 64), []);
    assert.deepEqual(await claimed(store, 65), [['t', 0, 2]], 'the one who had it is gone');
    await store.settleNotice(key('t', 0, 'c'), { nextAt: at(200) });
    assert.deepEqual(await claimed(store, 199), []);
    assert.deepEqual(await claimed(store, 200), [['t', 0, 3]]);
    await store.settleNotice(key('t', 0, 'c'), { outcome: 'sent', at: at(201) });
    assert.deepEqual(await claimed(store, 999), []);
    await store.noteNotices([notice], at(202));
    assert.deepEqual(await claimed(store, 999), [], 'nobody is told twice');
  });

  story('what was answered or seen is not told any more; what is no turn is', async store => {
    await store.saveChannel(channel('c', 'ann'), at(1));
    await asked(store, 'answered', 'ann', 0, 2);
    await asked(store, 'seen', 'ann', 0, 2);
    const tables = ['answered', 'seen'];
    await store.noteNotices(
      [...tables.map(table => key(table, 0, 'c')), key('seen', 0, 'c', 'invited')].map(one => ({
        ...one,
        nextAt: at(5),
      })),
      at(2),
    );
    await asked(store, 'answered', 'bob', 3, 4);
    await store.noteSeen('ann', 'seen', 0, at(4));
    const found = await store.claimNotices(at(9), at(60), 9);
    assert.deepEqual(
      found.map(({ table, kind }) => [table, kind]),
      [['seen', 'invited']],
    );
  });

  story('what a browser was told of and waits no more is found until it is withdrawn', async store => {
    await store.saveChannel(channel('c', 'ann'), at(1));
    await store.saveChannel(channel('m', 'ann', { kind: 'mail' }), at(1));
    await asked(store, 't', 'ann', 0, 2);
    for (const to of ['c', 'm']) {
      await store.noteNotices([{ ...key('t', 0, to), nextAt: at(2) }], at(2));
      await store.settleNotice(key('t', 0, to), { outcome: 'sent', at: at(3) });
    }
    assert.deepEqual(await store.sentInVain(9), []);
    await asked(store, 't', 'bob', 1, 4);
    assert.deepEqual(await store.sentInVain(9), [key('t', 0, 'c')], 'a letter cannot be taken back');
    await store.settleNotice(key('t', 0, 'c'), { outcome: 'withdrawn', at: at(5) });
    assert.deepEqual(await store.sentInVain(9), []);
  });

  story('old notices are forgotten, but for that of the present turn', async store => {
    await store.saveChannel(channel('c', 'ann'), at(1));
    await asked(store, 'old', 'bob', 0, 2);
    await asked(store, 'now', 'ann', 0, 2);
    for (const table of ['old', 'now']) {
      await store.noteNotices([{ ...key(table, 0, 'c'), nextAt: at(2) }], at(2));
      await store.settleNotice(key(table, 0, 'c'), { outcome: 'sent', at: at(3) });
    }
    await store.forgetNotices(at(3));
    assert.equal((await store.sentInVain(9)).length, 1);
    await store.forgetNotices(at(4));
    assert.equal((await store.sentInVain(9)).length, 0);
    assert.deepEqual(await store.dueTurns(at(99), 9), [], 'they are not told a second time');
  });
}
