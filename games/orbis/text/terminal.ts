/** Orbis in characters: the display as a grid, the worlds as pyramids. */
import type { Language } from '@atoll/engine';
import { type Colour, type Counts, colours, type OrbisView, type TileFace, type ViewWorld } from '../rules/types.ts';
import { godNames, kindNames } from './names.ts';

const WIDTH = 24;

const letters: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
  de: { yellow: 'Ge', green: 'Gr', red: 'Ro', blue: 'Bl', white: 'We' },
  en: { yellow: 'Ye', green: 'Gr', red: 'Re', blue: 'Bl', white: 'Wh' },
};

const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);

/** `2Ge 1Ro`, or a dash. */
function heap(counts: Counts, language: Language): string {
  const some = colours.filter(colour => counts[colour] > 0);
  return some.map(colour => `${counts[colour]}${letters[language][colour]}`).join(' ') || '–';
}

/** What a region does: `3×Gr/Bl`, `-2`, `+1*`. */
function effect({ kind, number, colours: shown }: TileFace, language: Language): string {
  const list = shown.length === colours.length ? '*' : shown.map(colour => letters[language][colour]).join('/');
  switch (kind) {
    case 'farm':
      return `0${list}`;
    case 'village':
      return `-${number}`;
    case 'forest':
      return `${number}×${list}`;
    case 'volcano':
      return `-${number} ${list}`;
    case 'irrigation':
      return `↓${list}`;
    case 'shrine':
      return `×${number}`;
    case 'conversion':
      return `+${number}${list}`;
    case 'rock':
      return '';
  }
}

function cost(face: TileFace, language: Language): string {
  const parts = colours.flatMap(colour => new Array<string>(face.cost[colour]).fill(letters[language][colour]));
  return [...parts, ...new Array<string>(face.any).fill('*')].join(' ') || (language === 'de' ? 'frei' : 'free');
}

/** Four lines of a cell: what it is, what it does, what it costs, who stands on it. */
function cellLines(view: OrbisView, cell: number, language: Language): string[] {
  const here = view.display[cell];
  const face = here?.tile ? view.tiles[here.tile] : undefined;
  if (!here || !face) return ['', '', '', ''];
  const mystic = face.mystic > 0 ? ` (${face.mystic})` : '';
  return [
    `${letters[language][face.colour]}${face.level} ${kindNames[face.kind][language]}`.slice(0, WIDTH - 2),
    `${effect(face, language)}  = ${face.points}${mystic}`,
    `  ${cost(face, language)}`,
    `  ${heap(here.worshipers, language)}`,
  ];
}

function displayLines(view: OrbisView, language: Language): string[] {
  return [0, 3, 6].flatMap(first => {
    const cells = [first, first + 1, first + 2].map(cell => cellLines(view, cell, language));
    const rows = [0, 1, 2, 3].map(i =>
      cells
        .map(lines => (lines[i] ?? '').padEnd(WIDTH))
        .join('')
        .trimEnd(),
    );
    return [...rows, ''];
  });
}

const TILE = 6;

/** A tile of a world: `Gr2`, `~` for a wilderness, `x` where cancelled, `!` where a forest does not count yet. */
function tileLabel(view: OrbisView, region: ViewWorld['pyramid'][number], language: Language): string {
  const face = region.side === 'region' ? view.tiles[region.tile] : undefined;
  if (!face) return ' ~~~ ';
  const open = region.neighbours !== null && region.neighbours < face.number;
  const mark = region.cancelled ? 'x' : open ? '!' : ' ';
  return ` ${letters[language][face.colour]}${region.cancelled || open ? 0 : face.points}${mark}`;
}

function worldLines(view: OrbisView, world: ViewWorld, language: Language): string[] {
  const at = new Map(world.pyramid.map(region => [region.spot, region]));
  const base = world.pyramid.filter(({ spot }) => spot.startsWith('1,')).map(({ spot }) => Number(spot.slice(2)));
  const [left, right] = [Math.min(...base), Math.max(...base)];
  const top = Math.max(0, ...world.pyramid.map(({ spot }) => Number(spot[0])));
  return Array.from({ length: top }, (_, i) => {
    const row = top - i;
    let line = ' '.repeat(((row - 1) * TILE) / 2);
    for (let column = left; column <= right - row + 1; column++) {
      const region = at.get(`${row},${column}`);
      line += (region ? tileLabel(view, region, language) : '').padEnd(TILE);
    }
    return `   ${line.trimEnd()}`;
  });
}

function seatLine(view: OrbisView, world: ViewWorld, language: Language): string {
  const de = language === 'de';
  const free = world.reductions.map(colour => letters[language][colour]).join(' ');
  return [
    `${view.active === world.seat && !view.over ? '>' : ' '}${seatLetter(world.seat)}`,
    `${de ? 'Anhänger' : 'worshippers'}: ${heap(world.worshipers, language)}`,
    ...(free ? [`${de ? 'zahlt nie' : 'never pays'} ${free}`] : []),
    ...(world.shrines > 0 ? [`${de ? 'Kultstätten' : 'shrines'} ${world.shrines} (${world.mystic})`] : []),
    ...(world.god ? [`${godNames[world.god][language]}${world.godCancelled ? ' x' : ''}`] : []),
  ].join('   ');
}

export function draw(view: OrbisView, language: Language): string {
  const de = language === 'de';
  const gods = view.gods.map(god => godNames[god][language]).join(', ') || '–';
  return [
    ...displayLines(view, language),
    `${de ? 'Runde' : 'Round'} ${view.round}   ${de ? 'Stapel' : 'Stacks'}: ${view.stacks.join(' ')}   ${de ? 'Tempel' : 'Temples'}: ${view.temples.join(' ')}`,
    `${de ? 'Gottheiten' : 'Gods'}: ${gods}`,
    '',
    ...view.worlds.flatMap(world => [seatLine(view, world, language), ...worldLines(view, world, language)]),
  ].join('\n');
}
