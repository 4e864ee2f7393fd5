/** Moves as lines, and the choices within them. */
import { fromThe, joined, type Words, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import {
  type Colour,
  type Counts,
  colours,
  type GodId,
  type OrbisMove,
  type OrbisView,
  type SpotName,
} from '../rules/types.ts';
import {
  cellNames,
  colourNames,
  godEffects,
  godNames,
  godThings,
  oneWorshiper,
  someOf,
  tileName,
  tileThing,
  worshipersName,
} from './names.ts';
import { faceOf, faceText, theFace } from './tiles.ts';

/** Where a spot of the active seat's pyramid lies: row and place, counted from the left. */
export function spotText(view: OrbisView, spot: SpotName): Words {
  const [row = 0, column = 0] = spot.split(',').map(Number);
  const base = (view.worlds[view.active]?.pyramid ?? []).map(region => region.spot.split(',').map(Number));
  const columns = base.filter(([of]) => of === 1).map(([, at]) => at ?? 0);
  const left = Math.min(...columns);
  if (row > 1)
    return words(
      `Ebene ${row}, ${column - left + 1}. von links`,
      `row ${row}, ${ordinals[column - left] ?? column - left + 1} from the left`,
    );
  if (columns.length === 0) return words('Ebene 1, als Anfang', 'row 1, to begin with');
  return column < left
    ? words('Ebene 1, links daneben', 'row 1, at its left')
    : words('Ebene 1, rechts daneben', 'row 1, at its right');
}

/** A row has no more than five regions, an upper one no more than four. */
const ordinals = ['1st', '2nd', '3rd', '4th'];

const declining = words('Verzichten: „Nicht erfüllt“', 'Decline: a cancellation token');

const doing: Readonly<Record<OrbisMove['do'], Words>> = {
  take: words('Eine Landschaft nehmen', 'Take a region'),
  god: words('Eine Gottheit nehmen', 'Take a god'),
  exchange: words('3 : 1 tauschen', 'Exchange 3 : 1'),
  place: words('In die Welt legen', 'Add to your world'),
  pay: words('Bezahlen', 'Pay'),
  return: words('Anhänger zurücklegen', 'Return worshippers'),
  cancel: declining,
  erupt: words('Anhänger entfernen', 'Remove a worshipper'),
  convert: words('Einen Anhänger nehmen', 'Take a worshipper'),
  gain: words('Anhänger nehmen', 'Take worshippers'),
  discard: words('Einen Anhänger zurücklegen', 'Return a worshipper'),
};

export function moveText(move: OrbisMove, view: OrbisView, box: Box): Words {
  switch (move.do) {
    case 'take': {
      const { de, en } = theFace(faceOf(view, move.tile), 'accusative');
      return words(`Nimm ${de}`, `Take ${en}`);
    }
    case 'god': {
      const [name, effect] = [godThings[move.god].the.accusative, godEffects[move.god]];
      return words(`Nimm ${name.de}: ${effect.de}`, `Take ${name.en}: ${effect.en}`);
    }
    case 'exchange': {
      const [from, to] = [someOf(box.edition.exchange, move.from), someOf(1, move.to)];
      return words(`Tausch ${from.de} gegen ${to.de}`, `Exchange ${from.en} for ${to.en}`);
    }
    case 'place': {
      const { de, en } = spotText(view, move.spot);
      return move.side === 'region'
        ? words(`Als Landschaft auf ${de}`, `As a region in ${en}`)
        : words(`Als Wildnis auf ${de}`, `As a wilderness in ${en}`);
    }
    case 'pay':
      return withCounts('Bezahl mit', 'Pay', move);
    case 'return':
      return withCounts('Leg zurück:', 'Return', move);
    case 'gain':
      return withCounts('Nimm', 'Take', move);
    case 'cancel':
      return declining;
    case 'erupt': {
      const one = oneWorshiper(move.colour);
      const from = fromThe(tileThing(faceOf(view, move.tile)));
      const cell = cellOf(view, move.tile);
      return words(`Entferne ${one.de} ${from.de}, ${cell.de}`, `Remove ${one.en} ${from.en}, ${cell.en}`);
    }
    case 'convert':
      return words(`Nimm ${oneWorshiper(move.colour).de}`, `Take ${oneWorshiper(move.colour).en}`);
    case 'discard':
      return words(`Leg ${oneWorshiper(move.colour).de} zurück`, `Return ${oneWorshiper(move.colour).en}`);
  }
}

function withCounts(de: string, en: string, counts: Counts): Words {
  const list = worshipersName(counts);
  return words(`${de} ${list.de}`, `${en} ${list.en}`);
}

/** Where a tile lies in the display. */
const cellOf = (view: OrbisView, tile: string): Words =>
  cellNames[view.display.findIndex(cell => cell.tile === tile)] ?? words('', '');

/** A tile of the display with its place. */
const displayed = (view: OrbisView, tile: string): Words => joined([tileName(faceOf(view, tile)), cellOf(view, tile)]);

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
        ? someOf(Number(value), field as Colour)
        : words(String(value), String(value));
  }
}
