/** What happened, as lines of the log. */
import { type Words, words } from '@atoll/engine';
import type { OrbisEvent, SpotName } from '../rules/types.ts';
import { cellNames, colourNames, godNames, points, shrines, tileName, worshipersName } from './names.ts';

const rowOf = (spot: SpotName): string => spot.split(',')[0] ?? '';
const cellName = (cell: number): Words => cellNames[cell] ?? words('', '');

/** Names as a list: Anna, Ben und Carla. */
const together = (names: readonly string[], and: string): string =>
  `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

export function eventText(event: OrbisEvent, names: readonly string[]): Words | null {
  const who = 'seat' in event ? (names[event.seat] ?? `${event.seat + 1}`) : '';
  switch (event.type) {
    case 'took': {
      const { de, en } = tileName(event);
      return words(
        `${who} nimmt ${de}, ${cellName(event.cell).de}.`,
        `${who} takes ${en}, ${cellName(event.cell).en}.`,
      );
    }
    case 'created': {
      const { de, en } = colourNames[event.colour];
      const n = event.cells.length;
      return words(`Daneben entstehen ${n} Anhänger in ${de}.`, `${n} worshipers in ${en} appear beside it.`);
    }
    case 'collected': {
      const { de, en } = worshipersName(event.worshipers);
      return words(`${who} sammelt ein: ${de}.`, `${who} collects ${en}.`);
    }
    case 'placed': {
      const { de, en } = tileName(event);
      const row = rowOf(event.spot);
      return words(`${who} legt ${de} auf Ebene ${row}.`, `${who} lays ${en} in row ${row}.`);
    }
    case 'wilderness': {
      const { de, en } = tileName(event);
      const row = rowOf(event.spot);
      return event.need
        ? words(
            `${who} muss ${de} als Wildnis auf Ebene ${row} legen.`,
            `${who} has to lay ${en} as a wilderness in row ${row}.`,
          )
        : words(`${who} legt ${de} als Wildnis auf Ebene ${row}.`, `${who} lays ${en} as a wilderness in row ${row}.`);
    }
    case 'paid': {
      const { de, en } = worshipersName(event.worshipers);
      return words(`${who} bezahlt ${de}.`, `${who} pays ${en}.`);
    }
    case 'reduction': {
      const { de, en } = colourNames[event.colour];
      return words(`${who} zahlt von nun an nichts mehr in ${de}.`, `${who} pays nothing in ${en} from now on.`);
    }
    case 'converted': {
      const { de, en } = worshipersName(event.worshipers);
      return words(`${who} bekehrt ${de}.`, `${who} converts ${en}.`);
    }
    case 'settled': {
      const { de, en } = worshipersName(event.worshipers);
      return words(`${who} legt für das Dorf ${de} zurück.`, `${who} returns ${en} for the village.`);
    }
    case 'erupted': {
      const { de, en } = colourNames[event.colour];
      const cell = cellName(event.cell);
      return words(
        `Der Vulkan von ${who} entfernt 1 ${de}, ${cell.de}.`,
        `The volcano of ${who} removes 1 ${en}, ${cell.en}.`,
      );
    }
    case 'watered': {
      const { de, en } = colourNames[event.colour];
      return words(
        `Darunter liegt ${de}: Die Bewässerungsanlage von ${who} zählt.`,
        `There is ${en} below: the irrigation of ${who} counts.`,
      );
    }
    case 'cancelled': {
      const { de, en } = tileName(event);
      return words(`Nicht erfüllt: ${de} von ${who} zählt nicht.`, `Cancelled: ${en} of ${who} does not count.`);
    }
    case 'god':
      return words(`${who} nimmt: ${godNames[event.god].de}.`, `${who} takes the ${godNames[event.god].en}.`);
    case 'blessed': {
      const { de, en } = worshipersName(event.worshipers);
      return words(`${who} bekommt ${de}.`, `${who} gets ${en}.`);
    }
    case 'sacrificed': {
      const { de, en } = worshipersName(event.worshipers);
      return words(`${who} legt für den Gott des Todes ${de} zurück.`, `${who} returns ${en} for the God of Death.`);
    }
    case 'godCancelled':
      return words(
        `Nicht erfüllt: ${godNames[event.god].de} von ${who} zählt nicht.`,
        `Cancelled: the ${godNames[event.god].en} of ${who} does not count.`,
      );
    case 'exchanged': {
      const [from, to] = [colourNames[event.from], colourNames[event.to]];
      return words(`${who} tauscht ${from.de} gegen 1 ${to.de}.`, `${who} exchanges ${from.en} for 1 ${to.en}.`);
    }
    case 'discarded': {
      const { de, en } = colourNames[event.colour];
      return words(`${who} legt ${event.count} ${de} ab.`, `${who} puts ${event.count} ${en} back.`);
    }
    case 'revealed': {
      const { de, en } = tileName(event);
      return words(
        `Neu in der Auslage: ${de}, ${cellName(event.cell).de}.`,
        `New in the display: ${en}, ${cellName(event.cell).en}.`,
      );
    }
    case 'turn':
      return null;
    case 'temple': {
      const worth = points(event.points);
      const number = shrines(event.shrines);
      return words(
        `Tempel für ${who}: ${number.de} (Mystikwert ${event.mystic}), ${worth.de}.`,
        `A temple for ${who}: ${number.en} (mystic value ${event.mystic}), ${worth.en}.`,
      );
    }
    case 'godScored': {
      const worth = points(event.points);
      return words(
        `${godNames[event.god].de} (${who}): ${worth.de}.`,
        `${godNames[event.god].en} (${who}): ${worth.en}.`,
      );
    }
    case 'end': {
      const won = event.winners.map(seat => names[seat] ?? `${seat + 1}`);
      return won.length === 1
        ? words(`${won[0]} gewinnt.`, `${won[0]} wins.`)
        : words(`${together(won, 'und')} gewinnen gemeinsam.`, `${together(won, 'and')} win together.`);
    }
  }
}
