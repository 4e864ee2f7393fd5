/**
 * Following what the others do where a board shows one part at a time, or more than fits: the part in which something
 * happens comes to the front for a moment, one after another, and then what was there before comes back.
 */
import type { EventRecord } from '@atoll/engine';
import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { News, Place } from '../board.ts';

/** How long a part stays in front; shorter where others wait. Any input ends it. */
const HOLD_MS = 1300;
const HURRY_MS = 700;
/** Somebody who looked away should not have to watch a backlog. */
const MOST_WAITING = 2;

/** Where something happens: the part of the board, and the place in it. */
export interface Scene {
  part: string;
  place: Place;
}

export interface Stop<E> {
  scene: Scene | null;
  events: readonly E[];
}

/** Cuts what happened into what is seen together. What happens nowhere in particular belongs to what came before it. */
export function stopsOf<E>(events: readonly E[], sceneOf: (event: E) => Scene | null): Stop<E>[] {
  const stops: { scene: Scene | null; events: E[] }[] = [];
  for (const event of events) {
    const scene = sceneOf(event);
    const last = stops.at(-1);
    if (last && (scene === null || last.scene === null || last.scene.part === scene.part)) {
      last.events.push(event);
      last.scene ??= scene;
    } else stops.push({ scene, events: [event] });
  }
  return stops;
}

interface Course<E, V> {
  /** The news that this is made of. */
  of: News<E, V>;
  scene: Scene | null;
  /** What is shown in motion now: as many events of the news as happen here. */
  news: News<E, V>;
  waiting: { scene: Scene; news: News<E, V> }[];
}

export interface Following<E, V> {
  /** Where something happens now; null while there is nothing to follow. */
  scene: Scene | null;
  /** For `useNews`. */
  news: News<E, V>;
}

/** `sceneOf`: where an event is to be followed to; null where that is not needed: it is in sight, or the viewer did it. */
export function useFollowing<E extends EventRecord, V>(
  news: News<E, V>,
  sceneOf: (event: E) => Scene | null,
): Following<E, V> {
  const course = useRef<Course<E, V>>({ of: news, scene: null, news, waiting: [] });
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const piece = (events: readonly E[]): News<E, V> => ({ ...news, events });

  if (course.current.of !== news) {
    const { scene, waiting, news: shown } = course.current;
    const stops = news.before === null ? [] : stopsOf(news.events, sceneOf);
    const next = stops.flatMap(stop => (stop.scene ? [{ scene: stop.scene, news: piece(stop.events) }] : []));
    const [first, ...others] = next;
    if (!first) course.current = { of: news, scene: null, news, waiting: [] };
    else if (scene) {
      course.current = { of: news, scene, news: shown, waiting: [...waiting, ...next].slice(-MOST_WAITING) };
    } else course.current = { of: news, ...first, waiting: others };
  }

  const { scene, news: shown, waiting } = course.current;
  const goOn = () => {
    const { of, news: last, waiting } = course.current;
    const [next, ...others] = waiting;
    course.current = next ? { of, ...next, waiting: others } : { of, scene: null, news: last, waiting: [] };
    redraw(0);
  };
  useEffect(() => {
    if (!scene) return;
    const timer = setTimeout(goOn, waiting.length > 0 ? HURRY_MS : HOLD_MS);
    const end = () => {
      course.current = { ...course.current, scene: null, waiting: [] };
      redraw(0);
    };
    window.addEventListener('pointerdown', end, true);
    window.addEventListener('keydown', end, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end, true);
      window.removeEventListener('keydown', end, true);
    };
  }, [shown, scene === null, waiting.length > 0]);
  return { scene, news: shown };
}
