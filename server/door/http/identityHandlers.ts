/** What the endpoints do at which people prove who they are. */
import type { InferOutput } from 'valibot';
import { type Carrying, type CarryingOptions, openCarrying } from '../../people/identity/carrying.ts';
import { deviceWords } from '../../people/identity/deviceName.ts';
import { fitsKey, freshKey, hashKey, keyText, readKey } from '../../people/identity/houseKey.ts';
import { type MailLinks, type MailOptions, openMailLinks } from '../../people/identity/mailLinks.ts';
import { mailOf } from '../../people/identity/mailOf.ts';
import { openOnceLinks } from '../../people/identity/onceLinks.ts';
import { openPasskeys } from '../../people/identity/passkeys.ts';
import type { Visitor } from '../guests.ts';
import { keyShape, keyWrong, noSuchDevice, passkeyUnknown, signedOut, tooManyTries } from '../identityRefusals.ts';
import type { Arrival, HouseKey, Identity, LetterSent, MailToConfirm, Me } from '../protocol.ts';
import { openRates } from '../rates.ts';
import { tooFast } from '../refusals.ts';
import type {
  linkTaken,
  linkToken,
  madePasskey,
  mailAddress,
  shownPasskey,
  typedKey,
  whichDevice,
  whichPasskey,
} from '../schemas/identitySchemas.ts';
import { type Ask, known } from './ask.ts';
import type { identityEndpoints } from './identityEndpoints.ts';

export interface IdentityOptions extends Omit<CarryingOptions, 'links'>, Omit<MailOptions, 'links'> {
  meOf(guest: string): Promise<Me>;
}

type IdentityHandlers = Record<keyof typeof identityEndpoints, (ask: Ask) => Promise<unknown>>;

