/** What is asked, in one sentence. */
import { type Decision, type Words, words } from '@atoll/engine';
import { REGIONS } from '../rules/pyramid.ts';
import type { OrbisView } from '../rules/types.ts';
import { tileName, worshipers } from './names.ts';
import { colourList, costText, faceAt, faceOf } from './tiles.ts';

export const kinds: Readonly<Record<string, Words>> = {
  take: words('Landschaft oder Gottheit nehmen', 'Take a region or a god'),
  place: words('Landschaft legen', 'Lay a region'),
  pay: words('Bezahlen', 'Pay'),
  village: words('Dorf', 'Village'),
  volcano: words('Vulkan', 'Volcano'),
  convert: words('Bekehrung', 'Conversion'),
  love: words('Göttin der Liebe', 'Goddess of Love'),
  death: words('Gott des Todes', 'God of Death'),
  trim: words('Auf zehn Anhänger zurück', 'Down to ten worshipers'),
};

export function prompt({ kind }: Decision, view: OrbisView): Words {
  const step = view.steps.at(-1);
  switch (step?.kind) {
    case 'take': {
      const world = view.worlds[view.active];
      if (world?.pyramid.length === REGIONS) return words('Nimm dir eine Gottheit.', 'Take a god.');
      return world?.god
        ? words('Nimm eine Landschaft aus der Auslage.', 'Take a region from the display.')
        : words(
            'Nimm eine Landschaft aus der Auslage oder eine Gottheit.',
            'Take a region from the display, or a god.',
          );
    }
    case 'place': {
      const face = faceOf(view, step.tile);
      const [name, cost] = [tileName(face), costText(face)];
      return words(
        `Leg ${name.de} in deine Welt (${cost.de}), oder dreh sie zur Wildnis um.`,
        `Lay ${name.en} into your world (${cost.en}), or turn it over into a wilderness.`,
      );
    }
    case 'pay': {
      const { de, en } = costText(faceAt(view, step.spot));
      return words(`Womit bezahlst du? Es kostet ${de}.`, `What do you pay with? It costs ${en}.`);
    }
    case 'village': {
      const { de, en } = worshipers(view.wanted);
      return words(
        `Leg für das Dorf ${de} zurück, oder es zählt nicht.`,
        `Return ${en} for the village, or it does not count.`,
      );
    }
    case 'volcano': {
      const face = faceAt(view, step.spot);
      const list = colourList(face);
      return step.left === face.number
        ? words(
            `Entfern für den Vulkan ${step.left} Anhänger aus der Auslage (${list.de}), oder er zählt nicht.`,
            `Remove ${worshipers(step.left).en} from the display for the volcano (${list.en}), or it does not count.`,
          )
        : words(`Entfern noch ${step.left}: ${list.de}.`, `Remove ${step.left} more: ${list.en}.`);
    }
    case 'convert':
      return words('Nimm einen Anhänger in einer Farbe deiner Wahl.', 'Take one worshiper of any colour.');
    case 'love': {
      const { de, en } = worshipers(view.wanted);
      return words(`Nimm ${de} in Farben deiner Wahl.`, `Take ${en} of colours of your choice.`);
    }
    case 'death': {
      const { de, en } = worshipers(view.wanted);
      return words(
        `Leg für den Gott des Todes ${de} zurück, oder er zählt nicht.`,
        `Return ${en} for the God of Death, or he does not count.`,
      );
    }
    case 'trim':
      return words(
        `Mehr als zehn Anhänger darfst du nicht behalten: Leg noch ${view.wanted} ab.`,
        `You may not keep more than ten worshipers: put ${view.wanted} more back.`,
      );
    default:
      return kinds[kind] ?? words(kind, kind);
  }
}
