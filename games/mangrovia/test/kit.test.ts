/** The test kit that every game must pass, for two to five seats and every choice of stone tiles. */
import { checkGame } from '@atoll/engine/kit';
import base from '../editions/base.json' with { type: 'json' };
import { openBox } from '../editions/box.ts';
import { mangrovia } from '../index.ts';
import { nouns } from '../text/counted.ts';
import { inventory } from './inventory.ts';

const box = openBox(base);

checkGame(mangrovia, {
  folder: import.meta.dirname,
  games: 40,
  runs: 20,
  longest: 1500,
  nouns,
  inventory: s => inventory(box, s),
  secrets(s, seat) {
    const { treasures, landscapes, amulets } = s.supplies[seat];
    return [treasures, landscapes, amulets];
  },
});
