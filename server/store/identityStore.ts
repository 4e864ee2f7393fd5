/** Who somebody is: the browsers that are them, and what else proves it. */

/** A browser that is somebody, by a cookie of its own. */
export interface Device {
  id: string;
  guest: string;
  /** What kind it is; see people/deviceName.ts. */
  name: string;
  createdAt: string;
  seenAt: string;
  /** Since then its cookie counts for nothing. */
  signedOutAt: string | null;
}

/** `name` is what it is looked up by; `secret` what it is checked with, never the thing itself. */
export interface Proof {
  kind: 'key' | 'passkey' | 'mail';
  name: string;
  guest: string;
  secret: string;
  /** What its owner knows it by. */
  label: string;
  createdAt: string;
  usedAt: string | null;
}

/** Something that can be shown once, within its time. Only its hash is kept. */
export interface OnceLink {
  hash: string;
  kind: 'carry' | 'confirmMail' | 'enterByMail' | 'challenge';
  /** Whom it is about; null where nobody is known yet. */
  guest: string | null;
  content: string;
  expiresAt: string;
  usedAt: string | null;
}

/** `together`: a table at which both sit; nothing was changed. `tables`: those that became the other's. */
export type Merged = { together: string } | { tables: string[] };

export interface IdentityStore {
  device(id: string): Promise<Device | null>;
  /** Those that are not signed out, the latest seen first. */
  devicesOf(guest: string): Promise<Device[]>;
  /** Makes a device known, or notes its name and that it was seen; whose it is stays as it was. Its guest is known. */
  keepDevice(device: Omit<Device, 'signedOutAt'>): Promise<void>;
  /** False where the guest has no such device. */
  signOut(guest: string, device: string, at: string): Promise<boolean>;

  proof(kind: Proof['kind'], name: string): Promise<Proof | null>;
  /** The oldest first. */
  proofsOf(guest: string): Promise<Proof[]>;
  /** `taken` where there is one of that kind and name already. `alone`: the guest's others of this kind are void from now on. */
  addProof(proof: Omit<Proof, 'usedAt'>, how?: 'alone'): Promise<'added' | 'taken'>;
  /** Notes that it was used, and what it is checked with the next time. */
  useProof(kind: Proof['kind'], name: string, secret: string, at: string): Promise<void>;
  /** False where the guest has no such proof. */
  removeProof(guest: string, kind: Proof['kind'], name: string): Promise<boolean>;

  addLink(link: Omit<OnceLink, 'usedAt'>): Promise<void>;
  link(hash: string): Promise<OnceLink | null>;
  /** Uses a link up; false where somebody was faster. */
  useLink(hash: string, at: string): Promise<boolean>;
  /** Uses up all of a guest's links of that kind that nobody has used. */
  useLinksOf(guest: string, kind: OnceLink['kind'], at: string): Promise<void>;
  /** Forgets the links that ran out before that time. */
  forgetLinks(before: string): Promise<void>;

  /** Who stands for this guest today: after a merge somebody else, themselves otherwise. */
  presentGuest(id: string): Promise<string>;
  /** A table at which both sit; null where there is none. */
  tableOfBoth(guest: string, other: string): Promise<string | null>;
  /** Everything that was `from`'s is `into`'s from now on, all or nothing. What both have chosen stays as `into` has it; a bar on either holds. */
  mergeGuests(from: string, into: string, at: string): Promise<Merged>;
}
