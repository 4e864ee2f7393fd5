/** What is played otherwise than usual, in words: only what its owner has picked on purpose. */
import type { GameModule } from '@atoll/engine';
import { openEdition } from '../rules.ts';
import { t } from '../translate.ts';

export const variantsOf = (module: GameModule, options: Readonly<Record<string, string>>): string[] =>
  (openEdition(module)?.options ?? []).flatMap(option => {
    const [usual] = option.values;
    const chosen = option.values.find(({ id }) => id === options[option.id]);
    return chosen && chosen !== usual ? `${t(option.words)}: ${t(chosen.words)}` : [];
  });
