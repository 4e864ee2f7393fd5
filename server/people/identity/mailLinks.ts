/** Letters that prove an address, and letters that let somebody in again. */
import type { Language, Words } from '@atoll/engine';
import { mailFailed, mailTaken, noMail, notAnAddress, tooManyTries } from '../../door/identityRefusals.ts';
import type { Limits } from '../../door/limits.ts';
import { openRates } from '../../door/rates.ts';
import { type Log, troubleOf } from '../../log.ts';
import { isMailAddress, type Mailer } from '../../mail.ts';
import type { Store } from '../../store/store.ts';
import { mailOf } from './mailOf.ts';
import type { OnceLinks } from './onceLinks.ts';

export interface MailLinks {
  /** Whether the house can send letters at all. */
  possible: boolean;
  /** Sends a letter that proves that the address is this guest's. `from`: the network address that asks. */
  add(guest: string, address: string, from: string): Promise<void>;
  /** What such a letter would confirm. It stays unused. */
  look(token: string): Promise<{ address: string; guest: string }>;
  confirm(token: string): Promise<{ address: string; guest: string }>;
  remove(guest: string): Promise<void>;
  /** Sends a link to whom the address belongs, if it belongs to anybody. Who asks learns nothing of that. */
  ask(address: string, from: string): Promise<void>;
}

export interface MailOptions {
  store: Store;
  links: OnceLinks;
  mailer: Mailer | null;
  limits: Limits;
  /** What links begin with. */
  publicUrl: () => string;
  now: () => number;
  log: Log;
}

const lifetime = 30 * 60_000;

const letters = {
  confirm: {
    subject: { de: 'Atoll: Ist das deine Adresse?', en: 'Atoll: is this your address?' },
    text: {
      de: '{name} möchte diese Adresse bei Atoll hinterlegen. Bist du das? Dann öffne diesen Link und bestätige:\n\n{link}\n\nEr gilt 30 Minuten und einmal. Warst du das nicht, dann tu einfach nichts.',
      en: '{name} would like to use this address at Atoll. Is that you? Then open this link and confirm:\n\n{link}\n\nIt works for 30 minutes, once. If that was not you, simply do nothing.',
    },
  },
  enter: {
    subject: { de: 'Atoll: Hier kommst du wieder herein', en: 'Atoll: your way back in' },
    text: {
      de: 'Mit diesem Link bist du bei Atoll wieder {name}, mit allen deinen Tischen:\n\n{link}\n\nEr gilt 30 Minuten und einmal. Gib ihn niemandem weiter. Hast du ihn nicht verlangt, dann tu einfach nichts.',
      en: 'With this link you are {name} at Atoll again, with all your tables:\n\n{link}\n\nIt works for 30 minutes, once. Give it to nobody. If you did not ask for it, simply do nothing.',
    },
  },
} as const satisfies Record<string, { subject: Words; text: Words }>;

export function openMailLinks({ store, links, mailer, limits, publicUrl, now, log }: MailOptions): MailLinks {
  const byAsker = openRates(limits.lettersFrom);
  const byTarget = openRates(limits.lettersTo);

  /** An address as it is kept; refuses what is none, and who asks too often. */
  function checked(said: string, from: string): string {
    if (!mailer) throw noMail();
    const address = said.trim().toLowerCase();
    if (!isMailAddress(address)) throw notAnAddress();
    if (!byAsker.take(from) || !byTarget.take(address)) throw tooManyTries();
    return address;
  }

  async function write(
    to: string,
    guest: string,
    letter: (typeof letters)[keyof typeof letters],
    path: string,
    token: string,
  ): Promise<void> {
    const name = (await store.guest(guest))?.name ?? '';
    // Behind the `#`, so that it is sent to nobody who only looks at the address.
    const values: Record<string, string> = { name, link: `${publicUrl()}${path}#${token}` };
    const { language } = await store.settings(guest);
    const languages: Language[] = language === 'de' || language === 'en' ? [language] : ['de', 'en'];
    const text = languages.map(spoken =>
      letter.text[spoken].replace(/\{(\w+)\}/g, (_, value: string) => values[value] ?? ''),
    );
    await mailer?.send({ to, subject: letter.subject[languages[0] ?? 'de'], text: `${text.join('\n\n— — —\n\n')}\n` });
  }

  async function look(token: string): Promise<{ address: string; guest: string }> {
    const link = await links.find(token, 'confirmMail');
    return { address: link.content, guest: await store.presentGuest(link.guest ?? '') };
  }

  return {
    possible: mailer !== null,

    async add(guest, said, from) {
      const address = checked(said, from);
      const { token } = await links.issue('confirmMail', guest, lifetime, address);
      try {
        await write(address, guest, letters.confirm, '/me/mail', token);
      } catch (error) {
        log.warn('a letter was not taken', troubleOf(error));
        throw mailFailed();
      }
    },

    look,

    async confirm(token) {
      const link = await links.find(token, 'confirmMail');
      const { address, guest } = await look(token);
      const taken = await store.proof('mail', address);
      if (taken && taken.guest !== guest) throw mailTaken();
      await links.use(link);
      const createdAt = new Date(now()).toISOString();
      // One address a person: the one confirmed last.
      const proof = { kind: 'mail', name: address, guest, secret: '', label: '', createdAt } as const;
      if (!taken && (await store.addProof(proof, 'alone')) === 'taken') throw mailTaken();
      return { address, guest };
    },

    async remove(guest) {
      const address = await mailOf(store, guest);
      if (address !== null) await store.removeProof(guest, 'mail', address);
    },

    async ask(said, from) {
      const address = checked(said, from);
      // Whether there is anybody must not be heard from how long the answer takes, either.
      void sendLink(address).catch(error => log.warn('a letter was not sent', troubleOf(error)));
    },
  };

  async function sendLink(address: string): Promise<void> {
    const proof = await store.proof('mail', address);
    if (!proof) return;
    const { token } = await links.issue('enterByMail', proof.guest, lifetime);
    await write(address, proof.guest, letters.enter, '/me/carry', token);
  }
}
