/** Mangrovia in characters: the board with its paths, the archipelago, and everybody's supply. */
import type { Language, Words } from '@atoll/engine';
import { type Box, type Field, landingsOf } from '../editions/box.ts';
import type { Landscape, Owner } from '../rules/types.ts';
import type { MangroviaView, ViewField, ViewSupply } from '../rules/view/viewTypes.ts';
import { landingText } from './landings.ts';
import { landscapeNames, tileName } from './names.ts';

const WIDTH = 11;

const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);
const ownerMark = (owner: Owner): string => (owner === 'neutral' ? '*' : seatLetter(owner));

/** Landscapes as their first two letters; with two of them, one after the other. */
const landscapeMarks = (names: readonly Landscape[], language: Language): string =>
  names.map(name => landscapeNames[name][language].slice(0, 2)).join('');

/** A field: its huts, or landscape, price (`a` for amulets) and points, as in `Sa7+1`. */
function fieldMark(field: Field, view: ViewField, language: Language): string {
  const around = field.place === 'stone' ? '[]' : field.place === 'pole' ? '{}' : '  ';
  const price = `${field.price}${field.currency === 'amulets' ? 'a' : ''}${field.points > 0 ? `+${field.points}` : ''}`;
  const inside =
    view.owner === null
      ? `${landscapeMarks(field.landscapes, language)}${price}`
      : `${ownerMark(view.owner).repeat(view.huts)}${view.poleTile === null ? '' : ` ${view.poleTile}`}`;
  return `${around[0]}${inside}${around[1]}`.padEnd(WIDTH);
}

export function draw(view: MangroviaView, language: Language, box: Box): string {
  return [
    ...boardLines(view, language, box),
    '',
    ...pathLines(view),
    '',
    ...siteLines(view, language, box),
    '',
    ...cardLines(view, language),
    ...view.supplies.map(supply => supplyLine(supply, view, language)),
  ].join('\n');
}

/** The grid with the statues above and at the left; amulet fields below. */
function boardLines(view: MangroviaView, language: Language, box: Box): string[] {
  const grid = box.fields.filter(field => field.paths.length > 0 || field.place !== 'amulet');
  const columns = [...new Set(grid.map(({ x }) => x))].sort((a, b) => a - b);
  const rows = [...new Set(grid.map(({ y }) => y))].sort((a, b) => a - b);
  const head = (runs: 'down' | 'right', at: (field: Field) => number, line: number): string => {
    const path = box.paths.find(({ runs: way, fields }) => way === runs && at(box.fields[fields[0] ?? 0]) === line);
    return path ? `${path.id} ${path.first}/${path.second}` : '';
  };
  const label = (text: string) => text.padEnd(8);
  const isles = box.amuletFields.map(i => box.fields[i]);
  const mark = (field: Field) => fieldMark(field, view.fields[field.index], language);
  return [
    (label('') + columns.map(x => ` ${head('down', field => field.x, x)}`.padEnd(WIDTH)).join('')).trimEnd(),
    ...rows.map(
      y =>
        label(head('right', field => field.y, y)) +
        columns
          .map(x => grid.find(field => field.x === x && field.y === y))
          .map(field => (field ? mark(field) : ' '.repeat(WIDTH)))
          .join('')
          .trimEnd(),
    ),
    `${label(language === 'de' ? 'Inseln' : 'Isles')}${isles.map(mark).join('').trimEnd()}`,
  ];
}

/** How it stands on every path and on the two places. */
function pathLines(view: MangroviaView): string[] {
  const standing = view.paths.map(({ path, ranking }) => {
    const ranks = ranking.map(({ owner, huts }) => `${ownerMark(owner)}${huts}`).join(' ');
    return `${path}: ${ranks || '–'}`;
  });
  return [standing.join('   ')];
}

/** The cult sites with their bowls, and what their two landings allow. */
function siteLines(view: MangroviaView, language: Language, box: Box): string[] {
  const birds = view.birds.map(name => landscapeNames[name][language]).join(', ');
  const heading =
    language === 'de'
      ? `Runde ${view.round}, Start ${seatLetter(view.start)}, Boot ${view.boat || '–'}, Vögel: ${birds}`
      : `Round ${view.round}, start ${seatLetter(view.start)}, boat ${view.boat || '–'}, birds: ${birds}`;
  return [
    heading,
    ...view.sites.map((owner, site) => {
      const bowl = owner === null ? ' ' : owner === 'blocked' ? '*' : seatLetter(owner);
      const [out, home] = landingsOf(site);
      const what = [out, home].map(landing => `${landing}: ${landingText(box, landing)[language]}`).join('   ');
      return `(${bowl}) ${what}`;
    }),
  ];
}

function cardLines(view: MangroviaView, language: Language): string[] {
  const { treasures, landscapes, amulets } = view;
  const open = [
    ...treasures.open.map(value => value ?? '–'),
    ...landscapes.open.map(name => (name ? landscapeNames[name][language] : '–')),
  ].join(' ');
  const words: Words = {
    de: `Auslage: ${open}   Stapel: ${treasures.pile} und ${landscapes.pile}   Amulette: ${amulets.ones} auf dem Spielplan, ${amulets.bag} im Säckchen   Pfahl: ${view.poleTile ?? '–'}`,
    en: `Display: ${open}   piles: ${treasures.pile} and ${landscapes.pile}   amulets: ${amulets.ones} on the board, ${amulets.bag} in the bag   pole: ${view.poleTile ?? '–'}`,
  };
  return [words[language]];
}

function supplyLine(supply: ViewSupply, view: MangroviaView, language: Language): string {
  const de = language === 'de';
  const you = supply.seat === view.viewer ? (de ? ' (du)' : ' (you)') : '';
  const cards = [
    ...(supply.treasures ?? supply.seenTreasures).map(String),
    ...supply.startCards.map(value => `${value}s`),
    ...(supply.landscapes ?? supply.seenLandscapes).map(name => landscapeNames[name][language]),
  ];
  const unseen = supply.treasures
    ? 0
    : supply.treasureCount + supply.landscapeCount - supply.seenTreasures.length - supply.seenLandscapes.length;
  if (unseen > 0) cards.push(`${unseen} ?`);
  const amulets = supply.amulets ? supply.amulets.join(' ') : `${supply.amuletCount}`;
  const tiles = supply.tiles.map(tile => tileName(tile)[language]);
  return [
    `${seatLetter(supply.seat)}${you}: ${supply.chief} ${de ? 'Punkte' : 'points'}`,
    `${supply.huts} ${de ? 'Hütten' : 'huts'}`,
    `${de ? 'Hand' : 'hand'} ${cards.join(' ') || '–'}`,
    `${de ? 'Amulette' : 'amulets'} ${amulets || '–'}`,
    ...(tiles.length > 0 ? [tiles.join(', ')] : []),
  ].join('; ');
}
