/** Ways on which people want to be told that something waits for them, and what they were told. */
import type { ChannelSettings, NoticeKind } from '../notices/settings.ts';

/** A browser that takes messages while the site is closed, a mailbox, or an address of somebody else's program. */
export type ChannelKind = 'push' | 'mail' | 'webhook';

export interface Channel {
  id: string;
  guest: string;
  kind: ChannelKind;
  /** Where it leads: a browser's subscription as JSON, an address, or empty for the mailbox they have confirmed. Secret. */
  target: string;
  settings: ChannelSettings;
  createdAt: string;
  /** When it last did not work, unless it has worked since; and how often in a row. */
  failedAt: string | null;
  failures: number;
}

/** What somebody is told once: of a table, for a reason, at an entry of its log, on one way. */
export interface NoticeKey {
  guest: string;
  table: string;
  kind: NoticeKind;
  n: number;
  channel: string;
}

export interface ClaimedNotice extends NoticeKey {
  /** How often it was tried, this time included. */
  tries: number;
}

/** A turn that somebody wants to be told of, and has not been. */
interface DueTurn {
  channel: Channel;
  table: string;
  n: number;
}

/** What became of it. `idle`: it was answered, or seen at the table, before it had to be told. */
type Outcome = 'sent' | 'idle' | 'failed' | 'withdrawn';

export interface NoticeStore {
  channels(guest: string): Promise<Channel[]>;
  channel(id: string): Promise<Channel | null>;
  /** Keeps a new one, or changes target and settings of one that is there. A browser has one: it takes another's place. */
  saveChannel(channel: Pick<Channel, 'id' | 'guest' | 'kind' | 'target' | 'settings'>, at: string): Promise<void>;
  /** Gone, with all that was to be told on it. */
  dropChannel(id: string): Promise<void>;
  /** Whether it worked the last time: when it did not, or null. */
  channelFailed(id: string, at: string | null): Promise<void>;

  /** Turns that began since the channel is there, have waited for as long as it says, and are not noted yet. */
  dueTurns(now: string, limit: number): Promise<DueTurn[]>;
  /** Notes what is to be told, and from when on. What is noted already stays as it is. */
  noteNotices(notices: readonly (NoticeKey & { nextAt: string })[], at: string): Promise<void>;
  /** They have seen at the table that it waits for them: this turn need not be told any more. */
  noteSeen(guest: string, table: string, n: number, at: string): Promise<void>;
  /** Takes what is to be told now, so that until `until` nobody else does. What waits no more is `idle` from now on. */
  claimNotices(now: string, until: string, limit: number): Promise<ClaimedNotice[]>;
  /** It is done, one way or the other; or (a time) it is to be tried again. */
  settleNotice(key: NoticeKey, what: { outcome: Outcome; at: string } | { nextAt: string }): Promise<void>;
  /** Turns that browsers were told of and that do not wait any more. */
  sentInVain(limit: number): Promise<NoticeKey[]>;
  /** Forgets what was done before that time and is not the present turn. */
  forgetNotices(before: string): Promise<void>;
}
