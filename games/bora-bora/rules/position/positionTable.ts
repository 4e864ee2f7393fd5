/** The table of a position: map, temple, dice, and everything that follows from round, phase and turn. */
import { type Seat, shape } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import { turnsIn } from '../flow/flow.ts';
import { COUNTED } from '../names.ts';
import { reachable } from '../places/expanding.ts';
import { priestsIn } from '../places/temple.ts';
import { PER_ROUND } from '../tasks/jewelry.ts';
import type { BoraState, Village } from '../types.ts';

const { wrong } = shape;

export function checkTable(box: Box, s: BoraState): void {
  checkMoment(box, s);
  checkMap(box, s);
  checkTemple(box, s);
  checkStatus(box, s);
  checkJewelry(s);
  checkTasks(box, s);
}

/** Which turn of a phase a seat has, in the order of that phase. */
const turnOf = (s: BoraState, seat: Seat): number =>
  s.phase === 'start' ? s.seats - 1 - s.order.indexOf(seat) : s.order.indexOf(seat);

const inRound = (s: BoraState): boolean => s.phase !== 'start' && s.phase !== 'last';

/** Phase C has begun: status and temple of this round are scored. */
const scored = (s: BoraState): boolean => inRound(s) && s.phase !== 'dice' && s.phase !== 'people';

function checkMoment(box: Box, s: BoraState): void {
  if (s.over ? s.phase !== 'last' || s.turn !== s.seats : s.turn >= turnsIn(box, s))
    wrong('turn', 'So viele Züge hat diese Phase nicht.', 'This phase has not so many turns.');
  if (s.phase === 'start' && s.round !== 1)
    wrong('phase', 'Die ersten Hütten kommen vor Durchgang 1.', 'The first huts come before round 1.');
  if (s.phase === 'last' && s.round !== box.edition.rounds.length)
    wrong('phase', 'Die letzten Aufgaben kommen nach Durchgang 6.', 'The last tasks come after round 6.');
  const wanted = s.order.map((_, place) => box.edition.start.points[place]).sort();
  const starting = s.villages.map(v => v.points[COUNTED.start]).sort();
  if (wanted.join() !== starting.join())
    wrong(
      'villages',
      `Zu Beginn gab es ${wanted.join(', ')} Punkte.`,
      `The start brought ${wanted.join(', ')} points.`,
    );
}

function checkMap(box: Box, s: BoraState): void {
  for (const [region, id] of box.regionIds.entries()) {
    const holder = s.sites[region];
    const settled = s.villages.some(v => (v.regions >> region) & 1);
    const sound = holder === -1 ? !settled : ((s.villages[holder]?.regions ?? 0) >> region) & 1;
    if (!sound)
      wrong(
        `sites.${id}`,
        'Der Bauplatz gehört jemandem, der dort eine Hütte hat.',
        'The site is held by one who has a hut there.',
      );
  }
  for (const [seat, v] of s.villages.entries()) {
    const path = `villages[${seat}].regions`;
    const before = s.phase === 'start' && turnOf(s, seat) > s.turn;
    if (before && v.regions !== 0) wrong(path, 'Hier steht noch keine Hütte.', 'There is no hut yet.');
    if (v.regions === 0) continue;
    const first = s.fish.findIndex((fish, region) => fish === box.edition.start.fish && (v.regions >> region) & 1);
    let joined = first < 0 ? 0 : 1 << first;
    for (let more = joined; more !== 0; joined |= more) {
      const here: Village = { ...v, regions: joined };
      more = (reachable(here, box.land, 6) | reachable(here, box.water, 6)) & v.regions & ~joined;
    }
    if (joined !== v.regions)
      wrong(path, 'Alle Hütten hängen mit einem Startgebiet zusammen.', 'All huts are joined to a starting region.');
    if (s.phase === 'start' && v.regions !== 1 << first)
      wrong(path, 'Zu Beginn steht nur eine Hütte.', 'At the start there is one hut only.');
  }
}

function checkTemple(box: Box, s: BoraState): void {
  for (let seat = 0; seat < 4; seat++)
    if (priestsIn(s, seat) > (seat < s.seats ? box.edition.start.priests : 0))
      wrong('temple', `So viele Priester hat Platz ${seat} nicht.`, `Seat ${seat} has not so many priests.`);
  const scorings = s.phase === 'last' ? s.round : s.round - 1 + (scored(s) ? 1 : 0);
  const left = box.edition.gods.templeTiles - scorings;
  if (s.templeTiles !== left)
    wrong('templeTiles', `Jetzt liegen ${left} Götterplättchen im Tempel.`, `The temple holds ${left} god tiles now.`);
  const most = s.seats * box.edition.start.godTiles + scorings;
  if (s.villages.reduce((sum, v) => sum + v.godTiles, 0) > most)
    wrong(
      'villages',
      `Höchstens ${most} Götterplättchen sind vergeben.`,
      `At most ${most} god tiles have been given out.`,
    );
}

