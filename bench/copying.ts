/** Copying a state from the middle of a game, as every search does all the time. */
import { Chance, deserialise, serialise } from '@atoll/engine';
import { contest, making } from './measure.ts';
import { cacao } from './ours.ts';

export interface Copying {
  /** Microseconds a copy. */
  copy: number;
  structuredClone: number;
  json: number;
}

/** Eleven of the twenty-two tiles of a game for two are on the table. */
function middleOfGame(): unknown {
  const chance = new Chance('copy');
  const state = cacao.setup({ seats: 2, options: {} }, chance);
  for (let placed = 0; ; ) {
    const decision = cacao.decision(state);
    if (decision?.kind === 'place' && placed++ === 11) return state;
    cacao.play(state, chance.pick(cacao.moves(state)), chance);
  }
}

export function measureCopying(): Copying {
  const state = middleOfGame();
  const rates = contest(
    [
      { id: 'copy', run: making(() => cacao.copy(state)) },
      { id: 'structuredClone', run: making(() => structuredClone(state)) },
      { id: 'json', run: making(() => deserialise(serialise(state))) },
    ],
    7,
    200,
  );
  const micros = (id: string) => 1e6 / (rates.get(id) ?? Number.NaN);
  return { copy: micros('copy'), structuredClone: micros('structuredClone'), json: micros('json') };
}
