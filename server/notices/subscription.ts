/** A browser's subscription to messages, as it gives it out. */
import { shape } from '@atoll/engine';
import type { Subscription } from './push.ts';

const read = shape.record({
  endpoint: shape.string,
  keys: shape.record({ p256dh: shape.string, auth: shape.string }),
});

/** Throws `BadInput` for what is none. */
export const readSubscription = (text: string): Subscription => read(shape.parseJson(text), 'subscription');
