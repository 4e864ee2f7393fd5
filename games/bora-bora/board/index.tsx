/** Bora Bora's picture, as the table page sees it. */
import './css/palette.css';
import './css/paints.css';
import './css/layout.css';
import './css/pieces.css';
import './css/cards.css';
import './css/tracks.css';
import './css/tableau.css';
import './css/ceremony.css';
import './css/panel.css';
import './css/map.css';
import './css/mats.css';
import './css/bar.css';
import { Board } from './board.tsx';
import { Hand } from './hand/hand.tsx';
import { Sprite } from './icons.tsx';
import { Brief, Panel } from './panel/panel.tsx';
import { ScoreNotes } from './panel/scorenotes.tsx';
import { placesOf } from './places.ts';
import type { Module } from './props.ts';

export const board: Module = {
  Board,
  Hand,
  Panel,
  Brief,
  Sprite,
  ScoreNotes,
  placesOf,
  themeColour: { light: '#f3dccb', dark: '#191a22' },
};
