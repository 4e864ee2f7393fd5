/** What every store must do for people who have sat together, and who ask each other to sit down. */
import assert from 'node:assert/strict';
import type { TellStory } from './store.conformance.ts';
import type { MoveEntry, NewStoredTable } from './store.ts';

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const seatOf = (guest: string) => ({ guest, bot: null });
const open = { guest: null, bot: null };
const move: MoveEntry = { n: 1, type: 'move', seat: 0, move: { card: 1 }, auto: false, key: '', at: at(20) };

export function companyConformance(
  story: TellStory,
  newTable: (id: string, seats: NewStoredTable['seats'], created?: number) => NewStoredTable,
): void {
  story('people who have sat at a table together know each other, the latest first, a page at a time', async store => {
    for (const id of ['cid', 'dan', 'eva']) await store.saveGuest({ id, name: id.toUpperCase() }, at(0));
    await store.createTable(newTable('one', [seatOf('ann'), seatOf('bob')], 1));
    await store.append('one', [move], { over: true });
    await store.createTable(newTable('two', [seatOf('ann'), seatOf('bob'), seatOf('cid')], 30));
    await store.createTable(newTable('waits', [seatOf('ann'), seatOf('dan'), open], 40));
    await store.createTable(newTable('others', [seatOf('bob'), seatOf('eva')], 50));
    const bob = { guest: 'bob', name: 'Bob', games: 2, lastAt: at(30), bond: null };
    const cid = { guest: 'cid', name: 'CID', games: 1, lastAt: at(30), bond: null };
    const dan = { guest: 'dan', name: 'DAN', games: 0, lastAt: at(40), bond: null };
    assert.deepEqual(await store.company('ann', '', 10), [dan, cid, bob]);
    assert.deepEqual(await store.company('ann', '', 1), [dan]);
    assert.deepEqual(await store.company('ann', '', 1, dan), [cid]);
    assert.deepEqual(await store.company('ann', '', 10, cid), [bob]);
    assert.deepEqual(
      (await store.company('eva', '', 10)).map(({ guest }) => guest),
      ['bob'],
    );
    assert.deepEqual(
      (await store.companions('ann')).sort((a, b) => a.games - b.games),
      [
        { guest: 'dan', games: 0 },
        { guest: 'cid', games: 1 },
        { guest: 'bob', games: 2 },
      ],
    );
  });

  story('somebody is found by a part of their name, in small letters or capitals', async store => {
    await store.saveGuest({ id: 'bob', name: 'Örjan 100%' }, at(1));
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')], 1));
    const found = async (name: string) => (await store.company('ann', name, 10)).map(({ guest }) => guest);
    assert.deepEqual(await found('öR'), ['bob']);
    assert.deepEqual(await found('0%'), ['bob']);
    assert.deepEqual(await found('%n'), []);
  });

  story('whom somebody has muted or blocked stays among their people, and a block keeps both apart', async store => {
    await store.setBond('ann', 'bob', 'blocked', at(5));
    assert.deepEqual(await store.company('ann', '', 10), [
      { guest: 'bob', name: 'Bob', games: 0, lastAt: at(5), bond: 'blocked' },
    ]);
    assert.deepEqual(await store.company('bob', '', 10), []);
    assert.deepEqual([await store.apartFrom('ann'), await store.apartFrom('bob')], [['bob'], ['ann']]);
    await store.setBond('ann', 'bob', 'muted', at(6));
    assert.deepEqual([await store.apartFrom('ann'), await store.apartFrom('bob')], [[], []]);
  });

  story('the lobby leaves out the tables of those it is asked to leave out', async store => {
    await store.createTable({ ...newTable('t', [seatOf('ann'), open], 1), lobby: true });
    assert.equal((await store.lobby({ notOf: ['bob'] }, 10)).length, 1);
    assert.deepEqual(await store.lobby({ notOf: ['bob', 'ann'] }, 10), []);
    assert.equal(await store.lobbySize({ notOf: ['ann'] }), 0);
  });

  story('somebody is asked by name to sit down, once, until they answer or the table waits no more', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), open], 1));
    await store.createTable(newTable('u', [seatOf('ann'), open, open], 1));
    const asked = {
      table: 't',
      guest: 'bob',
      name: 'Bob',
      by: 'ann',
      byName: 'Ann',
      at: at(2),
      answeredAt: null,
      sits: false,
    };
    await store.askToSit('t', 'bob', 'ann', at(2));
    await store.askToSit('t', 'bob', 'ann', at(3));
    await store.askToSit('u', 'bob', 'ann', at(4));
    assert.deepEqual(await store.askedTo('t'), [asked]);
    assert.deepEqual(
      (await store.askedOf('bob')).map(({ table }) => table),
      ['u', 't'],
    );
    assert.equal(await store.answerAsked('u', 'bob', at(5)), true);
    assert.equal(await store.answerAsked('u', 'bob', at(6)), false);
    assert.equal(await store.answerAsked('u', 'ann', at(6)), false);
    assert.deepEqual(await store.askedOf('bob'), [asked]);
    await store.sit('t', 1, 'bob', at(7));
    assert.deepEqual(await store.askedOf('bob'), []);
    assert.deepEqual(await store.askedTo('t'), [{ ...asked, sits: true }]);
    assert.equal((await store.askedTo('u'))[0]?.answeredAt, at(5));
  });

  story('a rematch is not told to those who keep apart from whoever opened it', async store => {
    await store.createTable(newTable('t', [seatOf('ann'), seatOf('bob')], 1));
    await store.createTable(newTable('again', [open, seatOf('ann')], 2));
    await store.setBond('bob', 'ann', 'blocked', at(3));
    assert.deepEqual((await store.table('t'))?.rematchNotFor, []);
    await store.setRematch('t', 'again');
    assert.deepEqual((await store.table('t'))?.rematchNotFor, ['bob']);
    await store.setBond('bob', 'ann', null, at(4));
    await store.setBond('ann', 'bob', 'blocked', at(4));
    assert.deepEqual((await store.table('t'))?.rematchNotFor, ['bob'], 'whichever of them blocked the other');
    await store.setBond('ann', 'bob', 'muted', at(5));
    assert.deepEqual((await store.table('t'))?.rematchNotFor, []);
  });
}
