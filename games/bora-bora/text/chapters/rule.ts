/** A rule of the rulebook in one call, so that the chapters read as text. */
import { type DesignElement, type Rule, type Words, words } from '@atoll/engine';

/** Its design elements; `[title, text]` in German, then in English; then the titles of the tests that prove it. */
export const rule = (
  id: string,
  elements: readonly DesignElement[],
  [titleDe, textDe]: readonly [string, string],
  [titleEn, textEn]: readonly [string, string],
  ...tests: readonly string[]
): Rule => ({ id, title: words(titleDe, titleEn), text: words(textDe, textEn), tests, elements });

/** A rule on which the published rules are silent: this is our reading. */
export const ourRule = (...parts: Parameters<typeof rule>): Rule => ({ ...rule(...parts), ours: true });

export const chapter = (title: Words, ...rules: readonly Rule[]) => ({ title, rules });
