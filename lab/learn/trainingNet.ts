/** What a net can learn from a game: rows of what it looks at, and of how far the evaluation was off. */

import { Chance, type Features, inputsOf, readInputs, type Seat } from '@atoll/engine';
import type { BotGame } from '../botGames.ts';
import { WAYS } from './network.ts';
import { endsOfTurn, policyMove } from './training.ts';

/** How many turns of a game are ended in several ways. */
const turns = 0.35;
/** How often the result is read as soon as the turn has ended; otherwise some turns later, up to when the seat's own turn comes. */
const atOnce = 0.5;
/** How often somebody else's prospects are looked at as well. */
const others = 0.3;
/** How often the game goes on with any legal move, so that positions come up which the policy would never seek. */
const slip = 0.08;

/** The policy plays a game; the rows of all turns that were ended in several ways, one after the other. */
export function rowsOfGame(played: BotGame, features: Features, rounds?: number): Float32Array<ArrayBuffer> {
  const { game, sense, config, deal, seed } = played;
  const luck = new Chance(deal);
  const chance = new Chance(`${seed}/training`);
  const state = game.setup(config, luck);
  const found: number[] = [];
  let last: Seat | null = null;
  let n = 0;
  for (let decision = game.decision(state); decision; decision = game.decision(state)) {
    if (decision.seat !== last && chance.unit() < turns)
      addTurn(played, features, state, decision.seat, `${seed}/${n++}`, chance, found, rounds);
    last = decision.seat;
    game.play(
      state,
      chance.unit() < slip ? chance.pick(game.moves(state)) : policyMove(game, sense, state, chance),
      luck,
    );
  }
  return Float32Array.from(found);
}

function addTurn(
  played: BotGame,
  features: Features,
  state: unknown,
  seat: Seat,
  seed: string,
  chance: Chance,
  into: number[],
  rounds: number | undefined,
): void {
  const { sense, config } = played;
  const { seats } = config;
  const later = chance.unit() < atOnce ? 0 : chance.int(seats);
  const watched = [seat];
  if (chance.unit() < others) watched.push((seat + 1 + chance.int(seats - 1)) % seats);
  const inputs = new Float64Array(inputsOf(features).length);
  const ends = endsOfTurn(played, state, seed, {
    ways: WAYS,
    later,
    rounds,
    read(end) {
      if (!played.game.decision(end) || watched.some(one => (features.known?.(end, one) ?? null) !== null)) return null;
      return watched.map(one => {
        readInputs(features, end, one, inputs);
        return { inputs: [...inputs], evaluated: sense?.evaluate(end, one) ?? 0 };
      });
    },
  });
  for (const [i, one] of watched.entries())
    for (const { seen, totals } of ends ?? []) {
      const { inputs: row, evaluated } = seen[i];
      into.push(...row, totals[one] - evaluated);
    }
}
