/** What every store must do with what is said at tables. */
import assert from 'node:assert/strict';
import type { NewSaid } from './chatStore.ts';
import type { TellStory } from './store.conformance.ts';
import type { Entry, NewStoredTable } from './store.ts';

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const seatOf = (guest: string) => ({ guest, bot: null });
const open = { guest: null, bot: null };
const line = (n: number) => ({ n, seat: 1, key: `k${n}`, at: at(n) });
const move: Entry = { ...line(1), type: 'move', move: { card: 1 }, auto: false };
const undo: Entry = { ...line(2), type: 'undo' };

const said = (key: string): NewSaid => ({
  n: 0,
  seat: 0,
  audience: 'players',
  phrase: null,
  text: `“${key}” 🐚`,
  key,
  at: at(1),
});

export function chatConformance(
  story: TellStory,
  newTable: (id: string, seats: NewStoredTable['seats']) => NewStoredTable,
): void {
  story('what is said at a table is numbered in order, and stays when moves are taken back', async (store, here) => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    await store.createTable(newTable('other', [seatOf('ann'), open]));
    assert.equal(await store.say('t', 'ann', said('a')), 1);
    await store.append('t', [move], { over: false });
    assert.equal(await store.say('t', 'bob', { ...said('b'), n: 1, seat: 1, phrase: 'thanks', text: '' }), 2);
    await store.append('t', [undo], { over: false });
    assert.equal(await store.say('other', 'ann', said('a')), 1, 'each table has numbers of its own');
    await store.close();
    const again = await here.open();
    const lines = await again.chat('t', 0);
    assert.deepEqual(lines, [
      { ...said('a'), line: 1, guest: 'ann', name: 'Ann' },
      { ...said('b'), line: 2, n: 1, seat: 1, phrase: 'thanks', text: '', guest: 'bob', name: 'Bob' },
    ]);
    assert.deepEqual(await again.chat('t', 1), lines.slice(1));
    assert.deepEqual(await again.chat('nowhere', 0), []);
    await again.close();
  });

  story('a line that is sent again is kept once, and told of once', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')]));
    const heard: string[] = [];
    const stop = store.hearSaid(table => heard.push(table));
    assert.equal(await store.saidBefore('t', 'ann', 'a'), null);
    const twice = await Promise.all([store.say('t', 'ann', said('a')), store.say('t', 'ann', said('a'))]);
    assert.deepEqual(twice, [1, 1]);
    assert.equal(await store.saidBefore('t', 'ann', 'a'), 1);
    assert.equal(await store.saidBefore('t', 'bob', 'a'), null, 'the keys of others are theirs');
    assert.equal(await store.say('t', 'bob', said('a')), 2);
    assert.deepEqual(heard, ['t', 't']);
    stop();
    await store.say('t', 'bob', said('b'));
    assert.deepEqual(heard, ['t', 't']);
  });

  story('those who are muted are not heard by one, those who are blocked by neither', async store => {
    await store.saveGuest({ id: 'eve', name: 'Eve' }, at(0));
    await store.setBond('ann', 'bob', 'muted', at(1));
    await store.setBond('eve', 'ann', 'blocked', at(2));
    assert.deepEqual((await store.unheardBy('ann')).sort(), ['bob', 'eve']);
    assert.deepEqual(await store.unheardBy('bob'), []);
    assert.deepEqual(await store.unheardBy('eve'), ['ann']);
    assert.deepEqual(await store.deafTo('bob'), ['ann']);
    assert.deepEqual(await store.deafTo('ann'), ['eve']);
    assert.deepEqual(await store.deafTo('eve'), ['ann']);
  });
}
