/** The one list of games. Adding a game: its folder, and one line here. */
import type { GameModule } from '@atoll/engine';

export const games: Readonly<Record<string, () => Promise<GameModule>>> = {
  cacao: async () => (await import('./cacao/index.ts')).cacao as GameModule,
  orbis: async () => (await import('./orbis/index.ts')).orbis as GameModule,
  mangrovia: async () => (await import('./mangrovia/index.ts')).mangrovia as GameModule,
  'bora-bora': async () => (await import('./bora-bora/index.ts')).boraBora as GameModule,
  tides: async () => (await import('./tides/index.ts')).tides as GameModule,
};
