/**
 * Whatever a table may still need is fetched in the background once the table stands. So a game that has begun can be
 * played to its end, read about and watched again, even if the network is gone a second later.
 */
import type { GameModule } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import { fetchBots } from '../../bots/bots.ts';
import { fetchMissingStyles } from '../../lateStyles.ts';
import { putOff } from '../../parts/lazily.tsx';
import { loadCover, loadExamples } from '../../pictures.ts';
import { whenToTryAgain } from '../../retry.ts';
import type { TableSource } from '../source/source.ts';

/** Whether all of it is here. */
export function useProvisions(module: GameModule, kind: TableSource['kind']): boolean {
  const [here, set] = useState(false);
  useEffect(() => {
    let still = true;
    let callOff = () => {};
    const fetchAll = (failures: number) => {
      const needed = [
        ...(kind === 'local' || kind === 'lesson' ? [() => fetchBots(module.id)] : []),
        ...partsFor(module),
      ];
      Promise.all([fetchMissingStyles(), ...needed.map(fetch => fetch())]).then(
        () => still && set(true),
        () => {
          if (still) callOff = whenToTryAgain(failures, () => fetchAll(failures + 1));
        },
      );
    };
    // The table itself comes first.
    const timer = setTimeout(fetchAll, 50, 0);
    return () => {
      still = false;
      clearTimeout(timer);
      callOff();
    };
  }, [module, kind]);
  return here;
}

const partsFor = ({ id }: GameModule): (() => Promise<unknown>)[] => [
  ...putOff(),
  () => loadExamples(id),
  // Where the end screen leads: playing again, and watching what was played.
  () => import('../../pages/game.tsx'),
  () => loadCover(id),
  () => import('../../pages/replay.tsx'),
];
