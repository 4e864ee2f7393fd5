/** One finished game of each game that comes with the product, to see what it looks like. */
import { type Replay, readReplay } from '@atoll/engine';

const samples = import.meta.glob<unknown>('../games/*/sample.json', { import: 'default' });

export async function loadSample(game: string): Promise<Replay | null> {
  const sample = await samples[`../games/${game}/sample.json`]?.();
  return sample === undefined ? null : readReplay(JSON.stringify(sample));
}

export const hasSample = (game: string): boolean => `../games/${game}/sample.json` in samples;
