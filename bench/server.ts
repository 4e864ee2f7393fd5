/** The real server under load: moves stored on disk and told to four browsers each, over real sockets. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { anyMove, type Browser, request, send, watch } from './browser.ts';
import { percentile } from './measure.ts';

export interface ServerLoad {
  tables: number;
  browsers: number;
  /** Moves a second that were wanted, and that were made. */
  wanted: number;
  made: number;
  moves: number;
  /** Milliseconds from sending a move until a browser has it; every browser of the table counts. */
  p50: number;
  p99: number;
  worst: number;
}

const seats = 4;
const tables = 80;
const wanted = 500;
const warmUp = 1_500;
const duration = 8_000;

interface LoadedTable {
  id: string;
  browsers: Browser[];
  /** The move under way: when it was sent, and how many browsers have not heard of it. */
  sent: number;
  waiting: number;
  counted: boolean;
  key: number;
}

/** Starts a server in a process of its own, with its database on a real disk beside the usual one. */
async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = fileURLToPath(new URL('../data/', import.meta.url));
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(join(data, 'bench-'));
  const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--data', folder], {
    env: { ...process.env, LC_ALL: 'C', ATOLL_LOG: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = new Promise(done => child.on('close', done));
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', part => {
      const [found] = /http:\/\/\S+/.exec(String(part)) ?? [];
      if (found) done(found);
    });
    child.on('close', code => fail(new Error(`The server ended with ${code}.`)));
  });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function measureServer(say: (line: string) => void): Promise<ServerLoad> {
  const server = await startServer();
  const latencies: number[] = [];
  const open: LoadedTable[] = [];
  try {
    say(`opening ${tables} tables with ${seats} browsers each`);
    for (let i = 0; i < tables; i++) open.push(await openTable(server.url, latencies));
    say(`playing ${wanted} moves a second`);
    const moves = await playAll(open);
    return {
      tables,
      browsers: tables * seats,
      wanted,
      made: (moves * 1000) / duration,
      moves,
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      worst: Math.max(...latencies),
    };
  } finally {
    for (const { browsers } of open) for (const { socket } of browsers) socket.terminate();
    await server.stop();
  }
}

async function openTable(url: string, latencies: number[]): Promise<LoadedTable> {
  const open = Array.from({ length: seats - 1 }, () => ({ kind: 'open' }));
  const { body, cookie } = await request<{ id: string }>(`${url}api/tables`, {
    game: 'cacao',
    seats: [{ kind: 'me' }, ...open],
  });
  const table: LoadedTable = { id: body.id, browsers: [], sent: 0, waiting: 0, counted: false, key: 0 };
  const cookies = [cookie];
  for (let seat = 1; seat < seats; seat++)
    cookies.push((await request(`${url}api/tables/${body.id}/seats/${seat}`, { name: `Guest ${seat}` })).cookie);
  const hear = () => {
    if (table.waiting === 0) return;
    table.waiting--;
    if (table.counted) latencies.push(performance.now() - table.sent);
  };
  for (const each of cookies) table.browsers.push(await watch(url, each, body.id, hear));
  return table;
}

/** So many moves a second, from table to table; tables whose move is still under way are left alone. */
async function playAll(open: readonly LoadedTable[]): Promise<number> {
  const began = performance.now();
  let at = 0;
  let sent = 0;
  let made = 0;
  for (;;) {
    await new Promise(done => setTimeout(done, 1));
    const passed = performance.now() - began;
    if (passed > warmUp + duration) break;
    const counted = passed > warmUp;
    for (let tried = 0; tried < open.length && sent < (passed * wanted) / 1000; tried++) {
      const table = open[at++ % open.length] as LoadedTable;
      if (table.waiting > 0 || !playOn(table, counted)) continue;
      sent++;
      if (counted) made++;
    }
  }
  await new Promise(done => setTimeout(done, 500));
  return made;
}

/** Sends any legal move for the player to decide; false when the game is over. */
function playOn(table: LoadedTable, counted: boolean): boolean {
  const decision = table.browsers[0]?.decision;
  const browser = decision && table.browsers[decision.seat];
  if (!browser) return false;
  table.waiting = table.browsers.length;
  table.counted = counted;
  table.sent = performance.now();
  send(browser, {
    id: ++table.key + 1,
    type: 'move',
    table: table.id,
    after: browser.n,
    key: `k${table.key}`,
    move: anyMove(browser),
  });
  return true;
}
