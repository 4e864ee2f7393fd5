/** A request on its way to what answers it. */
import type { Seat } from '@atoll/engine';
import type { Visitor } from '../guests.ts';
import { notSeated } from '../refusals.ts';
import type { EndpointName } from './endpoints.ts';

/** Where a request comes from. */
export interface Browser {
  /** Which of the guest's devices it is; null where nobody is known. */
  device: string | null;
  userAgent: string | undefined;
  /** The network address, for counting how often somebody tries. */
  address: string;
  /** The page that asks, such as `https://atoll.example`; undefined for programs. */
  origin: string | undefined;
  /** Gives it another cookie with the answer: from then on it is that visitor. */
  become(visitor: Visitor): void;
}

/** A request after it has been checked; `body` has the shape that the endpoint's schema says. */
export interface Ask<B = unknown> {
  guest: string | null;
  table: string;
  /** NaN where the address names none or a wrong one. */
  seat: Seat;
  body: B;
  /** The handle of a person; empty where the address names none. */
  person: string;
  /** Whether it comes from the server’s own network; see addresses.ts. */
  near: boolean;
  browser: Browser;
  /** What stood behind the question mark, in the shape that the endpoint's schema says. */
  query: unknown;
}

export type Handlers = Record<EndpointName, (ask: Ask) => Promise<unknown>>;

/** The guest, where only somebody can ask. */
export function known(guest: string | null): string {
  if (guest === null) throw notSeated();
  return guest;
}
