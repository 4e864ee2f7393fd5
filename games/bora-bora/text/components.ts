/** The components by name, with what each does in one sentence. */
import { type Words, words } from '@atoll/engine';
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
import type { Bonus } from '../rules/scoring.ts';

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
    'Bau eine Hütte in einem Nachbargebiet, zu dem ein Landweg mit höchstens deiner Zahl führt.',
    'Build a hut in a neighbouring region that a land path of at most your number leads to.',
  ),
  water: component(
    'Wasserweg',
    'Water path',
    'Bau eine Hütte auf einer anderen Insel, zu der ein Wasserweg mit höchstens deiner Zahl führt.',
    'Build a hut on another island that a water path of at most your number leads to.',
  ),
  woman: component(
    'Frau',
    'Woman',
    'Nimm ein Frauenplättchen, das neben höchstens deiner Zahl liegt.',
    'Take a woman tile that lies beside at most your number.',
  ),
  man: component(
    'Mann',
    'Man',
    'Nimm ein Männerplättchen, das neben höchstens deiner Zahl liegt.',
    'Take a man tile that lies beside at most your number.',
  ),
  helper: component(
    'Helfer',
    'Helper',
    'Tausch deine Würfelpunkte einzeln gegen lauter nützliche Dinge.',
    'Exchange your die points one by one for all sorts of useful things.',
  ),
  temple: component(
    'Tempel',
    'Temple',
    'Stell einen Priester auf ein Tempelfeld mit höchstens deiner Zahl und nimm den Feuerbonus.',
    'Put a priest on a temple space of at most your number and take the fire bonus.',
  ),
  build: component(
    'Bauen',
    'Build',
    'Verbau ein Bauplättchen mit höchstens deiner Zahl auf zwei benachbarten Baustoffen.',
    'Build a building tile of at most your number on two neighbouring materials.',
  ),
  fishing: component(
    'Fischen',
    'Fishing',
    'Bring einen beliebigen Würfel unter und bekomm 2 Punkte.',
    'Place any die at all and get 2 points.',
  ),
};

export const godWords: Record<God, Component> = {
  blue: component(
    'blauer Gott',
    'blue god',
    'Ein Würfel darf auf ein Aktionsplättchen, obwohl er nicht kleiner ist als alle dort.',
    'A die may go on an action tile although it is not lower than all dice there.',
  ),
  white: component('weißer Gott', 'white god', 'Ein Würfel zählt als 6.', 'A die counts as a 6.'),
  red: component(
    'roter Gott',
    'red god',
    'Du wertest sofort den Fisch am Gebiet, das du gerade besiedelt hast.',
    'You score the fish beside the region that you have just settled.',
  ),
  green: component(
    'grüner Gott',
    'green god',
    'Eine Art, die du nutzt, wirkt doppelt, oder du nutzt noch eine andere.',
    'A trade that you use works twice as strongly, or you use one more.',
  ),
  yellow: component(
    'gelber Gott',
    'yellow god',
    'Er ersetzt ein Erfordernis einer Aufgabe; sie bringt dann 4 statt 6 Punkte.',
    'It stands for one requirement of a task, which then brings 4 instead of 6 points.',
  ),
};

/** The god's colour as an adjective before a plural. */
export const godColour: Record<God, Words> = {
  blue: words('blaue', 'blue'),
  white: words('weiße', 'white'),
  red: words('rote', 'red'),
  green: words('grüne', 'green'),
  yellow: words('gelbe', 'yellow'),
};

const tradeNames: Record<Trade, Record<Sex, Words>> = {
  land: { man: words('Fährtensucher', 'Tracker'), woman: words('Fährtensucherin', 'Tracker (woman)') },
  water: { man: words('Kanufahrer', 'Canoeist'), woman: words('Kanufahrerin', 'Canoeist (woman)') },
  woman: { man: words('Sänger', 'Singer'), woman: words('Sängerin', 'Singer (woman)') },
  man: { man: words('Trommler', 'Drummer'), woman: words('Trommlerin', 'Drummer (woman)') },
  build: { man: words('Baumeister', 'Builder'), woman: words('Baumeisterin', 'Builder (woman)') },
  material: { man: words('Sammler', 'Gatherer'), woman: words('Sammlerin', 'Gatherer (woman)') },
  hut: { man: words('Zimmerer', 'Carpenter'), woman: words('Zimmerin', 'Carpenter (woman)') },
  points: { man: words('Tänzer', 'Dancer'), woman: words('Tänzerin', 'Dancer (woman)') },
  card: { man: words('Seher', 'Seer'), woman: words('Seherin', 'Seer (woman)') },
  offering: { man: words('Gärtner', 'Gardener'), woman: words('Gärtnerin', 'Gardener (woman)') },
  status: { man: words('Tätowierer', 'Tattooist'), woman: words('Tätowiererin', 'Tattooist (woman)') },
  shell: { man: words('Taucher', 'Diver'), woman: words('Taucherin', 'Diver (woman)') },
};

