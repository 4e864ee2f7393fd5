/** What people, tasks, jewelry and the rest of a village are called: for labels, hints and the lines beside pictures. */
import { type Words, words } from '@atoll/engine';
import type { Sex, Trade } from '../rules/names.ts';
import type { ViewCell, ViewJewel, ViewPerson, ViewVillage } from '../rules/viewTypes.ts';
import { jewelWords, materialWords, tradeWords } from '../text/components.ts';
import { needWords } from '../text/tasks.ts';
import type { Progress } from './progress.ts';

export const joined = (parts: readonly Words[], by = ', '): Words =>
  words(parts.map(({ de }) => de).join(by), parts.map(({ en }) => en).join(by));

/** `1 Muschel`, `3 Muscheln` */
export const counted = (n: number, de: readonly [string, string], en: readonly [string, string]): Words =>
  words(`${n} ${n === 1 ? de[0] : de[1]}`, `${n} ${n === 1 ? en[0] : en[1]}`);

export const shells = (n: number): Words => counted(n, ['Muschel', 'Muscheln'], ['shell', 'shells']);
export const points = (n: number): Words => counted(n, ['Punkt', 'Punkte'], ['point', 'points']);
export const offerings = (n: number): Words => counted(n, ['Opfergabe', 'Opfergaben'], ['offering', 'offerings']);
export const godCards = (n: number): Words => counted(n, ['Götterkarte', 'Götterkarten'], ['god card', 'god cards']);
export const godTiles = (n: number): Words =>
  counted(n, ['Götterplättchen', 'Götterplättchen'], ['god tile', 'god tiles']);
export const huts = (n: number): Words => counted(n, ['Hütte', 'Hütten'], ['hut', 'huts']);
export const steps = (n: number): Words =>
  counted(n, ['Statusschritt', 'Statusschritte'], ['status step', 'status steps']);

/** What a trade of this strength does: `Landweg bis 4`, `2 Götterkarten`. */
export function effectWords(trade: Trade, worth: number): Words {
  switch (trade) {
    case 'land':
      return words(`Landweg bis ${Math.min(worth, 6)}`, `land path up to ${Math.min(worth, 6)}`);
    case 'water':
      return words(`Wasserweg bis ${Math.min(worth, 6)}`, `water path up to ${Math.min(worth, 6)}`);
    case 'woman':
      return words(`Frau von bis zu ${Math.min(worth, 6)}`, `woman from up to ${Math.min(worth, 6)}`);
    case 'man':
      return words(`Mann von bis zu ${Math.min(worth, 6)}`, `man from up to ${Math.min(worth, 6)}`);
    case 'build':
      return words(`Bauplättchen bis ${Math.min(worth, 6)}`, `building up to ${Math.min(worth, 6)}`);
    case 'material':
      return counted(worth, ['Baustoff', 'Baustoffe'], ['material', 'materials']);
    case 'hut':
      return counted(worth, ['Hütte versetzen', 'Hütten versetzen'], ['hut to space 12', 'huts to space 12']);
    case 'points':
      return points(worth);
    case 'card':
      return godCards(worth);
    case 'offering':
      return offerings(worth);
    case 'status':
      return steps(worth);
    case 'shell':
      return shells(worth);
  }
}

/** What a man brings when he is tattooed, a woman when she collects shells; each once. */
export const symbolWords = (sex: Sex, n: number): Words => (sex === 'man' ? steps(n) : shells(n));

export const onceWords = ({ sex, symbols, moved }: Pick<ViewPerson, 'sex' | 'symbols' | 'moved'>): Words => {
  if (moved)
    return sex === 'man' ? words('schon tätowiert', 'tattooed') : words('Muscheln schon gesammelt', 'shells collected');
  const { de, en } = symbolWords(sex, symbols);
  return words(`beim Helfer einmal ${de}`, `once ${en} at the helper`);
};

/** A person on the board: where, what it does for whoever takes it as their `nth` of that trade, and what it brings once. */
export function offeredWords(person: ViewPerson, slot: number, worth: number, nth: number): Words {
  const name = tradeWords(person.sex, person.trade);
  const effect = effectWords(person.trade, worth);
  const once = onceWords(person);
  const again = nth > 1 ? words(`, dein ${nth}. Plättchen`, `, your tile number ${nth}`) : words('', '');
  return words(
    `${name.de} neben der ${slot}${again.de}: ${effect.de}; ${once.de}`,
    `${name.en} beside ${slot}${again.en}: ${effect.en}; ${once.en}`,
  );
}

