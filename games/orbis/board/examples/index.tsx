/** Orbis' drawn examples, as the rulebook's reader sees them. */
import type { DrawnExamples } from '@atoll/boardkit/drawing/example.tsx';
import { Sprite } from '../icons.tsx';
import { laying } from './laying.tsx';
import { scoring } from './scoring.tsx';
import { taking } from './taking.tsx';

export const drawn: DrawnExamples = { examples: { ...taking, ...laying, ...scoring }, Sprite };
