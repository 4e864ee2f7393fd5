/** Mistakes at the keyboard: said in words, with exit code 2. */
import { BadInput, type Language, type Words } from '@atoll/engine';

export const usage = (code: string, de: string, en: string): BadInput => new BadInput(code, { de, en });

/** The person's language, as the system says it. */
export const systemLanguage = (env: NodeJS.ProcessEnv = process.env): Language =>
  /^de/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? 'de' : 'en';

/** A refusal of input as one line: where, and why. */
export const line = (error: BadInput, language: Language): string =>
  error.path ? `${error.path}: ${error.words[language]}` : error.words[language];

/** What programs get to read of it. */
export const errorJson = (error: BadInput): { error: { code: string; words: Words; path?: string } } => ({
  error: { code: error.code, words: error.words, ...(error.path ? { path: error.path } : {}) },
});
