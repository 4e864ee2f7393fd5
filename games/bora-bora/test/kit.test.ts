/** The test kit that every game must pass. */
import { checkGame } from '@atoll/engine/kit';
import base from '../editions/base.json' with { type: 'json' };
import { openBox } from '../editions/box.ts';
import { boraBora } from '../index.ts';
import { nouns } from '../text/nouns.ts';
import { inventory } from './inventory.ts';

const box = openBox(base);

checkGame(boraBora, {
  folder: import.meta.dirname,
  longest: 1500,
  inventory: s => inventory(box, s),
  secrets: (s, seat) => s.villages[seat]?.hand,
  nouns: Object.values(nouns),
});
