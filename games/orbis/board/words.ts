/** What the board's parts are called, in words: for screen readers, hints and the lines beside the pictures. */
import { counted, joined, listed, type Words, words } from '@atoll/engine';
import type { Payment } from '../rules/turn/paying.ts';
import {
  type Colour,
  type Counts,
  colours,
  type GodId,
  type OrbisView,
  type TileFace,
  type ViewRegion,
  type ViewWorld,
} from '../rules/types.ts';
import {
  cellNames,
  colourNames,
  godEffects,
  godNames,
  kindNames,
  oneWorshiper,
  points,
  shrines,
  someOf,
  worshipersName,
} from '../text/names.ts';
import { nouns } from '../text/nouns.ts';
import { faceText } from '../text/tiles.ts';
import { best, type Handover, type Landing, type Outlook } from './preview/outlook.ts';
import { rowOf } from './sky/geometry.ts';

export const labels = {
  display: words('Auslage', 'Display'),
  card: words('Was es bedeuten würde', 'What it would mean'),
  world: words('Welt', 'World'),
  worlds: words('Welten', 'Worlds'),
  gods: words('Gottheiten und Tempel', 'Gods and temples'),
  standing: words('Stand bei Gottheiten und Tempeln', 'Standing for gods and temples'),
  godsOnly: words('Gottheiten', 'Gods'),
  temples: words('Tempel', 'Temples'),
  parts: words('Was gezeigt wird', 'What is shown'),
  own: words('Deine Welt', 'Your world'),
  supply: words('Deine Anhänger', 'Your worshippers'),
  flow: words('Ablauf deines Zuges', 'The course of your turn'),
  gap: words('Lücke: wird am Ende des Zuges aufgefüllt', 'Gap: filled at the end of the turn'),
  exchange: words('3 : 1 tauschen', 'Exchange 3 : 1'),
  from: words('Drei davon abgeben', 'Give three of these'),
  to: words('Einen davon bekommen', 'Get one of these'),
  leave: words('Nicht tauschen', 'Don’t exchange'),
  decline: words('Verzichten', 'Decline'),
  declineNote: words('zählt dann nicht', 'won’t count'),
  asRegion: words('Als Landschaft', 'As a region'),
  asWild: words('Als Wildnis', 'As a wilderness'),
  sides: words('Welche Seite nach oben', 'Which side up'),
  wild: words('Wildnis', 'Wilderness'),
  wildNote: words('gilt als jede Farbe', 'counts as every colour'),
  pickSpot: words('Wähl ein Feld', 'Choose a spot'),
  mystic: words('Mystikwert', 'Mystic value'),
  nobody: words('niemand', 'nobody'),
  collects: words('Sammeln', 'Collect'),
  holds: words('Du hast', 'You hold'),
  costs: words('Kosten', 'Cost'),
  lands: words('Feld', 'Spot'),
  hands: words('Danach', 'Next'),
  free: words('kostenlos', 'free'),
  nothing: words('nichts', 'nothing'),
  first: words('zuerst', 'first'),
  look: words('Groß ansehen', 'Show large'),
} as const;

export const signed = (n: number): string => (n < 0 ? `−${-n}` : n > 0 ? `+${n}` : '±0');

const signedPoints = (n: number): Words => {
  const { de, en } = points(n);
  return n > 0 ? words(`+${de}`, `+${en}`) : words(de, en);
};

const isNone = (counts: Counts): boolean => colours.every(colour => counts[colour] === 0);
export const total = (counts: Counts): number => colours.reduce((sum, colour) => sum + counts[colour], 0);

/** `3 × Gelb → 1 × Rot`. */
export const exchangeWords = ({ from, to }: { from: Colour; to: Colour }, rate: number): Words =>
  joined([someOf(rate, from), someOf(1, to)], ' → ');

