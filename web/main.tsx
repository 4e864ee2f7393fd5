import './style/everywhere/fonts.css';
import '@atoll/boardkit/drawing/tokens.css';
import '@atoll/boardkit/drawing/boardkit.css';
import './style/everywhere/base.css';
import './style/everywhere/controls.css';
import './style/everywhere/windows.css';
import './style/everywhere/site.css';
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
