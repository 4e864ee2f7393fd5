/** Devices, proofs and links as rows. */
import type { Device, OnceLink, Proof } from '../identityStore.ts';
import { type Row, text } from './row.ts';

export const deviceOf = (row: Row): Device => ({
  id: String(row.id),
  guest: String(row.guest),
  name: String(row.name),
  createdAt: String(row.created_at),
  seenAt: String(row.seen_at),
  signedOutAt: text(row.signed_out_at),
});

export const proofOf = (row: Row): Proof => ({
  kind: String(row.kind) as Proof['kind'],
  name: String(row.name),
  guest: String(row.guest),
  secret: String(row.secret),
  label: String(row.label),
  createdAt: String(row.created_at),
  usedAt: text(row.used_at),
});

export const linkOf = (row: Row): OnceLink => ({
  hash: String(row.hash),
  kind: String(row.kind) as OnceLink['kind'],
  guest: text(row.guest),
  content: String(row.content),
  expiresAt: String(row.expires_at),
  usedAt: text(row.used_at),
});
