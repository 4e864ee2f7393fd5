/** The sample games that come with the product can be watched with the rules and components of today. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gameOf, readReplay, verifyReplay } from '@atoll/engine';
import { games } from '@atoll/games';

for (const [id, load] of Object.entries(games)) {
  const module = await load();
  if (module.example) continue;
  test(`the sample game of ${id} replays move by move to the result that it names`, () => {
    const file = new URL(`../../games/${id}/sample.json`, import.meta.url);
    const text = readFileSync(file, 'utf8');
    assert.ok(text.length < 20_000, 'it is small');
    const anew =
      `Make it anew: atoll simulate ${id} --bots level5,level5 --seed sample --save DIR; ` +
      `the file in DIR becomes games/${id}/sample.json.`;
    const replay = readReplay(text);
    const checked = verifyReplay(gameOf(module, replay), replay);
    assert.ok(checked.ok, checked.ok ? '' : `${checked.why.words.en} ${anew}`);
    assert.notEqual(replay.result, undefined, 'it was played to its end');
    assert.ok(
      replay.seats.every(({ bot }) => bot === 'level5'),
      'by the strongest bots',
    );
  });
}
