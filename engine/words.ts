/** The languages everything a player sees is written in. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** One text in every language. */
export type Words = Record<Language, string>;

/** Tagged with both texts at once, so that neither language can be forgotten. */
export const words = (de: string, en: string): Words => ({ de, en });
