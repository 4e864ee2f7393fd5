/** What every store must do with hours of rest. */
import assert from 'node:assert/strict';
import type { Rest } from '../time/rest.ts';
import type { TellStory } from './store.conformance.ts';
import type { NewStoredTable } from './store.ts';

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const rest = (second: number, more: Partial<Rest> = {}): Rest => ({
  at: Date.parse(at(second)),
  zone: 'Europe/Berlin',
  night: { from: '22:00', to: '07:00' },
  holidays: [],
  ...more,
});
const seat = (guest: string) => ({ guest, bot: null });

export function restConformance(
  story: TellStory,
  newTable: (id: string, seats: NewStoredTable['seats']) => NewStoredTable,
): void {
  story('every choice of hours of rest is kept with the moment from which it held', async (store, here) => {
    assert.equal((await store.rests(['ann', 'bob'])).size, 0);
    const first = rest(0);
    const second = rest(60, { night: null, holidays: [{ from: '2026-02-01', to: '2026-02-03' }] });
    await store.keepRest('ann', first);
    await store.keepRest('ann', second);
    await store.keepRest('bob', rest(5, { zone: 'UTC' }));
    const found = await store.rests(['ann', 'cy']);
    assert.deepEqual([...found], [['ann', [first, second]]]);
    await store.close();
    const again = await here.open();
    assert.deepEqual((await again.rests(['ann'])).get('ann'), [first, second]);
    await again.close();
  });

  story('a choice that has not begun to hold gives way to the next one; what held before stays', async store => {
    await store.keepRest('ann', rest(0));
    await store.keepRest('ann', rest(60));
    const other = rest(60, { night: { from: '21:00', to: '06:00' } });
    await store.keepRest('ann', other);
    assert.deepEqual((await store.rests(['ann'])).get('ann'), [rest(0), other]);
  });

  story('when somebody rests otherwise, the turns for which they are asked are looked at anew', async store => {
    for (const [id, guest] of [
      ['t1', 'ann'],
      ['t2', 'bob'],
    ] as const) {
      await store.createTable(newTable(id, [seat('ann'), seat('bob')]));
      await store.keepTurn(id, { seat: guest === 'ann' ? 0 : 1, guest, n: 0, since: at(0), dueAt: at(500) });
    }
    const heard: string[] = [];
    const stop = store.subscribeGuests(guest => heard.push(guest));
    await store.keepRest('ann', rest(60));
    assert.deepEqual(await store.dueTables(at(60), 10), ['t1']);
    assert.equal((await store.turn('t2'))?.dueAt, at(500));
    assert.deepEqual(heard, ['ann']);
    stop();
    await store.keepRest('bob', rest(60));
    assert.deepEqual(heard, ['ann']);
  });

  story('of two guests who become one, one history of rest remains', async store => {
    await store.saveGuest({ id: 'cy', name: 'Cy' }, at(0));
    await store.keepRest('ann', rest(0));
    await store.keepRest('bob', rest(30, { zone: 'UTC' }));
    await store.mergeGuests('bob', 'ann', at(60));
    assert.deepEqual((await store.rests(['ann'])).get('ann'), [rest(0)], 'what they had chosen as who they are');
    const heard: string[] = [];
    store.subscribeGuests(guest => heard.push(guest));
    await store.mergeGuests('ann', 'cy', at(61));
    assert.deepEqual((await store.rests(['cy'])).get('cy'), [rest(0)], 'or else what they had');
    assert.deepEqual(heard.toSorted(), ['ann', 'cy']);
  });
}
