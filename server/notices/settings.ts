/** What people choose for each way of telling them. */
import type { Night } from '../time/rest.ts';

/** It is their turn; somebody asks them to a table; their game has ended; a stand-in plays for them. */
export const noticeKinds = ['turn', 'invited', 'over', 'standIn'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** How a message to somebody's own program looks: our own JSON, or what Discord, ntfy and Matrix bridges expect. */
export const webhookShapes = ['json', 'discord', 'ntfy', 'matrix'] as const;
export type WebhookShape = (typeof webhookShapes)[number];

export interface ChannelSettings {
  kinds: NoticeKind[];
  /** Seconds for which a table must have waited. */
  after: number;
  /** Hours in which nothing comes; what is due then comes when they end. */
  quiet: Night | null;
  /** Whose clocks tell these hours. */
  zone: string;
  /** What they call it, such as the name of a device. */
  label: string;
  shape?: WebhookShape;
  /** The device whose browser it is; signed out, it hears nothing more. */
  device?: string;
}