/** Whether and how it can be paid, from what the player would hold. */
export function paymentWords(payment: Payment, missing: Counts, rate: number): Words {
  const { exchanges, due, any } = payment;
  if (exchanges === null)
    return isNone(missing)
      ? words('reicht nicht für die bunten Symbole', 'too few for the any-colour symbols')
      : words(`dir fehlen noch: ${worshipersName(missing).de}`, `you still need: ${worshipersName(missing).en}`);
  if (exchanges.length > 0) {
    const list = joined(exchanges.map(one => exchangeWords(one, rate)));
    return words(`mit Tausch: ${list.de}`, `by exchanging ${list.en}`);
  }
  return total(due) + any === 0
    ? words('du zahlst nichts', 'you pay nothing')
    : words('du kannst bezahlen', 'you can pay');
}

/** Where it can go and what it would bring at best. */
export function landingsWords(landings: readonly Landing[]): Words {
  const regions = landings.filter(landing => landing.side === 'region');
  const most = best(landings);
  if (most === null) {
    const wild = landings[0];
    const loss = signedPoints(wild ? Math.max(...landings.map(landing => landing.points)) : 0);
    return words(`nur als Wildnis: ${loss.de}`, `only as a wilderness: ${loss.en}`);
  }
  const spots = counted(regions.length, nouns.spot);
  const worth = signedPoints(most);
  const upTo = regions.some(landing => landing.points !== most);
  return words(
    `${spots.de} als Landschaft, ${upTo ? 'bis ' : ''}${worth.de}`,
    `${spots.en} as a region, ${upTo ? 'up to ' : ''}${worth.en}`,
  );
}

/** What is left to the next player: regions that only now can be built, and how much the best one would bring. */
export function handoverWords({ offers }: Handover, view: OrbisView): Words {
  const fresh = offers.filter(offer => offer.fresh);
  const most = Math.max(...offers.map(offer => offer.points ?? Number.NEGATIVE_INFINITY));
  const top = Number.isFinite(most)
    ? words(`bis ${signed(most)}`, `up to ${signed(most)}`)
    : words('nur Wildnis', 'wilderness only');
  const names = joined(fresh.map(offer => nameOf(view.tiles[offer.tile])));
  return fresh.length === 0
    ? words(`nichts Neues, ${top.de}`, `nothing new, ${top.en}`)
    : words(`könnte neu bauen: ${names.de}; ${top.de}`, `could now build: ${names.en}; ${top.en}`);
}

/** `Dorf (Gelb)`. */
const nameOf = (face: TileFace | undefined): Words =>
  face
    ? words(
        `${kindNames[face.kind].de} (${colourNames[face.colour].de})`,
        `${kindNames[face.kind].en} (${colourNames[face.colour].en})`,
      )
    : words('', '');

/** A region of the display with everything that taking it would mean. */
export function cellWords(
  face: TileFace,
  cell: number,
  there: Counts,
  seen: { outlook: Outlook | null; handover: Handover | null },
  view: OrbisView,
  names: readonly string[],
  rate: number,
): Words {
  const where = cellNames[cell] ?? words('', '');
  const front = faceText(face);
  const parts: Words[] = [words(`${front.de}; ${where.de}`, `${front.en}; ${where.en}`)];
  parts.push(
    isNone(there)
      ? words('niemand steht darauf', 'nobody stands on it')
      : words(`darauf: ${worshipersName(there).de}`, `on it: ${worshipersName(there).en}`),
  );
  const { outlook, handover } = seen;
  if (outlook) {
    parts.push(paymentWords(outlook.payment, outlook.missing, rate), landingsWords(outlook.landings));
    const list = joined(outlook.created.map(near => cellNames[near] ?? words('', '')));
    const one = oneWorshiper(outlook.colour);
    parts.push(words(`lässt je ${one.de} zurück: ${list.de}`, `leaves ${one.en} each: ${list.en}`));
  }
  if (handover) {
    const { de, en } = handoverWords(handover, view);
    const name = names[handover.seat] ?? '';
    parts.push(words(`danach ${name}: ${de}`, `then ${name}: ${en}`));
  }
  return joined(parts, '. ');
}

