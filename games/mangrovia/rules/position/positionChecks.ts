/** What cannot come about in a game, and is therefore refused in a position. */
import { shape } from '@atoll/engine';
import { type Box, siteOf } from '../../editions/box.ts';
import { bowlsEach, bowlsPlaced, LOWEST, TOP } from '../flow/bowls.ts';
import { isLastRound } from '../flow/flow.ts';
import { hasNeutral, tilesIn } from '../flow/setup.ts';
import { holds, one, type Pack } from '../packs.ts';
import { BLOCKED, type MangroviaState, NEUTRAL, ownerOf, type Step, tileKinds, treasureValues } from '../types.ts';
import { tilesOf } from '../view/view.ts';

const { wrong } = shape;

/** Bowls, boat and phase fit each other. */
export function checkRound(box: Box, s: MangroviaState): void {
  if (((s.birds - 1) & s.birds) === 0)
    wrong(
      'birds',
      'Die Vögel sitzen auf zwei verschiedenen Landschaften.',
      'The birds sit on two different landscapes.',
    );
  checkBowls(box, s);
  if (s.over && (s.phase !== 'boat' || s.boat !== 12 || !isLastRound(s)))
    wrong(
      'over',
      'Zu Ende ist die Partie nach Anlegestelle 12, wenn jemand alle Hütten gebaut hat.',
      'The game is over after landing 12, once somebody has built all huts.',
    );
  if (s.phase === 'bowls') {
    if (s.boat !== 0)
      wrong('boat', 'In dieser Phase wartet das Boot auf Feld 0.', 'In this phase the boat waits on field 0.');
    if (isLastRound(s))
      wrong('phase', 'Nach der letzten Hütte beginnt keine neue Runde.', 'After the last hut no new round begins.');
    if ([...s.openTreasures, ...s.openLandscapes].includes(0) && s.round === 1)
      wrong('openTreasures', 'Am Anfang sind die Auslagen voll.', 'At the start the displays are full.');
  } else if (s.boat === 0 || (!s.over && s.sites[siteOf(s.boat)] < 0))
    wrong('boat', 'An dieser Anlegestelle wartet keine Schale.', 'No bowl waits at this landing.');
}

function checkBowls(box: Box, s: MangroviaState): void {
  for (const [site, owner] of s.sites.entries()) {
    if ((owner === BLOCKED) !== (s.seats === 2 && site === LOWEST))
      wrong(
        `sites[${site}]`,
        'Gesperrt ist zu zweit die unterste Kultstätte, sonst keine.',
        'With two seats the lowest site is blocked, and no other ever.',
      );
    if (owner >= s.seats) wrong(`sites[${site}]`, 'So viele Plätze gibt es nicht.', 'There are not so many seats.');
  }
  const placed = bowlsPlaced(s);
  for (let seat = 0; seat < s.seats; seat++) {
    const place = (seat - s.start + s.seats) % s.seats;
    const due = Math.floor((placed - place + s.seats - 1) / s.seats);
    const found = s.sites.filter(owner => owner === seat).length;
    if (found !== due)
      wrong(
        'sites',
        `Platz ${seat} hat ${found} Schalen gesetzt; reihum ab Platz ${s.start} wären es ${due}.`,
        `Seat ${seat} has placed ${found} bowls; in turn from seat ${s.start} it would be ${due}.`,
      );
  }
  const all = s.seats * bowlsEach(box, s.seats);
  if (s.phase === 'bowls' ? placed >= all : placed !== all)
    wrong(
      'sites',
      `In dieser Phase können nicht ${placed} von ${all} Schalen stehen.`,
      `In this phase there cannot be ${placed} of ${all} bowls.`,
    );
  const starts = s.sites.filter(owner => owner === s.start).length;
  if (bowlsEach(box, s.seats) > 1 && starts === 1 && s.sites[TOP] === s.start)
    wrong(
      `sites[${TOP}]`,
      'Die erste Schale des Startspielers steht nie ganz oben.',
      'The start player’s first bowl never stands at the top.',
    );
}

/** Neutral huts stand on their symbols; nobody has built more than their huts; pole tiles came in order. */
export function checkBoard(box: Box, s: MangroviaState): void {
  for (const field of box.fields) {
    const neutral = ownerOf(s.fields[field.index]) === NEUTRAL;
    if (neutral !== hasNeutral(field.neutral, s.seats))
      wrong(
        'huts',
        `Neutrale Hütten stehen auf ihren Symbolen und nur dort; nicht so auf ${field.id}.`,
        `Neutral huts stand on their symbols and only there; not so on ${field.id}.`,
      );
  }
  for (const [seat, { huts }] of s.supplies.entries())
    if (huts < 0) wrong('huts', `So viele Hütten hat Platz ${seat} nicht.`, `Seat ${seat} does not have so many huts.`);
  const raised = s.poleTiles.filter(tile => tile > 0).sort((a, b) => a - b);
  if (raised.some((tile, i) => tile !== box.edition.poles.tiles[i]))
    wrong('huts', 'Pfahlplättchen kommen der Reihe nach, jedes einmal.', 'Pole tiles come in order, each once.');
  for (const [at, field] of box.poleFields.entries())
    if (ownerOf(s.fields[field]) === NEUTRAL && s.poleTiles[at] !== box.edition.poles.tiles[0])
      wrong(
        'huts',
        'Die neutrale Hütte am Pfahlplatz steht auf dem ersten Plättchen.',
        'The neutral hut of the pole place stands on the first tile.',
      );
}

