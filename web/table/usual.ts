import type { GameModule, Preferences } from '@atoll/engine';
import { preferences } from '../settings.ts';

/** Every preference with its value: the person's usual one, or the first. */
export const usual = (module: GameModule): Preferences =>
  Object.fromEntries(
    module.preferences.map(({ id, values }) => [id, preferences.value[module.id]?.[id] ?? values[0]?.id ?? '']),
  );
