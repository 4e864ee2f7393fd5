/** What the endpoints do at which people choose how they are told. */
import { randomBytes } from 'node:crypto';
import { BadInput, type Refusal, refusal } from '@atoll/engine';
import type { InferOutput } from 'valibot';
import type { Guests } from '../door/guests.ts';
import { type Ask, known } from '../door/http/ask.ts';
import type { noticeEndpoints } from '../door/http/noticeEndpoints.ts';
import type { NoticeChannels } from '../door/protocol.ts';
import { openRates } from '../door/rates.ts';
import { Refused, tooFast } from '../door/refusals.ts';
import type { newChannel } from '../door/schemas/noticeSchemas.ts';
import type { Channel } from '../store/noticeStore.ts';
import type { Store } from '../store/store.ts';
import { isZone } from '../time/zones.ts';
import type { Notices } from './notices.ts';
import { NotDelivered, noMailbox, notAnAddress, refuseInside } from './post.ts';
import { readSubscription } from './subscription.ts';

export interface NoticeHandlerOptions {
  store: Store;
  guests: Guests;
  notices: Pick<Notices, 'test'>;
  pushKey: string;
  writesLetters: boolean;
  mailOf: (guest: string) => Promise<string | null>;
  insideToo: boolean;
  now: () => number;
}

type Wanted = InferOutput<typeof newChannel>;
type NoticeHandlers = Record<keyof typeof noticeEndpoints, (ask: Ask) => Promise<unknown>>;

const mostChannels = 12;
/** How often somebody may send a test. */
const testRate = { burst: 6, perSecond: 1 / 20 };

export function openNoticeHandlers(options: NoticeHandlerOptions): NoticeHandlers {
  const { store, guests, notices, pushKey, writesLetters, mailOf, insideToo, now } = options;
  const tests = openRates(testRate);

  async function channelsOf({ guest, browser }: Ask): Promise<NoticeChannels> {
    const found = guest === null ? [] : await store.channels(guest);
    const address = guest === null ? null : await mailOf(guest);
    return {
      channels: found.map(({ id, kind, target, settings, failedAt }) => ({
        id,
        kind,
        kinds: settings.kinds,
        after: settings.after,
        quiet: settings.quiet,
        zone: settings.zone,
        label: settings.label,
        ...(settings.shape && { shape: settings.shape }),
        leadsTo: kind === 'mail' ? (address ?? '') : kind === 'webhook' ? new URL(target).host : '',
        here: kind === 'push' && settings.device !== undefined && settings.device === browser.device,
        failedAt,
      })),
      pushKey,
      mail: !writesLetters ? 'off' : address === null ? 'unconfirmed' : 'ready',
    };
  }

  async function own({ guest, table: id }: Ask): Promise<Channel> {
    const channel = await store.channel(id);
    if (!channel || channel.guest !== known(guest)) throw noChannel();
    return channel;
  }

  /** Where it leads, checked; what is left out stays as it was. */
  async function targetOf(wanted: Wanted, guest: string, before: Channel | undefined): Promise<string> {
    switch (wanted.kind) {
      case 'mail':
        if (!writesLetters || (await mailOf(guest)) === null) throw new Refused(noMailbox().why);
        return '';
      case 'webhook': {
        const target = wanted.target ?? before?.target;
        if (target === undefined || !URL.canParse(target)) throw new Refused(notAnAddress().why);
        if (target !== before?.target) await refuseInside(target, insideToo).catch(refuse);
        return target;
      }
      case 'push': {
        if (!wanted.subscription) {
          if (before) return before.target;
          throw noSubscription();
        }
        const { endpoint, keys } = wanted.subscription;
        if (!isPushAddress(endpoint, insideToo)) throw noSubscription();
        await refuseInside(endpoint, insideToo).catch(refuse);
        const target = JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } });
        readSubscription(target);
        return target;
      }
    }
  }

  return {
    channels: channelsOf,

    async saveChannel(ask) {
      const guest = (await guests.keep(known(ask.guest))).id;
      const wanted = ask.body as Wanted;
      const mine = await store.channels(guest);
      const before = mine.find(({ id, kind }) => id === wanted.id && kind === wanted.kind);
      if (wanted.id !== undefined && !before) throw noChannel();
      if (!isZone(wanted.zone)) throw unknownZone();
      const target = await targetOf(wanted, guest, before);
      // A browser and a mailbox are there once.
      const same =
        before ?? mine.find(({ kind, target: known }) => kind === wanted.kind && (kind === 'mail' || known === target));
      if (!same && mine.length >= mostChannels) throw tooManyChannels();
      const { kind, kinds, after, quiet, zone, label, shape } = wanted;
      const device = wanted.subscription ? (ask.browser.device ?? undefined) : before?.settings.device;
      await store.saveChannel(
        {
          id: same?.id ?? randomBytes(16).toString('base64url'),
          guest,
          kind,
          target,
          settings: {
            kinds: [...new Set(kinds)],
            after,
            quiet: quiet && { from: quiet.from, to: quiet.to },
            zone,
            label: label.trim(),
            ...(kind === 'webhook' && { shape: shape ?? before?.settings.shape ?? 'json' }),
            ...(kind === 'push' && device !== undefined && { device }),
          },
        },
        new Date(now()).toISOString(),
      );
      return channelsOf(ask);
    },

    async dropChannel(ask) {
      await store.dropChannel((await own(ask)).id);
      return channelsOf(ask);
    },

    async testChannel(ask) {
      const channel = await own(ask);
      if (!tests.take(channel.guest)) throw tooFast();
      await notices.test(channel).catch(refuse);
      await store.channelFailed(channel.id, null);
      return channelsOf(ask);
    },
  };
}

/** Browsers have such addresses at their makers only, and those speak HTTPS. */
function isPushAddress(endpoint: string, insideToo: boolean): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname } = new URL(endpoint);
  return protocol === 'https:' || (insideToo && protocol === 'http:' && hostname === '127.0.0.1');
}

/** What did not arrive is said in words; letters have their own reasons, which are for the operator. */
function refuse(error: unknown): never {
  if (error instanceof NotDelivered) throw new Refused(error.why);
  if (error instanceof BadInput || error instanceof Refused) throw error;
  throw new Refused(notSent);
}

const notSent: Refusal = refusal(
  'not-sent',
  'Das ließ sich nicht verschicken. Der Mailserver nimmt gerade nichts an.',
  'That could not be sent. The mail server takes nothing at the moment.',
);

const noChannel = (): Refused =>
  new Refused(refusal('unknown-channel', 'Diesen Weg gibt es nicht (mehr).', 'There is no such way (any more).'));

const noSubscription = (): Refused =>
  new Refused(
    refusal(
      'push',
      'Dieser Browser hat keine Adresse für Nachrichten genannt.',
      'This browser has named no address for messages.',
    ),
  );

const unknownZone = (): Refused =>
  new Refused(refusal('zone', 'Diese Zeitzone gibt es nicht.', 'There is no such time zone.'));

const tooManyChannels = (): Refused =>
  new Refused(
    refusal(
      'too-many-channels',
      `Mehr als ${mostChannels} Wege zugleich gehen nicht. Nimm erst einen weg.`,
      `There cannot be more than ${mostChannels} ways at once. Take one away first.`,
    ),
  );
