/** Events as lines of the log. */
import { alike, counted, joined, listed, type Words, words } from '@atoll/engine';
import type { BoraEvent, Source } from '../rules/events.ts';
import type { God } from '../rules/names.ts';
import { cellsName } from './cells.ts';
import {
  actionWords,
  godColour,
  jewelWords,
  materialWords,
  payWords,
  phaseWords,
  regionWords,
  tradeWords,
} from './components.ts';
import { nouns } from './nouns.ts';
import { taskWords } from './tasks.ts';

const cardName = (god: God): Words => words(`eine ${godColour[god].de} Götterkarte`, `a ${godColour[god].en} god card`);

const gained: Record<Extract<BoraEvent, { type: 'got' }>['what'], (n: number) => Words> = {
  points: n => counted(n, nouns.point),
  offering: n => counted(n, nouns.offering),
  shell: n => counted(n, nouns.shell),
  status: n => counted(n, nouns.step),
};

const sources: Record<Source, Words> = {
  site: words('vom Bauplatz', 'from the site'),
  fishing: words('beim Fischen', 'from fishing'),
  helper: words('vom Helfer', 'from the helper'),
  fire: words('als Feuerbonus', 'as fire bonus'),
  person: words('durch Männer und Frauen', 'from men and women'),
};

const list = (names: readonly string[], seats: readonly number[]): Words =>
  joined(seats.map(seat => alike(names[seat] ?? '')));

/** `Anna 3, Ben 0` */
const tally = (names: readonly string[], points: readonly number[]): string =>
  points.map((n, seat) => `${names[seat] ?? ''} ${n}`).join(', ');

