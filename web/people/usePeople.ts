/** The people I know, a page at a time, and who of them is here now. */
import type { Refusal } from '@atoll/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Person } from '../../server/door/protocol.ts';
import { getPeople } from '../api.ts';
import { liveConnection } from '../live/serverLive.ts';
import { whenToTryAgain } from '../retry.ts';

/** Milliseconds after the last letter until it is looked for. */
const pause = 200;

export interface KnownPeople {
  /** Null until the server has answered. */
  people: readonly Person[] | null;
  refused: Refusal | null;
  /** Fetches one page more; null where there is none. */
  more: (() => void) | null;
  /** Changes what is shown of somebody, where they have just changed it. */
  change(person: string, news: Partial<Person>): void;
}

/**
 * `name`: those in whose name this is found. `hereFirst`: those who are here when the list comes; later nobody changes places
 * under the pointer.
 */
export function usePeople(name: string, hereFirst = false): KnownPeople {
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const [next, setNext] = useState<string | undefined>(undefined);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const wanted = useRef(name);
  wanted.current = name;

  useEffect(() => {
    let still = true;
    let callOff = () => {};
    const look = async (failures: number): Promise<void> => {
      const asked = await getPeople(name);
      if (!still) return;
      setRefused(asked.ok ? null : asked.refusal);
      if (!asked.ok) {
        if (asked.status === 0) callOff = whenToTryAgain(failures, () => void look(failures + 1));
        return;
      }
      const found = asked.value.people;
      setPeople(hereFirst ? found.toSorted((a, b) => Number(b.here) - Number(a.here)) : found);
      setNext(asked.value.next);
    };
    const timer = setTimeout(() => void look(0), name === '' ? 0 : pause);
    return () => {
      still = false;
      clearTimeout(timer);
      callOff();
    };
  }, [name]);

  async function more(): Promise<void> {
    const asked = await getPeople(name, next);
    if (wanted.current !== name) return;
    setRefused(asked.ok ? null : asked.refusal);
    if (!asked.ok) return;
    setPeople(now => [...(now ?? []), ...asked.value.people]);
    setNext(asked.value.next);
  }

  // Nobody is followed live before there is somebody to follow: a new guest has no cookie yet.
  const someKnown = people !== null && people.length > 0;
  useEffect(() => (someKnown ? liveConnection().followPeople() : undefined), [someKnown]);
  const here = someKnown ? liveConnection().here.value : null;

  return {
    people: people && (here ? people.map(one => ({ ...one, here: here.has(one.person) })) : people),
    refused,
    more: next === undefined ? null : () => void more(),
    change: (person, news) =>
      setPeople(now => now?.map(one => (one.person === person ? { ...one, ...news } : one)) ?? null),
  };
}
