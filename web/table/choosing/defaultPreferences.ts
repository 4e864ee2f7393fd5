import type { GameModule, Preferences } from '@atoll/engine';
import { preferences } from '../../settings.ts';

/** Every preference with its value: the person's usual one, or the default; `alone`: nobody else is a person. */
export const usual = (module: GameModule, alone: boolean): Preferences =>
  Object.fromEntries(
    module.preferences.map(({ id, values, alone: quiet }) => [
      id,
      preferences.value[module.id]?.[id] ?? (alone ? quiet : undefined) ?? values[0]?.id ?? '',
    ]),
  );
