/**
 * Telling people who are not here. What is due is found in the store, noted there once, claimed for a while, sent, and
 * written down: a server that ends in between loses nothing, and two of them tell nobody twice.
 */
import type { Language } from '@atoll/engine';
import { type Log, short, troubleOf } from '../log.ts';
import type { Mailer } from '../mail.ts';
import type { Looking } from '../people/here/looking.ts';
import type { Channel, ClaimedNotice, NoticeKey } from '../store/noticeStore.ts';
import type { Store } from '../store/store.ts';
import type { Catalogue } from '../table/editions/editions.ts';
import { letterOf } from './letter.ts';
import { NotDelivered, noMailbox, type Post } from './post.ts';
import type { Push } from './push.ts';
import { whenTold } from './quiet.ts';
import type { NoticeKind } from './settings.ts';
import type { StopLinks } from './stopLinks.ts';
import { readSubscription } from './subscription.ts';
import { webhookParcel } from './webhook.ts';
import { told } from './words.ts';

export interface Notices {
  /**
   * Tells somebody once of something besides a turn, on all ways on which they want to hear of it. `n`: the table's log when
   * it happened, where it can happen more than once.
   */
  tell(guest: string, kind: Exclude<NoticeKind, 'turn'>, table: string, n?: number): Promise<void>;
  /** They look at the table. */
  seen(guest: string, table: string): Promise<void>;
  /** Sends something on this way now; throws `NotDelivered` where it does not arrive. */
  test(channel: Channel): Promise<void>;
  /** Does what is due now; resolves when it is done. */
  look(): Promise<void>;
  close(): Promise<void>;
}

export interface NoticesOptions {
  store: Store;
  catalogue: Catalogue;
  looking: Pick<Looking, 'isLooking' | 'onLook'>;
  push: Push;
  post: Post;
  /** Null where the operator has set up no mail. */
  mailer: Mailer | null;
  /** The address that somebody has confirmed. */
  mailOf: (guest: string) => Promise<string | null>;
  stopLinks: StopLinks;
  publicUrl: () => string;
  now: () => number;
  /** Milliseconds between two looks. */
  every: number;
  log: Log;
}

/** So many are noted and sent in one go. */
const batch = 100;
/** Milliseconds for which a claimed notice is left to who claimed it. */
const lease = 60_000;
/** Milliseconds until the next try, after each that failed; then it is given up. */
const again = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000];
/** Done notices are kept for so long. */
const kept = 60 * 24 * 3_600_000;
const tidyEvery = 3_600_000;

