/** What every store must do where servers divide their work. */
import assert from 'node:assert/strict';
import { botWork } from './leaseStore.ts';
import type { TellStory } from './store.conformance.ts';
import type { NewStoredTable } from './store.ts';
import type { Visit } from './visitStore.ts';

const at = (second: number): string => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const long = 60_000;

export function leaseConformance(
  story: TellStory,
  newTable: (id: string, seats: NewStoredTable['seats']) => NewStoredTable,
): void {
  story('a piece of work is one server’s until it is released', async store => {
    for (const server of ['one', 'other']) await store.live(server, long);
    assert.equal(await store.lease('sweep', 'one'), true);
    assert.equal(await store.lease('sweep', 'one'), true, 'it has it already');
    assert.equal(await store.lease('sweep', 'other'), false);
    assert.equal(await store.lease('dust', 'other'), true, 'and something else is free');
    await store.release('sweep', 'other');
    assert.equal(await store.lease('sweep', 'other'), false, 'nobody releases what is another’s');
    await store.release('sweep', 'one');
    assert.equal(await store.lease('sweep', 'other'), true);
  });

  story('of many servers that claim the same at once exactly one has it', async store => {
    const servers = Array.from({ length: 8 }, (_, i) => `server ${i}`);
    await Promise.all(servers.map(server => store.live(server, long)));
    for (let i = 0; i < 10; i++) {
      const given = await Promise.all(servers.map(server => store.lease(`work ${i}`, server)));
      assert.equal(given.filter(Boolean).length, 1);
    }
  });

  story('what a server had that lives no more is another’s', async store => {
    await store.live('one', 30);
    await store.live('other', long);
    assert.equal(await store.lease('sweep', 'one'), true);
    await new Promise(later => setTimeout(later, 60));
    assert.equal(await store.lease('sweep', 'other'), true);
    await store.live('one', long);
    assert.equal(await store.lease('sweep', 'one'), false, 'it has come back too late');
    await store.depart('other');
    assert.equal(await store.lease('sweep', 'one'), true);
  });

  story('who is at a server is told by it, and known as long as it lives', async store => {
    const here: Visit = { guest: 'ann', table: null, looks: false, windows: 1 };
    const atTable: Visit = { ...here, table: 't', looks: true };
    const nameless: Visit = { guest: null, table: 't', looks: false, windows: 3 };
    const byTable = (visits: readonly Visit[] = []) => visits.toSorted((a, b) => b.windows - a.windows);
    assert.equal(await store.tellVisits('one', 1, { gone: [], come: [here] }, true), false, 'nobody knows that server');
    await store.live('one', long);
    await store.live('other', long);
    assert.equal(await store.tellVisits('one', 1, { gone: [], come: [nameless, here] }, true), true);
    assert.equal(await store.tellVisits('one', 3, { gone: [here], come: [] }, false), false, 'something is missing');
    assert.equal(await store.tellVisits('one', 2, { gone: [here], come: [atTable] }, false), true);
    assert.deepEqual(Object.fromEntries(await store.visitsTold()), { one: 2, other: 0 });
    const found = await store.visitsAt(['one', 'other']);
    assert.deepEqual(byTable(found.get('one')), [nameless, atTable]);
    assert.deepEqual(found.get('other'), []);
    await store.tellVisits('one', 3, { gone: [], come: [{ ...atTable, looks: false }] }, false);
    assert.deepEqual(byTable((await store.visitsAt(['one'])).get('one')), [nameless, { ...atTable, looks: false }]);
    await store.tellVisits('one', 4, { gone: [], come: [here] }, true);
    assert.deepEqual((await store.visitsAt(['one'])).get('one'), [here]);
    await store.depart('one');
    assert.deepEqual(Object.fromEntries(await store.visitsTold()), { other: 0 });
    await store.live('other', 10);
    await new Promise(later => setTimeout(later, 40));
    assert.equal((await store.visitsTold()).size, 0);
  });

  story('turns of bots that no living server has claimed are found', async store => {
    await store.live('one', long);
    const bot = { guest: null, bot: 'random' };
    for (const [id, second] of [
      ['later', 2],
      ['first', 1],
      ['hers', 3],
    ] as const) {
      await store.createTable(newTable(id, [{ guest: 'ann', bot: null }, bot]));
      const whose = id === 'hers' ? { seat: 0, guest: 'ann' } : { seat: 1, guest: null };
      await store.keepTurn(id, { ...whose, n: 0, since: at(second), dueAt: null });
    }
    assert.deepEqual(await store.botTurnsUnclaimed(), ['first', 'later']);
    await store.lease(botWork('first'), 'one');
    assert.deepEqual(await store.botTurnsUnclaimed(), ['later']);
    await store.depart('one');
    assert.deepEqual(await store.botTurnsUnclaimed(), ['first', 'later']);
  });
}
