/** Moves, and the choices within them, in words. */
import { counted, joined, type Words, words } from '@atoll/engine';
import type { Action, God, JewelryKind, Material, Pay, Sex, Trade } from '../rules/names.ts';
import type { BoraMove, CardSource } from '../rules/types.ts';
import type { BoraView, ViewPerson, ViewRegion } from '../rules/view/viewTypes.ts';
import { cellsName } from './cells.ts';
import {
  actionWords,
  godColour,
  goodWords,
  jewelWords,
  materialWords,
  payWords,
  regionWords,
  swapWords,
  tradeWords,
} from './components.ts';
import { nouns } from './nouns.ts';
import { taskWords } from './tasks.ts';

const told = (...parts: readonly (Words | null)[]): Words => joined(parts.filter(part => part !== null));

const lead = (de: string, en: string, rest: Words): Words => words(`${de}${rest.de}`, `${en}${rest.en}`);

const whole = words('nichts', 'nothing');

function region(id: unknown, view: BoraView): Words {
  const found = view.regions.find((r: ViewRegion) => r.id === id);
  return found ? regionWords(found.island, found.terrain) : whole;
}

/** A region with what it gives and the fish beside it. */
function regionWorth(id: unknown, view: BoraView): Words {
  const found = view.regions.find((r: ViewRegion) => r.id === id);
  if (!found) return whole;
  const { de, en } = regionWords(found.island, found.terrain);
  const good = goodWords[found.good];
  return words(`${de}: ${good.de}, Fisch ${found.fish}`, `${en}: ${good.en}, fish ${found.fish}`);
}

function task(id: unknown, view: BoraView): Words {
  const all = [...view.tasks, ...view.villages.flatMap(v => [...v.tasks, ...v.fulfilled])];
  const found = all.find(t => t.id === id);
  return found ? taskWords(found.needs) : words('Aufhören', 'Stop');
}

const card = (source: CardSource): Words =>
  source === 'pile'
    ? words('Götterkarte vom Stapel', 'god card from the pile')
    : words(`${godColour[source].de} Götterkarte`, `${godColour[source].en} god card`);

function symbols({ sex, symbols: n }: Pick<ViewPerson, 'sex' | 'symbols'>): Words {
  return counted(n, sex === 'man' ? nouns.step : nouns.shell);
}

/** `Taucherin 2 (3 Muscheln)` */
function personWords(id: string, view: BoraView): Words {
  const [sex = '', trade = '', copy = ''] = id.split('-');
  const all = [...view.men, ...view.women, ...view.villages.flatMap(v => v.people)];
  const found = all.find(person => person?.person === id);
  const { de, en } = tradeWords(sex as Sex, trade as Trade);
  const marks = found ? symbols(found) : whole;
  return words(`${de} ${copy} (${marks.de})`, `${en} ${copy} (${marks.en})`);
}

/** `Fährtensucher`, with how many of them there are. */
function tradeUsed(use: string): Words {
  const [sex, trade] = use.split('-');
  return tradeWords(sex as Sex, trade as Trade);
}

function slot(number: unknown, view: BoraView): Words {
  const step = view.steps.at(-1);
  const tiles = step?.kind === 'take' && step.sex === 'woman' ? view.women : view.men;
  const person = tiles[Number(number) - 1];
  if (!person) return words(`neben der ${number}`, `at ${number}`);
  const { de, en } = personWords(person.person, view);
  return words(`${de}, neben der ${number}`, `${en}, at ${number}`);
}

function jewel(id: unknown, view: BoraView): Words {
  const found = view.jewelry.flat().find(tile => tile?.jewel === id);
  if (!found) return words('Nichts kaufen', 'Buy nothing');
  const { de, en } = jewelWords[found.kind as JewelryKind].one;
  const [gain, price] = [counted(found.points, nouns.point), counted(found.cost, nouns.shell)];
  return words(`${de}: ${gain.de} für ${price.de}`, `${en}: ${gain.en} for ${price.en}`);
}

const cell = (name: unknown): Words =>
  name === 'beside'
    ? words('neben das Tableau', 'next to your board')
    : words(`auf ${cellsName(String(name)).de}`, `on ${cellsName(String(name)).en}`);

const called = (god: God, pay: Pay): Words | null => {
  if (pay === 'none') return null;
  const { de, en } = payWords(pay);
  return words(`${godColour[god].de}r Gott ${de}`, `${godColour[god].en} god ${en}`);
};

const greenWords = {
  no: words('ohne grünen Gott', 'without the green god'),
  double: words('doppelt durch den grünen Gott', 'doubled by the green god'),
  extra: words('zusätzlich durch den grünen Gott', 'in addition, by the green god'),
};

