/** Things that may be shown once, and for a while: links that carry a seat, letters, challenges. Only hashes are kept. */
import { createHash, randomBytes } from 'node:crypto';
import { linkOver, linkUnknown, linkUsed } from '../../door/identityRefusals.ts';
import type { OnceLink } from '../../store/identityStore.ts';
import type { Store } from '../../store/store.ts';

type Kind = OnceLink['kind'];

export interface OnceLinks {
  /** Makes one for so many milliseconds. `token` is told to one person and kept nowhere. */
  issue(kind: Kind, guest: string | null, ms: number, content?: string): Promise<{ token: string; until: string }>;
  /** The link as it stands; refuses in words what is forged, used or over. Looking does not use it up. */
  find(token: string, ...kinds: Kind[]): Promise<OnceLink>;
  /** Uses it up; refuses where somebody was faster. */
  use(link: OnceLink): Promise<void>;
}

/** Milliseconds for which it can still be said that a link is over, rather than that there is none. */
const remembered = 7 * 24 * 3600_000;

export function openOnceLinks(store: Store, now: () => number): OnceLinks {
  const at = (ms: number): string => new Date(ms).toISOString();
  return {
    async issue(kind, guest, ms, content = '') {
      const token = randomBytes(16).toString('base64url');
      const until = at(now() + ms);
      await store.forgetLinks(at(now() - remembered));
      await store.addLink({ hash: hashOf(token), kind, guest, content, expiresAt: until });
      return { token, until };
    },
    async find(token, ...kinds) {
      const link = await store.link(hashOf(token));
      if (!link || !kinds.includes(link.kind)) throw linkUnknown();
      if (link.usedAt !== null) throw linkUsed();
      if (link.expiresAt <= at(now())) throw linkOver();
      return link;
    },
    async use({ hash }) {
      if (!(await store.useLink(hash, at(now())))) throw linkUsed();
    },
  };
}

/** A token has 128 random bits: nobody finds it from its hash, however fast they try. */
const hashOf = (token: string): string => createHash('sha256').update(`link ${token}`).digest('base64url');
