/** A real mail server on this machine, for tests. */
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Mailbox {
  /** What `ATOLL_SMTP` would be. */
  url: string;
  /** Letters as they came in, heads and all. */
  letters: { to: string[]; text: string }[];
  /** Refuses everything from now on, or takes it again. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

export async function openMailbox(): Promise<Mailbox> {
  const letters: Mailbox['letters'] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (refusing) return done(new Error('The mailbox is full.'));
        letters.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse(now) {
      refusing = now;
    },
    close: () => new Promise(done => server.close(() => done())),
  };
}