export function openNotices(options: NoticesOptions): Notices {
  const { store, catalogue, looking, push, post, mailer, mailOf, stopLinks, publicUrl, now, every, log } = options;
  let working: Promise<void> = Promise.resolve();
  let closed = false;
  let tidiedAt = Number.NEGATIVE_INFINITY;

  const at = (ms = now()): string => new Date(ms).toISOString();

  /** People who look at the table know it: this turn need not be told. */
  async function seen(guest: string, table: string): Promise<void> {
    // Nobody writes down at every turn what nobody asks for.
    if ((await store.channels(guest)).length === 0) return;
    const turn = await store.turn(table);
    if (turn?.guest === guest) await store.noteSeen(guest, table, turn.n, at());
  }
  looking.onLook((guest, table) => {
    seen(guest, table).catch(error => log.warn('that somebody looks could not be noted', troubleOf(error)));
  });

  async function languageOf(guest: string): Promise<Language> {
    return (await store.settings(guest)).language === 'de' ? 'de' : 'en';
  }

  const gameOf = (game: string): string => catalogue.get(game)?.module.about.name ?? game;

  async function deliver(channel: Channel, kind: NoticeKind | 'test', table: string | null, tag: string) {
    const game = gameOf((table && (await store.table(table))?.game) || 'Atoll');
    const language = await languageOf(channel.guest);
    const message = told(kind, game, language);
    const link = table === null ? `${publicUrl()}/me` : `${publicUrl()}/t/${table}`;
    switch (channel.kind) {
      case 'push':
        return push.send(readSubscription(channel.target), { tag, ...message, link });
      case 'webhook':
        return post(webhookParcel(channel.target, channel.settings.shape ?? 'json', { kind, ...message, link, game }));
      case 'mail': {
        const to = await mailOf(channel.guest);
        if (!mailer || to === null) throw noMailbox();
        const stopLink = `${publicUrl()}/stop/${stopLinks.tokenFor(channel.id)}`;
        return mailer.send(letterOf(to, message, { link, stopLink, language }));
      }
    }
  }

  async function send(notice: ClaimedNotice): Promise<void> {
    const channel = await store.channel(notice.channel);
    if (!channel) return;
    if (await isSignedOut(channel)) return store.dropChannel(channel.id);
    if (looking.isLooking(notice.guest, notice.table)) {
      await store.settleNotice(notice, { outcome: 'idle', at: at() });
      return;
    }
    try {
      await deliver(channel, notice.kind, notice.table, tagOf(notice));
    } catch (error) {
      return failed(channel, notice, error);
    }
    await store.settleNotice(notice, { outcome: 'sent', at: at() });
    await store.channelFailed(channel.id, null);
    log.info('notice sent', { kind: notice.kind, way: channel.kind, table: short(notice.table) });
  }

  async function isSignedOut({ guest, settings: { device } }: Channel): Promise<boolean> {
    return device !== undefined && !(await store.devicesOf(guest)).some(({ id }) => id === device);
  }

  async function failed(channel: Channel, notice: ClaimedNotice, error: unknown): Promise<void> {
    const why = error instanceof NotDelivered ? error : null;
    log.warn('notice not delivered', {
      kind: notice.kind,
      way: channel.kind,
      table: short(notice.table),
      tries: notice.tries,
      // What went wrong, but never where it was to go: such an address is a secret.
      why: why ? why.why.code : error instanceof Error ? error.name : 'unknown',
      status: why?.status,
    });
    if (channel.kind === 'push' && (why?.status === 404 || why?.status === 410)) return store.dropChannel(channel.id);
    await store.channelFailed(channel.id, at());
    const pause = why?.final ? undefined : again[notice.tries - 1];
    await store.settleNotice(
      notice,
      pause === undefined ? { outcome: 'failed', at: at() } : { nextAt: at(now() + pause) },
    );
  }

  /** What a browser shows in vain is taken back there. */
  async function withdraw(key: NoticeKey): Promise<void> {
    const channel = await store.channel(key.channel);
    await store.settleNotice(key, { outcome: 'withdrawn', at: at() });
    if (!channel) return;
    await push.send(readSubscription(channel.target), { tag: tagOf(key), withdraw: true }).catch(error => {
      // Then it stands there until they look.
      if (!(error instanceof NotDelivered)) throw error;
    });
  }

  async function lookOnce(): Promise<void> {
    if (closed) return;
    for (const key of await store.sentInVain(batch)) await withdraw(key);
    const due = await store.dueTurns(at(), batch);
    await store.noteNotices(
      due.map(({ channel, table, n }) => ({
        guest: channel.guest,
        table,
        kind: 'turn' as const,
        n,
        channel: channel.id,
        nextAt: at(whenTold(channel.settings, now())),
      })),
      at(),
    );
    const claimed = await store.claimNotices(at(), at(now() + lease), batch);
    // Side by side: one slow address must not keep the others waiting.
    const results = await Promise.allSettled(claimed.map(send));
    for (const result of results)
      if (result.status === 'rejected') log.error('a notice could not be settled', troubleOf(result.reason));
    if (now() - tidiedAt < tidyEvery) return;
    tidiedAt = now();
    await store.forgetNotices(at(now() - kept));
  }

  const look = () => {
    working = working.then(lookOnce).catch(error => log.error('notices could not be looked after', troubleOf(error)));
    return working;
  };
  const timer = setInterval(() => void look(), every);
  timer.unref();

  return {
    async tell(guest, kind, table, n = 0) {
      if (looking.isLooking(guest, table)) return;
      const channels = (await store.channels(guest)).filter(({ settings }) => settings.kinds.includes(kind));
      await store.noteNotices(
        channels.map(({ id, settings }) => ({
          guest,
          table,
          kind,
          n,
          channel: id,
          nextAt: at(whenTold(settings, now())),
        })),
        at(),
      );
    },
    seen,
    test: channel => deliver(channel, 'test', null, 'test'),
    look,
    async close() {
      closed = true;
      clearInterval(timer);
      await working;
    },
  };
}

/** The name of what is told: the same in the browser, where it can be taken back. */
const tagOf = ({ kind, table, n }: Pick<NoticeKey, 'kind' | 'table' | 'n'>): string => `${kind} ${table} ${n}`;
