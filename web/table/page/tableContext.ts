/** Everything the parts of a table page share: the table, the choosing, and what the reader points at. */
import type { BoardModule, BoardProps, Place } from '@atoll/boardkit/board.ts';
import type { EventRecord, Game, GameModule, Words } from '@atoll/engine';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { LogEntry } from '../../../server/door/protocol.ts';
import { language, reducedMotion } from '../../settings.ts';
import { t } from '../../translate.ts';
import { type Choosing, choosing } from '../choosing/choosing.ts';
import { recentPlaces } from '../source/history.ts';
import type { Snapshot, TableNews, TableSource } from '../source/source.ts';
import { seatNames } from './players/names.ts';

interface Encore {
  after: TableNews;
  news: TableNews;
}

export interface TableContext {
  source: TableSource;
  module: GameModule;
  game: Game;
  /** Null for a game without a picture of its own. */
  board: BoardModule | null;
  bots: ReadonlySignal<ReadonlyMap<string, Words>>;
  choosing: Choosing;
  spotlight: ReturnType<typeof signal<ReadonlySet<Place>>>;
  /** The component that was pointed at while asking why not. */
  pointed: ReturnType<typeof signal<string | null>>;
  /** Something old to be shown once more, until there is other news than what came last then. */
  encore: ReturnType<typeof signal<Encore | null>>;
}

export function openTableContext(
  parts: Pick<TableContext, 'source' | 'module' | 'game' | 'board' | 'bots'>,
): TableContext {
  return {
    ...parts,
    choosing: choosing(parts.game, parts.source, t),
    spotlight: signal<ReadonlySet<Place>>(nowhere),
    pointed: signal<string | null>(null),
    encore: signal<Encore | null>(null),
  };
}

const nowhere: ReadonlySet<Place> = new Set();

export const namesOf = ({ bots }: TableContext, { info }: Snapshot): string[] => seatNames(info.seats, bots.value, t);

export const placesOf = ({ board }: TableContext, event: EventRecord): readonly Place[] => board?.placesOf(event) ?? [];

/** How long a place stays lit for somebody who tapped on its line: long enough to find it. */
const SHOWN_MS = 3500;
let until: ReturnType<typeof setTimeout> | undefined;

/** Lights up where this happened; with null it goes dark again, unless it is to be seen for a while. */
export function pointAt(context: TableContext, events: readonly EventRecord[] | null): void {
  if (!events && until !== undefined) return;
  clearTimeout(until);
  until = undefined;
  context.spotlight.value = events ? new Set(events.flatMap(event => placesOf(context, event))) : nowhere;
}

function pointForAWhile(context: TableContext, events: readonly EventRecord[]): void {
  pointAt(context, events);
  until = setTimeout(() => {
    until = undefined;
    pointAt(context, null);
  }, SHOWN_MS);
}

/** Shows where something happened to somebody who has no pointer to rest on its line. */
export const showPlace = (context: TableContext, event: EventRecord): void => pointForAWhile(context, [event]);

/** Shows entries of the log once more: the pieces move again, and the places light up for a while. */
export function showAgain(context: TableContext, entries: readonly LogEntry[]): void {
  const events = entries.flatMap(entry => entry.events);
  const before = context.choosing.standing.peek()?.view ?? null;
  context.encore.value = { after: context.source.news.peek(), news: { events, before } };
  pointForAWhile(context, events);
}

/** What the page hands to the game's own drawing. */
export function boardProps(context: TableContext, snapshot: Snapshot): BoardProps | null {
  const { choosing, game, module, source } = context;
  const { standing, info, entries } = snapshot;
  if (!standing) return null;
  const news = source.news.value;
  const encore = context.encore.value;
  return {
    game,
    text: module.text,
    view: standing.view,
    viewer: info.you,
    names: namesOf(context, snapshot),
    decision: standing.decision,
    scoresheet: standing.scoresheet,
    language: language.value,
    t,
    reducedMotion: reducedMotion.value,
    moves: choosing.moves.value,
    picks: choosing.picks.value,
    left: choosing.left.value,
    chosen: choosing.chosen.value,
    options: choosing.options,
    pick: choosing.pick,
    unpick: choosing.unpick,
    confirm: choosing.confirm,
    asking: choosing.asking.value,
    whyNot: choosing.whyNot,
    foresee: choosing.foresee,
    news: encore?.after === news ? encore.news : news,
    spotlight: context.spotlight.value ?? nowhere,
    recent: recentPlaces(entries, info.you, event => placesOf(context, event)),
  };
}