/** What lies on a spot of a world. */
export function regionWords(region: ViewRegion, face: TileFace | undefined): Words {
  const row = rowOf(region.spot);
  const worth = points(region.points);
  if (region.side === 'wilderness' || !face)
    return words(`Ebene ${row}: Wildnis, ${worth.de}`, `Row ${row}: wilderness, ${worth.en}`);
  const front = faceText(face);
  const state = region.cancelled
    ? words('. Nicht erfüllt: zählt nicht', '. Not fulfilled: does not count')
    : region.neighbours === null
      ? words('', '')
      : region.neighbours >= face.number
        ? words(`. Nachbarn: ${region.neighbours}, zählt`, `. Neighbours: ${region.neighbours}, counts`)
        : words(
            `. Nachbarn: ${region.neighbours} von ${face.number}, zählt noch nicht`,
            `. Neighbours: ${region.neighbours} of ${face.number}, does not count yet`,
          );
  return words(`Ebene ${row}: ${front.de}${state.de}`, `Row ${row}: ${front.en}${state.en}`);
}

/** One way to lay a tile, with what it brings. */
export function landingWords(landing: Landing, face: TileFace): Words {
  const worth = signedPoints(landing.points);
  if (landing.side === 'wilderness') return words(`als Wildnis: ${worth.de}`, `as a wilderness: ${worth.en}`);
  const why = landing.cancelled
    ? words(', nicht erfüllt', ', not fulfilled')
    : landing.neighbours === null
      ? words('', '')
      : words(
          `, ${landing.neighbours} von ${face.number} Nachbarn`,
          `, ${landing.neighbours} of ${face.number} neighbours`,
        );
  return words(`als Landschaft: ${worth.de}${why.de}`, `as a region: ${worth.en}${why.en}`);
}

/** A seat's things in one line. */
export function worldWords(world: ViewWorld): Words {
  const { worshipers, reductions, god, pyramid } = world;
  const wild = pyramid.filter(region => region.side === 'wilderness').length;
  const parts: Words[] = [
    words(`${pyramid.length} von 14 Landschaften`, `${pyramid.length} of 14 regions`),
    words(`Anhänger: ${worshipersName(worshipers).de}`, `worshippers: ${worshipersName(worshipers).en}`),
  ];
  if (wild > 0) {
    const { de, en } = counted(wild, nouns.wilderness);
    parts.push(words(`davon ${de}`, `${en} among them`));
  }
  if (reductions.length > 0) {
    const list = listed(reductions.map(colour => colourNames[colour]));
    parts.push(words(`zahlt nicht mehr: ${list.de}`, `no longer pays: ${list.en}`));
  }
  if (world.shrines > 0)
    parts.push(
      words(
        `${shrines(world.shrines).de}, Mystikwert ${world.mystic}`,
        `${shrines(world.shrines).en}, mystic value ${world.mystic}`,
      ),
    );
  parts.push(god ? godNames[god] : words('noch keine Gottheit', 'no god yet'));
  return joined(parts);
}

/** A god in the middle of the table: what it does and what it would be worth now. */
export function godWords(god: GodId, worth: number): Words {
  const now = points(worth);
  return words(
    `${godNames[god].de}: ${godEffects[god].de} Für dich jetzt: ${now.de}`,
    `${godNames[god].en}: ${godEffects[god].en} For you now: ${now.en}`,
  );
}

export const stackWords = (level: number, n: number): Words =>
  words(`Stapel der Stufe ${level}: noch ${n}`, `Stack of level ${level}: ${n} left`);

export const roundWords = (round: number, rounds: number): Words =>
  words(`Runde ${round} von ${rounds}`, `Round ${round} of ${rounds}`);

export const firstWords = (name: string): Words => words(`Jede Runde beginnt ${name}`, `${name} starts every round`);

export const templeWords = (worth: number, name: string | null): Words =>
  words(
    `Tempel, ${points(worth).de}: ${name ?? labels.nobody.de}`,
    `Temple, ${points(worth).en}: ${name ?? labels.nobody.en}`,
  );

export const chipWords = (colour: Colour, n: number, more: number): Words =>
  words(
    `${someOf(n, colour).de}${more === 0 ? '' : `, dann ${n + more}`}`,
    `${someOf(n, colour).en}${more === 0 ? '' : `, then ${n + more}`}`,
  );
