/** A rule of the rulebook in one call, so that the chapters read as text. */
import { type Chapter, type DesignElement, type Rule, words } from '@atoll/engine';
import { proofs } from './proofs.ts';

/** Its design elements, then `[title, text]` in German and in English. */
export const rule = (
  id: string,
  elements: readonly DesignElement[],
  [titleDe, textDe]: readonly [string, string],
  [titleEn, textEn]: readonly [string, string],
): Rule => ({
  id,
  elements,
  title: words(titleDe, titleEn),
  text: words(textDe, textEn),
  tests: proofs[id] ?? [],
});

/** A rule on which the published rules are silent: this is our reading. */
export const ourRule = (...parts: Parameters<typeof rule>): Rule => ({ ...rule(...parts), ours: true });

export const chapter = (de: string, en: string, ...rules: readonly Rule[]): Chapter => ({
  title: words(de, en),
  rules,
});
