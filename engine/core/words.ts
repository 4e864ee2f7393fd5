/** The languages everything a player sees is written in. */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** One text in every language. */
export type Words = Record<Language, string>;

/** Tagged with both texts at once, so that neither language can be forgotten. */
export const words = (de: string, en: string): Words => ({ de, en });

/** The same text in every language, for names and numbers. */
export const alike = (text: string): Words => words(text, text);

/** A noun for one and for several: `forms(words('Frucht', 'fruit'), words('Früchte', 'fruits'))`. */
export interface Forms {
  readonly one: Words;
  readonly other: Words;
}

export const forms = (one: Words, other: Words): Forms => ({ one, other });

/** The form that goes with a number, without the number. */
export const formFor = (n: number, { one, other }: Forms): Words => (Math.abs(n) === 1 ? one : other);

/** A number with its noun: “1 Frucht”, “3 Früchte”, “−1 Punkt”. The one place where numbers meet nouns. */
export const counted = (n: number, noun: Forms): Words => {
  const { de, en } = formFor(n, noun);
  const number = n < 0 ? `−${-n}` : `${n}`;
  return words(`${number} ${de}`, `${number} ${en}`);
};

/** Texts one after the other, with a comma or something else between them; for lists with “and” there is `listed`. */
export const joined = (parts: readonly Words[], by = ', '): Words =>
  words(parts.map(({ de }) => de).join(by), parts.map(({ en }) => en).join(by));

/** With a capital letter, as a sentence or a heading begins. */
export const capitalised = ({ de, en }: Words): Words => {
  const up = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return words(up(de), up(en));
};

/** From how many to how many of something: “2–4 Früchte”, and “2 Früchte” where it is always as many. */
export const ranged = (min: number, max: number, noun: Forms): Words => {
  if (min === max) return counted(min, noun);
  const { de, en } = noun.other;
  return words(`${min}–${max} ${de}`, `${min}–${max} ${en}`);
};

/** “a”, “a und b”, “a, b und c”; with another last word where it is not “and”. */
export const listed = (parts: readonly Words[], last: Words = words('und', 'and')): Words => {
  const list = (language: Language): string => {
    const texts = parts.map(part => part[language]);
    const end = texts.pop() ?? '';
    return texts.length === 0 ? end : `${texts.join(', ')} ${last[language]} ${end}`;
  };
  return words(list('de'), list('en'));
};

type GermanCase = 'nominative' | 'accusative' | 'dative';
type Gender = 'masculine' | 'feminine' | 'neuter' | 'plural';

/**
 * What a thing is called, ready for a sentence: alone (“Heiliger Felsen”, “sacred rock”), and with its article in the case
 * that the German sentence needs (“den Heiligen Felsen”, “the sacred rock”).
 */
export interface ThingName {
  readonly alone: Words;
  readonly the: Readonly<Record<GermanCase, Words>>;
}

const articles: Readonly<Record<Gender, Readonly<Record<GermanCase, string>>>> = {
  masculine: { nominative: 'der', accusative: 'den', dative: 'dem' },
  feminine: { nominative: 'die', accusative: 'die', dative: 'der' },
  neuter: { nominative: 'das', accusative: 'das', dative: 'dem' },
  plural: { nominative: 'die', accusative: 'die', dative: 'den' },
};

/** A thing's name. `declined` says the German forms after an article where they differ from the name alone. */
export function thing(
  gender: Gender,
  alone: Words,
  declined: Partial<Readonly<Record<GermanCase, string>>> = {},
): ThingName {
  const the = (which: GermanCase): Words =>
    words(`${articles[gender][which]} ${declined[which] ?? alone.de}`, `the ${alone.en}`);
  return {
    alone,
    the: { nominative: the('nominative'), accusative: the('accusative'), dative: the('dative') },
  };
}

/** A thing with more about it in brackets: “den Wald (Grün, Stufe 2)”. */
export function noted({ alone, the }: ThingName, note: Words): ThingName {
  const add = ({ de, en }: Words): Words => words(`${de} (${note.de})`, `${en} (${note.en})`);
  return {
    alone: add(alone),
    the: { nominative: add(the.nominative), accusative: add(the.accusative), dative: add(the.dative) },
  };
}

/** “vom Wald”, “von der Kultstätte”, “from the forest”. */
export const fromThe = ({ the }: ThingName): Words =>
  words(`von ${the.dative.de}`.replace(/^von dem /, 'vom '), `from ${the.dative.en}`);
