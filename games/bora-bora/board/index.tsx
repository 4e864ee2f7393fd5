/** Bora Bora's picture, as the table page sees it. */
import './palette.css';
import './paints.css';
import './layout.css';
import './pieces.css';
import './cards.css';
import './tracks.css';
import './tableau.css';
import './ceremony.css';
import './panel.css';
import './map.css';
import './mats.css';
import './bar.css';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { Sprite } from './icons.tsx';
import { Brief, Panel } from './panel.tsx';
import { placesOf } from './places.ts';
import type { Module } from './props.ts';
import { ScoreNotes } from './scorenotes.tsx';

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
