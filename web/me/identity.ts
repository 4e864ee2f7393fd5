/** What proves who I am, as the house knows it, and asking it about that. */
import { signal } from '@preact/signals';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import type {
  Arrival,
  CarryLink,
  HouseKey,
  Identity,
  LetterSent,
  LinkTaken,
  MailToConfirm,
  Me,
} from '../../server/door/protocol.ts';
import { type Asked, ask } from '../api.ts';
import { language, myName } from '../settings.ts';
import { learnMe } from './saving.ts';

/** Null until the page has asked. */
export const identity = signal<Identity | null>(null);

/** What is asked for so changes what proves me, and is seen at once. */
async function changing(asked: Promise<Asked<Identity>>): Promise<Asked<Identity>> {
  const answer = await asked;
  if (answer.ok) identity.value = answer.value;
  return answer;
}

export const loadIdentity = () => changing(ask<Identity>('GET', '/api/me/identity'));
export const signOut = (device: string) => changing(ask<Identity>('POST', '/api/me/devices/out', { device }));
export const carry = () => ask<CarryLink>('POST', '/api/me/carry', {});
export const lookAtLink = (token: string) => ask<Arrival>('POST', '/api/me/carry/look', { token });
export const makeKey = () => ask<HouseKey>('POST', '/api/me/key', {});
export const enterByKey = (key: string) => ask<Arrival>('POST', '/api/me/key/enter', { key });

export const askToMakePasskey = () => ask<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/me/passkeys/new', {});
export const keepPasskey = (passkey: RegistrationResponseJSON) =>
  changing(ask<Identity>('POST', '/api/me/passkeys', { passkey }));
export const removePasskey = (passkey: string) =>
  changing(ask<Identity>('POST', '/api/me/passkeys/remove', { passkey }));
export const askForPasskey = () => ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/me/passkeys/ask', {});
export const enterByPasskey = (passkey: AuthenticationResponseJSON) =>
  ask<Arrival>('POST', '/api/me/passkeys/enter', { passkey });

export const addMail = (address: string) => ask<LetterSent>('POST', '/api/me/mail', { address });
export const removeMail = () => changing(ask<Identity>('POST', '/api/me/mail/remove', {}));
export const enterByMail = (address: string) => ask<LetterSent>('POST', '/api/me/mail/enter', { address });
export const lookAtMail = (token: string) => ask<MailToConfirm>('POST', '/api/me/mail/look', { token });
export const confirmMail = (token: string) => ask<MailToConfirm>('POST', '/api/me/mail/confirm', { token });

/** From here on this browser is somebody else: everything that it knew of who it was is loaded afresh. */
export async function takeLink(token: string, how: LinkTaken['how']): Promise<Asked<Me>> {
  const asked = await ask<Me>('POST', '/api/me/carry/take', { token, how });
  if (asked.ok) {
    myName.value = asked.value.name;
    learnMe(asked.value);
    location.assign('/');
  }
  return asked;
}

/** The day, and the hour if it is today. */
export function dayOf(at: string): string {
  const date = new Date(at);
  const today = date.toDateString() === new Date().toDateString();
  const style = today ? { timeStyle: 'short' as const } : { dateStyle: 'medium' as const };
  return new Intl.DateTimeFormat(language.value, style).format(date);
}