/** Dice lie where the turns have put them; the status track is empty except while it is climbed. */
function checkStatus(box: Box, s: BoraState): void {
  const climbing = s.phase === 'dice' || s.phase === 'people';
  for (const [at, seat] of s.track.entries()) {
    const steps = s.status[seat];
    const path = `status[${at}].steps`;
    if (steps > box.lastStatus)
      wrong(path, `Die Leiste hat ${box.lastStatus} Schritte.`, `The track has ${box.lastStatus} steps.`);
    if (!climbing && steps > 0) wrong(path, 'Alle stehen auf 0.', 'All stand on 0.');
    if (at > 0 && steps < s.status[s.track[at - 1]])
      wrong('status', 'Von hinten nach vorn.', 'From the last to the first.');
  }
  if (!climbing && s.order.join() !== s.track.toReversed().join())
    wrong(
      'status',
      'Jetzt ist die Zugreihenfolge die der Statusleiste.',
      'The turn order is that of the status track now.',
    );
}

/** During a round every seat has three dice, in front of it or placed. Whether one was placed just now, steps say. */
export function checkDice(box: Box, s: BoraState, placing: boolean): void {
  const all = box.edition.start.dice;
  for (const [seat, v] of s.villages.entries()) {
    const placed = s.mats.flat().filter(code => code >> 3 === seat).length;
    const turns = Math.floor(s.turn / s.seats) + (turnOf(s, seat) < s.turn % s.seats ? 1 : 0);
    const now = !placing && turnOf(s, seat) === s.turn % s.seats ? 1 : 0;
    const wanted = !inRound(s) ? 0 : s.phase === 'dice' ? turns + now : all;
    if (placed !== wanted || v.dice.length !== (inRound(s) ? all - wanted : 0))
      wrong(
        `villages[${seat}].dice`,
        `Platz ${seat} hat jetzt ${wanted} Würfel eingesetzt.`,
        `Seat ${seat} has placed ${wanted} dice now.`,
      );
  }
  if (s.mats.flat().some(code => code >> 3 >= s.seats))
    wrong('dice', 'So viele Plätze gibt es nicht.', 'There are not so many seats.');
  for (const [sex, slots] of [
    ['men', s.men],
    ['women', s.women],
  ] as const) {
    const empty = slots.filter(tile => tile === -1).length;
    if (s.phase === 'last' ? empty < 6 : s.phase === 'start' && empty > 0)
      wrong(sex, 'Die Auslage ist jetzt voll oder schon abgeräumt.', 'The tiles are all there now, or cleared away.');
  }
}

function checkJewelry(s: BoraState): void {
  const over = s.round - (s.phase === 'last' || s.phase === 'tasks' || s.phase === 'newTasks' ? 0 : 1);
  const selling = s.phase === 'jewelry';
  for (const [at, tile] of s.jewelry.entries()) {
    const round = Math.floor(at / PER_ROUND) + 1;
    if (tile === -1 ? round > over && !(selling && round === s.round) : round <= over)
      wrong(
        `jewelry[${at}]`,
        'Nur der Schmuck vergangener Durchgänge ist fort.',
        'Only jewelry of past rounds is gone.',
      );
  }
  const bought = s.villages.reduce((sum, v) => sum + v.jewelry.length, 0);
  const missing = s.jewelry.filter((tile, at) => tile === -1 && Math.floor(at / PER_ROUND) === s.round - 1).length;
  if (selling && missing > Math.min(s.turn, bought))
    wrong('jewelry', 'So viele haben noch nicht gekauft.', 'So many have not bought yet.');
  for (const [seat, v] of s.villages.entries())
    if (v.jewelry.length > over + (selling && turnOf(s, seat) < s.turn ? 1 : 0))
      wrong(`villages[${seat}].jewelry`, 'Höchstens eines je Durchgang.', 'At most one a round.');
}

/** Three tasks each, but for the moment between fulfilling one and taking a new one. */
function checkTasks(box: Box, s: BoraState): void {
  const all = box.edition.start.crane + box.edition.start.parrot;
  const laidOut = s.seats + box.edition.task.openBeyondSeats;
  const open = s.phase === 'last' ? 0 : s.phase === 'newTasks' ? laidOut - s.turn : laidOut;
  if (s.tasks.length !== open) wrong('tasks', `Jetzt liegen ${open} Aufgaben aus.`, `${open} tasks are laid out now.`);
  for (const [seat, v] of s.villages.entries()) {
    const turn = turnOf(s, seat);
    const done = (s.phase === 'tasks' && turn < s.turn) || s.phase === 'newTasks' || s.phase === 'last';
    const lacks = (s.phase === 'tasks' && turn < s.turn) || (s.phase === 'newTasks' && turn >= s.turn);
    const least = s.phase === 'last' && turn <= s.turn ? 0 : all - (lacks ? 1 : 0);
    const most = all - (lacks ? 1 : 0);
    if (v.tasks.length < least || v.tasks.length > most)
      wrong(`villages[${seat}].tasks`, `Jetzt sind es ${most} Aufgaben.`, `There are ${most} tasks now.`);
    const spent = most - v.tasks.length;
    if (v.fulfilled.length < spent || v.fulfilled.length > s.round - 1 + (done ? 1 : 0) + spent)
      wrong(
        `villages[${seat}].fulfilled`,
        'So viele können noch nicht erfüllt sein.',
        'So many cannot be fulfilled yet.',
      );
  }
}
