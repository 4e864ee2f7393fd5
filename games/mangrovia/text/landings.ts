/** What a landing lets one do, in words. */
import { type Words, words } from '@atoll/engine';
import type { Box } from '../rules/box.ts';
import type { Action } from '../rules/edition.ts';

const actions: Readonly<Record<Action, Words>> = {
  open: words('eine offene Karte', 'an open card'),
  pile: words('eine verdeckte Karte', 'a face-down card'),
  any: words('eine Karte, offen oder verdeckt', 'a card, open or face down'),
  amulets: words('Amulette sammeln', 'collect amulets'),
  hut: words('eine Hütte bauen', 'build a hut'),
  'amulets-or-hut': words('Amulette sammeln oder eine Hütte bauen', 'collect amulets or build a hut'),
  'hut-or-double': words('eine Hütte oder eine Doppelhütte bauen', 'build a hut or a double hut'),
  'two-huts': words('bis zu zwei Hütten bauen', 'build up to two huts'),
  birds: words('die Paradiesvögel setzen und Startspieler werden', 'place the birds and begin the next round'),
};

/** One action after the other: “eine offene Karte, dann eine verdeckte Karte”. */
export function landingText(box: Box, landing: number): Words {
  const said = (box.landings[landing - 1] ?? []).map(action => actions[action]);
  return words(said.map(({ de }) => de).join(', dann '), said.map(({ en }) => en).join(', then '));
}
