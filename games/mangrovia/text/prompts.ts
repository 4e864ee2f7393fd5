/** What is asked, in one sentence. */
import { type Decision, type Words, words } from '@atoll/engine';
import type { MangroviaView } from '../rules/view/viewTypes.ts';
import { amulets } from './counted.ts';

export const kinds: Readonly<Record<string, Words>> = {
  bowl: words('Schale setzen', 'Place a bowl'),
  draw: words('Karte nehmen', 'Take a card'),
  amulets: words('Amulette sammeln', 'Collect amulets'),
  throw: words('Amulett zurückwerfen', 'Return an amulet'),
  build: words('Hütte bauen', 'Build a hut'),
  birds: words('Paradiesvögel setzen', 'Place the birds'),
};

export function prompt(_decision: Decision, view: MangroviaView): Words {
  const step = view.steps.at(-1);
  switch (step?.kind) {
    case 'bowl':
      return words('Setz eine Schale auf eine freie Kultstätte.', 'Place a bowl on a free cult site.');
    case 'draw':
      if (step.from === 'open') return words('Nimm eine offene Karte.', 'Take a face-up card.');
      return step.from === 'pile'
        ? words('Zieh eine verdeckte Karte.', 'Draw a face-down card.')
        : words('Nimm eine Karte, offen oder verdeckt.', 'Take a card, face up or face down.');
    case 'amulets': {
      const own = view.supplies[step.seat];
      if (!own || own.amuletHuts === 0) return words('Nimm dir ein Amulett vom Wert 1.', 'Take an amulet of value 1.');
      return own.drawsAmulets === 1
        ? words('Zieh ein Amulett aus dem Säckchen.', 'Draw an amulet from the bag.')
        : words(
            `Zieh ${amulets(own.drawsAmulets).de}, eines geht zurück.`,
            `Draw ${amulets(own.drawsAmulets).en}; one goes back.`,
          );
    }
    case 'throw':
      return words('Wirf eines der gezogenen Amulette zurück.', 'Return one of the drawn amulets to the bag.');
    case 'build':
      if (step.amulets) return words('Bau eine Hütte oder sammle Amulette.', 'Build a hut or collect amulets.');
      if (step.double) return words('Bau eine Hütte oder eine Doppelhütte.', 'Build a hut or a double hut.');
      return step.left > 1
        ? words('Bau eine Hütte; danach darfst du noch eine bauen.', 'Build a hut; after that you may build another.')
        : words('Bau eine Hütte.', 'Build a hut.');
    case 'birds':
      return words('Setz die Paradiesvögel auf zwei Landschaften.', 'Place the birds on two landscapes.');
    default:
      return words('Die Partie ist zu Ende.', 'The game is over.');
  }
}
