/** A tile's front in words. */
import { counted, formFor, listed, type ThingName, type Words, words } from '@atoll/engine';
import { colours, type OrbisView, type TileFace } from '../rules/types.ts';
import { colouredWorshipers, eitherColour, points, shrines, someOf, tileThing, worshipers } from './names.ts';
import { nouns } from './nouns.ts';

/** What this very tile does, with its numbers and colours. */
export function effectText(face: TileFace): Words {
  const { kind, number } = face;
  const colour = eitherColour(face.colours);
  switch (kind) {
    case 'farm':
      return words(`nie mehr ${colour.de} zahlen`, `never pay ${colour.en} again`);
    case 'village':
      return words(`${worshipers(number).de} zurücklegen`, `return ${worshipers(number).en}`);
    case 'forest':
      return words(
        `${counted(number, nouns.neighbour).de} in ${colour.de}`,
        `${number} ${colour.en} ${formFor(number, nouns.neighbour).en}`,
      );
    case 'volcano':
      return words(
        `${number} aus der Auslage entfernen (${colour.de})`,
        `remove ${number} from the display (${colour.en})`,
      );
    case 'irrigation':
      return words(`darunter ${colour.de}`, `${colour.en} below`);
    case 'shrine':
      return shrines(number);
    case 'conversion':
      return face.colours.length > 1
        ? words('1 Anhänger beliebiger Farbe', '1 worshipper of any colour')
        : colouredWorshipers(number, face.colours[0] ?? face.colour);
    case 'rock':
      return words('ohne Bedingung', 'no condition');
  }
}

export function costText({ cost, any }: Pick<TileFace, 'cost' | 'any'>): Words {
  const parts = colours.filter(colour => cost[colour] > 0).map(colour => someOf(cost[colour], colour));
  if (any > 0) parts.push(words(`${any} × beliebig`, `${any} of any colour`));
  return parts.length === 0 ? words('kostenlos', 'free') : listed(parts);
}

/** Everything printed on a tile, in one line. */
export const faceText = (face: TileFace): Words => described(tileThing(face).alone, face);

/** The same for a sentence: `den Wald (Grün, Stufe 2): 2 Nachbarn in Gelb …`. */
export const theFace = (face: TileFace, which: keyof ThingName['the']): Words =>
  described(tileThing(face).the[which], face);

function described(name: Words, face: TileFace): Words {
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
