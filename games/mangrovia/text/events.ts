/** What happened, as lines of the log. */
import { type Words, words } from '@atoll/engine';
import type { Box } from '../rules/box.ts';
import type { MangroviaEvent, Owner } from '../rules/types.ts';
import { landingText } from './landings.ts';
import {
  birdsName,
  cardName,
  cardsName,
  count,
  fieldName,
  huts,
  ownerName,
  payName,
  points,
  siteName,
  tileName,
} from './names.ts';

/** Names as a list: Anna, Ben und Carla. */
const together = (names: readonly string[], and: string): string =>
  `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

const amulets = (n: number): Words => count(n, words('Amulett', 'amulet'), words('Amulette', 'amulets'));

export function eventText(event: MangroviaEvent, names: readonly string[], box: Box): Words | null {
  const who = 'seat' in event ? (names[event.seat] ?? `${event.seat + 1}`) : '';
  switch (event.type) {
    case 'round': {
      const start = names[event.start] ?? `${event.start + 1}`;
      return words(`Runde ${event.round}: ${start} beginnt.`, `Round ${event.round}: ${start} begins.`);
    }
    case 'bowl': {
      const { de, en } = siteName(event.site);
      return words(`${who} stellt eine Schale auf die ${de}.`, `${who} places a bowl on the ${en}.`);
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
      return words(`${who} wirft ein Amulett zurück.`, `${who} throws an amulet back.`);
    case 'threwBack':
      return words(`Zurück ins Säckchen: Amulett ${event.amulet}.`, `Back into the bag: amulet ${event.amulet}.`);
    case 'built': {
      const field = fieldName(box, event.field);
      const cards = cardsName(event.cards);
      const pay = payName(event.pay);
      const worth = event.points > 0 ? points(event.points) : null;
      return event.huts === 2
        ? words(
            `${who} baut eine Doppelhütte auf ${field.de} mit ${cards.de} und ${pay.de}${worth ? `: ${worth.de}` : ''}.`,
            `${who} builds a double hut on ${field.en} with ${cards.en} and ${pay.en}${worth ? `: ${worth.en}` : ''}.`,
          )
        : words(
            `${who} baut auf ${field.de} mit ${cards.de} und ${pay.de}${worth ? `: ${worth.de}` : ''}.`,
            `${who} builds on ${field.en} with ${cards.en} and ${pay.en}${worth ? `: ${worth.en}` : ''}.`,
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
      return words(`${who} hat ${de} auf Amulettfeldern.`, `${who} has ${en} on amulet fields.`);
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
    case 'reshuffled':
      return event.pile === 'treasure'
        ? words(
            `Die Ablage der Kostbarkeiten wird gemischt: ${event.cards} Karten.`,
            `The discarded treasures are shuffled: ${event.cards} cards.`,
          )
        : words(
            `Die Ablage der Landschaften wird gemischt: ${event.cards} Karten.`,
            `The discarded landscapes are shuffled: ${event.cards} cards.`,
          );
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
      const cards = [...event.treasures, ...event.landscapes].map(({ card }) => cardName(card));
      if (cards.length === 0) return null;
      return words(
        `Neu in der Auslage: ${cards.map(({ de }) => de).join(', ')}.`,
        `New in the display: ${cards.map(({ en }) => en).join(', ')}.`,
      );
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
      const won = event.winners.map(seat => names[seat] ?? `${seat + 1}`);
      return won.length === 1
        ? words(`${won[0]} gewinnt.`, `${won[0]} wins.`)
        : words(`${together(won, 'und')} gewinnen gemeinsam.`, `${together(won, 'and')} win together.`);
    }
  }
}

function passed({ what, need }: { what: 'draw' | 'amulets' | 'build'; need: boolean }, who: string): Words {
  if (what === 'draw')
    return need
      ? words(`Für ${who} liegt keine Karte bereit.`, `There is no card for ${who}.`)
      : words(`${who} verzichtet auf eine Karte.`, `${who} forgoes a card.`);
  if (what === 'amulets')
    return need
      ? words(`Für ${who} ist kein Amulett da.`, `There is no amulet for ${who}.`)
      : words(`${who} verzichtet auf Amulette.`, `${who} forgoes the amulets.`);
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
    return owner === 'neutral' ? words(de, en) : words(`${de} ${value}`, `${en} ${value}`);
  };
  const said = [part(first, worth[0]), ...(second === null ? [] : [part(second, worth[1])])];
  return words(
    `${place.de}: ${said.map(({ de }) => de).join(', ')}.`,
    `${place.en}: ${said.map(({ en }) => en).join(', ')}.`,
  );
}
