import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openLooking } from './looking.ts';

const windowOf = (guest: string | null) => ({ guest, send: () => undefined });

test('somebody looks at a table as long as one of their windows shows it', () => {
  const looking = openLooking();
  const heard: string[] = [];
  looking.onLook((guest, table) => heard.push(`${guest} ${table}`));
  const [one, two, stranger] = [windowOf('ann'), windowOf('ann'), windowOf(null)];
  looking.at(one, 't');
  looking.at(two, 't');
  looking.at(stranger, 't');
  assert.ok(looking.isLooking('ann', 't'));
  assert.ok(!looking.isLooking('bob', 't'));
  looking.at(one, 'u');
  assert.ok(looking.isLooking('ann', 't'), 'the other window still does');
  assert.ok(looking.isLooking('ann', 'u'));
  looking.at(two, null);
  assert.ok(!looking.isLooking('ann', 't'));
  looking.go(one);
  looking.go(one);
  assert.ok(!looking.isLooking('ann', 'u'));
  assert.deepEqual(heard, ['ann t', 'ann t', 'ann u']);
});