export function openIdentityHandlers(options: IdentityOptions): IdentityHandlers {
  const { store, guests, windows, limits, now, meOf } = options;
  const links = openOnceLinks(store, now);
  const carrying: Carrying = openCarrying({ ...options, links });
  const passkeys = openPasskeys(store, links, now);
  const mail: MailLinks = openMailLinks({ ...options, links });
  const keyTries = openRates(limits.keyTries);
  const allKeyTries = openRates(limits.allKeyTries);
  const newLinks = openRates(limits.newLinks);

  const at = (): string => new Date(now()).toISOString();

  /** A slow hash is made: one that somebody wants, or one to compare with. */
  function countHash({ browser }: Ask): void {
    if (!keyTries.take(browser.address) || !allKeyTries.take('')) throw tooManyTries();
  }

  /** Something is kept for a while, no matter who asks. */
  function countLink({ browser }: Ask): void {
    if (!newLinks.take(browser.address)) throw tooFast();
  }

  /** The guest who asks, stored from now on: they are about to prove who they are. */
  async function kept({ guest }: Ask): Promise<string> {
    return (await guests.keep(known(guest))).id;
  }

  async function identityOf({ guest, browser }: Ask): Promise<Identity> {
    const proofs = guest === null ? [] : await store.proofsOf(guest);
    const key = proofs.findLast(({ kind }) => kind === 'key');
    return {
      devices: (guest === null ? [] : await store.devicesOf(guest)).map(({ id, name, seenAt }) => ({
        id,
        words: deviceWords(name),
        seenAt,
        here: id === browser.device,
      })),
      houseKey: key ? { createdAt: key.createdAt, usedAt: key.usedAt } : null,
      passkeys: proofs
        .filter(({ kind }) => kind === 'passkey')
        .map(({ name, label, createdAt, usedAt }) => ({ id: name, words: deviceWords(label), createdAt, usedAt })),
      mail: { possible: mail.possible, address: guest === null ? null : await mailOf(store, guest) },
    };
  }

  const visitorOf = ({ guest, browser }: Ask): Visitor | null =>
    guest === null || browser.device === null ? null : { guest, device: browser.device };

  const toConfirm = async ({ address, guest }: { address: string; guest: string }): Promise<MailToConfirm> => ({
    address,
    name: (await guests.meet(guest)).name,
  });

  return {
    identity: identityOf,

    async signOut(ask) {
      const { device } = ask.body as InferOutput<typeof whichDevice>;
      if (!(await store.signOut(known(ask.guest), device, at()))) throw noSuchDevice();
      // It may have made a link for itself, a moment ago.
      await store.useLinksOf(known(ask.guest), 'carry', at());
      windows.drop({ device }, signedOut().refusal);
      return identityOf(ask);
    },

    async carry(ask) {
      countLink(ask);
      return carrying.carry(await kept(ask));
    },

    async lookAtLink(ask): Promise<Arrival> {
      const { token } = ask.body as InferOutput<typeof linkToken>;
      return carrying.look(token, ask.guest);
    },

    async takeLink(ask): Promise<Me> {
      const { token, how } = ask.body as InferOutput<typeof linkTaken>;
      return meOf(await carrying.take(token, how, visitorOf(ask), ask.browser));
    },

    async makeKey(ask): Promise<HouseKey> {
      countHash(ask);
      const guest = await kept(ask);
      for (;;) {
        const key = freshKey();
        const secret = await hashKey(key);
        const proof = { kind: 'key', name: key.name, guest, secret, label: '', createdAt: at() } as const;
        if ((await store.addProof(proof, 'alone')) === 'added') return { key: keyText(key) };
      }
    },

    async enterByKey(ask): Promise<Arrival> {
      const { key: typed } = ask.body as InferOutput<typeof typedKey>;
      // What cannot be a key tells nobody anything, and costs nothing: only real tries are counted.
      const key = readKey(typed);
      if (!key) throw keyShape();
      countHash(ask);
      const proof = await store.proof('key', key.name);
      if (!(await fitsKey(key, proof?.secret)) || !proof) throw keyWrong();
      await store.useProof('key', proof.name, proof.secret, at());
      return carrying.proven(proof.guest, ask.guest);
    },

    async askToMakePasskey(ask) {
      countLink(ask);
      const guest = await kept(ask);
      const { name } = await guests.meet(guest);
      return passkeys.toMake(guest, name, ask.browser.origin);
    },

    async makePasskey(ask) {
      const { passkey } = ask.body as InferOutput<typeof madePasskey>;
      const { origin, userAgent } = ask.browser;
      await passkeys.keep(known(ask.guest), passkey, origin, userAgent);
      return identityOf(ask);
    },

    async removePasskey(ask) {
      const { passkey } = ask.body as InferOutput<typeof whichPasskey>;
      if (!(await store.removeProof(known(ask.guest), 'passkey', passkey))) throw passkeyUnknown();
      return identityOf(ask);
    },

    async askForPasskey(ask) {
      countLink(ask);
      return passkeys.toShow(ask.browser.origin);
    },

    async enterByPasskey(ask): Promise<Arrival> {
      const { passkey } = ask.body as InferOutput<typeof shownPasskey>;
      return carrying.proven(await passkeys.ownerOf(passkey, ask.browser.origin), ask.guest);
    },

    async addMail(ask): Promise<LetterSent> {
      const { address } = ask.body as InferOutput<typeof mailAddress>;
      await mail.add(await kept(ask), address, ask.browser.address);
      return { sent: true };
    },

    async lookAtMail(ask) {
      const { token } = ask.body as InferOutput<typeof linkToken>;
      return toConfirm(await mail.look(token));
    },

    async confirmMail(ask) {
      const { token } = ask.body as InferOutput<typeof linkToken>;
      return toConfirm(await mail.confirm(token));
    },

    async removeMail(ask) {
      await mail.remove(known(ask.guest));
      return identityOf(ask);
    },

    async enterByMail(ask): Promise<LetterSent> {
      const { address } = ask.body as InferOutput<typeof mailAddress>;
      await mail.ask(address, ask.browser.address);
      return { sent: true };
    },
  };
}
