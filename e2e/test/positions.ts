/** Tables that stand at a certain question, found through the engine and kept as the browser keeps its own. */
import assert from 'node:assert/strict';
import { answer, Chance, type EventRecord, type Game, type MoveRecord, openTable, type RuleLinks } from '@atoll/engine';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { openWindow, type Window } from './browser.ts';
import type { House } from './house.ts';
import { bar } from './playing.ts';

export interface Wanted<T, M, V> {
  /** What the first seat is asked. */
  kind: string;
  /** What the test needs of such a position, or null. */
  found(view: V, moves: readonly M[]): T | null;
  /** The moves that the games are played on with, one of them at random. */
  likely(moves: readonly M[], chance: Chance): readonly M[];
  /** Games after which the search is given up. */
  games: number;
  /** Two unless told. */
  seats?: number;
}

/** The first position of random games in which `found` finds something, as a table in the browser's own storage. */
export function search<T, S, M extends MoveRecord, E extends EventRecord, V, B>(
  game: Game<S, M, E, V, B>,
  { kind, found, likely, games, seats: size = 2 }: Wanted<T, M, V>,
): { kept: string; found: T } {
  for (let seed = 0; seed < games; seed++) {
    const table = openTable(game, { seats: size }, `table ${seed}`);
    const chance = new Chance(`moves ${seed}`);
    for (let decision = game.decision(table.state); decision; decision = game.decision(table.state)) {
      const all = game.moves(table.state);
      const here = decision.seat === 0 && decision.kind === kind ? found(game.view(table.state, 0), all) : null;
      if (here !== null) {
        const moves = table.played.map(({ seat, move }) => ({ seat, move, auto: false }));
        const seats = Array.from({ length: size }, (_, i) =>
          i === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'level1' },
        );
        const { id, edition, version } = game;
        const kept = { game: id, edition: edition.digest, rules: version, options: {}, seats, seed: table.seed, moves };
        return { kept: JSON.stringify({ ...kept, startedAt: new Date(0).toISOString() }), found: here };
      }
      const from = likely(all, chance);
      answer(table, decision.seat, from[chance.int(from.length)]);
    }
  }
  throw new Error(`in ${games} games there was no such decision to ${kind}`);
}

/** Sits down at such a table. */
export async function sitAt(
  house: House,
  id: string,
  kept: string,
  options: BrowserContextOptions = {},
): Promise<Window> {
  const window = await openWindow(house.browser, options);
  const key = `atoll.local.${id}`;
  await window.page.addInitScript(([name, table]) => localStorage.setItem(name, table), [key, kept] as const);
  await window.page.goto(`${house.atoll.url}/local/${id}`);
  await asked(window.page, '');
  return window;
}

/** Waits until this is asked. */
export const asked = (page: Page, prompt: string): Promise<void> =>
  page.locator('.action-bar.is-mine').getByRole('heading', { name: prompt }).waitFor();

export const complaint = (page: Page): Locator => bar(page).locator('.complaint');

/** Presses Tab until the focus is on one of these. */
export async function tabTo(page: Page, what: string, most: number): Promise<void> {
  const there = page.locator(`${what}:focus`);
  for (let stops = 0; (await there.count()) === 0; stops++) {
    assert.ok(stops < most, `Tab leads to ${what}`);
    await page.keyboard.press('Tab');
  }
}

/** Everything on the page that says what it is, says it in a way the rules know. Tells how many sorts there are. */
export async function allExplained(page: Page, links: Pick<RuleLinks, 'components'>): Promise<number> {
  const found = new Set(
    await page.locator('[data-component]').evaluateAll(all => all.map(one => one.dataset.component ?? '')),
  );
  for (const id of found) assert.ok(links.components[id], `the rules know a component “${id}”`);
  return found.size;
}
