/** What every store must know of people who are gone for good. */
import assert from 'node:assert/strict';
import type { TellStory } from './store.conformance.ts';
import type { NewStoredTable } from './store.ts';

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const seat = (guest: string | null) => ({ guest, bot: null });

export function leavingConformance(
  story: TellStory,
  newTable: (id: string, seats: NewStoredTable['seats']) => NewStoredTable,
): void {
  story('who is barred is known, and what they leave behind: seats, and waiting tables of theirs', async store => {
    await store.createTable(newTable('running', [seat('ann'), seat('bob')]));
    await store.createTable(newTable('waiting', [seat('bob'), seat(null)]));
    await store.createTable({ ...newTable('watched', [seat('bob'), seat(null)]), owner: 'bob' });
    await store.createTable({ ...newTable('over', [seat('ann'), seat('bob')]), owner: 'bob' });
    await store.append('over', [{ n: 1, type: 'end', seat: 0, why: 'house', key: '', at: at(1) }], {
      over: true,
      turn: null,
    });
    const heard: string[] = [];
    store.subscribeGuests(guest => heard.push(guest));
    assert.deepEqual([await store.barred(), await store.leftBehind()], [[], []]);
    await store.bar('bob', at(2));
    assert.deepEqual(await store.barred(), ['bob']);
    assert.deepEqual(
      (await store.leftBehind()).map(({ table, guest }) => `${table} ${guest}`),
      ['running bob', 'waiting bob', 'watched bob'],
    );
    await store.leave('waiting', 0, 'bob', at(3));
    await store.leave('watched', 0, 'bob', at(3));
    assert.deepEqual(
      (await store.leftBehind()).map(({ table }) => table),
      ['running', 'watched'],
      'a table of theirs that waits is left behind without them, too',
    );
    await store.bar('bob', null);
    assert.deepEqual([await store.barred(), await store.leftBehind()], [[], []]);
    assert.deepEqual(heard, ['bob', 'bob']);
  });

  story('what is kept of somebody can be taken away; of a stranger there is nothing', async store => {
    assert.equal(await store.personData('nobody'), null);
    await store.changeSettings('ann', { colour: 'circle' });
    await store.createTable(newTable('t', [seat('ann'), seat('bob')]));
    const move = { type: 'move', move: { card: 1 }, auto: false, key: '', at: at(1) } as const;
    await store.append('t', [{ ...move, n: 1, seat: 0 }], { over: false });
    await store.append('t', [{ ...move, n: 2, seat: 1 }], { over: false });
    const data = await store.personData('ann');
    assert.ok(data);
    assert.deepEqual(data.guests, {
      name: 'Ann',
      createdAt: at(0),
      settings: { colour: 'circle' },
      barredAt: null,
    });
    const [table] = data.tables as { id: string; entries: { n: number; what: unknown }[] }[];
    assert.deepEqual([table?.id, table?.entries.map(({ n, what }) => [n, what])], ['t', [[1, { card: 1 }]]]);
    assert.ok(!JSON.stringify(data).includes('the seed'));
  });

  story('who deletes themselves is nobody from then on, and their seats are left behind', async store => {
    await store.createTable(newTable('running', [seat('ann'), seat('bob')]));
    await store.createTable(newTable('over', [seat('ann'), seat('bob')]));
    await store.append('over', [{ n: 1, type: 'end', seat: 0, why: 'house', key: '', at: at(1) }], {
      over: true,
      turn: null,
    });
    await store.setBond('bob', 'ann', 'muted', at(1));
    const heard: string[] = [];
    store.subscribeGuests(guest => heard.push(guest));
    await store.forgetPerson('ann', at(2));
    assert.equal(await store.guest('ann'), null);
    assert.equal(await store.personData('ann'), null);
    assert.deepEqual(await store.bonds('bob'), []);
    assert.deepEqual(heard, ['ann']);
    for (const id of ['running', 'over']) {
      const sitting = (await store.table(id))?.seats[0];
      assert.deepEqual([sitting?.kind, sitting?.name], ['person', '']);
      assert.notEqual(sitting?.guest, 'ann');
    }
    assert.deepEqual(
      (await store.leftBehind()).map(({ table }) => table),
      ['running'],
    );
    assert.equal((await store.finishedOf('bob', 9)).length, 1, 'for the others it is as before');
    await store.forgetPerson('ann', at(3));
    await store.saveGuest({ id: 'ann', name: 'Somebody new' }, at(4));
    assert.deepEqual(await store.tablesOf('ann', 9), []);
  });
}
