/** What comes in and goes out where people choose how they are told. */
import * as v from 'valibot';
import { noticeKinds, webhookShapes } from '../../notices/settings.ts';
import type * as wire from '../protocol.ts';
import { fields, timeOfDay } from './schemas.ts';

type Gives<T> = v.GenericSchema<unknown, T>;

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const key = v.pipe(v.string(), v.regex(/^[\w-]{8,200}={0,2}$/));
const week = 7 * 24 * 3600;

const settings = {
  kinds: v.pipe(v.array(v.picklist(noticeKinds)), v.maxLength(noticeKinds.length)),
  after: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(week)),
  quiet: v.nullable(fields({ from: timeOfDay, to: timeOfDay })),
  zone: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  label: v.pipe(v.string(), v.maxLength(80)),
};
const shape = v.picklist(webhookShapes);
const kind = v.picklist(['push', 'mail', 'webhook']);

export const newChannel = fields({
  id: v.optional(id),
  kind,
  ...settings,
  shape: v.optional(shape),
  target: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(1000))),
  subscription: v.optional(
    fields({
      endpoint: v.pipe(v.string(), v.minLength(1), v.maxLength(1000)),
      keys: fields({ p256dh: key, auth: key }),
    }),
  ),
}) satisfies Gives<wire.NewChannel>;

export const channels = v.object({
  channels: v.array(
    v.object({
      id,
      kind,
      ...settings,
      shape: v.optional(shape),
      leadsTo: v.string(),
      here: v.boolean(),
      failedAt: v.nullable(v.string()),
    }),
  ),
  pushKey: v.string(),
  mail: v.picklist(['off', 'unconfirmed', 'ready']),
}) satisfies Gives<wire.NoticeChannels>;
