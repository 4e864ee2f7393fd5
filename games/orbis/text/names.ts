/** What things are called: colours, kinds of regions, gods, places. */
import { counted, forms, listed, noted, type ThingName, thing, type Words, words } from '@atoll/engine';
import { type Colour, type Counts, colours, type GodId, type TileKind, type TileLabel } from '../rules/types.ts';
import { nouns } from './nouns.ts';

/** The names of things by themselves. */
const alone = <K extends string>(things: Readonly<Record<K, ThingName>>): Readonly<Record<K, Words>> =>
  Object.fromEntries(Object.entries<ThingName>(things).map(([id, { alone }]) => [id, alone])) as Record<K, Words>;

export const colourNames: Readonly<Record<Colour, Words>> = {
  yellow: words('Gelb', 'yellow'),
  green: words('Grün', 'green'),
  red: words('Rot', 'red'),
  blue: words('Blau', 'blue'),
  white: words('Weiß', 'white'),
};

export const kindThings: Readonly<Record<TileKind, ThingName>> = {
  farm: thing('masculine', words('Bauernhof', 'farm')),
  village: thing('neuter', words('Dorf', 'village')),
  forest: thing('masculine', words('Wald', 'forest')),
  volcano: thing('masculine', words('Vulkan', 'volcano')),
  irrigation: thing('feminine', words('Bewässerungsanlage', 'irrigation system')),
  shrine: thing('feminine', words('Kultstätte', 'shrine')),
  conversion: thing('feminine', words('Bekehrung', 'conversion')),
  rock: thing('masculine', words('Heiliger Felsen', 'sacred rock'), {
    nominative: 'Heilige Felsen',
    accusative: 'Heiligen Felsen',
    dative: 'Heiligen Felsen',
  }),
};

/** Alone, as a label. Into a sentence goes the thing, with its article. */
export const kindNames = alone(kindThings);

/** What each kind of region does, in one sentence. */
export const kindEffects: Readonly<Record<TileKind, Words>> = {
  farm: words(
    'Du bekommst das Vergünstigungsplättchen der Farbe und brauchst sie ab jetzt nicht mehr zu zahlen.',
    'You get the reduction token of the colour and no longer pay symbols of it.',
  ),
  village: words(
    'Zählt nur, wenn du sofort so viele Anhänger beliebiger Farben zurücklegst.',
    'Counts only if you return that many worshippers of any colours at once.',
  ),
  forest: words(
    'Zählt, wenn am Ende mindestens so viele Nachbarn eine der gezeigten Farben haben.',
    'Counts if at the end at least that many neighbours have one of the colours shown.',
  ),
  volcano: words(
    'Zählt nur, wenn du sofort so viele Anhänger der gezeigten Farben aus der Auslage entfernst.',
    'Counts only if you remove that many worshippers of the colours shown from the display at once.',
  ),
  irrigation: words(
    'Zählt nur, wenn eine der beiden Landschaften darunter die gezeigte Farbe hat.',
    'Counts only if one of the two regions below has the colour shown.',
  ),
  shrine: words(
    'Wer am Ende die meisten Kultstätten hat, bekommt den wertvollsten Tempel.',
    'The most shrines at the end win the most valuable temple.',
  ),
  conversion: words('Du nimmst dir sofort Anhänger.', 'You take worshippers at once.'),
  rock: words('1 Punkt ohne Bedingung.', '1 point, no condition.'),
};

export const godThings: Readonly<Record<GodId, ThingName>> = {
  love: thing('feminine', words('Göttin der Liebe', 'Goddess of Love')),
  seas: thing('masculine', words('Gott der Meere', 'God of the Seas')),
  fire: thing('feminine', words('Göttin des Feuers', 'Goddess of Fire')),
  nature: thing('feminine', words('Göttin der Natur', 'Goddess of Nature')),
  harvest: thing('masculine', words('Gott der Ernte', 'God of Harvest')),
  training: thing('feminine', words('Göttin in Ausbildung', 'Goddess in Training')),
  idleness: thing('feminine', words('Göttin des Müßiggangs', 'Goddess of Idleness')),
  technology: thing('masculine', words('Gott der Technologie', 'God of Technology')),
  balance: thing('masculine', words('Gott des Gleichgewichts', 'God of Balance')),
  death: thing('masculine', words('Gott des Todes', 'God of Death')),
};

export const godNames = alone(godThings);

