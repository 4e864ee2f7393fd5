/** What things are called: colours, kinds of regions, gods, places. */
import { type Words, words } from '@atoll/engine';
import { type Colour, type Counts, colours, type GodId, type TileKind, type TileLabel } from '../rules/types.ts';

export const colourNames: Readonly<Record<Colour, Words>> = {
  yellow: words('Gelb', 'yellow'),
  green: words('Grün', 'green'),
  red: words('Rot', 'red'),
  blue: words('Blau', 'blue'),
  white: words('Weiß', 'white'),
};

export const kindNames: Readonly<Record<TileKind, Words>> = {
  farm: words('Bauernhof', 'farm'),
  village: words('Dorf', 'village'),
  forest: words('Wald', 'forest'),
  volcano: words('Vulkan', 'volcano'),
  irrigation: words('Bewässerungsanlage', 'irrigation'),
  shrine: words('Kultstätte', 'shrine'),
  conversion: words('Bekehrung', 'conversion'),
  rock: words('Heiliger Felsen', 'sacred rock'),
};

/** What each kind of region does, in one sentence. */
export const kindEffects: Readonly<Record<TileKind, Words>> = {
  farm: words(
    'Du bekommst das Vergünstigungsplättchen der Farbe und zahlst von nun an nichts mehr in ihr.',
    'You get the reduction token of the colour, and from now on you pay nothing in it.',
  ),
  village: words(
    'Zählt nur, wenn du sofort so viele Anhänger beliebiger Farben zurücklegst.',
    'Counts only if you return that many worshipers of any colours at once.',
  ),
  forest: words(
    'Zählt, wenn am Ende mindestens so viele Nachbarn eine der gezeigten Farben haben.',
    'Counts if at the end at least that many neighbours have one of the colours shown.',
  ),
  volcano: words(
    'Zählt nur, wenn du sofort so viele Anhänger der gezeigten Farben aus der Auslage entfernst.',
    'Counts only if you remove that many worshipers of the colours shown from the display at once.',
  ),
  irrigation: words(
    'Zählt nur, wenn eine der beiden Landschaften darunter die gezeigte Farbe hat.',
    'Counts only if one of the two regions below has the colour shown.',
  ),
  shrine: words(
    'Wer am Ende die meisten Kultstätten hat, bekommt den wertvollsten Tempel.',
    'Whoever has most shrines at the end gets the most valuable temple.',
  ),
  conversion: words('Du nimmst dir sofort Anhänger.', 'You take worshipers at once.'),
  rock: words('Zählt einfach so.', 'Simply counts.'),
};

export const godNames: Readonly<Record<GodId, Words>> = {
  love: words('Göttin der Liebe', 'Goddess of Love'),
  seas: words('Gott der Meere', 'God of the Seas'),
  fire: words('Göttin des Feuers', 'Goddess of Fire'),
  nature: words('Göttin der Natur', 'Goddess of Nature'),
  harvest: words('Gott der Ernte', 'God of Harvest'),
  training: words('Göttin in Ausbildung', 'Goddess in Training'),
  idleness: words('Göttin des Müßiggangs', 'Goddess of Idleness'),
  technology: words('Gott der Technologie', 'God of Technology'),
  balance: words('Gott des Gleichgewichts', 'God of Balance'),
  death: words('Gott des Todes', 'God of Death'),
};

/** What each god gives, in one sentence. */
export const godEffects: Readonly<Record<GodId, Words>> = {
  love: words(
    'Du nimmst dir sofort 5 Anhänger deiner Wahl; am Ende 1 Punkt.',
    'You take 5 worshipers of your choice at once; 1 point at the end.',
  ),
  seas: words(
    '3 Punkte, wenn niemand mehr zählende Bewässerungsanlagen hat als du.',
    '3 points if nobody has more scoring irrigations than you.',
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
    '3 points if you return 6 worshipers at once; otherwise none.',
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

/** `Wald (Grün, Stufe 2)`. */
export const tileName = ({ kind, colour, level }: Omit<TileLabel, 'tile'>): Words =>
  words(
    `${kindNames[kind].de} (${colourNames[colour].de}, Stufe ${level})`,
    `${kindNames[kind].en} (${colourNames[colour].en}, level ${level})`,
  );

/** `2 Gelb, 1 Rot`. */
export function worshipersName(counts: Counts): Words {
  const some = colours.filter(colour => counts[colour] > 0);
  const list = (language: 'de' | 'en') =>
    some.map(colour => `${counts[colour]} ${colourNames[colour][language]}`).join(', ');
  return some.length === 0 ? words('nichts', 'nothing') : words(list('de'), list('en'));
}

/** `Gelb oder Rot`. */
export const eitherColour = (some: readonly Colour[]): Words =>
  words(
    some.map(colour => colourNames[colour].de).join(' oder '),
    some.map(colour => colourNames[colour].en).join(' or '),
  );

export const points = (n: number): Words =>
  words(`${n} ${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'}`, `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}`);

export const worshipers = (n: number): Words => words(`${n} Anhänger`, `${n} ${n === 1 ? 'worshiper' : 'worshipers'}`);

export const shrines = (n: number): Words =>
  words(`${n} ${n === 1 ? 'Kultstätte' : 'Kultstätten'}`, `${n} ${n === 1 ? 'shrine' : 'shrines'}`);
