/** When the house was open. */

/** A time in which the house was closed: it counts for nobody's clock. */
export interface Shut {
  since: string;
  until: string;
}

export interface HouseStore {
  /**
   * The house is open. Where the last beat is longer ago than `gap` milliseconds, the time between is noted as shut, once
   * for all who share the store; returns it then. A turn that began after that beat shows that the house was open until
   * then.
   */
  beat(at: string, gap: number): Promise<Shut | null>;
  /** When the house was shut, in order. */
  shut(): Promise<Shut[]>;
}
