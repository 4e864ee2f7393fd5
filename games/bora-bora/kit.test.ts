/** The test kit that every game must pass. */
import { checkGame } from '@atoll/engine/kit';
import base from './editions/base.json' with { type: 'json' };
import { boraBora } from './index.ts';
import { openBox } from './rules/box.ts';
import { inventory } from './rules/inventory.ts';
import { nouns } from './text/nouns.ts';

const box = openBox(base);

checkGame(boraBora, {
  folder: import.meta.dirname,
  longest: 1500,
  inventory: s => inventory(box, s),
  secrets: (s, seat) => s.villages[seat]?.hand,
  nouns: Object.values(nouns),
});
