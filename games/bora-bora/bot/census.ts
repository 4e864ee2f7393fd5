/** What a census counts at tables of Bora Bora: everything that a player can choose, so that nothing in the box is dead. */
import { type Census, Tally, type Words, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { BoraEvent } from '../rules/events.ts';
import { bonuses, bonusIds } from '../rules/flow/scoring.ts';
import type { BoraGame } from '../rules/game.ts';
import { type Action, actions, gods, type JewelryKind, type Sex, swaps, type Trade, trades } from '../rules/names.ts';
import { isWoman, tradeOf } from '../rules/people/person.ts';
import { moves } from '../rules/steps.ts';
import type { BoraMove, BoraState, DieMove, Step, Village } from '../rules/types.ts';
import {
  actionWords,
  bonusWords,
  godWords,
  jewelWords,
  regionWords,
  swapWords,
  tradeWords,
} from '../text/components.ts';
import { taskWords } from '../text/tasks.ts';

const tradesOf = (sex: Sex) => trades.map(trade => [trade, tradeWords(sex, trade)] as const);
const numbered = (de: string, en: string) =>
  [1, 2, 3, 4, 5, 6].map(n => [String(n), words(`${de} ${n}`, `${en} ${n}`)] as const);

function tallies(box: Box) {
  const { regions, tasks, jewelry } = box.edition;
  const named = (list: typeof tasks.crane) => list.map(({ id, needs }) => [id, taskWords(needs)] as const);
  const jewel = (kind: JewelryKind, cost: number, points: number): Words => {
    const { de, en } = jewelWords[kind].one;
    return words(`${de}, ${points} für ${cost}`, `${en}, ${points} for ${cost}`);
  };
  return {
    action: new Tally(
      'action',
      words('Würfel gesetzt', 'Dice placed'),
      actions.map(action => [action, actionWords[action].name]),
    ),
    man: new Tally('man', words('Männer genommen', 'Men taken'), tradesOf('man')),
    woman: new Tally('woman', words('Frauen genommen', 'Women taken'), tradesOf('woman')),
    manUsed: new Tally('manUsed', words('Männer genutzt', 'Men used'), tradesOf('man')),
    womanUsed: new Tally('womanUsed', words('Frauen genutzt', 'Women used'), tradesOf('woman')),
    crane: new Tally('crane', words('Kranich-Aufgaben erfüllt', 'Crane tasks fulfilled'), named(tasks.crane)),
    parrot: new Tally('parrot', words('Papageien-Aufgaben erfüllt', 'Parrot tasks fulfilled'), named(tasks.parrot)),
    newTask: new Tally('newTask', words('Aufgaben aus der Auslage genommen', 'Tasks taken'), named(tasks.parrot)),
    jewel: new Tally(
      'jewel',
      words('Schmuck gekauft', 'Jewellery bought'),
      jewelry.map(({ id, kind, cost, points }) => [id, jewel(kind, cost, points)]),
    ),
    god: new Tally(
      'god',
      words('Götter gerufen', 'Gods called'),
      gods.map(god => [god, godWords[god].name]),
    ),
    pay: new Tally('pay', words('Götter bezahlt', 'Gods paid'), [
      ['card', words('Karte und Opfergabe', 'a card and an offering')],
      ['pair', words('zwei gleiche Karten und Opfergabe', 'two of a kind and an offering')],
      ['tile', words('Götterplättchen', 'a god tile')],
    ]),
    swap: new Tally(
      'swap',
      words('Beim Helfer getauscht', 'Exchanged with the helper'),
      swaps.map(swap => [swap, swapWords[swap].name]),
    ),
    region: new Tally(
      'region',
      words('Gebiete besiedelt', 'Regions settled'),
      regions.map(({ id, island, terrain }) => [id, regionWords(island, terrain)]),
    ),
    building: new Tally('building', words('Bauplättchen verbaut', 'Buildings built'), numbered('Plättchen', 'tile')),
    priest: new Tally('priest', words('Priester gestellt', 'Priests placed'), numbered('Feld', 'space')),
    bonus: new Tally(
      'bonus',
      words('Boni am Ende', 'Bonuses at the end'),
      bonusIds.map(id => [id, bonusWords[id]]),
      { spread: true },
    ),
  };
}

type Tallies = ReturnType<typeof tallies>;

export function census(game: BoraGame): Census<BoraState, BoraMove, BoraEvent> {
  const { box } = game;
  const tally = tallies(box);
  return {
    groups: Object.values(tally),
    order: s => s.order.slice(),
    move(s, move) {
      const step = s.steps.at(-1) as Step;
      if (step.kind === 'start' && s.turn === 0) deal(box, s, tally);
      else if (step.kind === 'die') offerActions(box, s, tally.action);
      else if (step.kind === 'use' && step.men === 0 && step.women === 0) offerUses(s.villages[step.seat], tally);
      // Where a die of 1 can only become a point, nobody chose it, and it does not count.
      else if ('swap' in move && move.swap !== 'done') tally.swap.take(move.swap);
    },
    event: event => count(box, event, tally),
    end(s) {
      for (const v of s.villages)
        for (const id of bonusIds) {
          tally.bonus.offer(id);
          if (bonuses[id](box, v)) tally.bonus.take(id);
        }
    },
  };
}

const pileOf = (box: Box, task: number): 'crane' | 'parrot' => (task < box.cranes ? 'crane' : 'parrot');

/** All people and all jewelry come out once in a game; of the tasks only those that are dealt and laid out. */
function deal(box: Box, s: BoraState, tally: Tallies): void {
  for (const trade of trades)
    for (const sex of ['man', 'woman'] as const) tally[sex].offer(trade, box.symbols[sex].length / trades.length);
  for (const id of box.jewelIds) tally.jewel.offer(id);
  for (const task of s.tasks) tally.newTask.offer(box.taskIds[task]);
  for (const v of s.villages) for (const task of v.tasks) tally[pileOf(box, task)].offer(box.taskIds[task]);
}

const legal: BoraMove[] = [];

/** An action is on offer when the seat can place one of its dice there, with a god if need be. */
function offerActions(box: Box, s: BoraState, tally: Tally): void {
  legal.length = 0;
  moves(box, s, legal);
  for (const action of new Set<Action>(legal.map(move => (move as DieMove).action))) tally.offer(action);
}

/** A trade is on offer to players who have such a person when phase B comes. */
function offerUses(v: Village, tally: Tallies): void {
  const held = new Set(v.people.map(person => `${isWoman(person) ? 'woman' : 'man'}-${trades[tradeOf(person)]}`));
  for (const one of held) {
    const [sex, trade] = one.split('-') as [Sex, Trade];
    tally[`${sex}Used`].offer(trade);
  }
}

function count(box: Box, event: BoraEvent, tally: Tallies): void {
  switch (event.type) {
    case 'laidOut':
      for (const task of event.tasks) tally.newTask.offer(task);
      break;
    case 'die':
      tally.action.take(event.action);
      break;
    case 'took': {
      const [sex, trade] = event.person.split('-') as [Sex, Trade];
      tally[sex].take(trade);
      break;
    }
    case 'used':
      tally[`${event.sex}Used`].take(event.trade);
      break;
    case 'fulfilled':
      tally[pileOf(box, box.taskIds.indexOf(event.task))].take(event.task);
      break;
    case 'newTask':
      tally.newTask.take(event.task);
      tally.parrot.offer(event.task);
      break;
    case 'bought':
      tally.jewel.take(event.jewel);
      break;
    case 'called':
      tally.god.take(event.god);
      tally.pay.take(event.pay.startsWith('pair') ? 'pair' : event.pay);
      break;
    case 'settled':
      tally.region.take(event.region);
      break;
    case 'built':
      tally.building.take(String(event.building));
      break;
    case 'priest':
      tally.priest.take(String(event.space));
      break;
  }
}
