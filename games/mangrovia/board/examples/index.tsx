/** Mangrovia's drawn examples, as the rulebook's reader sees them. */
import type { DrawnExamples } from '@atoll/boardkit/drawing/example.tsx';
import { Sprite } from '../icons.tsx';
import { building } from './building.tsx';
import { chart } from './chart.tsx';
import { sailing } from './sailing.tsx';
import { scoring } from './scoring.tsx';

export const drawn: DrawnExamples = { examples: { ...chart, ...sailing, ...building, ...scoring }, Sprite };
