/** Orbis' picture, as the table page sees it. */
import './palette.css';
import './pieces.css';
import './layout.css';
import './display.css';
import './card.css';
import './sides.css';
import './world.css';
import './gods.css';
import './bar.css';
import './panel.css';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { Sprite as Icons } from './icons.tsx';
import { Cracks } from './laid.tsx';
import { ScoreNotes } from './notes.tsx';
import { Brief, Panel } from './panel.tsx';
import { placesOf } from './places.ts';
import type { Module } from './props.ts';

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
