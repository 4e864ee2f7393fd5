/** The levels are in order. A few games with fixed iterations: the same result every time. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { games } from '@atoll/games';
import { mirrored, opened, type Player } from './test/match.ts';

/** With a part of the iterations that they have time for at a table, the fifth with a smaller part. */
const levelsWith = (times: number): readonly Player[] => [
  { bot: 'level1', budget: {} },
  { bot: 'level2', budget: {} },
  { bot: 'level3', budget: {} },
  { bot: 'level4', budget: { iterations: 16 * times } },
  { bot: 'level5', budget: { iterations: 240 * times } },
];

/**
 * The larger games take too long to tell the strongest apart here; `atoll ladder` does. Orbis looks less far ahead than the
 * others, so that it gets to more iterations in the same time; at Mangrovia a search needs more of them to see more than a
 * look one turn ahead does.
 */
const tried: Readonly<Record<string, { most: number; times: number }>> = {
  cacao: { most: 5, times: 1 },
  orbis: { most: 4, times: 5 },
  mangrovia: { most: 4, times: 3 },
  'bora-bora': { most: 4, times: 1 },
};
const seeds = ['atoll', 'reef', 'palm', 'lagoon', 'tide'];
/** Those that do not search are quick, and lie closer together. */
const moreSeeds = [...seeds, 'shoal', 'coral', 'drift', 'surf', 'sandbar'];

for (const [id, { most, times }] of Object.entries(tried))
  test(`each level beats the one below at ${id}`, async () => {
    const module = await games[id]?.();
    assert.ok(module, id);
    const table = opened(module);
    const levels = levelsWith(times);
    for (const [i, level] of levels.slice(1, most).entries()) {
      const below = levels[i];
      const {
        wins,
        points,
        games: played,
      } = mirrored(table, level, below, level.budget.iterations ? seeds : moreSeeds);
      assert.ok(
        wins > played / 2,
        `${level.bot} won ${wins} of ${played} against ${below.bot}, ${points} points ahead`,
      );
    }
  });
