/** Telling people who are not here, with all that belongs to it. */
import type { Guests } from '../door/guests.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail.ts';
import type { Looking } from '../people/here/looking.ts';
import { mailOf } from '../people/identity/mailOf.ts';
import type { Store } from '../store/store.ts';
import type { Catalogue } from '../table/editions/editions.ts';
import type { Tables } from '../table/tables.ts';
import { tellOfEvents } from './events.ts';
import { openNoticeHandlers } from './handlers.ts';
import { openNotices } from './notices.ts';
import { openPost } from './post.ts';
import { openPush } from './push.ts';
import { openStopLinks } from './stopLinks.ts';

interface NoticeOptions {
  store: Store;
  guests: Guests;
  tables: Tables;
  catalogue: Catalogue;
  looking: Pick<Looking, 'isLooking' | 'onLook'>;
  mailer: Mailer | null;
  /** Whether people may name addresses in the house's own network. */
  insideToo: boolean;
  /** Where those who run the browsers' push services can reach the operator. */
  contact: string | undefined;
  publicUrl: () => string;
  now: () => number;
  every: number;
  log: Log;
}

export async function openNoticeService(options: NoticeOptions) {
  const { store, guests, tables, mailer, insideToo, contact, publicUrl, now, log } = options;
  const post = openPost({ insideToo });
  const push = await openPush(store, post, () => subjectOf(contact, publicUrl()));
  const stopLinks = await openStopLinks(store);
  const addressOf = (guest: string) => mailOf(store, guest);
  const notices = openNotices({ ...options, push, post, mailOf: addressOf, stopLinks });
  tellOfEvents(tables, options.looking, notices, log);
  return {
    ...notices,
    handlers: openNoticeHandlers({
      store,
      guests,
      notices,
      pushKey: push.key,
      writesLetters: mailer !== null,
      mailOf: addressOf,
      insideToo,
      now,
    }),
    /** Somebody has followed a link out of a letter: false where it is none of ours. */
    async stop(token: string): Promise<boolean> {
      const channel = stopLinks.channelOf(token);
      if (channel === null) return false;
      await store.dropChannel(channel);
      return true;
    },
  };
}

/** A browser's maker wants to know whom to ask when something goes wrong. */
function subjectOf(contact: string | undefined, url: string): string {
  const [address] = /[^\s<>]+@[^\s<>]+/.exec(contact ?? '') ?? [];
  if (address) return `mailto:${address}`;
  return url.startsWith('https://') ? url : 'mailto:nobody@atoll.invalid';
}