export function eventWords(event: BoraEvent, names: readonly string[]): Words | null {
  const who = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.type) {
    case 'round':
      return words(`Durchgang ${event.round} beginnt.`, `Round ${event.round} begins.`);
    case 'phase':
      return words(`${phaseWords[event.phase].de}.`, `${phaseWords[event.phase].en}.`);
    case 'rolled':
      return words(`${who} würfelt ${event.dice.join(', ')}.`, `${who} rolls ${event.dice.join(', ')}.`);
    case 'laidOut':
      return words('Neue Männer, Frauen und Aufgaben liegen aus.', 'New men, women and tasks are laid out.');
    case 'settled': {
      const { de, en } = regionWords(event.island, event.terrain);
      const other = event.pushed === null ? null : (names[event.pushed] ?? '');
      return words(
        `${who} baut eine Hütte: ${de}${other === null ? '' : `, und verdrängt ${other} vom Bauplatz`}.`,
        `${who} builds a hut: ${en}${other === null ? '' : `, pushing ${other} off the site`}.`,
      );
    }
    case 'stored': {
      const { de, en } = materialWords(event.material);
      const beside = event.cell === 'beside';
      const cell = cellsName(event.cell);
      return words(
        `${who} legt ${de} ${beside ? 'neben das Tableau' : `auf den Zeremonienplatz (${cell.de})`}.`,
        `${who} places ${en} ${beside ? 'next to the board' : `in the ceremony area (${cell.en})`}.`,
      );
    }
    case 'got': {
      const { de, en } = gained[event.what](event.amount);
      return words(`${who} bekommt ${de} ${sources[event.from].de}.`, `${who} gets ${en} ${sources[event.from].en}.`);
    }
    case 'die': {
      const { de, en } = actionWords[event.action].name;
      const raised = event.value !== event.die;
      return words(
        `${who} setzt eine ${event.die} ein: ${de}${raised ? `, sie zählt als ${event.value}` : ''}.`,
        `${who} places a ${event.die}: ${en}${raised ? `, counting as ${event.value}` : ''}.`,
      );
    }
    case 'called': {
      const { de, en } = payWords(event.pay);
      return words(
        `${who} ruft den ${godColour[event.god].de}n Gott ${de}.`,
        `${who} calls the ${godColour[event.god].en} god ${en}.`,
      );
    }
    case 'fish': {
      const { de, en } = regionWords(event.island, event.terrain);
      return words(
        `${who} wertet den Fisch: ${de}, ${gained.points(event.points).de}.`,
        `${who} scores the fish: ${en}, ${gained.points(event.points).en}.`,
      );
    }
    case 'took': {
      const { de, en } = tradeOf(event.person);
      return words(`${who} nimmt von der ${event.slot}: ${de}.`, `${who} takes from ${event.slot}: ${en}.`);
    }
    case 'moved': {
      const { de, en } = tradeOf(event.person);
      return event.sex === 'man'
        ? words(`${who} tätowiert: ${de}.`, `${who} tattoos: ${en}.`)
        : words(`${who} sammelt Muscheln mit: ${de}.`, `${who} collects shells with: ${en}.`);
    }
    case 'drew':
      return event.card === undefined
        ? words(`${who} zieht eine Götterkarte vom Stapel.`, `${who} draws a god card from the pile.`)
        : words(`${who} nimmt ${cardName(event.card).de}.`, `${who} takes ${cardName(event.card).en}.`);
    case 'revealed':
      return null;
    case 'reshuffled':
      return words(
        'Die abgelegten Götterkarten werden zum neuen Stapel gemischt.',
        'The discarded god cards are shuffled into a new pile.',
      );
    case 'priest': {
      const out = event.out === null ? null : (names[event.out] ?? '');
      return words(
        `${who} stellt einen Priester auf Tempelfeld ${event.space}${out === null ? '' : `; ein Priester von ${out} fällt heraus`}.`,
        `${who} puts a priest on temple space ${event.space}${out === null ? '' : `; a priest of ${out} is pushed out`}.`,
      );
    }
    case 'built':
      return words(
        `${who} verbaut Bauplättchen ${event.building} (${cellsName(event.cells).de}): ${gained.points(event.points).de}.`,
        `${who} builds building tile ${event.building} (${cellsName(event.cells).en}): ${gained.points(event.points).en}.`,
      );
    case 'hut':
      return words(`${who} versetzt eine Hütte aufs 12. Feld.`, `${who} moves a hut to the 12th space.`);
    case 'used': {
      const { de, en } = tradeWords(event.sex, event.trade);
      const [greenDe, greenEn] = {
        no: ['', ''],
        double: [', doppelt', ', doubled'],
        extra: [', zusätzlich', ', in addition'],
      }[event.green];
      return words(`${who} nutzt ${event.tiles} × ${de}${greenDe}.`, `${who} uses ${event.tiles} × ${en}${greenEn}.`);
    }
    case 'statusScored':
      return words(
        `Status: ${tally(names, event.points)}. Neue Zugreihenfolge: ${list(names, event.order).de}.`,
        `Status: ${tally(names, event.points)}. New turn order: ${list(names, event.order).en}.`,
      );
    case 'templeScored': {
      const tile = event.tile === null ? null : (names[event.tile] ?? '');
      return words(
        `Tempel: ${tally(names, event.points)}. ${tile === null ? 'Ein Götterplättchen verfällt' : `Das Götterplättchen bekommt ${tile}`}.`,
        `Temple: ${tally(names, event.points)}. ${tile === null ? 'A god tile is lost' : `The god tile goes to ${tile}`}.`,
      );
    }
    case 'bought': {
      const { de, en } = jewelWords[event.kind].one;
      return words(
        `${who} kauft Schmuck (${de}, ${gained.points(event.points).de}) für ${gained.shell(event.cost).de}.`,
        `${who} buys jewellery (${en}, ${gained.points(event.points).en}) for ${gained.shell(event.cost).en}.`,
      );
    }
    case 'passed':
      return words(`${who} kauft keinen Schmuck.`, `${who} buys no jewellery.`);
    case 'showed':
      return words(
        `${who} zeigt Götterkarten vor: ${event.cards.map(god => godColour[god].de).join(', ')}.`,
        `${who} shows god cards: ${event.cards.map(god => godColour[god].en).join(', ')}.`,
      );
    case 'fulfilled': {
      const { de, en } = taskWords(event.needs);
      return words(
        `${who} erfüllt eine Aufgabe (${de}): ${gained.points(event.points).de}.`,
        `${who} fulfils a task (${en}): ${gained.points(event.points).en}.`,
      );
    }
    case 'discarded': {
      const { de, en } = taskWords(event.needs);
      return words(`${who} legt eine Aufgabe unerfüllt ab (${de}).`, `${who} discards a task (${en}).`);
    }
    case 'newTask': {
      const { de, en } = taskWords(event.needs);
      return words(`${who} nimmt eine neue Aufgabe: ${de}.`, `${who} takes a new task: ${en}.`);
    }
    case 'final':
      return words(
        `${who} bekommt am Ende für Fische ${event.fish}, Schmuck ${event.jewelry}, Götterplättchen ${event.gods} und Boni ${event.bonuses}.`,
        `${who} gets at the end ${event.fish} for fish, ${event.jewelry} for jewellery, ${event.gods} for god tiles and ${event.bonuses} in bonuses.`,
      );
    case 'end':
      return won(listed(event.winners.map(seat => alike(names[seat] ?? ''))), event.winners.length);
  }
}

const won = ({ de, en }: Words, winners: number): Words =>
  winners === 1 ? words(`${de} gewinnt.`, `${en} wins.`) : words(`${de} gewinnen gemeinsam.`, `${en} win together.`);

const tradeOf = (person: string): Words => {
  const [sex, trade] = person.split('-');
  return tradeWords(sex as 'man', trade as 'land');
};
