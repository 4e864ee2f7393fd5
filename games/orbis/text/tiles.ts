/** A tile's front in words. */
import { type Words, words } from '@atoll/engine';
import type { OrbisView, TileFace } from '../rules/types.ts';
import { colourNames, eitherColour, points, shrines, tileName, worshipers, worshipersName } from './names.ts';

/** What this very tile does, with its numbers and colours; empty where its points say it all. */
export function effectText(face: TileFace): Words {
  const { kind, number } = face;
  const colour = eitherColour(face.colours);
  switch (kind) {
    case 'farm':
      return words(`nie mehr ${colour.de} zahlen`, `never pay ${colour.en} again`);
    case 'village':
      return words(`${number} Anhänger zurücklegen`, `return ${worshipers(number).en}`);
    case 'forest':
      return words(`${number} Nachbarn in ${colour.de}`, `${number} neighbours in ${colour.en}`);
    case 'volcano':
      return words(
        `${number} aus der Auslage entfernen: ${colour.de}`,
        `remove ${number} from the display: ${colour.en}`,
      );
    case 'irrigation':
      return words(`darunter ${colour.de}`, `${colour.en} below`);
    case 'shrine':
      return shrines(number);
    case 'conversion':
      return face.colours.length > 1
        ? words('1 Anhänger beliebiger Farbe', '1 worshiper of any colour')
        : words(`${number} Anhänger in ${colour.de}`, `${worshipers(number).en} in ${colour.en}`);
    case 'rock':
      return words('zählt einfach so', 'simply counts');
  }
}

export function costText({ cost, any }: Pick<TileFace, 'cost' | 'any'>): Words {
  const coloured = worshipersName(cost);
  const wild = words(`${any} Bunt`, `${any} of any colour`);
  if (any === 0) return coloured.de === 'nichts' ? words('kostenlos', 'free') : coloured;
  if (coloured.de === 'nichts') return wild;
  return words(`${coloured.de}, ${wild.de}`, `${coloured.en}, ${wild.en}`);
}

/** Everything printed on a tile, in one line. */
export function faceText(face: TileFace): Words {
  const name = tileName(face);
  const effect = effectText(face);
  const cost = costText(face);
  const worth = points(face.points);
  const free = cost.de === 'kostenlos';
  const mystic =
    face.mystic > 0 ? words(`, Mystikwert ${face.mystic}`, `, mystic value ${face.mystic}`) : words('', '');
  return words(
    `${name.de}: ${effect.de}, ${worth.de}${mystic.de}, ${free ? cost.de : `kostet ${cost.de}`}`,
    `${name.en}: ${effect.en}, ${worth.en}${mystic.en}, ${free ? cost.en : `costs ${cost.en}`}`,
  );
}

/** The front of a tile that lies open on the table. */
export function faceOf(view: OrbisView, tile: string): TileFace {
  const face = view.tiles[tile];
  if (!face) throw new Error(`${tile} does not lie open on the table.`);
  return face;
}

/** The front of the region on a spot of the active seat's pyramid. */
export function faceAt(view: OrbisView, spot: string): TileFace {
  const region = view.worlds[view.active]?.pyramid.find(region => region.spot === spot);
  return faceOf(view, region?.tile ?? '');
}

export const colourList = (face: TileFace): Words =>
  words(face.colours.map(c => colourNames[c].de).join(', '), face.colours.map(c => colourNames[c].en).join(', '));
