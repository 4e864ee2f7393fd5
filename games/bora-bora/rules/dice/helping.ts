/** The helper: die points exchanged one by one. */
import type { Chance, Tell } from '@atoll/engine';
import type { Box } from '../../editions/box.ts';
import type { BoraEvent } from '../events.ts';
import { advance, count } from '../flow/status.ts';
import { cardSources, takeCard } from '../gods/cards.ts';
import { COUNTED, materials, type Swap } from '../names.ts';
import { isMoved, isWoman, MOVED, personId, personOf, sexOf, tileOf } from '../people/person.ts';
import { store, storings } from '../places/storing.ts';
import { collections, everyHelpCardMove, plainHelpMoves, tattoos } from '../records.ts';
import type { BoraMove, BoraState, HelpMove, HelpStep, Village } from '../types.ts';

const found: number[] = [];

/** R27–R34: everything the remaining points are enough for; after the first exchange the rest may be skipped. */
export function helpMoves(box: Box, s: BoraState, step: HelpStep, into: BoraMove[]): void {
  const { helper } = box.edition;
  const v = s.villages[step.seat];
  const { points } = step;
  for (const person of v.people) {
    if (isMoved(person)) continue;
    if (points >= (isWoman(person) ? helper.shells : helper.tattoo))
      into.push((isWoman(person) ? collections : tattoos)[tileOf(person)]);
  }
  if (points >= helper.points) into.push(plainHelpMoves.points);
  if (points >= helper.offering) into.push(plainHelpMoves.offering);
  if (points >= helper.card) {
    found.length = 0;
    for (const source of cardSources(s, found)) into.push(everyHelpCardMove[source]);
  }
  if (points >= helper.material)
    for (let material = 0; material < materials.length; material++)
      storings(box, v, material, into, box.moves.helpStores);
  if (points >= helper.hut && v.huts > 0) into.push(plainHelpMoves.hut);
  if (step.begun) into.push(plainHelpMoves.done);
}

export function help(
  box: Box,
  s: BoraState,
  step: HelpStep,
  move: HelpMove,
  chance: Chance,
  tell?: Tell<BoraEvent>,
): void {
  if (move.swap === 'done') {
    s.steps.pop();
    return;
  }
  step.begun = true;
  step.points -= box.edition.helper[move.swap as Swap];
  if (step.points === 0) s.steps.pop();
  exchange(box, s, step, move, chance, tell);
}

function exchange(
  box: Box,
  s: BoraState,
  { seat }: HelpStep,
  move: HelpMove,
  chance: Chance,
  tell?: Tell<BoraEvent>,
): void {
  const v = s.villages[seat];
  switch (move.swap) {
    case 'tattoo':
    case 'shells':
      movePerson(box, s, seat, personOf(move.person), tell);
      break;
    case 'points':
      count(v, COUNTED.helper, 1);
      tell?.({ type: 'got', seat, what: 'points', amount: 1, from: 'helper' });
      break;
    case 'offering':
      v.offerings++;
      tell?.({ type: 'got', seat, what: 'offering', amount: 1, from: 'helper' });
      break;
    case 'card':
      takeCard(box, s, seat, move.card, chance, tell);
      break;
    case 'material':
      store(box, s, seat, move, 'helper', tell);
      break;
    case 'hut':
      moveHut(v);
      tell?.({ type: 'hut', seat });
      break;
  }
}

/** R28, R29: a man is tattooed and brings status, a woman collects shells; each once in the game. */
function movePerson(box: Box, s: BoraState, seat: number, person: number, tell?: Tell<BoraEvent>): void {
  const v = s.villages[seat];
  v.people[v.people.indexOf(person)] = person + MOVED;
  const sex = sexOf(person);
  const symbols = box.symbols[sex][tileOf(person)];
  tell?.({ type: 'moved', seat, person: personId(sex, tileOf(person)), sex, symbols });
  if (sex === 'man') advance(box, s, seat, symbols, 'helper', tell);
  else {
    v.shells += symbols;
    tell?.({ type: 'got', seat, what: 'shell', amount: symbols, from: 'helper' });
  }
}

/** R34: from one of the other spaces to the 12th. */
export function moveHut(v: Village): void {
  v.huts--;
  v.twelfth++;
}
