/** A real web server on this machine that takes what is sent to it, for tests: somebody's webhook, a browser's push service. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listener {
  url: string;
  requests: { path: string; headers: IncomingHttpHeaders; body: Buffer }[];
  /** What it answers from now on; `never` for not at all. */
  answer(how: { status: number; headers?: Record<string, string> } | 'never'): void;
  close(): Promise<void>;
}

export async function openListener(): Promise<Listener> {
  const requests: Listener['requests'] = [];
  let how: Parameters<Listener['answer']>[0] = { status: 200 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      requests.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      if (how !== 'never') response.writeHead(how.status, how.headers).end('thank you');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    answer(now) {
      how = now;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
