import type { Words } from './words.ts';

/** Why something was not done: a code for programs, words for people, and the rule that says so. */
export interface Refusal {
  code: string;
  words: Words;
  /** Number of the rule in the game's rulebook, where one governs this. */
  rule?: string;
  /**
   * What a program should have sent, in the names of the protocol: `cell, tile, turn`. Terminal and HTTP clients get it;
   * no player sees it, and the words do without these names.
   */
  detail?: string;
}

export const refusal = (code: string, de: string, en: string, rule?: string, detail?: string): Refusal => ({
  code,
  words: { de, en },
  ...(rule === undefined ? {} : { rule }),
  ...(detail === undefined ? {} : { detail }),
});

/** Thrown where input from outside (a file, an edition, a position) cannot be used; nothing has been changed. */
export class BadInput extends Error implements Refusal {
  override name = 'BadInput';
  code: string;
  words: Words;
  /** Where in the input: `board[3].cell`; empty for the whole. */
  path: string;

  constructor(code: string, words: Words, path = '') {
    super(path ? `${path}: ${words.en}` : words.en);
    this.code = code;
    this.words = words;
    this.path = path;
  }
}
