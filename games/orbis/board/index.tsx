/** Orbis' picture, as the table page sees it. */
import './css/palette.css';
import './css/pieces.css';
import './css/layout.css';
import './css/display.css';
import './css/card.css';
import './css/sides.css';
import './css/world.css';
import './css/gods.css';
import './css/bar.css';
import './css/panel.css';
import { Board } from './board.tsx';
import { Hand } from './hand/hand.tsx';
import { Sprite as Icons } from './icons.tsx';
import { ScoreNotes } from './panel/notes.tsx';
import { Brief, Panel } from './panel/panel.tsx';
import { placesOf } from './places.ts';
import type { Module } from './props.ts';
import { Cracks } from './world/laid.tsx';

function Sprite() {
  return (
    <>
      <Icons />
      <Cracks />
    </>
  );
}

export const board: Module = {
  Board,
  Hand,
  Panel,
  Brief,
  Sprite,
  ScoreNotes,
  placesOf,
  themeColour: { light: '#e9e0d2', dark: '#0d1030' },
};
