/** Fetching a rulebook's text from a file or from standard input. */
import { readFileSync, statSync } from 'node:fs';
import { BadInput } from '@atoll/engine';
import { type Decoded, decode, mostBytes } from '@atoll/rulebooks';

export interface RulebookText extends Decoded {
  path: string;
}

export function readRulebookText(path: string): RulebookText {
  try {
    return { path, ...decode(bytesOf(path)) };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    throw new BadInput(error.code, error.words, path);
  }
}

/** Looks before it reads: a film or a device must not end up in memory. */
function bytesOf(path: string): Uint8Array {
  try {
    if (path === '-') return readFileSync(0);
    const about = statSync(path);
    if (about.isDirectory())
      throw bad('Das ist ein Ordner; gebraucht wird eine Datei.', 'This is a folder; a file is wanted.');
    if (about.isCharacterDevice() || about.isBlockDevice())
      throw bad('Das ist ein Gerät; gebraucht wird eine Datei.', 'This is a device; a file is wanted.');
    // One byte more than allowed is enough to be refused, with the words for it.
    return about.size > mostBytes ? new Uint8Array(mostBytes + 1) : readFileSync(path);
  } catch (error) {
    if (error instanceof BadInput) throw error;
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw bad('Diese Datei gibt es nicht.', 'There is no such file.');
    const why = error instanceof Error ? error.message : String(error);
    throw bad(`Das lässt sich nicht lesen: ${why}`, `This cannot be read: ${why}`);
  }
}

const bad = (de: string, en: string): BadInput => new BadInput('file', { de, en });
