/** What just happened, as movement: tablets slide, lights fly from where they stood to where they go. */
import { appear, fly, nudge, placeElement, type Step, seatElement, travel } from '@atoll/boardkit/drawing/motion.ts';
import type { Seat, Viewer } from '@atoll/engine';
import { type Counts, colours, type OrbisEvent } from '../../rules/types.ts';
import { href } from '../icons.tsx';
import { cellPlace, godPlace, lightPlace, ownGodPlace, spotPlace, supplyPlace } from '../places.ts';

/** Where a seat's worshipers are: in the bar for the viewer, in the panel for others. */
const supply = (viewer: Viewer, seat: Seat, colour: string): Element | null =>
  (seat === viewer && visible(supplyPlace(colour))) || seatElement(seat);

/** A place that is on screen; parts of the board are hidden on a phone. */
function visible(place: string): Element | null {
  const element = placeElement(place);
  return element && element.getBoundingClientRect().width > 0 ? element : null;
}

const each = (counts: Counts, step: (colour: (typeof colours)[number], n: number) => Step['run']): Step[] =>
  colours
    .filter(colour => counts[colour] > 0)
    .map((colour, i) => ({ run: step(colour, counts[colour]), together: i > 0, sound: i > 0 ? undefined : 'pick' }));

export function stageFor(viewer: Viewer) {
  const spot = (seat: Seat, name: string) => visible(spotPlace(seat, name)) ?? seatElement(seat);
  let lastCell: number | null = null;
  return (event: OrbisEvent): Step | Step[] | null => {
    switch (event.type) {
      case 'took': {
        lastCell = event.cell;
        const taken = visible('taken');
        return taken && event.seat === viewer
          ? { run: travel(taken, placeElement(cellPlace(event.cell))), ms: 260, sound: 'slide' }
          : { run: nudge(placeElement(cellPlace(event.cell))), ms: 200, sound: 'slide' };
      }
      case 'created':
        return event.cells.map((cell, i) => ({
          run: appear(visible(lightPlace(cell, event.colour))),
          ms: 240,
          together: i > 0,
          sound: i > 0 ? undefined : ('pick' as const),
        }));
      case 'collected':
        return each(event.worshipers, (colour, n) =>
          fly(href(colour), visible(cellPlace(event.cell)), supply(viewer, event.seat, colour), n),
        );
      case 'placed':
      case 'wilderness': {
        const there = visible(spotPlace(event.seat, event.spot));
        const from = lastCell === null ? null : visible(cellPlace(lastCell));
        const mine = event.seat === viewer;
        const run = mine || !from ? nudge(there ?? seatElement(event.seat)) : travel(there, from);
        return { run, ms: 280, sound: 'place' };
      }
      case 'paid':
        return each(event.worshipers, (colour, n) =>
          fly(href(colour), supply(viewer, event.seat, colour), visible('stack') ?? visible('sky'), n),
        );
      case 'settled':
        return each(event.worshipers, (colour, n) =>
          fly(href(colour), supply(viewer, event.seat, colour), spot(event.seat, event.spot), n),
        );
      case 'sacrificed':
        return each(event.worshipers, (colour, n) =>
          fly(href(colour), supply(viewer, event.seat, colour), visible(ownGodPlace(event.seat)), n),
        );
      case 'converted':
      case 'blessed':
        return each(event.worshipers, (colour, n) =>
          fly(href(colour), visible('sky'), supply(viewer, event.seat, colour), n),
        );
      case 'reduction':
        return {
          run: fly(href(event.colour), visible('sky'), supply(viewer, event.seat, event.colour)),
          sound: 'coin',
        };
      case 'erupted':
        return {
          run: fly(href(event.colour), visible(cellPlace(event.cell)), visible('sky')),
          ms: 200,
          sound: 'slide',
        };
      case 'watered':
        return { run: nudge(spot(event.seat, event.spot)), sound: 'coin' };
      case 'cancelled':
        return { run: nudge(spot(event.seat, event.spot)), sound: 'refuse' };
      case 'god':
        return {
          run: travel(visible(ownGodPlace(event.seat)), visible(godPlace(event.god)) ?? visible('sky')),
          ms: 280,
          sound: 'place',
        };
      case 'godCancelled':
        return { run: nudge(visible(ownGodPlace(event.seat))), sound: 'refuse' };
      case 'exchanged':
        return {
          run: fly(href(event.to), supply(viewer, event.seat, event.from), supply(viewer, event.seat, event.to)),
          sound: 'coin',
        };
      case 'discarded':
        return {
          run: fly(href(event.colour), supply(viewer, event.seat, event.colour), visible('sky'), event.count),
          sound: 'slide',
        };
      case 'revealed':
        return {
          run: travel(visible(cellPlace(event.cell)), visible('stack') ?? visible('sky')),
          ms: 260,
          sound: 'slide',
        };
      case 'turn':
      case 'temple':
      case 'godScored':
      case 'end':
        return null;
    }
  };
}
