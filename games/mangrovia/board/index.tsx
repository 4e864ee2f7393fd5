/** Mangrovia's picture, as the table page sees it. */
import './css/palette.css';
import './css/layout.css';
import './css/map.css';
import './css/marks.css';
import './css/archipelago.css';
import './css/cards.css';
import './css/picker.css';
import './css/bar.css';
import './css/panel.css';
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
  themeColour: { light: '#d3eae3', dark: '#0c2325' },
};
