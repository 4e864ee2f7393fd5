/** The lobby, live, for a page that shows it. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { LobbyFilter } from '../../server/door/protocol.ts';
import { getMe } from '../api.ts';
import { liveConnection } from '../live/serverLive.ts';
import { hearLobby, type LobbyState } from './lobbyState.ts';

/** As many as the server sends at once. */
const page = 50;

interface Followed {
  /** Null until the server has told. */
  state: LobbyState | null;
  /** Whether the connection is lost, so that what is shown may be out of date. */
  lost: boolean;
  /** Shows a page more. */
  more(): void;
}

export function useLobby(filter: LobbyFilter): Followed {
  const [lost, setLost] = useState(false);
  const [state, setState] = useState<LobbyState | null>(null);
  const wanted = useRef(page);
  const fetchMore = useRef(() => {});
  useEffect(() => {
    let now: LobbyState | null = null;
    let stopped = false;
    let stop = () => {};
    wanted.current = page;
    // Knowing who we are comes first: the live connection is opened with the same cookie.
    void getMe().then(() => {
      if (stopped) return;
      let asked: string | null = null;
      const followed = liveConnection().followLobby({
        filter,
        hear: message => {
          if (message.whole) asked = null;
          now = hearLobby(now, message);
          setState(now);
          fetchMore.current();
        },
      });
      fetchMore.current = () => {
        if (!now?.next || now.next === asked || now.tables.length >= wanted.current) return;
        asked = now.next;
        followed.more(now.next);
      };
      const unheard = liveConnection().status.subscribe(status => setLost(status === 'lost'));
      stop = () => {
        followed.stop();
        unheard();
      };
    });
    return () => {
      stopped = true;
      stop();
    };
  }, [JSON.stringify(filter)]);
  return {
    state,
    lost,
    more: () => {
      wanted.current += page;
      fetchMore.current();
    },
  };
}