const howWords = {
  fulfil: words('Erfüllen', 'Fulfil'),
  discard: words('Unerfüllt ablegen', 'Discard'),
  yellow: words('Mit gelbem Gott erfüllen', 'Fulfil with the yellow god'),
};

const done = words('Fertig', 'Done');

/** A move as one line. */
export function moveWords(move: BoraMove, view: BoraView): Words {
  if ('region' in move) return lead('Hütte bauen: ', 'Build a hut: ', regionWorth(move.region, view));
  if ('die' in move)
    return told(
      lead(`${move.die} → `, `${move.die} → `, actionWords[move.action].name),
      called('blue', move.blue),
      called('white', move.white),
    );
  if ('red' in move)
    return move.red === 'none'
      ? words('Den Fisch nicht werten', 'Don’t score the fish')
      : lead('Den Fisch werten: ', 'Score the fish: ', called('red', move.red) ?? done);
  if ('slot' in move) return lead('Nehmen: ', 'Take: ', slot(move.slot, view));
  if ('swap' in move) {
    if (move.swap === 'done') return words('Fertig, Rest verfällt', 'Done, skip the rest');
    const { de, en } = swapWords[move.swap].name;
    if ('person' in move) return lead(`${de}: `, `${en}: `, personWords(move.person, view));
    if ('card' in move) return lead('', 'Take a ', card(move.card));
    if ('material' in move) return told(materialWords(move.material), cell(move.cell));
    return words(de, en);
  }
  if ('material' in move) return told(materialWords(move.material), cell(move.cell));
  if ('space' in move) return words(`Priester auf Feld ${move.space}`, `Priest on space ${move.space}`);
  if ('building' in move)
    return words(
      `Bauplättchen ${move.building} auf ${cellsName(move.cells).de}`,
      `Building tile ${move.building} on ${cellsName(move.cells).en}`,
    );
  if ('gift' in move) return told(gift(move.gift), and(move.and));
  if ('use' in move) {
    if (move.use === 'done') return words('Niemanden mehr nutzen', 'Use nobody else');
    const green = 'pay' in move ? told(greenWords[move.green], payWords(move.pay)) : null;
    return told(lead('Nutzen: ', 'Use: ', tradeUsed(move.use)), green);
  }
  if ('card' in move) return lead('', 'Take a ', card(move.card));
  if ('hut' in move) return hut(move.hut);
  if ('jewel' in move) return jewel(move.jewel, view);
  if (!('how' in move))
    return move.task === 'done'
      ? words('Keine Aufgabe mehr', 'No more tasks')
      : lead('Nehmen: ', 'Take: ', task(move.task, view));
  const { de, en } = howWords[move.how];
  return told(lead(`${de}: `, `${en}: `, task(move.task, view)), 'pay' in move ? payWords(move.pay) : null);
}

const gift = (what: CardSource | 'offering'): Words => (what === 'offering' ? counted(1, nouns.offering) : card(what));
const and = (what: unknown): Words => counted(1, what === 'status' ? nouns.step : nouns.shell);
const hut = (what: unknown): Words =>
  what === 'move'
    ? words('Hütte aufs 12. Feld', 'Hut to the 12th space')
    : words('Keine weitere Hütte', 'No more huts');

/** A value of one field of a move. */
export function choiceWords(field: string, value: string | number | boolean, view: BoraView): Words {
  switch (field) {
    case 'region':
      return region(value, view);
    case 'material':
      return materialWords(value as Material);
    case 'cell':
      return cell(value);
    case 'cells':
      return cellsName(String(value));
    case 'die':
      return words(`Würfel ${value}`, `die ${value}`);
    case 'action':
      return actionWords[value as Action].name;
    case 'blue':
    case 'white':
    case 'red':
    case 'pay':
      return payWords(value as Pay);
    case 'slot':
      return slot(value, view);
    case 'swap':
      return value === 'done' ? done : swapWords[value as keyof typeof swapWords].name;
    case 'person':
      return personWords(String(value), view);
    case 'card':
      return card(value as CardSource);
    case 'space':
      return words(`Feld ${value}`, `space ${value}`);
    case 'building':
      return words(`Bauplättchen ${value}`, `building tile ${value}`);
    case 'gift':
      return gift(value as CardSource);
    case 'and':
      return and(value);
    case 'use':
      return value === 'done' ? done : tradeUsed(String(value));
    case 'green':
      return greenWords[value as keyof typeof greenWords];
    case 'hut':
      return hut(value);
    case 'jewel':
      return jewel(value, view);
    case 'how':
      return howWords[value as keyof typeof howWords];
    default:
      return task(value, view);
  }
}
