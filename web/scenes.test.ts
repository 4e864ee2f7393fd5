/** Every scene of a game's tests can be set up, and together they ask everything that the game asks. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { games } from '@atoll/games';
import { readPositionFile, setUpPosition } from '@atoll/games/positionFile.ts';

for (const [id, load] of Object.entries(games)) {
  const folder = join(import.meta.dirname, `../games/${id}/test/scenes`);
  if (!existsSync(folder)) continue;
  test(`the scenes of ${id} ask everything that it asks, each what it is named after`, async () => {
    const module = await load();
    const asked = new Set<string>();
    for (const name of readdirSync(folder)) {
      const file = readPositionFile(readFileSync(join(folder, name), 'utf8'));
      assert.equal(file.game, id, name);
      const game = module.editions
        .map(edition => module.open(edition))
        .find(({ edition }) => edition.id === file.edition);
      assert.ok(game, `${name}: there is such an edition`);
      const kind = game.decision(setUpPosition(game, file))?.kind ?? '';
      assert.equal(`${kind}.json`, name);
      asked.add(kind);
    }
    assert.deepEqual([...asked].sort(), Object.keys(module.text.kinds).sort());
  });
}
