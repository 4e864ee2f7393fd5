import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Refusal } from '@atoll/engine';
import { usualLimits } from '../../door/limits.ts';
import type { Arrival, HouseKey, Identity, Me, TableInfo } from '../../door/protocol.ts';
import { openHouse, type Person, tableForTwo } from '../../test/house.ts';
import { freshKey, keyText } from './houseKey.ts';

const makeKey = async (person: Person): Promise<string> => (await person.post<HouseKey>('/api/me/key', {})).key;

async function refused(person: Person, key: string, status: number, code: string): Promise<void> {
  const answer = await person.call<{ refusal: Refusal }>('POST', '/api/me/key/enter', { key });
  assert.equal(`${answer.status} ${answer.body.refusal?.code}`, `${status} ${code}`);
}

test('a guest who has lost every browser is themselves again by their house key', async t => {
  const house = await openHouse(t);
  const { ann, id } = await tableForTwo(house);
  const key = await makeKey(ann);
  assert.ok((await ann.get<Identity>('/api/me/identity')).houseKey?.createdAt);

  const again = house.visit();
  const { token, name } = await again.post<Arrival>('/api/me/key/enter', {
    key: key.toLowerCase().replaceAll('-', ' '),
  });
  assert.equal(name, (await ann.get<Me>('/api/me')).name);
  assert.equal((await again.get<TableInfo>(`/api/tables/${id}`)).you, 'spectator', 'not before they say so');
  await again.post('/api/me/carry/take', { token, how: 'switch' });
  assert.equal((await again.get<TableInfo>(`/api/tables/${id}`)).you, 0);
  assert.ok((await again.get<Identity>('/api/me/identity')).houseKey?.usedAt);
});

test('a new key voids the old one, and nobody else’s', async t => {
  const house = await openHouse(t);
  const { ann, bob } = await tableForTwo(house);
  const old = await makeKey(ann);
  const other = await makeKey(bob);
  const fresh = await makeKey(ann);
  await refused(house.visit(), old, 403, 'key-wrong');
  await house.visit().post('/api/me/key/enter', { key: fresh });
  await house.visit().post('/api/me/key/enter', { key: other });
});

test('a key that is wrong and one that is no key are refused in different words', async t => {
  const house = await openHouse(t);
  const key = await makeKey((await tableForTwo(house)).ann);
  const eve = house.visit();
  await refused(eve, keyText(freshKey()), 403, 'key-wrong');
  await refused(eve, key.slice(0, -1), 400, 'key-shape');
  await refused(eve, 'let me in', 400, 'key-shape');
  await refused(eve, '', 400, 'shape');
  await refused(eve, 'A'.repeat(5000), 400, 'shape');
});

test('nobody tries keys for long, neither from one address nor from many', async t => {
  const limits = { keyTries: { burst: 3, perSecond: 0 }, allKeyTries: { burst: 6, perSecond: 0 } };
  const house = await openHouse(t, { limits: { ...usualLimits, ...limits } });
  const key = await makeKey((await tableForTwo(house)).ann);
  const tried = async (address: string, typed = keyText(freshKey())) => {
    const headers = { 'x-forwarded-for': `10.9.9.9, ${address}` };
    const { body } = await house
      .visit()
      .call<{ refusal?: Refusal }>('POST', '/api/me/key/enter', { key: typed }, headers);
    return body.refusal?.code;
  };
  const wrong = Array(3).fill('key-wrong');
  assert.deepEqual([await tried('1.1.1.1'), await tried('1.1.1.1'), await tried('1.1.1.1')], wrong);
  assert.equal(await tried('1.1.1.1', key), 'too-fast', 'not even the right one any more');
  assert.equal(await tried('2.2.2.2', key), undefined, 'from elsewhere it still opens');
  assert.equal(await tried('3.3.3.3'), 'key-wrong');
  assert.equal(await tried('4.4.4.4', key), 'too-fast', 'too many tries in all');
});

test('a key is told once and kept nowhere', async t => {
  const house = await openHouse(t);
  const key = await makeKey((await tableForTwo(house)).ann);
  await house.visit().post('/api/me/key/enter', { key });
  const kept = await Promise.all(
    ['atoll.sqlite', 'atoll.sqlite-wal'].map(name => readFile(join(house.data, name)).catch(() => Buffer.of())),
  );
  const secret = key.replaceAll('-', '').slice(6, 19);
  assert.ok(!Buffer.concat(kept).includes(secret));
  assert.ok(!house.lines.join().includes(key));
});
