/** Everything a player reads at a table of Tides. */
import { type GameText, words } from '@atoll/engine';
import { level } from '../rules/turn.ts';
import type { Pool, TidesEvent, TidesMove, TidesView } from '../rules/types.ts';

export const poolName = { north: words('Nordbecken', 'north pool'), south: words('Südbecken', 'south pool') };

const name = (value: unknown) => poolName[value as Pool];
const stop = words('Aufhören', 'Stop');

export const text: GameText<TidesMove, TidesEvent, TidesView> = {
  prompt: (decision, view) =>
    decision.kind === 'lay'
      ? words(
          `Leg eine Welle in ein Becken: genau ${view.mark} bringt Perlen.`,
          `Lay a wave in a pool: exactly ${view.mark} brings pearls.`,
        )
      : words('Leg noch eine Welle, oder hör auf.', 'Lay another wave, or stop.'),

  move(move, view) {
    if (move.wave === 'stop') return stop;
    const now = level(view.pools[move.pool]);
    const { de, en } = poolName[move.pool];
    const then = now + move.wave;
    return words(
      `Welle ${move.wave} ins ${de} (${now} → ${then})`,
      `Wave ${move.wave} in the ${en} (${now} → ${then})`,
    );
  },

  choice(field, value) {
    if (field === 'pool') return name(value);
    return value === 'stop' ? stop : words(`Welle ${value}`, `Wave ${value}`);
  },

  event(event, names) {
    const who = 'seat' in event ? (names[event.seat] ?? '') : '';
    switch (event.type) {
      case 'laid': {
        const { de, en } = poolName[event.pool];
        return words(
          `${who} legt eine ${event.wave} ins ${de}: ${event.level}.`,
          `${who} lays a ${event.wave} in the ${en}: ${event.level}.`,
        );
      }
      case 'won':
        return words(`${who} bekommt ${event.pearls} Perlen.`, `${who} wins ${event.pearls} pearls.`);
      case 'spilled': {
        const { de, en } = poolName[event.pool];
        return words(`Das ${de} läuft über: ${who} verliert eine Perle.`, `The ${en} spills: ${who} loses a pearl.`);
      }
      case 'drew':
        return words(`${who} zieht eine ${event.wave}.`, `${who} draws a ${event.wave}.`);
      case 'turn':
        return null;
      case 'end': {
        const who = event.winners.map(seat => names[seat]);
        return words(`Gewonnen: ${who.join(' und ')}.`, `Won by ${who.join(' and ')}.`);
      }
    }
  },

  categories: { pearls: words('Perlen', 'Pearls'), spills: words('Übergelaufen', 'Spills') },
  kinds: { lay: words('Welle legen', 'Lay a wave'), more: words('Weiterlegen oder aufhören', 'Go on or stop') },
};
