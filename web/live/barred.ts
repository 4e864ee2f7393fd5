/** Why the house has sent me away while I was here: said on whatever page I am, until I have read it. */
import type { Refusal } from '@atoll/engine';
import { signal } from '@preact/signals';

export const barred = signal<Refusal | null>(null);
