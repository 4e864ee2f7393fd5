/** Everything a player reads at a table of Sardines. */
import { alike, counted, forms, type GameText, listed, words } from '@atoll/engine';
import { catchOf } from '../rules/turn.ts';
import type { SardinesEvent, SardinesMove, SardinesView } from '../rules/types.ts';

export const cardForms = forms(words('Karte', 'card'), words('Karten', 'cards'));

export const text: GameText<SardinesMove, SardinesEvent, SardinesView> = {
  prompt: () => words('Spiel eine Karte an das Ende der Reihe.', 'Play a card to the end of the row.'),

  move({ card }, view) {
    const found = catchOf(view.row, card).length;
    if (found === 0) return words(`Karte ${card}`, `Card ${card}`);
    const caught = counted(found + 1, cardForms);
    return words(`Karte ${card} (fängt ${caught.de})`, `Card ${card} (catches ${caught.en})`);
  },

  choice: (_field, value) => words(`Karte ${value}`, `Card ${value}`),

  event(event, names) {
    const who = 'seat' in event ? (names[event.seat] ?? '') : '';
    switch (event.type) {
      case 'played':
        return words(`${who} spielt eine ${event.card}.`, `${who} plays a ${event.card}.`);
      case 'caught': {
        const cards = counted(event.cards.length, cardForms);
        return words(`${who} fängt ${cards.de}.`, `${who} catches ${cards.en}.`);
      }
      case 'drew':
        return words(`${who} zieht eine ${event.card}.`, `${who} draws a ${event.card}.`);
      case 'turn':
        return null;
      case 'end': {
        const { de, en } = listed(event.winners.map(seat => alike(names[seat] ?? '')));
        return words(`Gewonnen: ${de}.`, `Won by ${en}.`);
      }
    }
  },

  categories: { caught: words('Gefangene Karten', 'Cards caught') },
  kinds: { play: words('Karte spielen', 'Play a card') },
};
