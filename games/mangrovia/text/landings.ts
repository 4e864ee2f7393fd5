/** What a landing lets one do, in words. */
import { joined, type Words, words } from '@atoll/engine';
import { type Box, landingsOf } from '../editions/box.ts';
import type { Action } from '../editions/edition.ts';

const actions: Readonly<Record<Action, Words>> = {
  open: words('eine offene Karte', 'a face-up card'),
  pile: words('eine verdeckte Karte', 'a face-down card'),
  any: words('eine Karte, offen oder verdeckt', 'a card, face up or face down'),
  amulets: words('Amulette sammeln', 'collect amulets'),
  hut: words('eine Hütte bauen', 'build a hut'),
  'amulets-or-hut': words('Amulette sammeln oder eine Hütte bauen', 'collect amulets or build a hut'),
  'hut-or-double': words('eine Hütte oder eine Doppelhütte bauen', 'build a hut or a double hut'),
  'two-huts': words('bis zu zwei Hütten bauen', 'build up to two huts'),
  birds: words('die Paradiesvögel setzen und Startspieler werden', 'place the birds and begin the next round'),
};

/** The same kind of card several times. */
const several: Readonly<Partial<Record<Action, Words>>> = {
  open: words('offene Karten', 'face-up cards'),
  pile: words('verdeckte Karten', 'face-down cards'),
  any: words('Karten, jede offen oder verdeckt', 'cards, each face up or face down'),
};

const numbers: Readonly<Record<number, Words>> = {
  2: words('zwei', 'two'),
  3: words('drei', 'three'),
  4: words('vier', 'four'),
};

/** So many of one action in a row. */
function run(action: Action, n: number): Words[] {
  const [many, number] = [several[action], numbers[n]];
  if (n === 1 || !many || !number) return Array.from({ length: n }, () => actions[action]);
  return [words(`${number.de} ${many.de}`, `${number.en} ${many.en}`)];
}

/** One action after the other: “zwei offene Karten, dann eine verdeckte Karte”. */
export function landingText(box: Box, landing: number): Words {
  const said: Words[] = [];
  const all = box.landings[landing - 1] ?? [];
  for (let from = 0, to = 0; from < all.length; from = to) {
    const action = all[from];
    while (all[to] === action) to++;
    said.push(...run(action, to - from));
  }
  return words(said.map(({ de }) => de).join(', dann '), said.map(({ en }) => en).join(', then '));
}

/** Both landings of a cult site: “Anlegestelle 1 – zwei offene Karten …; Anlegestelle 12 – die Paradiesvögel …”. */
export const landingsText = (box: Box, site: number): Words =>
  joined(
    landingsOf(site - 1).map(landing => {
      const { de, en } = landingText(box, landing);
      return words(`Anlegestelle ${landing} – ${de}`, `landing ${landing} – ${en}`);
    }),
    '; ',
  );
