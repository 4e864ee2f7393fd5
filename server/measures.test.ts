import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableInfo } from './door/protocol.ts';
import { openMeasures } from './measures.ts';
import { freshKey, openHouse, type Person, standingFor } from './test/house.ts';

/** What is measured, by name with labels. */
function read(text: string): Map<string, number> {
  const lines = text.split('\n').filter(line => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map(line => {
      const [, name = '', value = ''] =
        /^([a-z_]+(?:\{[a-z]+="[^"]*"\})?) (-?[\d.e+-]+)$/.exec(line) ?? assert.fail(line);
      return [name, Number(value)];
    }),
  );
}

const measuresOf = async (person: Person) => read(await person.get<string>('/metrics'));

test('a length is counted in its class and all wider ones', t => {
  const measures = openMeasures();
  t.after(() => measures.close());
  for (const ms of [0.5, 20, 20, 60_000]) measures.took('append', ms);
  const found = read(measures.text());
  const upTo = (most: string) => found.get(`atoll_append_seconds_bucket{le="${most}"}`);
  assert.deepEqual(['0.001', '0.01', '0.025', '2.5', '+Inf'].map(upTo), [1, 1, 3, 3, 4]);
  assert.equal(found.get('atoll_append_seconds_count'), 4);
  assert.ok(Math.abs((found.get('atoll_append_seconds_sum') ?? 0) - 60.0405) < 1e-9);
});

test('every measure is described once, and has a type', t => {
  const measures = openMeasures();
  t.after(() => measures.close());
  const lines = measures.text().split('\n');
  const helped = lines.flatMap(line => /^# HELP (\w+) \S/.exec(line)?.[1] ?? []);
  const typed = lines.flatMap(line => /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)?.[1] ?? []);
  assert.deepEqual(helped, typed);
  assert.equal(new Set(helped).size, helped.length);
  for (const name of read(measures.text()).keys())
    assert.ok(
      helped.some(known => name.replace(/\{.*/, '').replace(/_(bucket|sum|count)$/, '') === known),
      name,
    );
});

test('what happens at a server is measured, and names nobody', async t => {
  const house = await openHouse(t);
  const ann = house.visit();
  const before = await measuresOf(ann);
  await ann.post('/api/me', { name: 'Annabella' });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'first' }];
  const { id } = await ann.post<TableInfo>('/api/tables', { game: 'shells', seats });
  const line = await ann.connect();
  await line.ask({ type: 'watch', table: id });
  for (;;) {
    const { n, decision, moves } = await standingFor(ann, id);
    if (decision?.seat !== 0) break;
    await line.ask({ type: 'move', table: id, after: n, key: freshKey(), move: moves?.[0] } as never);
  }
  await line.standing(4);
  const text = await ann.get<string>('/metrics');
  const after = read(text);
  const more = (name: string) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? Number.NaN);
  assert.ok(more('atoll_moves_total') >= 4, 'Ann’s and the bot’s');
  assert.ok(more('atoll_append_seconds_count') >= 2);
  assert.ok(more('atoll_request_seconds_count') >= 3);
  assert.ok(more('atoll_message_seconds_count') >= 2);
  assert.ok(more('atoll_thought_seconds_count') >= 1);
  assert.deepEqual([more('atoll_sockets'), more('atoll_tables_held')], [1, 1]);
  assert.equal(more('atoll_store_failures_total'), 0);
  assert.ok((after.get('process_resident_memory_bytes') ?? 0) > 1e7);
  for (const secret of [id, 'Annabella', ...ann.cookie.split(/[=.]/).filter(part => part.length > 10)])
    assert.ok(!text.includes(secret));
});

test('a loop that stood still is told of once', async t => {
  const measures = openMeasures();
  t.after(() => measures.close());
  const longest = () => read(measures.text()).get('atoll_event_loop_delay_seconds{quantile="1"}') ?? 0;
  await new Promise(later => setTimeout(later, 50));
  for (const until = performance.now() + 300; performance.now() < until; );
  await new Promise(later => setTimeout(later, 50));
  assert.ok(longest() > 0.25);
  await new Promise(later => setTimeout(later, 50));
  assert.ok(longest() < 0.25);
});

test('from outside nothing of it is found, unless the operator wants it so', async t => {
  const closed = await openHouse(t, { environment: {} });
  const passedOn = { 'x-forwarded-for': '203.0.113.9' };
  assert.equal((await closed.visit().call('GET', '/metrics')).status, 200);
  assert.equal((await closed.visit().call('GET', '/metrics', undefined, passedOn)).status, 404);
  const open = await openHouse(t, { environment: { ATOLL_METRICS: 'public' } });
  assert.equal((await open.visit().call('GET', '/metrics', undefined, passedOn)).status, 200);
});
