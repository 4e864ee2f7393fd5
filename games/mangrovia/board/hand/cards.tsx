/** Cards and amulets as small drawings, the same in the display, in the hand and in a payment. */

import { href, textureHref } from '../icons.tsx';
import { StoneTileArt } from '../map/badges.tsx';
import type { Shown } from './shown.ts';

const paper = 'M4 1.5H36Q38.5 1.5 38.5 4V50Q38.5 52.5 36 52.5H4Q1.5 52.5 1.5 50V4Q1.5 1.5 4 1.5Z';

/** A card of 40 × 54, or an amulet or a tile in the same frame; `height` is its height on screen. */
export function CardArt({ shown, height }: { shown: Shown; height: number }) {
  return (
    <svg class="mg-card-art" viewBox="0 0 40 54" width={(height * 40) / 54} height={height} aria-hidden="true">
      <Face shown={shown} />
    </svg>
  );
}

function Face({ shown }: { shown: Shown }) {
  switch (shown.kind) {
    case 'treasure':
      return (
        <>
          <path class="mg-card-paper" d={paper} />
          <use href={href('coin')} x="3" y="10" width="34" height="34" />
          <text class="mg-card-number" x="20" y="34.5">
            {shown.value}
          </text>
        </>
      );
    case 'start':
      return (
        <>
          <path class="mg-card-paper is-start" d={paper} />
          <use href={href('coin')} x="3" y="4" width="34" height="34" />
          <text class="mg-card-number" x="20" y="28.5">
            {shown.value}
          </text>
          <path
            class="mg-card-star"
            d="M20 38.4 22 43 27 43.4 23.2 46.6 24.4 51.4 20 48.8 15.6 51.4 16.8 46.6 13 43.4 18 43Z"
          />
        </>
      );
    case 'amulet':
      return (
        <>
          <use href={href('amulet')} x="-2" y="5" width="44" height="44" />
          <text class="mg-card-number is-amulet" x="20" y="35">
            {shown.value}
          </text>
        </>
      );
    case 'landscape':
      return (
        <>
          <path class={`mg-land is-${shown.landscape}`} d={paper} />
          <use href={textureHref(shown.landscape)} x="2" y="0" width="36" height="36" />
          <use href={textureHref(shown.landscape)} x="2" y="18" width="36" height="36" />
          <path class="mg-card-frame" d={paper} />
          <use href={href(shown.landscape)} x="8" y="15" width="24" height="24" />
        </>
      );
    case 'back':
      return (
        <>
          <path class={`mg-card-back is-${shown.of}`} d={paper} />
          <path class="mg-card-weave" d="M7 7H33V47H7ZM7 7 33 47M33 7 7 47" />
          {shown.of === 'treasure' ? (
            <use href={href('coin')} x="10" y="17" width="20" height="20" />
          ) : (
            <use href={href('reed')} x="9" y="16" width="22" height="22" />
          )}
        </>
      );
    case 'tile':
      return (
        <g transform="translate(20 27)">
          <StoneTileArt tile={shown.tile} size={38} values={{ treasure: shown.value, amulet: shown.value }} />
        </g>
      );
  }
}
