/**
 * `npm run dev`: the server, started again whenever something it runs has changed, and the site by Vite, which shows a
 * change in the open page. The address it prints is Vite's; the server behind it is asked through it.
 */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { main, root, run, Stop, say, setup } from './setup.mjs';

const usage = 'Usage: npm run dev [-- --port PORT] [--data DIR]';

await main(async () => {
  const { port, data } = readOptions();
  const node = await setup();
  const behind = await freePort();
  let ended = false;
  const server = run(
    node,
    [
      ...['--watch', '--watch-preserve-output', join(root, 'cli/main.ts'), 'serve'],
      ...['--host', '127.0.0.1', '--port', String(behind), '--data', data],
    ],
    // It would say an address of its own, and there should be one.
    { cwd: root, stdio: ['inherit', 'ignore', 'inherit'] },
  ).finally(() => {
    ended = true;
  });
  say('Starting …');
  while (!ended && !(await answers(behind))) await sleep(50);
  if (ended) return server;
  const site = run(node, [join(root, 'node_modules/vite/bin/vite.js'), '--port', port], {
    cwd: join(root, 'web'),
    env: { ...process.env, ATOLL_SERVER: `http://127.0.0.1:${behind}` },
  });
  const code = await Promise.race([server, site]);
  // Whichever ends takes the other with it, as a signal from outside would.
  process.emit('SIGTERM', 'SIGTERM');
  await Promise.all([server, site]);
  return code;
});

function readOptions() {
  try {
    const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });
    const port = values.port ?? process.env.PORT ?? '4280';
    if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new Stop(`There is no port “${port}”. ${usage}`);
    return { port, data: values.data ?? join(root, 'data/dev') };
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(`${error.message}\n${usage}`);
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Whether somebody listens there. */
async function answers(port) {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
