import './style/fonts.css';
import '@atoll/boardkit/drawing/tokens.css';
import '@atoll/boardkit/drawing/boardkit.css';
import './style/base.css';
import './style/controls.css';
import './style/windows.css';
import './style/site.css';
import { listenForHints } from '@atoll/boardkit/choosing/hints.ts';
import { render } from 'preact';
import { App } from './app.tsx';
import { listenForTrouble } from './trouble.ts';

const root = document.getElementById('atoll');
if (!root) throw new Error('index.html must have an element with the id "atoll".');
listenForTrouble();
listenForHints(document);
render(<App />, root);
// What the page itself needs comes first.
addEventListener('load', () => void import('./live/staying.ts').then(({ stayInTouch }) => stayInTouch()));
