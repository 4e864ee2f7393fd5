/**
 * Motion that shows cause and effect: the page already shows how things stand, and pieces are carried back to where
 * they came from and let go, one after another. So nothing ever waits for an animation, and any input ends it.
 */
import type { EventRecord } from '@atoll/engine';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { News, Place } from '../board.ts';
import { type Sound, sound } from './sound.ts';

export interface Step {
  /** Starts the animations of this step after `delay` and gives them back; `ms` is how long each should take. */
  run(delay: number, ms: number): (Animation | undefined)[];
  ms?: number;
  /** Heard when the step begins. */
  sound?: Sound;
  /** Begins with the step before it rather than after it. */
  together?: boolean;
}

export const SHORTEST_MS = 180;
export const LONGEST_MS = 280;
/** All that is caused by one answer has been shown after this; long chains overlap. */
export const WHOLE_MS = 2400;

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** When each step begins, from 0: one after another, drawn together where they would take too long. */
export function timetable(steps: readonly Pick<Step, 'ms' | 'together'>[]): { delay: number; ms: number }[] {
  const lengths = steps.map(step => Math.min(LONGEST_MS, Math.max(SHORTEST_MS, step.ms ?? 220)));
  let end = 0;
  let begun = 0;
  const times = steps.map((step, i) => {
    const ms = lengths[i] ?? SHORTEST_MS;
    const delay = step.together ? begun : end;
    begun = delay;
    end = Math.max(end, delay + ms);
    return { delay, ms };
  });
  const last = times.at(-1)?.delay ?? 0;
  const room = WHOLE_MS - LONGEST_MS;
  if (last <= room) return times;
  return times.map(({ delay, ms }) => ({ delay: (delay * room) / last, ms }));
}

const running = new Set<Animation>();
let busyUntil = 0;

/** Plays steps after those that still run. */
export function play(steps: readonly Step[]): void {
  if (steps.length === 0) return;
  const now = performance.now();
  // Somebody who looked away should not have to watch a backlog.
  if (busyUntil - now > WHOLE_MS) finish();
  const wait = Math.max(0, busyUntil - now);
  const times = timetable(steps);
  for (const [i, step] of steps.entries()) {
    const { delay, ms } = times[i] ?? { delay: 0, ms: SHORTEST_MS };
    if (step.sound) sound(step.sound, wait + delay);
    for (const animation of step.run(wait + delay, ms)) {
      if (!animation) continue;
      running.add(animation);
      animation.onfinish = animation.oncancel = () => running.delete(animation);
    }
    busyUntil = Math.max(busyUntil, now + wait + delay + ms);
  }
}

/** Brings everything that moves to where it goes, at once. */
export function finish(): void {
  busyUntil = 0;
  for (const animation of running) animation.finish();
  running.clear();
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', finish, true);
  window.addEventListener('keydown', finish, true);
  window.addEventListener('wheel', finish, { capture: true, passive: true });
}

/** The element that shows a place: boards put `data-place` on it. */
export const placeElement = (place: Place): Element | null =>
  document.querySelector(`[data-place="${CSS.escape(place)}"]`);

/** A seat's panel in the players' rail, or its line above a phone's board: whichever is on screen. */
export function seatElement(seat: number): Element | null {
  for (const element of document.querySelectorAll(`[data-seat-panel="${seat}"]`))
    if (element.getBoundingClientRect().width > 0) return element;
  return null;
}

/**
 * A transform that shifts an element by pixels of the screen and scales it around its own middle, in HTML and inside a
 * turned and zoomed SVG alike. SVG pieces must keep the default transform origin.
 */
