/** Random games of Cacao with two seats on one core: the contract, boardgame.io, and a loop tuned by hand. */
import { Chance, type MoveRecord } from '@atoll/engine';
import { playRandom as playBoardgameIo } from './boardgameio/driving.ts';
import { playRandom as playHandTuned } from './handTuned.ts';
import { contest } from './measure.ts';
import { cacao, playListed } from './ours.ts';

export interface Playing {
  /** Decisions per second. */
  listed: number;
  sampled: number;
  boardgameIo: number;
  handTuned: number;
}

const config = { seats: 2, options: {} };

/** A legal move is picked without listing all of them, as playouts do. */
function playSampled(chance: Chance): number {
  const { sample } = cacao;
  if (!sample) throw new Error('Cacao samples no more.');
  const state = cacao.setup(config, chance);
  let decisions = 0;
  for (; cacao.decision(state); decisions++) cacao.play(state, sample(state, chance), chance);
  return decisions;
}

export function measurePlaying(): Playing {
  const chance = new Chance('bench');
  const list: MoveRecord[] = [];
  const totals: number[] = [];
  const rates = contest(
    [
      { id: 'listed', run: () => playListed(cacao, chance, list) },
      { id: 'sampled', run: () => playSampled(chance) },
      { id: 'boardgameIo', run: () => playBoardgameIo(2, n => chance.int(n)).moves },
      { id: 'handTuned', run: () => playHandTuned(2, totals) },
    ],
    7,
    400,
  );
  const rate = (id: string) => rates.get(id) ?? Number.NaN;
  return {
    listed: rate('listed'),
    sampled: rate('sampled'),
    boardgameIo: rate('boardgameIo'),
    handTuned: rate('handTuned'),
  };
}
