/** Bora Bora's drawn examples, as the rulebook's reader sees them. */
import type { DrawnExamples } from '@atoll/boardkit/drawing/example.tsx';
import { Sprite } from '../icons.tsx';
import { dice } from './dice.tsx';
import { places } from './places.tsx';

export const drawn: DrawnExamples = { examples: { ...dice, ...places }, Sprite };
