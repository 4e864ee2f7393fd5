/**
 * What must add up in an edition. What the rulebook says holds for every edition; what is only inferred about the
 * printed tiles is asked of reconstructed ones, so that nobody's true box is refused for a guess of ours.
 */
import { shape } from '@atoll/engine';
import { colours, godIds, type TileFace, type TileKind } from '../rules/types.ts';
import type { Edition } from './box.ts';

const wrong = (path: string, de: string, en: string): never => shape.wrong(path, de, en, 'edition');

/** Tiles by level, and how many of them carry which star. */
const levels = [
  { level: 1, tiles: 20, white: 5, purple: 4 },
  { level: 2, tiles: 20, white: 5, purple: 4 },
  { level: 3, tiles: 25, white: 4, purple: 6 },
] as const;

export function checkSums(edition: Edition, faces: readonly TileFace[]): void {
  checkDifferent(edition);
  checkLevels(edition, faces);
  checkColours(faces);
  checkTokens(edition, faces);
  checkRocks(faces);
  checkRulebook(edition);
  if (!Object.values(edition.provenance).includes('reconstructed')) return;
  checkFronts(edition);
  checkInferred(faces);
}

function checkDifferent({ tiles, gods }: Edition): void {
  const ids = new Set<string>();
  for (const [i, { id }] of tiles.entries()) {
    if (ids.has(id)) wrong(`tiles[${i}].id`, `${id} kommt doppelt vor.`, `${id} appears twice.`);
    ids.add(id);
  }
  for (const id of godIds)
    if (!gods.some(god => god.id === id)) wrong('gods', `Die Gottheit ${id} fehlt.`, `The god ${id} is missing.`);
}

/** 20, 20 and 25 tiles; stars so that 65, 51 or 37 are in play: nine for the display and 14 a seat. */
function checkLevels({ tiles }: Edition, faces: readonly TileFace[]): void {
  for (const { level, tiles: wanted, white, purple } of levels) {
    const here = tiles.filter((_, i) => faces[i]?.level === level);
    const count = (star: string) => here.filter(tile => tile.star === star).length;
    if (here.length !== wanted)
      wrong(
        'tiles',
        `Stufe ${level} hat ${wanted} Landschaften, da sind ${here.length}.`,
        `Level ${level} has ${wanted} regions, found ${here.length}.`,
      );
    if (count('white') !== white || count('purple') !== purple)
      wrong(
        'tiles',
        `Stufe ${level} hat ${white} weiße und ${purple} lila Sterne, da sind ${count('white')} und ${count('purple')}.`,
        `Level ${level} has ${white} white and ${purple} purple stars, found ${count('white')} and ${count('purple')}.`,
      );
  }
}

/** Shrines and mystic values belong to white tiles; no two tiles have the same value, or ties could stay open. */
function checkColours(faces: readonly TileFace[]): void {
  const values = new Map<number, string>();
  for (const [i, { tile, colour, kind, mystic }] of faces.entries()) {
    const path = `tiles[${i}]`;
    if (kind === 'shrine' && colour !== 'white')
      wrong(`${path}.effect`, 'Kultstätten sind weiß.', 'Shrines are white.');
    if ((colour === 'white') !== mystic > 0)
      wrong(
        `${path}.mystic`,
        'Einen Mystikwert haben die weißen Landschaften, und nur sie.',
        'White regions have a mystic value, and only they.',
      );
    const twin = values.get(mystic);
    if (mystic > 0 && twin)
      wrong(`${path}.mystic`, `${twin} hat denselben Mystikwert.`, `${twin} has the same mystic value.`);
    values.set(mystic, tile);
  }
}

/** One reduction token a colour, a temple a seat, enough cancelation tokens. */
function checkTokens({ temples, gods, cancelationTokens }: Edition, faces: readonly TileFace[]): void {
  for (const colour of colours)
    if (faces.filter(face => face.kind === 'farm' && face.colours[0] === colour).length > 1)
      wrong(
        'tiles',
        `Für ${colour} gibt es nur ein Vergünstigungsplättchen, also einen Bauernhof.`,
        `There is only one reduction token for ${colour}, so one farm.`,
      );
  for (const [seats, values] of Object.entries(temples))
    if (values.length !== Number(seats))
      wrong(`temples.${seats}`, `Zu ${seats} gibt es ${seats} Tempel.`, `${seats} seats have ${seats} temples.`);
  const failing: TileKind[] = ['village', 'volcano', 'irrigation'];
  const most = faces.filter(face => failing.includes(face.kind)).length + gods.filter(god => god.id === 'death').length;
  if (most > cancelationTokens)
    wrong(
      'cancelationTokens',
      `Bis zu ${most} werden gebraucht, da sind ${cancelationTokens}.`,
      `Up to ${most} can be needed, found ${cancelationTokens}.`,
    );
}

