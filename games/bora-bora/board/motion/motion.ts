/** What just happened, as movement: dice slide onto mats, huts come from their owners, goods and points fly to them. */
import { appear, fly, nudge, placeElement, type Step, seatElement, travel } from '@atoll/boardkit/drawing/motion.ts';
import type { Sound } from '@atoll/boardkit/drawing/sound.ts';
import type { Seat } from '@atoll/engine';
import type { BoraEvent, Source } from '../../rules/events.ts';
import type { Action, Sex } from '../../rules/names.ts';
import type { BoraView } from '../../rules/view/viewTypes.ts';
import { href, type IconName } from '../icons.tsx';
import { place } from '../places.ts';

const gotIcon: Record<Extract<BoraEvent, { type: 'got' }>['what'], IconName> = {
  points: 'points',
  offering: 'offering',
  shell: 'shell',
  status: 'status',
};

/** Where a seat's things are on screen: in the part that is open, otherwise at its panel. */
function home(seat: Seat, at: string): Element | null {
  const element = placeElement(at);
  return element && element.getBoundingClientRect().width > 0 ? element : seatElement(seat);
}

function origin(from: Source, last: string | null): Element | null {
  if (from === 'fishing') return placeElement(place.mat('fishing'));
  if (from === 'helper') return placeElement(place.mat('helper'));
  return last === null ? null : placeElement(last);
}

/** `after`: how the table stands now, where everything has arrived already. */
export function stageFor(after: BoraView) {
  /** Where the latest thing happened: what it brings comes from there. */
  let last: string | null = null;
  const put = (at: string, run: Step['run'], sound: Sound, ms = 260): Step => {
    last = at;
    return { run, ms, sound };
  };
  return (event: BoraEvent): Step | Step[] | null => {
    switch (event.type) {
      case 'die': {
        const die = dieElement(after, event.seat, event.die, event.action);
        return put(place.mat(event.action), travel(die, home(event.seat, place.dice(event.seat))), 'place');
      }
      case 'settled': {
        const at = place.region(event.region);
        return put(at, travel(placeElement(place.hut(event.region)), seatElement(event.seat)), 'place', 280);
      }
      case 'got':
        if (event.amount === 0) return null;
        return {
          run: fly(href(gotIcon[event.what]), origin(event.from, last), seatElement(event.seat), event.amount),
          sound: event.what === 'points' ? 'coin' : 'pick',
        };
      case 'fish':
        return {
          run: fly(href('fish'), placeElement(place.region(event.region)), seatElement(event.seat), event.points),
          sound: 'coin',
        };
      case 'stored': {
        const at = place.cell(event.seat, event.cell);
        const from = last === null ? null : placeElement(last);
        return { run: fly(href(event.material), from, home(event.seat, at)), sound: 'slide' };
      }
      case 'took': {
        const sex: Sex = event.person.startsWith('woman') ? 'woman' : 'man';
        const from = placeElement(place.person(sex, event.slot));
        const to = place.villager(event.seat, event.person);
        const tile = placeElement(to);
        const run = tile ? travel(tile, from) : fly(href(sex), from, seatElement(event.seat));
        return put(to, run, 'place', 280);
      }
      case 'moved': {
        const at = place.villager(event.seat, event.person);
        return put(at, nudge(placeElement(at)), 'slide');
      }
      case 'priest': {
        const at = place.temple(event.space);
        const priest = placeElement(at)?.querySelector('.bora-priest') ?? null;
        return put(at, travel(priest, seatElement(event.seat)), 'place');
      }
      case 'built': {
        const at = place.cell(event.seat, event.cells.split('+')[0] ?? '');
        return [
          put(at, appear(placeElement(at)), 'place'),
          { run: fly(href('points'), placeElement(at), seatElement(event.seat), 3), sound: 'coin' },
        ];
      }
      case 'hut':
        return put(place.twelfth(event.seat), nudge(placeElement(place.twelfth(event.seat))), 'slide');
      case 'called':
        return { run: fly(href(`god-${event.god}`), seatElement(event.seat), middle(), 1), sound: 'turn' };
      case 'drew': {
        const from = event.from === 'pile' ? placeElement(place.pile) : placeElement(place.display(0));
        // One's own card is told twice, once for everybody and once by name.
        if (event.from === 'pile' && event.card === undefined && event.seat === after.viewer) return null;
        const icon: IconName = event.card ? `god-${event.card}` : 'card';
        return { run: fly(href(icon), from, home(event.seat, place.hand(event.seat))), sound: 'slide' };
      }
      case 'statusScored':
      case 'templeScored': {
        const from = event.type === 'templeScored' ? place.temple(1) : null;
        return event.points.flatMap((points, seat) =>
          points === 0
            ? []
            : [
                {
                  run: fly(href('points'), placeElement(from ?? place.status(seat)), seatElement(seat), points),
                  sound: 'coin' as const,
                  together: seat > 0,
                },
              ],
        );
      }
      case 'bought':
        return {
          run: fly(href('shell'), seatElement(event.seat), home(event.seat, place.jewelry(event.seat))),
          sound: 'coin',
        };
      case 'fulfilled':
        return {
          run: fly(href('points'), home(event.seat, place.hand(event.seat)), seatElement(event.seat), 4),
          sound: 'coin',
        };
      case 'newTask': {
        const to = home(event.seat, place.ownTask(event.seat, event.task));
        return { run: appear(to), sound: 'slide' };
      }
      case 'rolled':
        return event.seat === after.viewer
          ? { run: appear(placeElement(place.dice(event.seat))), sound: 'place' }
          : null;
      case 'round':
      case 'phase':
      case 'laidOut':
      case 'revealed':
      case 'reshuffled':
      case 'used':
      case 'passed':
      case 'showed':
      case 'discarded':
      case 'final':
      case 'end':
        return null;
    }
  };
}

const middle = (): Element | null => document.querySelector('.bora-guide');

/** The die of a seat on the mat of an action: the last one that looks like it. */
function dieElement(after: BoraView, seat: Seat, die: number, action: Action): Element | null {
  const mat = after.mats.find(({ actions }) => actions.includes(action));
  const at = mat?.dice.findLastIndex(lying => lying.seat === seat && lying.die === die) ?? -1;
  return mat && at >= 0 ? placeElement(place.matDie(mat.actions[0] ?? action, at)) : null;
}
