/** What people, tasks, jewellery and the rest of a village are called: for labels, hints and the lines beside pictures. */
import { capitalised, counted, joined, type Words, words } from '@atoll/engine';
import type { Sex, Trade } from '../../rules/names.ts';
import type { ViewCell, ViewJewel, ViewPerson, ViewVillage } from '../../rules/view/viewTypes.ts';
import { jewelWords, materialWords, tradeWords } from '../../text/components.ts';
import { nouns } from '../../text/nouns.ts';
import { needWords } from '../../text/tasks.ts';
import type { Progress } from './progress.ts';

export const shells = (n: number): Words => counted(n, nouns.shell);
export const points = (n: number): Words => counted(n, nouns.point);
export const offerings = (n: number): Words => counted(n, nouns.offering);
export const godCards = (n: number): Words => counted(n, nouns.godCard);
export const godTiles = (n: number): Words => counted(n, nouns.godTile);
export const huts = (n: number): Words => counted(n, nouns.hut);
export const steps = (n: number): Words => counted(n, nouns.step);

/** What a trade of this strength does: `Landweg bis 4`, `2 Götterkarten`. */
export function effectWords(trade: Trade, worth: number): Words {
  switch (trade) {
    case 'land':
      return words(`Landweg bis ${Math.min(worth, 6)}`, `land path up to ${Math.min(worth, 6)}`);
    case 'water':
      return words(`Wasserweg bis ${Math.min(worth, 6)}`, `water path up to ${Math.min(worth, 6)}`);
    case 'woman':
      return words(`Frau bis ${Math.min(worth, 6)}`, `woman up to ${Math.min(worth, 6)}`);
    case 'man':
      return words(`Mann bis ${Math.min(worth, 6)}`, `man up to ${Math.min(worth, 6)}`);
    case 'build':
      return words(`Bauplättchen bis ${Math.min(worth, 6)}`, `building tile up to ${Math.min(worth, 6)}`);
    case 'material':
      return counted(worth, nouns.material);
    case 'hut':
      return counted(worth, nouns.hutToMove);
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
const symbolWords = (sex: Sex, n: number): Words => (sex === 'man' ? steps(n) : shells(n));

export const onceWords = ({ sex, symbols, moved }: Pick<ViewPerson, 'sex' | 'symbols' | 'moved'>): Words => {
  if (moved)
    return sex === 'man' ? words('schon tätowiert', 'tattooed') : words('Muscheln schon gesammelt', 'shells collected');
  const { de, en } = symbolWords(sex, symbols);
  return words(`beim Helfer einmal ${de}`, `once ${en} at the helper`);
};

/** A person on the board: where, what it does for a player who takes it as the `nth` of that trade, and what it brings once. */
export function offeredWords(person: ViewPerson, slot: number, worth: number, nth: number): Words {
  const name = capitalised(tradeWords(person.sex, person.trade));
  const effect = effectWords(person.trade, worth);
  const once = onceWords(person);
  const again = nth > 1 ? words(`, dein ${nth}. Plättchen`, `, ${nthWords(nth).en} tile`) : words('', '');
  return words(
    `${name.de} neben der ${slot}${again.de}: ${effect.de}; ${once.de}`,
    `${name.en} at ${slot}${again.en}: ${effect.en}; ${once.en}`,
  );
}

/** `dein 2.`: tiles of one trade work together. */
export const nthWords = (nth: number): Words =>
  words(`dein ${nth}.`, `your ${nth === 2 ? '2nd' : nth === 3 ? '3rd' : `${nth}th`}`);

/** One tile in a village. */
export function villagerWords(person: ViewPerson): Words {
  const name = capitalised(tradeWords(person.sex, person.trade));
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
  const { de, en } = capitalised(jewelWords[kind].one);
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

/** `5 Hütten, 2 freie Felder, 1 Hütte auf dem 12. Feld` */
export function hutRowWords({ huts: left, freeSpaces, twelfth }: ViewVillage): Words {
  const row = huts(left);
  const spare = huts(twelfth);
  const free = counted(freeSpaces, nouns.freeSpace);
  return words(
    `${row.de}, ${free.de} für Männer und Frauen, ${spare.de} auf dem 12. Feld`,
    `${row.en}, ${free.en} for men and women, ${spare.en} on the 12th space`,
  );
}

/** `Feld b2: Platz für Holz`, `Feld b2: Holz`, `Feld b2: Bauplättchen 3` */
export function cellWords({ cell, material, holds }: ViewCell): Words {
  const { de, en } = materialWords(material);
  if (holds === 'nothing') return words(`Feld ${cell}: Platz für ${de}`, `Cell ${cell}: room for ${en}`);
  if (holds === 'material') return words(`Feld ${cell}: ${de}`, `Cell ${cell}: ${en}`);
  return words(`Feld ${cell}: Bauplättchen ${holds}`, `Cell ${cell}: building tile ${holds}`);
}

export const priests = (n: number): Words => {
  const { de, en } = counted(n, nouns.priest);
  return words(`${de} im Vorrat`, `${en} in supply`);
};
