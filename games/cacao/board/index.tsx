/** Cacao's picture, as the table page sees it. */
import './palette.css';
import './pieces.css';
import './layout.css';
import './village.css';
import { Hand } from './hand.tsx';
import { Sprite as Icons } from './icons.tsx';
import { Board } from './landscape.tsx';
import { Brief, Panel } from './panel.tsx';
import { placesOf } from './places.ts';
import type { Module } from './props.ts';
import { Scenes } from './scenes.tsx';
import { ScoreNotes } from './temples.tsx';

function Sprite() {
  return (
    <>
      <Icons />
      <Scenes />
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
  themeColour: { light: '#ead9b5', dark: '#1d1811' },
};
