/** What cannot come about in a game, and is therefore refused in a position. */
import { type Seat, shape } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { turnsOf } from '../flow/flow.ts';
import { isWatered } from '../regions/effects.ts';
import { BASE, isCancelled, isWild, REGIONS, rowOf, SPOTS, spotAt, spotName, tileOf } from '../regions/pyramid.ts';
import { fits } from '../turn/placing.ts';
import { CELLS } from '../turn/taking.ts';
import { colours, type OrbisState } from '../types.ts';
import { sum } from '../worshipers.ts';

const { wrong } = shape;

/** Every tile where it can lie, and cancelation tokens only where one can be. */
export function checkPyramid(box: Box, s: OrbisState, seat: Seat): void {
  const world = s.worlds[seat];
  const path = `worlds[${seat}].pyramid`;
  for (let column = world.left; column <= world.right; column++)
    if (world.regions > 0 && world.pyramid[spotAt(1, column)] === 0)
      wrong(
        path,
        'Die erste Ebene liegt ohne Lücke, und die erste Landschaft auf 1,0.',
        'The first row has no gap, and the first region lies on 1,0.',
      );
  if (world.right - world.left >= BASE)
    wrong(path, 'Die erste Ebene hat höchstens fünf.', 'The first row has five at most.');
  const step = s.steps.at(-1);
  for (let spot = 0; spot < SPOTS; spot++) {
    const code = world.pyramid[spot];
    if (code === 0) continue;
    const name = spotName(spot);
    const tile = tileOf(code);
    if (!isWild(code) && rowOf(spot) > 1 && !fits(box, world, tile, spot))
      wrong(path, `Unter ${name} liegt nichts in seiner Farbe.`, `Nothing of its colour lies below ${name}.`);
    const kind = box.kind[tile] ?? '';
    if (isCancelled(code) && (isWild(code) || !['village', 'volcano', 'irrigation'].includes(kind)))
      wrong(path, `Auf ${name} kann kein „Nicht erfüllt“ liegen.`, `No cancellation token can lie on ${name}.`);
    const unpaid = step?.kind === 'pay' && seat === s.active && step.spot === spot;
    if (!isWild(code) && kind === 'irrigation' && !unpaid && isCancelled(code) === isWatered(box, world, spot))
      wrong(
        path,
        `Ob ${name} erfüllt ist, folgt aus dem, was darunter liegt.`,
        `Whether ${name} counts follows from what lies below it.`,
      );
  }
}

/** Turns go round, so everybody has taken as many as their place in the round allows. */
export function checkTurns(s: OrbisState): void {
  const step = s.steps.at(-1);
  const begun = step !== undefined && step.kind !== 'take';
  const taken = s.worlds.map((world, seat) => turnsOf(world) + (step?.kind === 'place' && seat === s.active ? 1 : 0));
  const place = (seat: Seat) => (seat - s.first + s.seats) % s.seats;
  const now = place(s.active);
  const rounds = taken[s.active] - (begun ? 1 : 0);
  for (let seat = 0; seat < s.seats; seat++) {
    const had = s.over ? REGIONS + 1 : rounds + (place(seat) < now || (begun && seat === s.active) ? 1 : 0);
    if (taken[seat] !== had)
      wrong(
        `worlds[${seat}]`,
        `Sitz ${seat} hat ${taken[seat]} Züge hinter sich, es müssten aber ${had} sein: Es geht reihum ab Sitz ${s.first}.`,
        `Seat ${seat} has had ${taken[seat]} turns but ought to have had ${had}: turns go round from seat ${s.first}.`,
      );
  }
  const most = begun ? REGIONS + 1 : REGIONS;
  if (!s.over && taken[s.active] > most)
    wrong('active', 'Dieser Sitz hat keinen Zug mehr.', 'This seat has no turn left.');
  if (s.over && s.active !== s.first)
    wrong('active', 'Am Ende ist wieder der erste Sitz dran.', 'At the end it is the first seat’s turn again.');
  if (step?.kind === 'place' && s.worlds[s.active].regions === REGIONS)
    wrong('step', 'Diese Pyramide ist schon fertig.', 'This pyramid is complete already.');
}

/** Level by level: nothing of a higher level lies open while the stacks below have tiles. */
export function checkDisplay(box: Box, s: OrbisState): void {
  const level = (tile: number) => box.level[tile];
  for (let i = 1; i < s.stack.length; i++)
    if (level(s.stack[i]) > level(s.stack[i - 1]))
      wrong('stack', 'Erst kommt Stufe 1, dann 2, dann 3.', 'Level 1 comes first, then 2, then 3.');
  const top = s.stack.at(-1);
  const open = [
    ...Array.from(s.display)
      .filter(tile => tile > 0)
      .map(tile => tile - 1),
    ...s.worlds.flatMap(world =>
      Array.from(world.pyramid)
        .filter(code => code > 0)
        .map(tileOf),
    ),
    ...s.steps.flatMap(step => (step.kind === 'place' ? [step.tile] : [])),
  ];
  if (top !== undefined && open.some(tile => level(tile) > level(top)))
    wrong(
      'stack',
      `Es liegt schon etwas Höheres offen, als oben auf dem Stapel ist (Stufe ${level(top)}).`,
      `A tile of a higher level lies open than the top of the stack has (level ${level(top)}).`,
    );
  for (const [c, colour] of colours.entries()) {
    const here = Array.from({ length: CELLS }, (_, cell) => s.crowd[cell * 5 + c]);
    const taken = open
      .slice(CELLS - s.display.filter(tile => tile === 0).length)
      .filter(tile => box.colour[tile] === c);
    if (here.reduce((total, n) => total + n, 0) > 4 * taken.length)
      wrong(
        'display',
        `So viele Anhänger (${colour}) kann es nicht geben.`,
        `There cannot be so many worshippers (${colour}).`,
      );
  }
  const gap = s.display.indexOf(0);
  if (gap >= 0 && sum(s.crowd.subarray(gap * 5, gap * 5 + 5)) > 0)
    wrong(`display[${gap}].worshipers`, 'In der Lücke steht niemand.', 'Nobody stands in the gap.');
}

/** Ten worshipers at most, except for the seat whose turn is not over; and no more than can have come about. */
export function checkSupplies(box: Box, s: OrbisState): void {
  const begun = s.steps.length > 0 && s.steps[0]?.kind !== 'take';
  let created = 0;
  let present = s.crowd.reduce((total, n) => total + n, 0);
  for (const [seat, world] of s.worlds.entries()) {
    if (sum(world.worshipers) > box.edition.supply && !(begun && seat === s.active))
      wrong(
        `worlds[${seat}].worshipers`,
        `Mehr als ${box.edition.supply} bleiben am Ende eines Zuges nicht.`,
        `No more than ${box.edition.supply} are kept at the end of a turn.`,
      );
    present += sum(world.worshipers);
    // Four a region in the middle of the display, two for a conversion, and what the Goddess of Love gives.
    created += 6 * world.regions + (box.gods[world.god] === 'love' ? box.godWorshipers[world.god] : 0);
    if (begun && seat === s.active) created += 6;
  }
  if (present > created)
    wrong('worlds', 'So viele Anhänger kann es noch nicht geben.', 'There cannot be so many worshippers yet.');
}
