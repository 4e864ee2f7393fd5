/** The one live connection of this browser window, opened when the first page needs it. */
import { effect } from '@preact/signals';
import { barred } from './barred.ts';
import { invited } from './invited.ts';
import { connectLive, type Live } from './live.ts';
import { tellWhereILook } from './looking.ts';
import { waiting } from './waiting.ts';

let live: Live | undefined;

export function liveConnection(): Live {
  if (live) return live;
  const opened = connectLive({
    connect: hearing => {
      const socket = new WebSocket(new URL('/live', location.href.replace(/^http/, 'ws')));
      socket.onopen = hearing.opened;
      socket.onmessage = ({ data }) => typeof data === 'string' && hearing.heard(data);
      socket.onclose = hearing.closed;
      return socket;
    },
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    random: Math.random,
  });
  addEventListener('online', opened.hurry);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && opened.hurry());
  effect(() => {
    waiting.value = opened.waiting.value ?? waiting.peek();
  });
  effect(() => {
    invited.value = opened.invited.value;
  });
  effect(() => {
    const why = opened.farewell.value;
    if (why?.code === 'barred') barred.value = why;
  });
  tellWhereILook(opened);
  live = opened;
  return opened;
}
