/** Web Push: messages to a browser while the site is closed, encrypted for it alone. */
import { createHash } from 'node:crypto';
import { refusal, shape } from '@atoll/engine';
import webPush from 'web-push';
import type { Store } from '../store/store.ts';
import { NotDelivered, type Parcel, type Post } from './post.ts';

/** What a browser gives out to those who may send to it. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** `tag` names the asking: what is told twice under it is seen once, and can be taken back. */
type PushMessage = { tag: string } & ({ title: string; text: string; link: string } | { withdraw: true });

export interface Push {
  /** The house's public key, by which browsers know who may send. */
  key: string;
  send(subscription: Subscription, message: PushMessage): Promise<void>;
}

const readKeys = shape.record({ publicKey: shape.string, privateKey: shape.string });

/** Seconds for which a message waits for a browser that is off. */
const keepsFor = 24 * 60 * 60;

export async function openPush(store: Pick<Store, 'secret'>, post: Post, contact: () => string): Promise<Push> {
  const kept = await store.secret('push', () => JSON.stringify(webPush.generateVAPIDKeys()));
  const { publicKey, privateKey } = readKeys(JSON.parse(kept), 'push');
  return {
    key: publicKey,
    async send(subscription, message) {
      const parcel = prepare(subscription, message, { subject: contact(), publicKey, privateKey });
      await post(parcel);
    },
  };
}

function prepare(
  subscription: Subscription,
  message: PushMessage,
  vapidDetails: { subject: string; publicKey: string; privateKey: string },
): Parcel {
  try {
    const details = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
      vapidDetails,
      TTL: keepsFor,
      urgency: 'high',
      // One that was not delivered yet gives way to the next about the same.
      topic: topicOf(message.tag),
    });
    return { url: details.endpoint, headers: details.headers as Record<string, string>, body: details.body };
  } catch {
    throw new NotDelivered(
      refusal('push', 'Dieser Browser nimmt so keine Nachrichten an.', 'This browser takes no messages that way.'),
      { final: true },
    );
  }
}

/** As the protocol wants it: 32 signs at most. */
const topicOf = (tag: string): string => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
