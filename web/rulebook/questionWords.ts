/** Words that make a sentence of a question and say nothing about what is asked: they are not searched for. */
import { type Language, languages } from '@atoll/engine';
import { folded, wordsOf } from './typedWords.ts';

const listOf = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(folded));

const lists: Readonly<Record<Language, ReadonlySet<string>>> = {
  de: listOf(`
    wann wo wohin woher wie was wer wen wem wessen warum wieso weshalb wozu womit wodurch welche welcher welches welchen
    welchem wieviel wieviele viel viele
    darf darfst dürfen dürft kann kannst können könnt könnte muss musst müssen müsst soll sollte will wollen möchte mag
    ist sind bin bist war wird werden wirst werde worden hat habe haben hast gibt geben geht gehen passiert passieren
    geschieht bedeutet heißt macht machen mache machst tun tut bekomme bekommt bekommst kriege kriegt erlaubt möglich
    nötig stimmt
    spiel spiels partie
    ich du er sie es wir ihr man mir mich dir dich uns euch ihm ihn ihnen sich mein meine meinen meinem meiner dein
    deine deinen deinem deiner sein seine seinen seinem seiner unser unsere
    der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner dies diese diesen diesem
    dieser dieses jemand alles etwas
    und oder aber auch noch schon nur denn dann da dort hier so sehr eigentlich überhaupt gerade immer nicht nein ja ob
    wenn falls dass als bei beim mit von vom zu zum zur in im ins an am ans auf aus für um über unter nach vor während
    durch ohne bis ab pro je
  `),
  en: listOf(`
    when where how what who whom whose why which many much
    may can could must should shall will would might do does did done doing am is are was were be been being has have
    had having get gets got give gives given go goes going happen happens happened mean means need needs allowed possible
    game
    i you he she it we they me him them us my your his its our their mine yours one somebody someone anybody anyone
    the a an this that these those some any all no not yes there here then than so too also just only ever again
    and or but if whether because while as at by for from in into of off on onto out over to under up with without until
    per each every exactly really
  `),
};

export interface Question {
  /** What is left to search for; all words, where nothing else is asked. */
  words: readonly string[];
  /** The language it is in, or both where it shows none. */
  spoken: readonly Language[];
}

/**
 * Takes a question apart. Some words say nothing in one language and much in the other (“die”, “man”): only those of the
 * language that the question is in fall away.
 */
export function questionOf(words: readonly string[]): Question {
  const said = { de: 0, en: 0 };
  for (const word of words.map(folded)) {
    const [de, en] = [lists.de.has(word), lists.en.has(word)];
    if (de && !en) said.de++;
    if (en && !de) said.en++;
  }
  const spoken: Language[] = said.de > said.en ? ['de'] : said.en > said.de ? ['en'] : [...languages];
  const left = words.filter(word => !spoken.some(language => lists[language].has(folded(word))));
  return left.length > 0 ? { words: left, spoken } : { words, spoken: languages };
}
