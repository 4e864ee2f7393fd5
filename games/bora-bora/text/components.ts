/** The components by name, with what each does in one sentence. */
import { type Forms, forms, type Words, words } from '@atoll/engine';
import type { Bonus } from '../rules/flow/scoring.ts';
import type {
  Action,
  God,
  Good,
  Island,
  JewelryKind,
  Material,
  Pay,
  Phase,
  Sex,
  Swap,
  Terrain,
  Trade,
} from '../rules/names.ts';

export interface Component {
  name: Words;
  effect: Words;
}

const component = (de: string, en: string, effectDe: string, effectEn: string): Component => ({
  name: words(de, en),
  effect: words(effectDe, effectEn),
});

export const actionWords: Record<Action, Component> = {
  land: component(
    'Landweg',
    'Land path',
    'Bau eine Hütte in einem Nachbargebiet: Der Landweg dorthin hat höchstens deine Zahl.',
    'Build a hut in a neighbouring region over a land path of your number or lower.',
  ),
  water: component(
    'Wasserweg',
    'Water path',
    'Bau eine Hütte auf einer anderen Insel: Der Wasserweg dorthin hat höchstens deine Zahl.',
    'Build a hut on another island over a water path of your number or lower.',
  ),
  woman: component(
    'Frau',
    'Woman',
    'Nimm eine Frau von deiner Zahl oder einer kleineren.',
    'Take a woman at your number or lower.',
  ),
  man: component(
    'Mann',
    'Man',
    'Nimm einen Mann von deiner Zahl oder einer kleineren.',
    'Take a man at your number or lower.',
  ),
  helper: component(
    'Helfer',
    'Helper',
    'Tausch deine Würfelpunkte ein: für Tätowierungen, Muscheln, Karten, Baustoffe …',
    'Exchange your die points for tattoos, shells, cards, materials …',
  ),
  temple: component(
    'Tempel',
    'Temple',
    'Stell einen Priester auf das Tempelfeld deiner Zahl oder ein kleineres und nimm den Feuerbonus.',
    'Put a priest on the temple space of your number or lower and take the fire bonus.',
  ),
  build: component(
    'Bauen',
    'Build',
    'Verbau ein Bauplättchen mit höchstens deiner Zahl auf zwei benachbarten Baustoffen.',
    'Build a building tile of your number or lower on two neighbouring materials.',
  ),
  fishing: component(
    'Fischen',
    'Fishing',
    'Setz einen beliebigen Würfel ein: 2 Punkte.',
    'Place any die for 2 points.',
  ),
};

export const godWords: Record<God, Component> = {
  blue: component(
    'blauer Gott',
    'blue god',
    'Ein Würfel darf auf eine Aktionskarte, obwohl er nicht kleiner ist als alle dort.',
    'A die may go on an action card although it is not lower than all dice there.',
  ),
  white: component('weißer Gott', 'white god', 'Ein Würfel zählt als 6.', 'A die counts as a 6.'),
  red: component(
    'roter Gott',
    'red god',
    'Du wertest sofort den Fisch am Gebiet, das du gerade besiedelt hast.',
    'You score the fish of the region you have just settled at once.',
  ),
  green: component(
    'grüner Gott',
    'green god',
    'Ein Beruf, den du nutzt, wirkt doppelt, oder du nutzt noch einen anderen.',
    'A trade you use counts double, or you use one more.',
  ),
  yellow: component(
    'gelber Gott',
    'yellow god',
    'Er ersetzt eine Vorgabe einer Aufgabe; sie bringt dann 4 statt 6 Punkte.',
    'It replaces one requirement of a task, which then brings 4 points instead of 6.',
  ),
};

/** The god's colour as an adjective after “eine” or “die”. */
export const godColour: Record<God, Words> = {
  blue: words('blaue', 'blue'),
  white: words('weiße', 'white'),
  red: words('rote', 'red'),
  green: words('grüne', 'green'),
  yellow: words('gelbe', 'yellow'),
};

/** `1 blaue Götterkarte`, `2 blaue Götterkarten`, to be counted. */
export const godCardsOf = (god: God): Forms => {
  const { de, en } = godColour[god];
  return forms(words(`${de} Götterkarte`, `${en} god card`), words(`${de} Götterkarten`, `${en} god cards`));
};

const tradeNames: Record<Trade, Record<Sex, Words>> = {
  land: { man: words('Fährtensucher', 'tracker'), woman: words('Fährtensucherin', 'female tracker') },
  water: { man: words('Kanufahrer', 'canoeist'), woman: words('Kanufahrerin', 'female canoeist') },
  woman: { man: words('Sänger', 'singer'), woman: words('Sängerin', 'female singer') },
  man: { man: words('Trommler', 'drummer'), woman: words('Trommlerin', 'female drummer') },
  build: { man: words('Baumeister', 'builder'), woman: words('Baumeisterin', 'female builder') },
  material: { man: words('Sammler', 'gatherer'), woman: words('Sammlerin', 'female gatherer') },
  hut: { man: words('Zimmerer', 'carpenter'), woman: words('Zimmerin', 'female carpenter') },
  points: { man: words('Tänzer', 'dancer'), woman: words('Tänzerin', 'female dancer') },
  card: { man: words('Seher', 'seer'), woman: words('Seherin', 'female seer') },
  offering: { man: words('Gärtner', 'gardener'), woman: words('Gärtnerin', 'female gardener') },
  status: { man: words('Tätowierer', 'tattooist'), woman: words('Tätowiererin', 'female tattooist') },
  shell: { man: words('Taucher', 'diver'), woman: words('Taucherin', 'female diver') },
};