/** What each god gives, in one sentence. */
export const godEffects: Readonly<Record<GodId, Words>> = {
  love: words(
    'Du nimmst dir sofort 5 Anhänger deiner Wahl; am Ende 1 Punkt.',
    'You take 5 worshippers of your choice at once; 1 point at the end.',
  ),
  seas: words(
    '3 Punkte, wenn niemand mehr zählende Bewässerungsanlagen hat als du.',
    '3 points if nobody has more scoring irrigation systems than you.',
  ),
  fire: words(
    '3 Punkte, wenn niemand mehr zählende Vulkane hat als du.',
    '3 points if nobody has more scoring volcanoes than you.',
  ),
  nature: words(
    '3 Punkte, wenn niemand mehr zählende Wälder hat als du.',
    '3 points if nobody has more scoring forests than you.',
  ),
  harvest: words(
    '3 Punkte, wenn niemand mehr zählende Dörfer hat als du.',
    '3 points if nobody has more scoring villages than you.',
  ),
  training: words('Am Ende 2 Punkte.', '2 points at the end.'),
  idleness: words(
    'Deine Wildnisse kosten dich nichts; am Ende 1 Punkt.',
    'Your wildernesses cost you nothing; 1 point at the end.',
  ),
  technology: words(
    '3 Punkte, wenn niemand weniger Wildnisse hat als du.',
    '3 points if nobody has fewer wildernesses than you.',
  ),
  balance: words(
    '3 Punkte, wenn du ein Dorf, eine Kultstätte und einen Vulkan hast, die zählen.',
    '3 points if you have a village, a shrine and a volcano that count.',
  ),
  death: words(
    '3 Punkte, wenn du sofort 6 Anhänger zurücklegst; sonst keine.',
    '3 points if you return 6 worshippers at once; otherwise none.',
  ),
};

export const cellNames: readonly Words[] = [
  words('oben links', 'top left'),
  words('oben Mitte', 'top middle'),
  words('oben rechts', 'top right'),
  words('Mitte links', 'middle left'),
  words('in der Mitte', 'in the middle'),
  words('Mitte rechts', 'middle right'),
  words('unten links', 'bottom left'),
  words('unten Mitte', 'bottom middle'),
  words('unten rechts', 'bottom right'),
];

/** `Wald (Grün, Stufe 2)`, with its article where a sentence needs it. */
export const tileThing = ({ kind, colour, level }: Omit<TileLabel, 'tile'>): ThingName =>
  noted(
    kindThings[kind],
    words(`${colourNames[colour].de}, Stufe ${level}`, `${colourNames[colour].en}, level ${level}`),
  );

export const tileName = (label: Omit<TileLabel, 'tile'>): Words => tileThing(label).alone;

/** German colours before a noun: `rote`, `roten`, `roter`. */
const stems: Readonly<Record<Colour, string>> = {
  yellow: 'gelb',
  green: 'grün',
  red: 'rot',
  blue: 'blau',
  white: 'weiß',
};

/** `2 × Gelb`, `2 yellow`; in German with spaces at which no line breaks. */
export const someOf = (n: number, colour: Colour): Words =>
  words(`${n}\u00a0×\u00a0${colourNames[colour].de}`, `${n} ${colourNames[colour].en}`);

/** `2 × Gelb und 1 × Rot`, `2 yellow and 1 red`. */
export function worshipersName(counts: Counts): Words {
  const some = colours.filter(colour => counts[colour] > 0);
  return some.length === 0 ? words('nichts', 'nothing') : listed(some.map(colour => someOf(counts[colour], colour)));
}

/** `1 roter Anhänger`, `3 rote Anhänger`. */
export const colouredWorshipers = (n: number, colour: Colour): Words => {
  const [de, { en }] = [stems[colour], colourNames[colour]];
  return counted(
    n,
    forms(words(`${de}er Anhänger`, `${en} worshipper`), words(`${de}e Anhänger`, `${en} worshippers`)),
  );
};

/** `einen roten Anhänger`, for somebody to take, give or remove. */
export const oneWorshiper = (colour: Colour): Words =>
  words(`einen ${stems[colour]}en Anhänger`, `a ${colourNames[colour].en} worshipper`);

/** `Gelb oder Rot`. */
export const eitherColour = (some: readonly Colour[]): Words =>
  listed(
    some.map(colour => colourNames[colour]),
    words('oder', 'or'),
  );

export const points = (n: number): Words => counted(n, nouns.point);

export const worshipers = (n: number): Words => counted(n, nouns.worshiper);

export const shrines = (n: number): Words => counted(n, nouns.shrine);
