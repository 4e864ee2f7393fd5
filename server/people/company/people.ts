/** The people somebody knows: whom they have sat with, what they think of them, and who keeps apart from whom. */
import { refusal } from '@atoll/engine';
import type { Person } from '../../door/protocol.ts';
import { Refused } from '../../door/refusals.ts';
import type { Companion, CompanionPlace } from '../../store/companyStore.ts';
import type { Bond } from '../../store/peopleStore.ts';
import type { Store } from '../../store/store.ts';
import type { Here } from '../here/here.ts';
import type { Handles } from './handles.ts';

interface PeoplePage {
  people: Person[];
  /** Where the next page begins; left out on the last one. */
  next?: { lastAt: string; person: string };
}

export interface People {
  /** Whom a guest knows, the latest first; `name`: those in whose name this is found. */
  page(guest: string, name: string, before?: PeoplePage['next']): Promise<PeoplePage>;
  /** Who is meant by a handle; a refusal where this guest knows nobody by it. */
  find(guest: string, handle: string): Promise<string>;
  /** Mutes or blocks somebody, or (null) neither any more. */
  setBond(guest: string, other: string, kind: Bond['kind'] | null): Promise<void>;
  /** Whether somebody is here and lets the people they know see it. */
  showsHere(guest: string): Promise<boolean>;
  /** Hears of two people one of whom has changed what they think of the other. */
  onBond(hear: (guest: string, other: string) => void): void;
}

/** People on a page. */
const pageSize = 50;

export function openPeople(store: Store, handles: Handles, here: Pick<Here, 'isHere'>, now: () => number): People {
  const hearers: ((guest: string, other: string) => void)[] = [];

  async function find(guest: string, handle: string): Promise<string> {
    const known = await store.companions(guest);
    const found = known.find(other => handles.of(guest, other.guest) === handle);
    if (!found) throw unknownPerson();
    return found.guest;
  }

  const showsHere = async (guest: string): Promise<boolean> =>
    here.isHere(guest) && (await store.settings(guest)).seen !== false;

  async function personFor(asker: string, apart: ReadonlySet<string>, one: Companion): Promise<Person> {
    const { guest, name, games, lastAt, bond } = one;
    const seen = games > 0 && !apart.has(guest) && (await showsHere(guest));
    return { person: handles.of(asker, guest), name, games, lastAt, here: seen, bond };
  }

  return {
    find,
    showsHere,

    async page(guest, name, before) {
      const place: CompanionPlace | undefined = before && {
        lastAt: before.lastAt,
        guest: await find(guest, before.person),
      };
      const found = await store.company(guest, name, pageSize + 1, place);
      const apart = new Set(await store.apartFrom(guest));
      const people: Person[] = [];
      for (const one of found.slice(0, pageSize)) people.push(await personFor(guest, apart, one));
      const last = people.at(-1);
      return { people, ...(last && found.length > pageSize && { next: { lastAt: last.lastAt, person: last.person } }) };
    },

    async setBond(guest, other, kind) {
      await store.setBond(guest, other, kind, new Date(now()).toISOString());
      for (const hear of hearers) hear(guest, other);
    },

    onBond(hear) {
      hearers.push(hear);
    },
  };
}

const unknownPerson = (): Refused =>
  new Refused(refusal('unknown-person', 'So jemanden kennst du hier nicht.', 'You don’t know anybody like that here.'));
