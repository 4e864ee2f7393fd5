/** Mangrovia's picture, as the table page sees it. */
import './palette.css';
import './layout.css';
import './map.css';
import './marks.css';
import './archipelago.css';
import './cards.css';
import './picker.css';
import './bar.css';
import './panel.css';
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
  themeColour: { light: '#d3eae3', dark: '#0c2325' },
};
