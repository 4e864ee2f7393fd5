/** Moves as lines, and the choices within them. */
import { type Words, words } from '@atoll/engine';
import {
  type Colour,
  type Counts,
  colours,
  type GodId,
  type OrbisMove,
  type OrbisView,
  type SpotName,
} from '../rules/types.ts';
import { cellNames, colourNames, godEffects, godNames, tileName, worshipersName } from './names.ts';
import { faceOf, faceText } from './tiles.ts';

/** Where a spot of the active seat's pyramid lies: row and place, counted from the left. */
export function spotText(view: OrbisView, spot: SpotName): Words {
  const [row = 0, column = 0] = spot.split(',').map(Number);
  const base = (view.worlds[view.active]?.pyramid ?? []).map(region => region.spot.split(',').map(Number));
  const columns = base.filter(([of]) => of === 1).map(([, at]) => at ?? 0);
  const left = Math.min(...columns);
  if (row > 1)
    return words(
      `Ebene ${row}, ${column - left + 1}. von links`,
      `row ${row}, place ${column - left + 1} from the left`,
    );
  if (columns.length === 0) return words('Ebene 1, als Anfang', 'row 1, to begin with');
  return column < left
    ? words('Ebene 1, links daneben', 'row 1, at its left')
    : words('Ebene 1, rechts daneben', 'row 1, at its right');
}

const declining = words('Verzichten: „Nicht erfüllt“', 'Decline: a cancelation token');

const doing: Readonly<Record<OrbisMove['do'], Words>> = {
  take: words('Eine Landschaft nehmen', 'Take a region'),
  god: words('Eine Gottheit nehmen', 'Take a god'),
  exchange: words('3 : 1 tauschen', 'Exchange 3 : 1'),
  place: words('In die Welt legen', 'Lay into your world'),
  pay: words('Bezahlen', 'Pay'),
  return: words('Anhänger zurücklegen', 'Return worshipers'),
  cancel: declining,
  erupt: words('Anhänger entfernen', 'Remove a worshiper'),
  convert: words('Einen Anhänger nehmen', 'Take a worshiper'),
  gain: words('Anhänger nehmen', 'Take worshipers'),
  discard: words('Einen Anhänger ablegen', 'Put a worshiper back'),
};

export function moveText(move: OrbisMove, view: OrbisView): Words {
  switch (move.do) {
    case 'take': {
      const { de, en } = faceText(faceOf(view, move.tile));
      return words(`Nimm ${de}`, `Take ${en}`);
    }
    case 'god': {
      const [name, effect] = [godNames[move.god], godEffects[move.god]];
      return words(`Nimm ${name.de}: ${effect.de}`, `Take the ${name.en}: ${effect.en}`);
    }
    case 'exchange': {
      const [from, to] = [colourNames[move.from], colourNames[move.to]];
      return words(`Tausch 3 ${from.de} gegen 1 ${to.de}`, `Exchange 3 ${from.en} for 1 ${to.en}`);
    }
    case 'place': {
      const { de, en } = spotText(view, move.spot);
      return move.side === 'region'
        ? words(`Als Landschaft auf ${de}`, `As a region in ${en}`)
        : words(`Als Wildnis auf ${de}`, `As a wilderness in ${en}`);
    }
    case 'pay':
      return withCounts('Zahl', 'Pay', move);
    case 'return':
      return withCounts('Leg zurück:', 'Return', move);
    case 'gain':
      return withCounts('Nimm', 'Take', move);
    case 'cancel':
      return declining;
    case 'erupt': {
      const colour = colourNames[move.colour];
      const { de, en } = displayed(view, move.tile);
      return words(`Entferne 1 ${colour.de} von ${de}`, `Remove 1 ${colour.en} from ${en}`);
    }
    case 'convert':
      return words(`Nimm 1 ${colourNames[move.colour].de}`, `Take 1 ${colourNames[move.colour].en}`);
    case 'discard':
      return words(`Leg 1 ${colourNames[move.colour].de} ab`, `Put 1 ${colourNames[move.colour].en} back`);
  }
}

function withCounts(de: string, en: string, counts: Counts): Words {
  const list = worshipersName(counts);
  return words(`${de} ${list.de}`, `${en} ${list.en}`);
}

/** A tile of the display with its place. */
function displayed(view: OrbisView, tile: string): Words {
  const name = tileName(faceOf(view, tile));
  const cell = cellNames[view.display.findIndex(cell => cell.tile === tile)];
  return words(`${name.de}, ${cell?.de ?? ''}`, `${name.en}, ${cell?.en ?? ''}`);
}

export function choiceText(field: string, value: string | number | boolean, view: OrbisView): Words {
  switch (field) {
    case 'do':
      return doing[value as OrbisMove['do']];
    case 'tile':
      return view.steps.at(-1)?.kind === 'volcano'
        ? displayed(view, String(value))
        : faceText(faceOf(view, String(value)));
    case 'god':
      return godNames[value as GodId];
    case 'spot':
      return spotText(view, String(value));
    case 'side':
      return value === 'region' ? words('als Landschaft', 'as a region') : words('als Wildnis', 'as a wilderness');
    case 'from':
    case 'to':
    case 'colour':
      return colourNames[value as Colour];
    default:
      return colours.includes(field as Colour)
        ? words(`${value} ${colourNames[field as Colour].de}`, `${value} ${colourNames[field as Colour].en}`)
        : words(String(value), String(value));
  }
}
