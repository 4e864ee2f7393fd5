/** What is asked, in one sentence. */
import { type Decision, type Words, words } from '@atoll/engine';
import { REGIONS } from '../rules/regions/pyramid.ts';
import type { OrbisView } from '../rules/types.ts';
import { eitherColour, worshipers } from './names.ts';
import { costText, faceAt } from './tiles.ts';

export const kinds: Readonly<Record<string, Words>> = {
  take: words('Landschaft oder Gottheit nehmen', 'Take a region or a god'),
  place: words('Landschaft legen', 'Place a region'),
  pay: words('Bezahlen', 'Pay'),
  village: words('Dorf', 'Village'),
  volcano: words('Vulkan', 'Volcano'),
  convert: words('Bekehrung', 'Conversion'),
  love: words('Göttin der Liebe', 'Goddess of Love'),
  death: words('Gott des Todes', 'God of Death'),
  trim: words('Auf zehn Anhänger zurück', 'Down to ten worshippers'),
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
    case 'place':
      return words(
        'Leg die Landschaft in deine Welt oder dreh sie zur Wildnis um.',
        'Add the region to your world, or turn it over into a wilderness.',
      );
    case 'pay': {
      const { de, en } = costText(faceAt(view, step.spot));
      return words(`Womit bezahlst du? Es kostet ${de}.`, `What do you pay with? It costs ${en}.`);
    }
    case 'village': {
      const { de, en } = worshipers(view.wanted);
      return words(
        `Leg für das Dorf ${de} zurück, sonst zählt es nicht.`,
        `Return ${en} for the village, or it won’t count.`,
      );
    }
    case 'volcano': {
      const face = faceAt(view, step.spot);
      const [number, list] = [worshipers(step.left), eitherColour(face.colours)];
      return step.left === face.number
        ? words(
            `Entferne ${number.de} aus der Auslage (${list.de}) oder verzichte.`,
            `Remove ${number.en} from the display (${list.en}), or decline.`,
          )
        : words(`Entferne noch ${step.left}: ${list.de}.`, `Remove ${step.left} more: ${list.en}.`);
    }
    case 'convert':
      return words('Nimm einen Anhänger in einer Farbe deiner Wahl.', 'Take one worshipper of any colour.');
    case 'love': {
      const { de, en } = worshipers(view.wanted);
      return words(`Nimm ${de} in Farben deiner Wahl.`, `Take ${en} in colours of your choice.`);
    }
    case 'death': {
      const { de, en } = worshipers(view.wanted);
      return words(
        `Leg für den Gott des Todes ${de} zurück, sonst zählt er nicht.`,
        `Return ${en} for the God of Death, or he won’t count.`,
      );
    }
    case 'trim':
      return words(
        `Höchstens zehn Anhänger: Leg noch ${view.wanted} zurück.`,
        `Ten worshippers at most: return ${view.wanted} more.`,
      );
    default:
      return kinds[kind] ?? words(kind, kind);
  }
}
