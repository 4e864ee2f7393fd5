/** Cacao's drawn examples, as the rulebook's reader sees them. */
import './examples.css';
import type { DrawnExamples } from '@atoll/boardkit/drawing/example.tsx';
import { Sprite as Icons } from '../icons.tsx';
import { Scenes } from '../map/scenes.tsx';
import { placing } from './placing.tsx';
import { working } from './working.tsx';

function Sprite() {
  return (
    <>
      <Icons />
      <Scenes />
    </>
  );
}

export const drawn: DrawnExamples = { examples: { ...placing, ...working }, Sprite };
