/** Things to choose, as Mangrovia draws them. */
import { choices } from '@atoll/boardkit/choosing/choice.tsx';
import { aimAt, aimAway } from './aim.ts';

export const { Choice, ChoiceInDrawing, marks } = choices({ name: 'mg', glow: 'legal', aimAt, aimAway });
