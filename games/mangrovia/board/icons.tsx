/** Mangrovia's symbols: one sprite, every symbol with its name. */
import { defineIcons, type IconDrawing } from '@atoll/boardkit/drawing/icons.tsx';
import { type Words, words } from '@atoll/engine';
import type { ComponentChildren } from 'preact';
import type { Action } from '../editions/edition.ts';
import { landscapes } from '../rules/types.ts';
import { links } from '../text/links.ts';
import { landscapeNames } from '../text/names.ts';
import { emblems, textures } from './art/landscapeArt.tsx';
import { pieceArt } from './art/pieceArt.tsx';
import { signArt } from './art/signArt.tsx';

/** What a thing is called where the links to the rules name it. */
const componentWords = (id: string): Words => links.components[id]?.words ?? words(id, id);

const drawn = (name: Words, draw: ComponentChildren): IconDrawing => ({ words: name, draw });
const thing = (id: string, draw: ComponentChildren): IconDrawing => drawn(componentWords(id), draw);

const each = <K extends string>(keys: readonly K[], make: (key: K) => IconDrawing): Record<K, IconDrawing> =>
  Object.fromEntries(keys.map(key => [key, make(key)])) as Record<K, IconDrawing>;

const drawings = {
  ...each(landscapes, key => drawn(landscapeNames[key], emblems[key])),
  coin: thing('treasure', pieceArt.coin),
  amulet: thing('amulet', pieceArt.amulet),
  sun: thing('chief', pieceArt.sun),
  bird: thing('bird', pieceArt.bird),
  noBird: drawn(words('Kein Paradiesvogel', 'No bird of paradise'), pieceArt.noBird),
  boat: thing('boat', pieceArt.boat),
  hut: thing('hut', signArt.hut),
  twoHuts: drawn(words('Bis zu zwei Hütten', 'Up to two huts'), signArt.twoHuts),
  doubleHut: thing('doubleHut', signArt.doubleHut),
  hutOrDouble: drawn(words('Hütte oder Doppelhütte', 'Hut or double hut'), signArt.hutOrDouble),
  statue: thing('statue', pieceArt.statue),
  pole: thing('pole', pieceArt.pole),
  stone: thing('stone', pieceArt.stone),
  talisman: thing('talisman', pieceArt.talisman),
  bag: thing('bag', pieceArt.bag),
  open: drawn(words('Offene Karte', 'Face-up card'), signArt.open),
  pile: drawn(words('Verdeckte Karte', 'Face-down card'), signArt.pile),
  any: drawn(words('Karte, offen oder verdeckt', 'Card, face up or face down'), signArt.any),
  start: thing('startCard', signArt.start),
  joker: thing('joker', pieceArt.joker),
  path: thing('path', signArt.path),
  check: drawn(words('ja', 'yes'), signArt.check),
  cross: drawn(words('Schließen', 'Close'), signArt.cross),
} as const;

export type IconName = keyof typeof drawings;

const { Icon, Sprite: IconSprite, href } = defineIcons<IconName>('mangrovia', drawings);

export { href, Icon };

/** The symbols of what a landing lets one do. */
export const actionIcons: Readonly<Record<Action, readonly IconName[]>> = {
  open: ['open'],
  pile: ['pile'],
  any: ['any'],
  amulets: ['amulet'],
  hut: ['hut'],
  'amulets-or-hut': ['amulet', 'hut'],
  'hut-or-double': ['hutOrDouble'],
  'two-huts': ['twoHuts'],
  birds: ['bird', 'talisman'],
};

export const textureHref = (landscape: string): string => `#mangrovia-ground-${landscape}`;

/** Symbols and the textures of the landscapes. */
export function Sprite() {
  return (
    <>
      <IconSprite />
      <svg class="sprite" aria-hidden="true" width="0" height="0">
        {landscapes.map(landscape => (
          <symbol id={`mangrovia-ground-${landscape}`} key={landscape} viewBox="0 0 92 92">
            {textures[landscape]}
          </symbol>
        ))}
      </svg>
    </>
  );
}
