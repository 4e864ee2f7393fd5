/** Who is at which of the servers that share a store. Nothing of this is meant to last. */

/** Somebody at a server: in the house at all (`table` is null), or with that table open. */
export interface Visit {
  /** Null for windows of which nobody knows whose they are; they are counted by `windows`. */
  guest: string | null;
  table: string | null;
  /** They have the table before them at this moment. */
  looks: boolean;
  windows: number;
}

/** What has changed since a server last told who is there. */
export interface VisitNews {
  /** Of these `guest` and `table` say which they are. */
  gone: readonly Visit[];
  /** New, or otherwise than before. */
  come: readonly Visit[];
}

export interface VisitStore {
  /**
   * A server that lives tells who is there, for the `n`th time; `whole`: these are all. False where what it told before is not
   * known any more: then it has to tell everything.
   */
  tellVisits(server: string, n: number, news: VisitNews, whole: boolean): Promise<boolean>;
  /** The servers that live, and how often each has told who is there. */
  visitsTold(): Promise<ReadonlyMap<string, number>>;
  /** Who is at these servers. */
  visitsAt(servers: readonly string[]): Promise<ReadonlyMap<string, readonly Visit[]>>;
}

export const visitKey = ({ guest, table }: Pick<Visit, 'guest' | 'table'>): string => `${table ?? ''} ${guest ?? ''}`;
