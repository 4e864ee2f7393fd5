/**
 * What a move would give to everybody, found by letting the machine play on in an imagined copy of the table.
 *
 * It assumes that everybody takes all they can, in the order that brings the most; where that is a sale, it is marked as
 * one, because selling is for its owner to decide. What would come from the face-down pile is left out.
 */
import { remembered, rememberedByKey } from '@atoll/boardkit/remembered.ts';
import { Chance, moveKey } from '@atoll/engine';
import type { CacaoGame } from '../../rules/game.ts';
import { cellName, cellOf, facing, isWorker } from '../../rules/grid.ts';
import type { CacaoEvent, CacaoMove, CacaoState, CacaoView, CellName, FillMove } from '../../rules/types.ts';
import { temples } from '../../rules/work/temples.ts';

/** One edge at work; `fruits` is negative at a market. */
export type Work = Omit<Extract<CacaoEvent, { type: 'worked' }>, 'type'>;

/** One way to fill the jungle spaces, and what comes of it. */
export interface Plan {
  fills: readonly { space: CellName; jungle: string }[];
  /** Spaces that would get the top tile of the pile: nobody knows which. */
  unknown: readonly CellName[];
  works: readonly Work[];
  /** Gold from temples by seat: how the standing would change. */
  temples: readonly number[];
}

export interface Preview {
  /** Jungle spaces that will be filled. */
  spaces: readonly CellName[];
  /** Work at tiles that already lie there, before anything is filled. */
  now: readonly Work[];
  /** Change of the temple standings by the move itself. */
  temples: readonly number[];
  /** Sun tokens that the one who moves gives for it: building over costs one. */
  paid: number;
  /** All ways of filling; one without fills where nothing is to be chosen. */
  plans: readonly Plan[];
}

/** What one seat gets of it all. */
export interface Gain {
  fruits: number;
  /** Fruits it could sell, and the gold for them. */
  sold: number;
  sales: number;
  mined: number;
  water: number;
  suns: number;
  temples: number;
}

const everything = { collect: 'all', sell: 'all' };
const known = rememberedByKey<CacaoView, string, Preview>();
const imagined = remembered<CacaoView, CacaoState>();

/** A state that fits the view. What is hidden in it is made up and never shown. */
export const imagine = (game: CacaoGame, view: CacaoView): CacaoState =>
  imagined(view, () => game.imagine(view, new Chance('preview')));

/** What a move of the present decision would give to everybody. Remembered as long as the view is. */
export const preview = (game: CacaoGame, view: CacaoView, move: CacaoMove): Preview =>
  known(view, moveKey(move), () => lookAhead(game, imagine(game, view), move));

export function lookAhead(game: CacaoGame, from: CacaoState, move: CacaoMove): Preview {
  const before = templeGold(game, from, []);
  const s = game.copy(from);
  const over = 'cell' in move && isWorker(from.cells[cellOf(move.cell)] ?? 0);
  const trail = start(game, s, move);
  const spaces = [...trail.spaces, ...trail.fills.map(fill => fill.space), ...trail.unknown];
  return {
    spaces,
    now: withoutFilling(game, game.copy(s), new Set(spaces)),
    temples: difference(templeGold(game, s, spaces), before),
    paid: over ? 1 : 0,
    plans: distinct(plansFrom(game, s, trail, before)),
  };
}

interface Trail {
  /** Spaces still to be filled by choice. */
  spaces: CellName[];
  fills: { space: CellName; jungle: string }[];
  unknown: CellName[];
  works: Work[];
}

/** Plays one move and notes what it caused. */
function start(game: CacaoGame, s: CacaoState, move: CacaoMove, trail?: Trail): Trail {
  const next: Trail = {
    spaces: [],
    fills: [...(trail?.fills ?? [])],
    unknown: [...(trail?.unknown ?? [])],
    works: [...(trail?.works ?? [])],
  };
  game.play(s, move, new Chance('preview'), event => {
    if (event.type === 'worked') {
      const { type: _, ...work } = event;
      next.works.push(work);
    } else if (event.type === 'filled') {
      if (event.from === 'pile') next.unknown.push(event.space);
      else next.fills.push({ space: event.space, jungle: event.jungle });
    }
  });
  const step = s.steps.at(-1);
  if (step?.kind === 'fill') next.spaces = step.spaces.map(cellName);
  return next;
}

