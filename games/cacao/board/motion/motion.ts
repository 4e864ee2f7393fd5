/** What just happened, as movement: tiles come from where they lay, yields fly to their owners. */
import { appear, fly, nudge, placeElement, type Step, seatElement, travel } from '@atoll/boardkit/drawing/motion.ts';
import type { Viewer } from '@atoll/engine';
import type { CacaoEvent, CacaoView } from '../../rules/types.ts';
import { href } from '../icons.tsx';

/** `after`: how the table stands now, where everything has arrived already. */
export function stageFor(viewer: Viewer, after: CacaoView) {
  return (event: CacaoEvent, before: CacaoView): Step | Step[] | null => {
    switch (event.type) {
      case 'placed': {
        const tile = placeElement(event.cell);
        // One's own tile already lies there as a ghost, come from the hand when its space was chosen.
        const run = event.seat === viewer ? nudge(tile) : travel(tile, seatElement(event.seat));
        return { run, ms: 280, sound: 'place' };
      }
      case 'filled': {
        const from = event.from === 'pile' ? 'pile' : `display:${before.display.indexOf(event.jungle)}`;
        return { run: travel(placeElement(event.space), placeElement(from)), ms: 280, sound: 'slide' };
      }
      case 'worked':
        return worked(event);
      case 'revealed': {
        const tile = placeElement(`display:${after.display.lastIndexOf(event.jungle)}`);
        return { run: travel(tile, placeElement('pile')), ms: 240, sound: 'slide' };
      }
      case 'temple': {
        const temple = placeElement(event.space);
        return event.gold.flatMap((gold, seat) =>
          gold > 0 ? [{ run: fly(href('gold'), temple, seatElement(seat), gold), sound: 'coin' as const }] : [],
        );
      }
      case 'drew':
        return event.tile === undefined ? null : { run: appear(placeElement(`hand:${event.tile}`)), ms: 200 };
      case 'forwent':
      case 'turn':
      case 'end':
        return null;
    }
  };
}

function worked(event: Extract<CacaoEvent, { type: 'worked' }>): Step[] {
  const tile = placeElement(event.space);
  const owner = seatElement(event.seat);
  const steps: Step[] = [];
  if (event.fruits < 0) steps.push({ run: fly(href('fruit'), owner, tile, -event.fruits), sound: 'slide' });
  if (event.fruits > 0) steps.push({ run: fly(href('fruit'), tile, owner, event.fruits), sound: 'pick' });
  if (event.gold > 0) steps.push({ run: fly(href('gold'), tile, owner, event.gold), sound: 'coin' });
  if (event.water > 0) steps.push({ run: fly(href('water'), tile, owner, event.water), sound: 'slide' });
  if (event.suns > 0) steps.push({ run: fly(href('sun'), tile, owner, event.suns), sound: 'pick' });
  return steps;
}
