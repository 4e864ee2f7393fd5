/** Lines from the keyboard or from a pipe, one when asked. */
import { createInterface } from 'node:readline';

export interface Keyboard {
  /** The next line, or null when there are no more. */
  line(prompt: string): Promise<string | null>;
  close(): void;
}

export function openKeyboard(): Keyboard {
  const reader = createInterface({ input: process.stdin, terminal: false });
  // A pipe may bring many lines before anybody asks for the second one.
  const lines: string[] = [];
  let ended = false;
  let waiting: ((line: string | null) => void) | undefined;
  reader.on('line', line => {
    if (!waiting) {
      lines.push(line);
      return;
    }
    const give = waiting;
    waiting = undefined;
    give(echoed(line));
  });
  reader.on('close', () => {
    ended = true;
    waiting?.(null);
  });
  return {
    line(prompt) {
      process.stdout.write(prompt);
      const next = lines.shift();
      if (next !== undefined) return Promise.resolve(echoed(next));
      if (ended) return Promise.resolve(null);
      return new Promise(give => {
        waiting = give;
      });
    },
    close: () => reader.close(),
  };
}

/** Nobody typed what comes out of a pipe, so it is written where it would stand. */
function echoed(line: string): string {
  if (!process.stdin.isTTY) process.stdout.write(`${line}\n`);
  return line;
}