/** The rulebook gives a sacred rock one point, whatever it costs. */
function checkRocks(faces: readonly TileFace[]): void {
  for (const [i, { kind, points }] of faces.entries())
    if (kind === 'rock' && points !== 1)
      wrong(
        `tiles[${i}].points`,
        `Ein Heiliger Felsen ist 1 Punkt wert, da steht ${points}.`,
        `A sacred rock is worth 1 point, found ${points}.`,
      );
}

/** What the rulebook prints as numbers, for the parts of an edition that claim to come from it. */
const printed = {
  gods: {
    love: '1 5',
    seas: '3 0',
    fire: '3 0',
    nature: '3 0',
    harvest: '3 0',
    training: '2 0',
    idleness: '1 0',
    technology: '3 0',
    balance: '3 0',
    death: '3 6',
  },
  temples: { 2: '2 7', 3: '2 4 9', 4: '2 4 7 11' },
  limits: { wilderness: -1, supply: 10, exchange: 3, cancelationTokens: 18 },
} as const;

/** A part that names the rulebook as its source must say what the rulebook says; other sources may differ. */
function checkRulebook(edition: Edition): void {
  const claims = (part: string) => edition.provenance[part] === 'rulebook';
  const compare = (path: string, found: number | string, wanted: number | string) => {
    if (found !== wanted)
      wrong(path, `Im Regelheft steht ${wanted}, hier ${found}.`, `The rulebook says ${wanted}, found ${found}.`);
  };
  if (claims('gods'))
    for (const [i, { id, points, worshipers }] of edition.gods.entries())
      compare(`gods[${i}]`, `${points} ${worshipers}`, printed.gods[id]);
  if (claims('temples'))
    for (const seats of [2, 3, 4] as const)
      compare(`temples.${seats}`, edition.temples[seats].toSorted((a, b) => a - b).join(' '), printed.temples[seats]);
  if (claims('limits'))
    for (const limit of ['wilderness', 'supply', 'exchange', 'cancelationTokens'] as const)
      compare(limit, edition[limit], printed.limits[limit]);
}

/** A review says that no two of the printed tiles are the same. */
function checkFronts({ tiles }: Edition): void {
  const fronts = new Map<string, string>();
  for (const [i, { id, cost, effect, points, mystic }] of tiles.entries()) {
    const front = [id.slice(0, -1), cost.split(' ').sort().join(' '), effect, points, mystic].join('|');
    const twin = fronts.get(front);
    if (twin) wrong(`tiles[${i}]`, `${id} und ${twin} sind gleich.`, `${id} and ${twin} are the same.`);
    fronts.set(front, id);
  }
}

/** What reviews and arithmetic suggest about the printed set. */
function checkInferred(faces: readonly TileFace[]): void {
  for (const { level, tiles } of levels)
    for (const colour of colours) {
      const here = faces.filter(face => face.level === level && face.colour === colour);
      if (here.length !== tiles / colours.length)
        wrong(
          'tiles',
          `Von ${colour} gibt es ${tiles / colours.length} Landschaften der Stufe ${level}, da sind ${here.length}.`,
          `There are ${tiles / colours.length} ${colour} regions of level ${level}, found ${here.length}.`,
        );
    }
  const home: Partial<Record<TileKind, string>> = {
    farm: 'yellow',
    village: 'yellow',
    forest: 'green',
    volcano: 'red',
    irrigation: 'blue',
  };
  for (const [i, { kind, colour }] of faces.entries())
    if (home[kind] && home[kind] !== colour)
      wrong(`tiles[${i}].effect`, `${kind} gehört zu ${home[kind]}.`, `${kind} belongs to ${home[kind]}.`);
  if (faces.filter(face => face.kind === 'farm').length !== colours.length)
    wrong('tiles', 'Es gibt einen Bauernhof je Farbe.', 'There is one farm for each colour.');
  const mean = (level: number, value: (face: TileFace) => number) => {
    const here = faces.filter(face => face.level === level);
    return here.reduce((sum, face) => sum + value(face), 0) / here.length;
  };
  const price = (face: TileFace) => face.any + colours.reduce((sum, colour) => sum + face.cost[colour], 0);
  for (const value of [price, (face: TileFace) => face.points])
    if (!(mean(1, value) < mean(2, value) && mean(2, value) < mean(3, value)))
      wrong('tiles', 'Kosten und Punkte steigen mit der Stufe.', 'Costs and points rise by level.');
  const free = faces.filter(face => face.level === 1 && price(face) === 0).length;
  if (free <= 10) wrong('tiles', 'Stufe 1 ist meist kostenlos.', 'Level 1 is mostly free.');
}
