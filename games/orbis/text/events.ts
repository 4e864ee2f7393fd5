/** What happened, as lines of the log. */
import { alike, listed, type ThingName, type Words, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { Counts, OrbisEvent, SpotName } from '../rules/types.ts';
import {
  cellNames,
  colouredWorshipers,
  colourNames,
  godNames,
  godThings,
  oneWorshiper,
  points,
  shrines,
  someOf,
  tileThing,
  worshipersName,
} from './names.ts';

const rowOf = (spot: SpotName): string => spot.split(',')[0] ?? '';
const cellName = (cell: number): Words => cellNames[cell] ?? words('', '');

export function eventText(event: OrbisEvent, names: readonly string[], box: Box): Words | null {
  const who = 'seat' in event ? (names[event.seat] ?? `${event.seat + 1}`) : '';
  switch (event.type) {
    case 'took':
      return took(who, tileThing(event), cellName(event.cell));
    case 'created': {
      const { de, en } = colouredWorshipers(event.cells.length, event.colour);
      const one = event.cells.length === 1;
      return words(
        `Daneben ${one ? 'entsteht' : 'entstehen'} ${de}.`,
        `${en} ${one ? 'appears' : 'appear'} next to it.`,
      );
    }
    case 'collected':
      return withCounts(event.worshipers, (de, en) => [`${who} sammelt ein: ${de}.`, `${who} collects ${en}.`]);
    case 'placed': {
      const { de, en } = tileThing(event).the.accusative;
      const row = rowOf(event.spot);
      return words(`${who} legt ${de} auf Ebene ${row}.`, `${who} places ${en} in row ${row}.`);
    }
    case 'wilderness': {
      const { de, en } = tileThing(event).the.accusative;
      const row = rowOf(event.spot);
      return event.need
        ? words(
            `${who} muss ${de} als Wildnis auf Ebene ${row} legen.`,
            `${who} has to place ${en} as a wilderness in row ${row}.`,
          )
        : words(
            `${who} legt ${de} als Wildnis auf Ebene ${row}.`,
            `${who} places ${en} as a wilderness in row ${row}.`,
          );
    }
    case 'paid':
      return withCounts(event.worshipers, (de, en) => [`${who} bezahlt mit ${de}.`, `${who} pays ${en}.`]);
    case 'reduction': {
      const { de, en } = colourNames[event.colour];
      return words(`${who} braucht ab jetzt kein ${de} mehr zu zahlen.`, `${who} no longer pays ${en}.`);
    }
    case 'converted':
      return withCounts(event.worshipers, (de, en) => [
        `${who} bekommt durch die Bekehrung ${de}.`,
        `${who} gains ${en} by conversion.`,
      ]);
    case 'settled':
      return withCounts(event.worshipers, (de, en) => [
        `${who} legt für das Dorf ${de} zurück.`,
        `${who} returns ${en} for the village.`,
      ]);
    case 'erupted': {
      const { de, en } = oneWorshiper(event.colour);
      const cell = cellName(event.cell);
      return words(
        `Der Vulkan von ${who} entfernt ${de}, ${cell.de}.`,
        `The volcano of ${who} removes ${en}, ${cell.en}.`,
      );
    }
    case 'watered': {
      const { de, en } = colourNames[event.colour];
      return words(
        `Darunter liegt ${de}: Die Bewässerungsanlage von ${who} zählt.`,
        `There is ${en} below: the irrigation system of ${who} counts.`,
      );
    }
    case 'cancelled':
      return unfulfilled(who, tileThing(event));
    case 'god': {
      const { de, en } = godThings[event.god].the.accusative;
      return words(`${who} nimmt ${de}.`, `${who} takes ${en}.`);
    }
    case 'blessed':
      return withCounts(event.worshipers, (de, en) => [`${who} bekommt ${de}.`, `${who} gets ${en}.`]);
    case 'sacrificed':
      return withCounts(event.worshipers, (de, en) => [
        `${who} legt für den Gott des Todes ${de} zurück.`,
        `${who} returns ${en} for the God of Death.`,
      ]);
    case 'godCancelled':
      return unfulfilled(who, godThings[event.god]);
    case 'exchanged': {
      const [from, to] = [someOf(box.edition.exchange, event.from), someOf(1, event.to)];
      return words(`${who} tauscht ${from.de} gegen ${to.de}.`, `${who} exchanges ${from.en} for ${to.en}.`);
    }
    case 'discarded': {
      const { de, en } = someOf(event.count, event.colour);
      return words(`${who} legt ${de} zurück.`, `${who} returns ${en}.`);
    }
    case 'revealed': {
      const { de, en } = tileThing(event).alone;
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
      const { de, en } = listed(event.winners.map(seat => alike(names[seat] ?? `${seat + 1}`)));
      return event.winners.length === 1
        ? words(`${de} gewinnt.`, `${en} wins.`)
        : words(`${de} gewinnen gemeinsam.`, `${en} win together.`);
    }
  }
}

const took = (who: string, { the }: ThingName, cell: Words): Words =>
  words(`${who} nimmt ${the.accusative.de}, ${cell.de}.`, `${who} takes ${the.accusative.en}, ${cell.en}.`);

/** The name stands alone, as it does on the token’s side. */
const unfulfilled = (who: string, { alone }: ThingName): Words =>
  words(`Bei ${who} nicht erfüllt: ${alone.de}.`, `Not fulfilled for ${who}: ${alone.en}.`);

function withCounts(counts: Counts, say: (de: string, en: string) => readonly [string, string]): Words {
  const { de, en } = worshipersName(counts);
  return words(...say(de, en));
}