/** Every way of filling what is left to fill, each with all the work that follows. */
function plansFrom(game: CacaoGame, s: CacaoState, trail: Trail, before: readonly number[]): Plan[] {
  if (game.decision(s)?.kind === 'fill')
    return game.moves(s).flatMap(move => {
      const after = game.copy(s);
      return plansFrom(game, after, start(game, after, move, trail), before);
    });
  const gold = difference(templeGold(game, s, trail.unknown), before);
  const works = [...trail.works, ...workAll(game, s, new Set(trail.unknown))];
  return [{ fills: trail.fills, unknown: trail.unknown, works, temples: gold }];
}

/** Lets everybody who is awake work, except at the spaces named. */
function workAll(game: CacaoGame, s: CacaoState, except: ReadonlySet<CellName>): Work[] {
  for (const step of s.steps)
    if (step.kind === 'work') step.edges = step.edges.filter(edge => !except.has(cellName(facing(edge))));
  let works: Work[] = [];
  while (s.steps.at(-1)?.kind === 'work') {
    const move = game.auto?.(s, everything);
    if (move) works = start(game, s, move, { spaces: [], fills: [], unknown: [], works }).works;
    else s.steps.pop();
  }
  return works;
}

/** What the new tile's workers do at the tiles that lie there already. */
function withoutFilling(game: CacaoGame, s: CacaoState, filled: ReadonlySet<CellName>): Work[] {
  const step = s.steps.at(-1);
  if (step?.kind !== 'fill') return workAll(game, s, filled);
  // Any filling will do to wake the workers: those that look at a filled space are left out again.
  const [move] = game.moves(s);
  if (!move) return [];
  game.play(s, move, new Chance('preview'));
  return withoutFilling(game, s, filled);
}

function templeGold(game: CacaoGame, s: CacaoState, except: readonly CellName[]): number[] {
  const gold = new Array<number>(s.seats).fill(0);
  for (const temple of temples(game.box, s))
    if (!except.includes(cellName(temple.space)))
      for (const [seat, n] of temple.gold.entries()) gold[seat] = (gold[seat] ?? 0) + n;
  return gold;
}

const difference = (after: readonly number[], before: readonly number[]): number[] =>
  after.map((n, seat) => n - (before[seat] ?? 0));

/** The same tiles on the same spaces are the same plan, in any order. */
function distinct(plans: readonly Plan[]): Plan[] {
  const found = new Map<string, Plan>();
  for (const plan of plans) {
    const fills = [...plan.fills].sort((a, b) => (a.space < b.space ? -1 : 1));
    const key = fills.map(fill => `${fill.space}=${fill.jungle}`).join(' ');
    if (!found.has(key)) found.set(key, plan);
  }
  return [...found.values()];
}

/** The plans in which a display tile goes to some space, or to this one. */
export const plansWith = (preview: Preview, fill: Partial<FillMove>): Plan[] =>
  preview.plans.filter(plan =>
    plan.fills.some(
      put =>
        (fill.jungle === undefined || put.jungle === fill.jungle) &&
        (fill.space === undefined || put.space === fill.space),
    ),
  );

const nothing = (): Gain => ({ fruits: 0, sold: 0, sales: 0, mined: 0, water: 0, suns: 0, temples: 0 });

/** Adds up what each seat gets. */
export function gains(seats: number, works: readonly Work[], temples: readonly number[] = []): Gain[] {
  const found = Array.from({ length: seats }, (_, seat) => ({ ...nothing(), temples: temples[seat] ?? 0 }));
  for (const work of works) {
    const gain = found[work.seat];
    if (!gain) continue;
    if (work.fruits < 0) {
      gain.sold -= work.fruits;
      gain.sales += work.gold;
    } else {
      gain.fruits += work.fruits;
      gain.mined += work.gold;
    }
    gain.water += work.water;
    gain.suns += work.suns;
  }
  return found;
}

export const isNothing = (gain: Gain): boolean => Object.values(gain).every(n => n === 0);

/** Every possible use of one edge, by the number of workers; for the decision to work. */
export function usesOf(game: CacaoGame, view: CacaoView): Map<string, Work[]> {
  const s = imagine(game, view);
  const found = new Map<string, Work[]>();
  if (game.decision(s)?.kind !== 'work') return found;
  for (const move of game.moves(s)) {
    if (!('workers' in move)) continue;
    const [work] = start(game, game.copy(s), move).works;
    if (!work) continue;
    const uses = found.get(work.edge) ?? [];
    uses.push(work);
    found.set(
      work.edge,
      uses.sort((a, b) => a.workers - b.workers),
    );
  }
  return found;
}
