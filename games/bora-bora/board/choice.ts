/** Things to choose, as Bora Bora draws them; only what fits the other choices glows. */
import { choices } from '@atoll/boardkit/choosing/choice.tsx';
import { aimAt, aimAway } from './aim.ts';

export const { Choice, ChoiceInDrawing, marks } = choices({ name: 'bora', glow: 'fitting', aimAt, aimAway });
