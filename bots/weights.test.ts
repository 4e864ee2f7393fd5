import assert from 'node:assert/strict';
import { readdirSync, statSync } from 'node:fs';
import { test } from 'node:test';
import { games } from '@atoll/games';

/** What bots have learned about a game travels with it, to phones too. */
const most = 300_000;

for (const id of Object.keys(games))
  test(`what bots have learned about ${id} is small`, () => {
    const folder = new URL(`../games/${id}/`, import.meta.url);
    const files = readdirSync(folder, { recursive: true }) as string[];
    const learned = files.filter(file => /^bot\/.*\.json$/.test(file.replaceAll('\\', '/')));
    const bytes = learned.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0);
    assert.ok(bytes <= most, `${bytes} bytes in ${learned.join(', ')}`);
  });
