/** Cacao's picture, as the table page sees it. */
import './css/palette.css';
import './css/pieces.css';
import './css/layout.css';
import './css/village.css';
import { Hand } from './hand/hand.tsx';
import { Sprite as Icons } from './icons.tsx';
import { Board } from './map/landscape.tsx';
import { Scenes } from './map/scenes.tsx';
import { ScoreNotes } from './map/temples.tsx';
import { Brief, Panel } from './panel/panel.tsx';
import { placesOf } from './places.ts';
import type { Module } from './props.ts';

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
