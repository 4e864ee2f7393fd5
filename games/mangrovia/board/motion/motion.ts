/** What just happened, as movement: bowls and huts come from their owners, the boat sails, cards and points fly. */
import { appear, fly, nudge, placeElement, type Step, seatElement, travel } from '@atoll/boardkit/drawing/motion.ts';
import type { Seat } from '@atoll/engine';
import type { CardId, MangroviaEvent } from '../../rules/types.ts';
import { landscapes } from '../../rules/types.ts';
import type { MangroviaView } from '../../rules/view/viewTypes.ts';
import { href, type IconName } from '../icons.tsx';
import { place } from '../places.ts';

const seen = (element: Element | null): Element | null =>
  element && element.getBoundingClientRect().width > 0 ? element : null;

/** Where a seat's things go: the viewer's hand, otherwise the seat's panel. */
const home = (seat: Seat, viewer: MangroviaView['viewer']): Element | null =>
  (seat === viewer ? seen(placeElement(place.hand)) : null) ?? seatElement(seat);

const iconOf = (card: CardId): IconName => landscapes.find(name => name === card) ?? 'coin';
const kindOf = (card: CardId): 'treasure' | 'landscape' => (card.startsWith('treasure') ? 'treasure' : 'landscape');

/** Where the boat lies at a landing, as large as it is now; beside its archipelago while it is at none. */
function boatRect(landing: number): DOMRect | null {
  const boat = placeElement(place.boat)?.getBoundingClientRect();
  if (!boat || boat.width === 0) return null;
  const plate = placeElement(place.landing(Math.max(1, landing)))?.getBoundingClientRect();
  if (!plate) return null;
  const x = landing <= 6 ? plate.left - boat.width : plate.right;
  return new DOMRect(x, plate.top + (landing === 0 ? -boat.height : 0), boat.width, boat.height);
}

/** `after`: how the table stands now, where everything has arrived already. */
export function stageFor(after: MangroviaView) {
  /** The landing that the boat was at, as far as it has been shown. */
  let last: number | null = null;
  return (event: MangroviaEvent, before: MangroviaView): Step | Step[] | null => {
    switch (event.type) {
      case 'bowl':
        return {
          run: travel(placeElement(place.bowl(event.site)), seatElement(event.seat)),
          ms: 260,
          sound: 'place',
        };
      case 'boat': {
        const from = last ?? before.boat;
        last = event.landing;
        if (event.landing !== after.boat) return null;
        return { run: travel(placeElement(place.boat), boatRect(from)), ms: 280, sound: 'slide' };
      }
      case 'took': {
        const from = placeElement(place.open(kindOf(event.card), event.slot));
        return { run: fly(href(iconOf(event.card)), seen(from), home(event.seat, after.viewer)), sound: 'slide' };
      }
      case 'drew':
        return {
          run: fly(href('pile'), seen(placeElement(place.pile(event.pile))), home(event.seat, after.viewer)),
          sound: 'slide',
        };
      case 'collected':
        return {
          run: fly(
            href('amulet'),
            seen(placeElement(event.from === 'bag' ? place.bag : place.ones)),
            home(event.seat, after.viewer),
            event.count,
          ),
          sound: 'pick',
        };
      case 'threw':
        return {
          run: fly(href('amulet'), home(event.seat, after.viewer), seen(placeElement(place.bag))),
          sound: 'slide',
        };
      case 'built': {
        const hut = placeElement(place.hut(event.field));
        const steps: Step[] = [{ run: travel(hut, seatElement(event.seat)), ms: 280, sound: 'place' }];
        if (event.points > 0)
          steps.push({ run: fly(href('sun'), seen(hut), seatElement(event.seat), event.points), sound: 'coin' });
        return steps;
      }
      case 'pole':
        return {
          run: fly(href('sun'), seen(placeElement(place.hut(event.field))), seatElement(event.seat), event.tile),
          sound: 'coin',
        };
      case 'tile':
        return {
          run: fly(href('stone'), seen(placeElement(place.field(event.field))), home(event.seat, after.viewer)),
          sound: 'pick',
        };
      case 'birds':
        return event.birds.map((landscape, i) => ({
          run: appear(placeElement(place.oracle(landscape))?.querySelector('.mg-bird') ?? null),
          sound: 'turn' as const,
          together: i > 0,
        }));
      case 'laidOut':
        return [
          ...event.treasures.map(({ slot }) => place.open('treasure', slot)),
          ...event.landscapes.map(({ slot }) => place.open('landscape', slot)),
        ].map((at, i) => ({ run: appear(seen(placeElement(at))), ms: 180, sound: 'slide' as const, together: i > 0 }));
      case 'pathScored': {
        const from = placeElement(place.path(event.path));
        return [event.first, event.second].flatMap((owner, i) =>
          typeof owner === 'number' && (event.points[i] ?? 0) > 0
            ? [{ run: fly(href('sun'), seen(from), seatElement(owner), 3), sound: 'coin' as const, together: i > 0 }]
            : [],
        );
      }
      case 'stoneScored':
        return { run: fly(href('sun'), seen(placeElement(place.stone)), seatElement(event.seat), 3), sound: 'coin' };
      case 'poleScored':
        return { run: nudge(placeElement(place.pole)), sound: 'coin' };
      case 'round':
      case 'looked':
      case 'lookedAmulets':
      case 'threwBack':
      case 'amuletHut':
      case 'lastHut':
      case 'passed':
      case 'reshuffled':
      case 'bagRefilled':
      case 'talisman':
      case 'amuletsScored':
      case 'end':
        return null;
    }
  };
}
