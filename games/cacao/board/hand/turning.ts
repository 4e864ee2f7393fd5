/** Turning the selected worker tile: the next quarter that looks different, by click, key, wheel and button alike. */
import { announce } from '@atoll/boardkit/choosing/announce.ts';
import { useEffect, useRef } from 'preact/hooks';
import { turnsOf } from '../map/geometry.ts';
import { isAsked, type Props } from '../props.ts';
import { handTileWords } from '../words.ts';

/** The selected tile, if it can be turned now. */
export function turnable(props: Props): string | null {
  const { tile } = props.picks;
  return isAsked(props, 'place') && typeof tile === 'string' && turnsOf(tile) > 1 ? tile : null;
}

export const turnShown = (props: Props): number => Number(props.picks.turn ?? 0);

export function turn(props: Props, by: 1 | -1 = 1): void {
  const tile = turnable(props);
  if (!tile) return;
  const turns = turnsOf(tile);
  const next = (turnShown(props) + by + turns) % turns;
  props.pick({ turn: next });
  announce(props.t(handTileWords(tile, next)));
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** R turns the tile wherever the focus is, Shift+R the other way. */
export function useTurnKey(props: Props): void {
  const now = useRef(props);
  now.current = props;
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (typing(event.target) || !turnable(now.current)) return;
      event.preventDefault();
      turn(now.current, event.shiftKey ? -1 : 1);
    };
    window.addEventListener('keydown', key);
    return () => window.removeEventListener('keydown', key);
  }, []);
}
