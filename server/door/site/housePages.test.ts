import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { openHouse } from '../../test/house.ts';
import type { HousePages } from '../protocol.ts';

test('what the operator has written is there at once, in the language that there is', async t => {
  const house = await openHouse(t);
  const pages = async () => (await house.visit().get<HousePages>('/api/house')).pages;
  assert.deepEqual(await pages(), []);
  const folder = join(house.data, 'house');
  await mkdir(folder);
  await writeFile(join(folder, 'imprint.de.md'), '# Impressum\n\nAnna Muster\n');
  await writeFile(join(folder, 'rules.de.md'), 'Seid nett.');
  await writeFile(join(folder, 'rules.en.md'), 'Be kind.');
  await writeFile(join(folder, 'privacy.en.md'), '  \n');
  await writeFile(join(folder, 'other.en.md'), 'Not one of ours.');
  assert.deepEqual(await pages(), [
    { id: 'rules', words: { de: 'Seid nett.', en: 'Be kind.' } },
    { id: 'imprint', words: { de: '# Impressum\n\nAnna Muster', en: '# Impressum\n\nAnna Muster' } },
  ]);
});
