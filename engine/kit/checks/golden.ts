/** Golden files: what a game gave once, checked in beside it. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Compares a text with a file that is checked in; with ATOLL_UPDATE_GOLDEN=1 it writes the file instead. */
export function compareGolden(file: string, text: string): void {
  if (process.env.ATOLL_UPDATE_GOLDEN === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    return;
  }
  let kept: string;
  try {
    kept = readFileSync(file, 'utf8');
  } catch {
    throw new Error(
      `${file} is missing. Run this test with ATOLL_UPDATE_GOLDEN=1, read the new file, and check it in.`,
    );
  }
  assert.equal(
    text,
    kept,
    `The game plays out differently from ${file}. If that is meant, old replays change too: bump the game's version, run this test with ATOLL_UPDATE_GOLDEN=1 and read what changed.`,
  );
}
