/** Passkeys: the device itself proves who somebody is. Only where the page is a secure one, under a name. */
import { createHash } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import { noPasskeysHere, passkeyFailed, passkeyUnknown } from '../../door/identityRefusals.ts';
import { Refused } from '../../door/refusals.ts';
import type { Store } from '../../store/store.ts';
import { deviceName } from './deviceName.ts';
import type { OnceLinks } from './onceLinks.ts';

export interface Passkeys {
  /** What the browser must know to make one for this guest. */
  toMake(guest: string, name: string, origin: string | undefined): Promise<PublicKeyCredentialCreationOptionsJSON>;
  /** Keeps the one that was made. */
  keep(
    guest: string,
    made: RegistrationResponseJSON,
    origin: string | undefined,
    userAgent: string | undefined,
  ): Promise<void>;
  /** What the browser must know to ask for one; nobody says yet whose. */
  toShow(origin: string | undefined): Promise<PublicKeyCredentialRequestOptionsJSON>;
  /** Whose the one is that was shown. */
  ownerOf(shown: AuthenticationResponseJSON, origin: string | undefined): Promise<string>;
}

/** What is kept of a passkey, as JSON. The key is the public half: nobody can do anything with it. */
interface Kept {
  publicKey: string;
  counter: number;
  transports?: WebAuthnCredential['transports'];
}

/** EdDSA, ES256 and RS256, as COSE numbers them: one of these every device knows. */
const supportedAlgorithmIDs = [-8, -7, -257];
/** A large library, and most houses in a home network never need it. */
const library = () => import('@simplewebauthn/server');

const challengeMs = 5 * 60_000;

export function openPasskeys(store: Store, links: OnceLinks, now: () => number): Passkeys {
  const at = (): string => new Date(now()).toISOString();

  /** A challenge is shown by the browser once, and by the guest that it was made for. */
  const challenge = async (guest: string | null): Promise<string> =>
    (await links.issue('challenge', guest, challengeMs)).token;

  /** The library hands back the challenge's text as base64url. */
  const isOurs = (guest: string | null) => async (shown: string) => {
    const link = await links.find(Buffer.from(shown, 'base64url').toString(), 'challenge');
    if (link.guest !== guest) return false;
    await links.use(link);
    return true;
  };

  /** What the library throws says what was wrong with the bytes: nothing that a person could mend. */
  async function believed<T>(check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      throw error instanceof Refused ? error : passkeyFailed();
    }
  }

  return {
    async toMake(guest, name, origin) {
      const { rpID } = placeOf(origin);
      const mine = (await store.proofsOf(guest)).filter(({ kind }) => kind === 'passkey');
      return (await library()).generateRegistrationOptions({
        rpName: 'Atoll',
        rpID,
        userName: name,
        userDisplayName: name,
        // The same for the same guest, so that a device replaces its passkey; and it does not say who that is.
        userID: new Uint8Array(createHash('sha256').update(`passkey ${guest}`).digest()),
        challenge: await challenge(guest),
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: mine.map(({ name: id }) => ({ id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      });
    },

    async keep(guest, made, origin, userAgent) {
      const place = placeOf(origin);
      const { verifyRegistrationResponse } = await library();
      const { registrationInfo: info } = await believed(() =>
        verifyRegistrationResponse({
          response: made,
          expectedChallenge: isOurs(guest),
          expectedOrigin: place.origin,
          expectedRPID: place.rpID,
          requireUserVerification: false,
          supportedAlgorithmIDs,
        }),
      );
      if (!info) throw passkeyFailed();
      const { id, publicKey, counter, transports } = info.credential;
      const kept: Kept = { publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
      const label = deviceName(userAgent);
      const proof = { kind: 'passkey', name: id, guest, secret: JSON.stringify(kept), label, createdAt: at() } as const;
      if ((await store.addProof(proof)) === 'taken') throw passkeyFailed();
    },

    async toShow(origin) {
      const { rpID } = placeOf(origin);
      return (await library()).generateAuthenticationOptions({
        rpID,
        challenge: await challenge(null),
        userVerification: 'preferred',
      });
    },

    async ownerOf(shown, origin) {
      const place = placeOf(origin);
      const proof = await store.proof('passkey', shown.id);
      if (!proof) throw passkeyUnknown();
      const kept = JSON.parse(proof.secret) as Kept;
      const { verifyAuthenticationResponse } = await library();
      const { verified, authenticationInfo } = await believed(() =>
        verifyAuthenticationResponse({
          response: shown,
          expectedChallenge: isOurs(null),
          expectedOrigin: place.origin,
          expectedRPID: place.rpID,
          credential: {
            id: proof.name,
            publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
            counter: kept.counter,
            transports: kept.transports,
          },
          requireUserVerification: false,
        }),
      );
      if (!verified) throw passkeyFailed();
      const used: Kept = { ...kept, counter: authenticationInfo.newCounter };
      await store.useProof('passkey', proof.name, JSON.stringify(used), at());
      return proof.guest;
    },
  };
}

/**
 * The page that asks, and the name that its passkeys are for. The door has already made sure that it is our own page or
 * one that the operator allows.
 */
function placeOf(origin: string | undefined): { origin: string; rpID: string } {
  if (origin === undefined || !URL.canParse(origin)) throw noPasskeysHere();
  const { protocol, hostname } = new URL(origin);
  const isName = !/^\[|^[\d.]+$/.test(hostname);
  const isSecure = protocol === 'https:' || /^(.+\.)?localhost$/.test(hostname);
  if (!isName || !isSecure) throw noPasskeysHere();
  return { origin, rpID: hostname };
}