/** `dein 2.`: equal tiles work together. */
export const nthWords = (nth: number): Words =>
  words(`dein ${nth}.`, `your ${nth === 2 ? '2nd' : nth === 3 ? '3rd' : `${nth}th`}`);

/** One tile in a village. */
export function villagerWords(person: ViewPerson): Words {
  const name = tradeWords(person.sex, person.trade);
  const once = onceWords(person);
  return words(`${name.de}: ${once.de}`, `${name.en}: ${once.en}`);
}

/** A trade in a village: `2 × Taucher: 2 Muscheln`. */
export function tradeGroupWords(sex: Sex, trade: Trade, tiles: number, worth: number): Words {
  const name = tradeWords(sex, trade);
  const effect = effectWords(trade, worth);
  return words(`${tiles} × ${name.de}: ${effect.de}`, `${tiles} × ${name.en}: ${effect.en}`);
}

/** `2 von 3`; `mindestens 1 von 2` where a hand is not known; `ja` for what can only be had or not. */
export function amountWords({ need, have, sure }: Progress): Words {
  if (need.count === 'first') return have > 0 ? words('ja', 'yes') : words('noch nicht', 'not yet');
  const n = Math.min(have, need.least);
  if (!sure && n < need.least) return words(`mindestens ${n} von ${need.least}`, `at least ${n} of ${need.least}`);
  return words(`${n} von ${need.least}`, `${n} of ${need.least}`);
}

/** `3 Frauen: 2 von 3` */
export function progressWords(progress: Progress): Words {
  const asked = needWords(progress.need);
  const amount = amountWords(progress);
  return words(`${asked.de}: ${amount.de}`, `${asked.en}: ${amount.en}`);
}

/** A whole task with how far somebody is: `1 Frau: 1 von 1, 1 Priester im Tempel: 0 von 1`. */
export const taskProgressWords = (all: readonly Progress[]): Words => joined(all.map(progressWords));

/** `Kette: 3 Punkte für 2 Muscheln` */
export function jewelOffer({ kind, cost, points: worth }: ViewJewel): Words {
  const { de, en } = jewelWords[kind].one;
  const [price, gain] = [shells(cost), points(worth)];
  return words(`${de}: ${gain.de} für ${price.de}`, `${en}: ${gain.en} for ${price.en}`);
}

/** What buying would leave: `dir bleiben 2 Muscheln`, `dir fehlt 1 Muschel`. */
export function purseWords(have: number, cost: number): Words {
  const n = Math.abs(have - cost);
  const { de, en } = shells(n);
  if (have === cost) return words('dir bleibt keine Muschel', 'that leaves you no shells');
  return have > cost
    ? words(n === 1 ? `dir bleibt ${de}` : `dir bleiben ${de}`, `that leaves you ${en}`)
    : words(n === 1 ? `dir fehlt ${de}` : `dir fehlen ${de}`, `you lack ${en}`);
}

export const capital = ({ de, en }: Words): Words => {
  const up = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return words(up(de), up(en));
};

/** `5 Hütten, 2 freie Felder, 1 Hütte auf dem 12. Feld` */
export function hutRowWords({ huts: left, freeSpaces, twelfth }: ViewVillage): Words {
  const row = huts(left);
  const spare = huts(twelfth);
  const free =
    freeSpaces === 1
      ? words('1 freies Feld', '1 free space')
      : words(`${freeSpaces} freie Felder`, `${freeSpaces} free spaces`);
  return words(
    `${row.de}, ${free.de} für Leute, ${spare.de} auf dem 12. Feld`,
    `${row.en}, ${free.en} for people, ${spare.en} on the 12th space`,
  );
}

/** `Feld b2: Platz für Holz`, `Feld b2: Holz`, `Feld b2: Bauplättchen 3` */
export function cellWords({ cell, material, holds }: ViewCell): Words {
  const { de, en } = materialWords(material);
  if (holds === 'nothing') return words(`Feld ${cell}: Platz für ${de}`, `Cell ${cell}: room for ${en}`);
  if (holds === 'material') return words(`Feld ${cell}: ${de}`, `Cell ${cell}: ${en}`);
  return words(`Feld ${cell}: Bauplättchen ${holds}`, `Cell ${cell}: building tile ${holds}`);
}

export const priests = (n: number): Words =>
  words(`${n} Priester im Vorrat`, n === 1 ? '1 priest in supply' : `${n} priests in supply`);