/** Stone tiles lie on the free fields of the stone place, and each taken one is with the player who built there. */
export function checkTiles(box: Box, s: MangroviaState): void {
  const all = tilesIn(box, s.tiles);
  const found: number[] = [];
  for (const [at, field] of box.stoneFields.entries()) {
    const tile = s.stoneTiles[at];
    const free = s.fields[field] === 0 && s.tiles !== 'none';
    if (tile > 0 !== free)
      wrong(
        `stoneTiles.${box.fieldIds[field]}`,
        'Plättchen liegen in der Variante auf den freien Feldern des Steinplatzes, auf jedem eines.',
        'In the variant a tile lies on every free field of the stone place, and nowhere else.',
      );
    if (tile > 0) found.push(tile - 1);
  }
  for (const [seat, supply] of s.supplies.entries()) {
    const tiles = tilesOf(supply);
    found.push(...tiles.map(tile => tileKinds.indexOf(tile)));
    const built = box.stoneFields.filter(field => ownerOf(s.fields[field]) === seat + 1).length;
    // Statues are never used up, so with nothing but statues there is one for every hut.
    if (tiles.length > built || (s.tiles === 'statues' && tiles.length < built))
      wrong(
        `supplies[${seat}].tiles`,
        `Dieser Platz hat ${built} Hütten auf dem Steinplatz.`,
        `This seat has ${built} huts on the stone place.`,
      );
  }
  for (const kind of new Set(found))
    if (found.filter(tile => tile === kind).length > all.filter(tile => tile === kind).length)
      wrong(
        'stoneTiles',
        `So viele Plättchen „${tileKinds[kind]}“ gibt es nicht.`,
        `There are not so many tiles “${tileKinds[kind]}”.`,
      );
}

/** Cards and amulets are in the box; what is nowhere else goes to the piles and into the bag. */
export function checkCards(box: Box, s: MangroviaState, steps: readonly Step[]): void {
  for (const [name, open, wanted] of [
    ['openTreasures', s.openTreasures, box.edition.display.treasures],
    ['openLandscapes', s.openLandscapes, box.edition.display.landscapes],
  ] as const)
    if (open.length !== wanted) wrong(name, `Die Auslage hat ${wanted} Plätze.`, `The display has ${wanted} places.`);
  for (const [seat, supply] of s.supplies.entries()) {
    const known = (all: Pack, seen: Pack, what: string) => {
      if (!holds(all, seen))
        wrong(`supplies[${seat}].${what}`, 'Gesehen wurde nur, was noch da ist.', 'Only what is still there was seen.');
    };
    known(supply.treasures, supply.seenTreasures, 'seenTreasures');
    known(supply.landscapes, supply.seenLandscapes, 'seenLandscapes');
    known(supply.amulets, supply.seenOnes * one(0), 'seenOnes');
  }
  const treasures = [
    s.treasureDiscard,
    ...s.openTreasures.flatMap(value => (value > 0 ? [one(value - treasureValues[0])] : [])),
    ...s.supplies.map(supply => supply.treasures),
  ];
  s.treasurePile = rest(box.allTreasures, treasures, 'treasures', ['Kostbarkeiten', 'treasures']);
  const landscapes = [
    s.landscapeDiscard,
    ...s.openLandscapes.flatMap(card => (card > 0 ? [one(card - 1)] : [])),
    ...s.supplies.map(supply => supply.landscapes),
  ];
  s.landscapePile = rest(box.allLandscapes, landscapes, 'landscapes', ['Landschaftskarten', 'landscape cards']);
  const amulets = [
    s.ones * one(0),
    s.aside,
    ...s.supplies.map(supply => supply.amulets),
    ...steps.flatMap(step => (step.kind === 'throw' ? [step.drawn] : [])),
  ];
  s.bag = rest(box.allAmulets, amulets, 'amulets', ['Amulette', 'amulets']);
  if (s.phase === 'bowls') {
    const gap = (open: readonly number[], more: number, name: string) => {
      if (open.includes(0) && more > 0)
        wrong(
          name,
          'In dieser Phase ist die Auslage voll, solange es Karten gibt.',
          'In this phase the display is full as long as there are cards.',
        );
    };
    gap(s.openTreasures, s.treasurePile + s.treasureDiscard, 'openTreasures');
    gap(s.openLandscapes, s.landscapePile + s.landscapeDiscard, 'openLandscapes');
  }
}

/** What is left of all when everything that is somewhere is taken out. */
function rest(all: Pack, parts: readonly Pack[], path: string, [de, en]: readonly [string, string]): Pack {
  let left = all;
  for (const part of parts) {
    if (!holds(left, part)) wrong(path, `So viele ${de} gibt es nicht.`, `There are not so many ${en}.`);
    left -= part;
  }
  return left;
}
