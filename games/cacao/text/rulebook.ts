import type { Chapter } from '@atoll/engine';

export const rulebook: readonly Chapter[] = [];