function carried(element: Element, dx: number, dy: number, scale: number): string {
  if (!(element instanceof SVGGraphicsElement)) return `translate(${dx}px, ${dy}px) scale(${scale})`;
  const back = element.getScreenCTM()?.inverse();
  const box = element.getBBox();
  const x = (back ? dx * back.a + dy * back.c : dx) + (box.x + box.width / 2) * (1 - scale);
  const y = (back ? dx * back.b + dy * back.d : dy) + (box.y + box.height / 2) * (1 - scale);
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** Added to the element's own transform, so that pieces keep standing where their attribute puts them. */
function carry(element: Element, frames: readonly [dx: number, dy: number, scale: number][], timing: EffectTiming) {
  const keyframes = frames.map(([dx, dy, scale]) => ({ transform: carried(element, dx, dy, scale) }));
  return element.animate(keyframes, {
    easing: EASE,
    fill: 'backwards',
    ...timing,
    composite: 'add',
  } as KeyframeAnimationOptions);
}

/** From another place on screen to where the element is now. */
export function travel(element: Element | null, from: DOMRect | Element | null): Step['run'] {
  return (delay, duration) => {
    const start = from instanceof Element ? from.getBoundingClientRect() : from;
    const to = element?.getBoundingClientRect();
    if (!element || !to?.width || !start?.width) return [];
    const dx = start.x + start.width / 2 - to.x - to.width / 2;
    const dy = start.y + start.height / 2 - to.y - to.height / 2;
    const scale = Math.max(0.1, Math.min(4, start.width / to.width));
    return [
      carry(
        element,
        [
          [dx, dy, scale],
          [0, 0, 1],
        ],
        { delay, duration },
      ),
    ];
  };
}

/** Comes into being where it stands. */
export function appear(element: Element | null): Step['run'] {
  return (delay, duration) => {
    if (!element) return [];
    const fade = element.animate([{ opacity: 0 }, { opacity: 1 }], {
      delay,
      duration,
      easing: EASE,
      fill: 'backwards',
    });
    const easing = 'cubic-bezier(0.3, 1.5, 0.5, 1)';
    return [
      fade,
      carry(
        element,
        [
          [0, 0, 0.6],
          [0, 0, 1],
        ],
        { delay, duration, easing },
      ),
    ];
  };
}

/** Draws the eye without going anywhere. */
export function nudge(element: Element | null): Step['run'] {
  return (delay, duration) =>
    element
      ? [
          carry(
            element,
            [
              [0, 0, 1],
              [0, 0, 1.08],
              [0, 0, 1],
            ],
            { delay, duration },
          ),
        ]
      : [];
}

/** A symbol of the sprite (`href`) flies from one element to another: gold to its owner, fruit to a market. */
export function fly(href: string, from: Element | null, to: Element | null, count = 1): Step['run'] {
  return (delay, duration) => {
    if (!from || !to) return [];
    const a = from.getBoundingClientRect();
    const b = to.getBoundingClientRect();
    if (a.width === 0 || b.width === 0) return [];
    const size = 30;
    return Array.from({ length: Math.min(count, 5) }, (_, i) => {
      const flyer = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      flyer.setAttribute('viewBox', '0 0 24 24');
      flyer.setAttribute('class', 'flyer');
      flyer.setAttribute('aria-hidden', 'true');
      flyer.style.width = flyer.style.height = `${size}px`;
      const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
      use.setAttribute('href', href);
      flyer.append(use);
      // Inside the game's own part of the page, where its symbols have their colours.
      (from.closest('[data-game]') ?? document.body).append(flyer);
      const at = (r: DOMRect) => `translate(${r.x + (r.width - size) / 2}px, ${r.y + (r.height - size) / 2}px)`;
      const animation = flyer.animate(
        [
          { transform: `${at(a)} scale(0.5)`, opacity: 0 },
          { transform: `${at(a)} scale(1.1)`, opacity: 1, offset: 0.2 },
          { transform: `${at(b)} scale(0.7)`, opacity: 0.9 },
        ],
        { delay: delay + i * 45, duration, easing: 'cubic-bezier(0.4, 0, 0.2, 1)', fill: 'both' },
      );
      void animation.finished.then(
        () => flyer.remove(),
        () => flyer.remove(),
      );
      return animation;
    });
  };
}

/**
 * Plays what just happened, once, when it happened: `stage` turns each event into the steps that show it. The elements it
 * looks for already stand where they go.
 */
export function useNews<E extends EventRecord, V>(
  news: News<E, V>,
  reducedMotion: boolean,
  stage: (event: E, before: V) => Step | readonly Step[] | null,
): void {
  const seen = useRef(news);
  useLayoutEffect(() => {
    if (seen.current === news) return;
    seen.current = news;
    const { before } = news;
    if (before === null || document.visibilityState === 'hidden') return;
    const steps = () => news.events.flatMap(event => stage(event, before) ?? []);
    if (reducedMotion) for (const step of steps()) step.sound && sound(step.sound);
    // Still before anything is painted. Asking now where things stand would force a layout in the same task that
    // redrew the page, and another one for everything that changes until the frame.
    else requestAnimationFrame(() => play(steps()));
  }, [news]);
}
