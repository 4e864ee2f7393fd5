import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLog } from '../../log.ts';
import { openLeases } from '../../store/sqlite/leases.ts';
import type { Visit } from '../../store/visitStore.ts';
import { openElsewhere } from './elsewhere.ts';

const visit = (guest: string | null, table: string | null, more: Partial<Visit> = {}): Visit => ({
  guest,
  table,
  looks: false,
  windows: 1,
  ...more,
});

/** Two servers on one store that forgets when it is told to, and fails when it is told to. */
async function twoServers() {
  const fresh = () => openLeases({ ask: { one: () => undefined, all: () => [], run: () => 0 } });
  let store = fresh();
  let fails = false;
  const alive = () => Promise.all(['one', 'other'].map(name => store.live(name, 60_000)));
  await alive();
  const shared = new Proxy({} as typeof store, {
    get:
      (_, method: keyof typeof store) =>
      async (...said: never[]) => {
        if (fails) throw new Error('the store is away');
        return (store[method] as (...said: never[]) => unknown)(...said);
      },
  });
  const here: Record<'one' | 'other', Visit[]> = { one: [], other: [] };
  const log = openLog(() => undefined);
  const open = (server: 'one' | 'other') => openElsewhere({ store: shared, server, visits: () => here[server], log });
  const [one, other] = [open('one'), open('other')];
  return {
    here,
    one,
    other,
    /** Both tell, then both know. */
    async look() {
      for (const each of [one, other, one]) await each.look();
    },
    async forget() {
      store = fresh();
      await alive();
    },
    fail: (does: boolean) => {
      fails = does;
    },
    depart: (server: string) => store.depart(server),
  };
}

test('who comes to one server and goes from it is known at the other, and told there once', async () => {
  const { here, one, look } = await twoServers();
  const [guests, tables]: string[][] = [[], []];
  one.onChange(guest => guests?.push(guest));
  one.onTable(table => tables?.push(table));
  here.other = [visit('bob', null), visit('bob', 't', { looks: true }), visit(null, 't', { windows: 3 })];
  await look();
  await look();
  assert.ok(one.isHere('bob') && one.isLooking('bob', 't'));
  assert.deepEqual(one.atTable('t'), { guests: new Set(['bob']), nameless: 3 });
  assert.deepEqual([guests, tables], [['bob'], ['t']]);
  here.other = [visit('bob', null), visit('bob', 't'), visit(null, 't', { windows: 3 })];
  await look();
  assert.ok(!one.isLooking('bob', 't'));
  assert.deepEqual([guests, tables], [['bob'], ['t']], 'and at the table nobody has come or gone');
  here.other = [];
  await look();
  assert.ok(!one.isHere('bob'));
  assert.equal(one.atTable('t').guests.size, 0);
  assert.deepEqual(
    [guests, tables],
    [
      ['bob', 'bob'],
      ['t', 't'],
    ],
  );
});

test('who is here is not told as being elsewhere', async () => {
  const { here, one, look } = await twoServers();
  here.one = [visit('ann', null)];
  await look();
  assert.ok(!one.isHere('ann'));
});

test('a server that is gone takes its people with it', async () => {
  const { here, one, look, depart } = await twoServers();
  here.other = [visit('bob', null)];
  await look();
  await depart('other');
  await one.look();
  assert.ok(!one.isHere('bob'));
});

test('after the store was away, or has forgotten everything, all is told again', async () => {
  const { here, one, look, forget, fail } = await twoServers();
  here.other = [visit('bob', null)];
  await look();
  fail(true);
  here.other = [visit('bob', null), visit('eve', null)];
  await look();
  assert.ok(one.isHere('bob'), 'for a while what was known holds');
  fail(false);
  await look();
  assert.ok(one.isHere('eve'));
  await forget();
  await look();
  await look();
  assert.ok(one.isHere('bob') && one.isHere('eve'));
});
