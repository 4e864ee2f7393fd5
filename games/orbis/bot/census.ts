/** What is counted over many games of Orbis, for the report on an edition. */
import { type Census, Tally, type Words, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { turnsOf } from '../rules/flow/flow.ts';
import type { OrbisGame } from '../rules/game.ts';
import { isWild, tileOf } from '../rules/regions/pyramid.ts';
import { scores } from '../rules/regions/regions.ts';
import { mustBeWild } from '../rules/turn/placing.ts';
import { CELLS } from '../rules/turn/taking.ts';
import {
  type Colour,
  colours,
  godIds,
  type OrbisEvent,
  type OrbisMove,
  type OrbisState,
  type TileKind,
  tileKinds,
  type World,
} from '../rules/types.ts';
import { colourNames, godNames, kindNames, points } from '../text/names.ts';
import { faceText } from '../text/tiles.ts';

export function census(game: OrbisGame): Census<OrbisState, OrbisMove, OrbisEvent> {
  const { box } = game;
  const tallies = tallyAll(box);
  const { colour, kind, tile, laid, worked, god, round, wilderness, temple, exchange } = tallies;
  /** For each region taken in the game under way: whether something in the display could have been laid. */
  let choices: boolean[] = [];
  let choice = false;
  return {
    groups: Object.values(tallies),
    order(s) {
      for (const one of s.gods) god.offer(box.gods[one]);
      return s.worlds.map((_, place) => (s.first + place) % s.seats);
    },
    move(s, move) {
      if (move.do === 'god') round.take(partOf(turnsOf(s.worlds[s.active]) + 1));
      if (move.do !== 'take') return;
      for (const here of s.display) {
        const face = box.labels[here - 1];
        if (!face) continue;
        colour.offer(face.colour);
        kind.offer(face.kind);
        tile.offer(face.tile);
      }
      choices.push(canLaySomething(box, s));
    },
    event(event) {
      switch (event.type) {
        case 'took':
          colour.take(event.colour);
          kind.take(event.kind);
          tile.take(event.tile);
          laid.offer(event.tile);
          for (const why of Object.keys(whys)) wilderness.offer(why);
          choice = choices.shift() ?? false;
          break;
        case 'placed':
          laid.take(event.tile);
          break;
        case 'wilderness':
          wilderness.take(!event.need ? 'will' : choice ? 'tile' : 'need');
          break;
        case 'god':
          god.take(event.god);
          break;
        case 'temple':
          temple.take(String(event.points));
          break;
        case 'exchanged':
          exchange.take(event.from);
          break;
        default:
          break;
      }
    },
    end(s) {
      choices = [];
      for (const value of new Set(box.edition.temples[String(s.seats) as '2' | '3' | '4'])) temple.offer(String(value));
      for (const world of s.worlds) countEffects(box, world, worked);
    },
  };
}

/** Why a tile was turned over. */
const whys: Readonly<Record<'need' | 'tile' | 'will', Words>> = {
  need: words('nichts in der Auslage hätte gepasst', 'nothing in the display could have been laid'),
  tile: words('dieses Plättchen ging nicht, ein anderes schon', 'not this tile, but another one could have been laid'),
  will: words('auch dieses Plättchen wäre gegangen', 'this very tile could have been laid'),
};

const parts = {
  early: words('früh (Runde 1–5)', 'early (rounds 1–5)'),
  middle: words('in der Mitte (Runde 6–10)', 'in the middle (rounds 6–10)'),
  late: words('spät (Runde 11–15)', 'late (rounds 11–15)'),
};
const partOf = (round: number): keyof typeof parts => (round <= 5 ? 'early' : round <= 10 ? 'middle' : 'late');

/** Kinds of regions that may fail, and the one god that may. */
const failing: readonly TileKind[] = ['village', 'forest', 'volcano', 'irrigation'];

function tallyAll(box: Box) {
  const tiles = box.faces.map((face): [string, Words] => {
    const front = faceText(face);
    return [face.tile, words(`${face.tile}: ${front.de}`, `${face.tile}: ${front.en}`)];
  });
  const colourItems = colours.map((one): [Colour, Words] => [one, colourNames[one]]);
  const temples = [...new Set(Object.values(box.edition.temples).flat())].sort((a, b) => a - b);
  return {
    colour: new Tally('colours', words('Farben genommener Plättchen', 'Colours of tiles taken'), colourItems),
    kind: new Tally(
      'kinds',
      words('Arten genommener Plättchen', 'Kinds of tiles taken'),
      tileKinds.map(one => [one, kindNames[one]]),
    ),
    tile: new Tally('tiles', words('Genommene Plättchen', 'Tiles taken'), tiles),
    laid: new Tally('laid', words('Davon mit der Vorderseite ausgelegt', 'Of these, laid with their front up'), tiles),
    worked: new Tally(
      'effects',
      words('Ausgelegte Wirkungen, die am Ende zählen', 'Effects laid that score in the end'),
      [...failing.map((one): [string, Words] => [one, kindNames[one]]), ['death', godNames.death]],
    ),
    god: new Tally(
      'gods',
      words('Gottheiten', 'Gods'),
      godIds.map(one => [one, godNames[one]]),
    ),
    round: new Tally('rounds', words('Wann die Gottheit kommt', 'When the god is taken'), Object.entries(parts)),
    wilderness: new Tally('wildernesses', words('Wildnisse', 'Wildernesses'), Object.entries(whys)),
    temple: new Tally(
      'temples',
      words('Tempel', 'Temples'),
      temples.map(value => [String(value), points(value)]),
    ),
    exchange: new Tally('exchanges', words('Zum Tausch gegeben', 'Given in exchanges'), colourItems),
  };
}

/** Whether the active seat could take some tile of the display and lay it with its front up. */
function canLaySomething(box: Box, s: OrbisState): boolean {
  const world = s.worlds[s.active];
  for (let cell = 0; cell < CELLS; cell++) {
    const worshipers = world.worshipers.map((n, c) => n + s.crowd[cell * 5 + c]);
    if (!mustBeWild(box, { ...world, worshipers }, s.display[cell] - 1)) return true;
  }
  return false;
}

function countEffects(box: Box, world: World, worked: Tally): void {
  for (const [spot, code] of world.pyramid.entries()) {
    if (code === 0 || isWild(code)) continue;
    const kind = box.kind[tileOf(code)];
    if (!failing.includes(kind)) continue;
    worked.offer(kind);
    if (scores(box, world, spot)) worked.take(kind);
  }
  if (box.gods[world.god] !== 'death') return;
  worked.offer('death');
  if (!world.godCancelled) worked.take('death');
}
