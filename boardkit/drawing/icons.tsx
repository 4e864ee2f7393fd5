/**
 * A game's icons: drawn once as symbols on a 24 px grid, used by name everywhere with the same meaning.
 * Each carries its words for hover, focus, long press and screen reader.
 */
import type { Language, Words } from '@atoll/engine';
import type { ComponentChildren } from 'preact';

export interface IconDrawing {
  words: Words;
  draw: ComponentChildren;
}

export interface IconProps<Name extends string> {
  name: Name;
  language: Language;
  size?: number;
  /** Inside another SVG: where it stands. */
  x?: number;
  y?: number;
  class?: string;
  /** Decoration only: something beside it already says the same. */
  quiet?: boolean;
}

/** Makes a game's `Icon` and the `Sprite` that must be in the page once. `game` keeps the symbol ids apart. */
export function defineIcons<Name extends string>(game: string, drawings: Readonly<Record<Name, IconDrawing>>) {
  const href = (name: Name) => `#${game}-${name}`;

  function Sprite() {
    return (
      <svg class="sprite" aria-hidden="true" width="0" height="0">
        {(Object.keys(drawings) as Name[]).map(name => (
          <symbol id={`${game}-${name}`} key={name} viewBox="0 0 24 24">
            {drawings[name].draw}
          </symbol>
        ))}
      </svg>
    );
  }

  function Icon({ name, language, size = 20, x, y, quiet, class: extra }: IconProps<Name>) {
    const label = drawings[name].words[language];
    return (
      <svg
        class={`icon ${extra ?? ''}`}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        x={x}
        y={y}
        role="img"
        aria-label={quiet ? undefined : label}
        aria-hidden={quiet ?? false}
        data-hint={quiet ? undefined : label}
      >
        <use href={href(name)} />
      </svg>
    );
  }

  return { Icon, Sprite, href };
}
