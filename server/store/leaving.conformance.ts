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
}
