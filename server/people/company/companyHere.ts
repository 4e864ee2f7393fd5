/** Tells those who look at the people they know who of them comes and goes. */
import type { ServerMessage } from '../../door/protocol.ts';
import { type Log, troubleOf } from '../../log.ts';
import type { Store } from '../../store/store.ts';
import type { Listener } from '../../table/audience.ts';
import type { Handles } from './handles.ts';
import type { People } from './people.ts';

export interface CompanyHere {
  /** Tells a listener from now on who of the people they know is here. */
  follow(listener: Listener): Promise<void>;
  leave(listener: Listener): void;
  /** Somebody has come or gone, or shows it otherwise than before. */
  changed(guest: string): void;
  close(): void;
}

interface Follower {
  /** Handles of those they know and may see, by id. */
  known: ReadonlyMap<string, string>;
  /** Who is here, as they were told. */
  told: Set<string>;
}

/** Milliseconds in which coming and going is gathered; a page that is loaded again is nobody's going. */
const gathering = 1000;

export function openCompanyHere(
  store: Pick<Store, 'companions' | 'apartFrom'>,
  people: Pick<People, 'showsHere' | 'onBond'>,
  handles: Handles,
  here: { onChange(hear: (guest: string) => void): void },
  log: Log,
): CompanyHere {
  const followers = new Map<Listener, Follower>();
  const gathered = new Set<string>();
  let telling: NodeJS.Timeout | undefined;

  async function knownTo(guest: string): Promise<Map<string, string>> {
    const apart = new Set(await store.apartFrom(guest));
    const found = (await store.companions(guest)).filter(other => other.games > 0 && !apart.has(other.guest));
    return new Map(found.map(other => [other.guest, handles.of(guest, other.guest)]));
  }

  async function follow(listener: Listener): Promise<void> {
    const { guest } = listener;
    if (guest === null) return;
    const follower: Follower = { known: new Map(), told: new Set() };
    followers.set(listener, follower);
    follower.known = await knownTo(guest);
    for (const id of follower.known.keys()) if (await people.showsHere(id)) follower.told.add(id);
    if (followers.get(listener) !== follower) return;
    const persons = [...follower.told].map(id => ({ person: follower.known.get(id) ?? '', here: true }));
    say(listener, true, persons);
  }

  const say = (listener: Listener, whole: boolean, persons: { person: string; here: boolean }[]) =>
    listener.send(JSON.stringify({ type: 'people', whole, people: persons } satisfies ServerMessage));

  async function tell(): Promise<void> {
    telling = undefined;
    const changes = new Map<string, boolean>();
    for (const guest of gathered) changes.set(guest, await people.showsHere(guest));
    gathered.clear();
    for (const [listener, { known, told }] of followers) {
      const news: { person: string; here: boolean }[] = [];
      for (const [guest, is] of changes) {
        const person = known.get(guest);
        if (person === undefined || told.has(guest) === is) continue;
        if (is) told.add(guest);
        else told.delete(guest);
        news.push({ person, here: is });
      }
      if (news.length > 0) say(listener, false, news);
    }
  }

  const trouble = (error: unknown) => log.error('people could not be told who is here', troubleOf(error));

  function changed(guest: string): void {
    if (followers.size === 0) return;
    gathered.add(guest);
    telling ??= setTimeout(() => void tell().catch(trouble), gathering).unref();
  }
  here.onChange(changed);

  people.onBond((guest, other) => {
    for (const listener of [...followers.keys()])
      if (listener.guest === guest || listener.guest === other) follow(listener).catch(trouble);
  });

  return {
    follow,
    changed,
    leave(listener) {
      followers.delete(listener);
    },
    close() {
      clearTimeout(telling);
    },
  };
}