export const tradeEffects: Record<Trade, Words> = {
  land: words('Landweg mit höchstens 2, 4 oder 6', 'a land path of up to 2, 4 or 6'),
  water: words('Wasserweg mit höchstens 2, 4 oder 6', 'a water path of up to 2, 4 or 6'),
  woman: words('eine Frau bis 3 oder 6 nehmen', 'take a woman up to 3 or 6'),
  man: words('einen Mann bis 3 oder 6 nehmen', 'take a man up to 3 or 6'),
  build: words('ein Bauplättchen bis 3 oder 6 verbauen', 'build a tile up to 3 or 6'),
  material: words('1, 2 oder 3 Baustoffe nach Wahl', '1, 2 or 3 materials of your choice'),
  hut: words('1, 2 oder 3 Hütten aufs 12. Feld versetzen', 'move 1, 2 or 3 huts to the 12th space'),
  points: words('2, 4 oder 6 Punkte', '2, 4 or 6 points'),
  card: words('1, 2 oder 3 Götterkarten', '1, 2 or 3 god cards'),
  offering: words('1, 2 oder 3 Opfergaben', '1, 2 or 3 offerings'),
  status: words('1, 2 oder 3 Schritte auf der Statusleiste', '1, 2 or 3 steps on the status track'),
  shell: words('1, 2 oder 3 Muscheln', '1, 2 or 3 shells'),
};

/** A trade as it is called for a man and for a woman. */
export const tradeWords = (sex: Sex, trade: Trade): Words => tradeNames[trade][sex];

export const swapWords: Record<Swap, Component> = {
  tattoo: component('Tätowieren', 'Tattoo', 'Ein Mann bringt seine Statusschritte.', 'A man brings his status steps.'),
  shells: component(
    'Muscheln sammeln',
    'Collect shells',
    'Eine Frau bringt ihre Muscheln.',
    'A woman brings her shells.',
  ),
  points: component('1 Siegpunkt', '1 victory point', 'Für einen Würfelpunkt.', 'For one die point.'),
  offering: component('Opfergabe', 'Offering', 'Für zwei Würfelpunkte.', 'For two die points.'),
  card: component('Götterkarte', 'God card', 'Offen oder vom Stapel, für zwei.', 'Open or from the pile, for two.'),
  material: component('Baustoff', 'Material', 'Ein beliebiger, für zwei.', 'Any one, for two.'),
  hut: component(
    'Hütte versetzen',
    'Move a hut',
    'Auf dein 12. Feld, für zwei: So wird ein Feld frei.',
    'To your 12th space, for two: that frees a space.',
  ),
};

export const terrainWords: Record<Terrain, Words> = {
  mountain: words('Gebirge', 'mountain'),
  beach: words('Strand', 'beach'),
  forest: words('Wald', 'forest'),
  steppe: words('Steppe', 'steppe'),
};

export const islandWords: Record<Island, Words> = {
  centre: words('Hauptinsel', 'main island'),
  north: words('Nordinsel', 'north island'),
  east: words('Ostinsel', 'east island'),
  south: words('Südinsel', 'south island'),
  west: words('Westinsel', 'west island'),
};

export const regionWords = (island: Island, terrain: Terrain): Words =>
  words(
    `${terrainWords[terrain].de} (${islandWords[island].de})`,
    `${terrainWords[terrain].en} (${islandWords[island].en})`,
  );

export const goodWords: Record<Good, Words> = {
  sand: words('Sand', 'sand'),
  wood: words('Holz', 'wood'),
  stone: words('Stein', 'stone'),
  offering: words('Opfergabe', 'offering'),
};
export const materialWords = (material: Material): Words => goodWords[material];

export const jewelWords: Record<JewelryKind, Forms> = {
  necklace: { one: words('Kette', 'necklace'), other: words('Ketten', 'necklaces') },
  bracelet: { one: words('Armreif', 'bracelet'), other: words('Armreife', 'bracelets') },
  earring: { one: words('Ohrring', 'earring'), other: words('Ohrringe', 'earrings') },
  comb: { one: words('Kamm', 'comb'), other: words('Kämme', 'combs') },
  crown: { one: words('Federkrone', 'feather crown'), other: words('Federkronen', 'feather crowns') },
};

export const bonusWords: Record<Bonus, Words> = {
  tasks: words('9 Aufgaben erfüllt', '9 tasks fulfilled'),
  jewelry: words('6 Schmuckstücke', '6 pieces of jewellery'),
  ceremony: words('Zeremonienplatz voll belegt', 'ceremony area full'),
  buildings: words('alle Bauplättchen verbaut', 'all building tiles built'),
  huts: words('Hütten in allen 12 Gebieten', 'huts in all 12 regions'),
  people: words('Männer und Frauen auf allen 12 Feldern', 'men and women on all 12 spaces'),
};

export const phaseWords: Record<Phase, Words> = {
  start: words('Erste Hütten', 'First huts'),
  dice: words('Phase A: Würfel einsetzen', 'Phase A: placing dice'),
  people: words('Phase B: Männer und Frauen nutzen', 'Phase B: using men and women'),
  jewelry: words('Phase C: Schmuck', 'Phase C: jewellery'),
  tasks: words('Phase C: Aufgaben', 'Phase C: tasks'),
  newTasks: words('Phase C: neue Aufgaben', 'Phase C: new tasks'),
  last: words('Letzte Aufgaben', 'Last tasks'),
};

/** How a god is called. */
export function payWords(pay: Pay): Words {
  if (pay === 'none') return words('nicht rufen', 'do not call');
  if (pay === 'card') return words('mit Karte und Opfergabe', 'with a card and an offering');
  if (pay === 'tile') return words('mit Götterplättchen', 'with a god tile');
  const { de, en } = godColour[pay.slice('pair-'.length) as God];
  return words(`mit zwei ${de}n Karten und Opfergabe`, `with two ${en} cards and an offering`);
}
