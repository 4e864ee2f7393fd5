/** What happened, as lines of the log. */
import { alike, joined, listed, type Words, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { MangroviaEvent, Owner } from '../rules/types.ts';
import { amulets, cards, huts, points } from './counted.ts';
import { landingText } from './landings.ts';
import { birdsName, cardName, cardsName, fieldName, ownerName, payName, siteName, tileName } from './names.ts';

export function eventText(event: MangroviaEvent, names: readonly string[], box: Box): Words | null {
  const who = 'seat' in event ? (names[event.seat] ?? `${event.seat + 1}`) : '';
  switch (event.type) {
    case 'round': {
      const start = names[event.start] ?? `${event.start + 1}`;
      return words(`Runde ${event.round}: ${start} beginnt.`, `Round ${event.round}: ${start} begins.`);
    }
    case 'bowl': {
      const { de, en } = siteName(event.site);
      return words(`${who} setzt eine Schale auf die ${de}.`, `${who} places a bowl on the ${en}.`);
    }
    case 'boat': {
      const { de, en } = landingText(box, event.landing);
      return words(`Anlegestelle ${event.landing}, ${who}: ${de}.`, `Landing ${event.landing}, ${who}: ${en}.`);
    }
    case 'took': {
      const { de, en } = cardName(event.card);
      return words(`${who} nimmt ${de}.`, `${who} takes ${en}.`);
    }
    case 'drew':
      return event.pile === 'treasure'
        ? words(`${who} zieht eine Kostbarkeit.`, `${who} draws a treasure.`)
        : words(`${who} zieht eine Landschaftskarte.`, `${who} draws a landscape card.`);
    case 'looked': {
      const { de, en } = cardName(event.card);
      return words(`Du hast gezogen: ${de}.`, `You drew ${en}.`);
    }
    case 'collected': {
      const { de, en } = amulets(event.count);
      return event.from === 'board'
        ? words(`${who} nimmt ein Amulett vom Wert 1.`, `${who} takes an amulet of value 1.`)
        : words(`${who} zieht ${de} aus dem Säckchen.`, `${who} draws ${en} from the bag.`);
    }
    case 'lookedAmulets':
      return words(`Deine Amulette: ${event.amulets.join(', ')}.`, `Your amulets: ${event.amulets.join(', ')}.`);
    case 'threw':
      return words(`${who} wirft ein Amulett zurück.`, `${who} returns an amulet to the bag.`);
    case 'threwBack':
      return words(`Zurück ins Säckchen: Amulett ${event.amulet}.`, `Back into the bag: amulet ${event.amulet}.`);
    case 'built': {
      const field = fieldName(box, event.field);
      const given = cardsName(event.cards);
      const pay = payName(event.pay);
      const worth = points(event.points);
      const gets = event.points > 0 ? words(` und bekommt ${worth.de}`, ` and gets ${worth.en}`) : words('', '');
      return event.huts === 2
        ? words(
            `${who} baut eine Doppelhütte auf ${field.de} für ${given.de} und ${pay.de}${gets.de}.`,
            `${who} builds a double hut on ${field.en} for ${given.en} and ${pay.en}${gets.en}.`,
          )
        : words(
            `${who} baut auf ${field.de} für ${given.de} und ${pay.de}${gets.de}.`,
            `${who} builds on ${field.en} for ${given.en} and ${pay.en}${gets.en}.`,
          );
    }
    case 'pole': {
      const { de, en } = points(event.tile);
      return words(`Pfahlplättchen ${event.tile}: ${de} für ${who}.`, `Pole tile ${event.tile}: ${en} for ${who}.`);
    }
    case 'tile': {
      const { de, en } = tileName(event.tile);
      return words(`${who} bekommt: ${de}.`, `${who} gets the ${en}.`);
    }
    case 'amuletHut': {
      const { de, en } = huts(event.huts);
      return words(`${who} hat ${de} auf Amulettfeldern.`, `${who} has ${en} on amulet spaces.`);
    }
    case 'lastHut':
      return words(
        `${who} hat die letzte Hütte gebaut: Das ist die letzte Runde.`,
        `${who} has built the last hut: this is the last round.`,
      );
    case 'birds': {
      const { de, en } = birdsName(event.birds);
      return event.must
        ? words(`Die Vögel müssen umziehen: ${de}.`, `The birds have to move: ${en}.`)
        : words(`${who} setzt die Vögel auf ${de}.`, `${who} puts the birds on ${en}.`);
    }
    case 'passed':
      return passed(event, who);
    case 'reshuffled': {
      const { de, en } = cards(event.cards);
      return event.pile === 'treasure'
        ? words(`Die Ablage der Kostbarkeiten wird gemischt: ${de}.`, `The discarded treasures are shuffled: ${en}.`)
        : words(`Die Ablage der Landschaften wird gemischt: ${de}.`, `The discarded landscapes are shuffled: ${en}.`);
    }
    case 'bagRefilled': {
      const { de, en } = amulets(event.amulets);
      return words(`Zurück ins leere Säckchen: ${de}.`, `Back into the empty bag: ${en}.`);
    }
    case 'talisman':
      return event.by === 'site'
        ? words(`${who} bekommt den Talisman.`, `${who} gets the talisman.`)
        : words(
            `Niemand war ganz oben: ${who} bekommt den Talisman.`,
            `Nobody was at the top: ${who} gets the talisman.`,
          );
    case 'laidOut': {
      const laid = [...event.treasures, ...event.landscapes].map(({ card }) => cardName(card));
      if (laid.length === 0) return null;
      const { de, en } = joined(laid);
      return words(`Neu in der Auslage: ${de}.`, `New in the display: ${en}.`);
    }
    case 'pathScored':
      return ranked(words(`Pfad ${event.path}`, `Path ${event.path}`), event, names);
    case 'stoneScored': {
      const worth = points(event.points);
      return words(
        `Steinplatz, ${who}: ${event.huts} × ${event.all} = ${worth.de}.`,
        `Stone place, ${who}: ${event.huts} × ${event.all} = ${worth.en}.`,
      );
    }
    case 'poleScored':
      return ranked(words('Pfahlplatz', 'Pole place'), event, names);
    case 'amuletsScored': {
      const worth = points(event.points);
      return words(`Amulette von ${who}: ${worth.de}.`, `Amulets of ${who}: ${worth.en}.`);
    }
    case 'end': {
      const { de, en } = listed(event.winners.map(seat => alike(names[seat] ?? `${seat + 1}`)));
      return event.winners.length === 1
        ? words(`${de} gewinnt.`, `${en} wins.`)
        : words(`${de} teilen sich den Sieg.`, `${en} share the win.`);
    }
  }
}

function passed({ what, need }: { what: 'draw' | 'amulets' | 'build'; need: boolean }, who: string): Words {
  if (what === 'draw')
    return need
      ? words(`Für ${who} liegt keine Karte bereit.`, `There is no card for ${who}.`)
      : words(`${who} verzichtet auf eine Karte.`, `${who} skips a card.`);
  if (what === 'amulets')
    return need
      ? words(`Für ${who} ist kein Amulett da.`, `There is no amulet for ${who}.`)
      : words(`${who} verzichtet auf Amulette.`, `${who} skips the amulets.`);
  return words(`${who} baut nicht.`, `${who} does not build.`);
}

/** First and second of a path or of the pole place. */
function ranked(
  place: Words,
  { first, second, points: worth }: { first: Owner | null; second: Owner | null; points: readonly [number, number] },
  names: readonly string[],
): Words {
  if (first === null) return words(`${place.de}: niemand.`, `${place.en}: nobody.`);
  const part = (owner: Owner, value: number): Words => {
    const { de, en } = ownerName(owner, names);
    const worth = points(value);
    return owner === 'neutral' ? words(de, en) : words(`${de} ${worth.de}`, `${en} ${worth.en}`);
  };
  const said = [part(first, worth[0]), ...(second === null ? [] : [part(second, worth[1])])];
  const { de, en } = joined(said);
  return words(`${place.de}: ${de}.`, `${place.en}: ${en}.`);
}