export const tradeEffects: Record<Trade, Words> = {
  land: words('Landweg mit höchstens 2, 4 oder 6', 'a land path of at most 2, 4 or 6'),
  water: words('Wasserweg mit höchstens 2, 4 oder 6', 'a water path of at most 2, 4 or 6'),
  woman: words('eine Frau von höchstens 3 oder 6 nehmen', 'take a woman from at most 3 or 6'),
  man: words('einen Mann von höchstens 3 oder 6 nehmen', 'take a man from at most 3 or 6'),
  build: words('ein Bauplättchen mit höchstens 3 oder 6 verbauen', 'build a tile of at most 3 or 6'),
  material: words('1, 2 oder 3 Baustoffe nach Wahl', '1, 2 or 3 materials of your choice'),
  hut: words('1, 2 oder 3 Hütten aufs 12. Feld versetzen', 'move 1, 2 or 3 huts to the 12th space'),
  points: words('2, 4 oder 6 Punkte', '2, 4 or 6 points'),
  card: words('1, 2 oder 3 Götterkarten', '1, 2 or 3 god cards'),
  offering: words('1, 2 oder 3 Opfergaben', '1, 2 or 3 offerings'),
  status: words('1, 2 oder 3 Schritte auf der Statusleiste', '1, 2 or 3 steps on the status track'),
  shell: words('1, 2 oder 3 Muscheln', '1, 2 or 3 shells'),
};

/** A trade as it is called for a man and for a woman; English tells them apart only where it must. */
export const tradeWords = (sex: Sex, trade: Trade): Words => tradeNames[trade][sex];

export const swapWords: Record<Swap, Component> = {
  tattoo: component('Tätowieren', 'Tattoo', 'Ein Mann bringt seine Statusschritte.', 'A man brings his status steps.'),
  shells: component(
    'Muscheln sammeln',
    'Collect shells',
    'Eine Frau bringt ihre Muscheln.',
    'A woman brings her shells.',
  ),
  points: component('1 Punkt', '1 point', 'Für einen Würfelpunkt.', 'For one die point.'),
  offering: component('Opfergabe', 'Offering', 'Für zwei Würfelpunkte.', 'For two die points.'),
  card: component('Götterkarte', 'God card', 'Offen oder vom Stapel, für zwei.', 'Open or from the pile, for two.'),
  material: component('Baustoff', 'Material', 'Ein beliebiger, für zwei.', 'Any one, for two.'),
  hut: component(
    'Hütte versetzen',
    'Move a hut',
    'Auf dein 12. Feld, für zwei: so wird ein Feld frei.',
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

export const jewelWords: Record<JewelryKind, { one: Words; many: Words }> = {
  necklace: { one: words('Kette', 'necklace'), many: words('Ketten', 'necklaces') },
  bracelet: { one: words('Armreif', 'bracelet'), many: words('Armreife', 'bracelets') },
  earring: { one: words('Ohrring', 'earring'), many: words('Ohrringe', 'earrings') },
  comb: { one: words('Kamm', 'comb'), many: words('Kämme', 'combs') },
  crown: { one: words('Kopfschmuck', 'crown'), many: words('Kopfschmucke', 'crowns') },
};

export const bonusWords: Record<Bonus, Words> = {
  tasks: words('9 Aufgaben erfüllt', '9 tasks fulfilled'),
  jewelry: words('6 Schmuckstücke', '6 pieces of jewelry'),
  ceremony: words('Zeremonienplatz voll belegt', 'ceremony area full'),
  buildings: words('alle Bauplättchen verbaut', 'all building tiles built'),
  huts: words('Hütten in allen 12 Gebieten', 'huts in all 12 regions'),
  people: words('alle 12 Felder mit Personen belegt', 'people on all 12 spaces'),
};

export const phaseWords: Record<Phase, Words> = {
  start: words('Erste Hütten', 'First huts'),
  dice: words('Phase A: Würfel einsetzen', 'Phase A: placing dice'),
  people: words('Phase B: Männer und Frauen nutzen', 'Phase B: using men and women'),
  jewelry: words('Phase C: Schmuck', 'Phase C: jewelry'),
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
