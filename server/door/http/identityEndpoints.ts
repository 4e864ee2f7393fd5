/** The addresses at which people prove who they are; endpoints.ts takes them in. */

import * as identity from '../schemas/identitySchemas.ts';
import * as schemas from '../schemas/schemas.ts';
import type { Endpoint } from './endpoints.ts';

export const identityEndpoints = {
  identity: {
    method: 'get',
    path: '/api/me/identity',
    summary: 'What proves who the guest is: their devices, a house key, passkeys, an e-mail address.',
    answer: identity.identity,
  },
  signOut: {
    method: 'post',
    path: '/api/me/devices/out',
    summary: 'Signs one of the guest’s devices out: its cookie counts for nothing from now on, its windows are closed.',
    body: identity.whichDevice,
    answer: identity.identity,
  },
  carry: {
    method: 'post',
    path: '/api/me/carry',
    summary: 'A link with which another browser becomes this guest, once, within ten minutes.',
    answer: identity.carryLink,
    invites: true,
  },
  lookAtLink: {
    method: 'post',
    path: '/api/me/carry/look',
    summary: 'Whom such a link would make of who asks. The link stays unused.',
    body: identity.linkToken,
    answer: identity.arrival,
  },
  takeLink: {
    method: 'post',
    path: '/api/me/carry/take',
    summary:
      'Becomes the guest of a link. `merge`: the guest that asks becomes the same one, with all that is theirs; `switch`: only this browser does.',
    body: identity.linkTaken,
    answer: schemas.me,
  },
  makeKey: {
    method: 'post',
    path: '/api/me/key',
    summary: 'Makes a house key. It is told this once; an older one counts for nothing from now on.',
    answer: identity.houseKey,
    invites: true,
  },
  enterByKey: {
    method: 'post',
    path: '/api/me/key/enter',
    summary: 'Whose a house key is, with a link to become that guest.',
    body: identity.typedKey,
    answer: identity.arrival,
  },
  askToMakePasskey: {
    method: 'post',
    path: '/api/me/passkeys/new',
    summary: 'What a browser must know to make a passkey. Secure pages only.',
    answer: identity.passkeyOptions,
    invites: true,
  },
  makePasskey: {
    method: 'post',
    path: '/api/me/passkeys',
    summary: 'Keeps the passkey that the browser has made.',
    body: identity.madePasskey,
    answer: identity.identity,
  },
  removePasskey: {
    method: 'post',
    path: '/api/me/passkeys/remove',
    summary: 'Forgets one of the guest’s passkeys.',
    body: identity.whichPasskey,
    answer: identity.identity,
  },
  askForPasskey: {
    method: 'post',
    path: '/api/me/passkeys/ask',
    summary: 'What a browser must know to show a passkey. Secure pages only.',
    answer: identity.passkeyOptions,
  },
  enterByPasskey: {
    method: 'post',
    path: '/api/me/passkeys/enter',
    summary: 'Whose the passkey is that the browser has shown, with a link to become that guest.',
    body: identity.shownPasskey,
    answer: identity.arrival,
  },
  addMail: {
    method: 'post',
    path: '/api/me/mail',
    summary: 'Sends a letter to an address, to prove that it is the guest’s.',
    body: identity.mailAddress,
    answer: identity.letterSent,
    invites: true,
  },
  lookAtMail: {
    method: 'post',
    path: '/api/me/mail/look',
    summary: 'What the link of such a letter would confirm. The link stays unused.',
    body: identity.linkToken,
    answer: identity.mailToConfirm,
  },
  confirmMail: {
    method: 'post',
    path: '/api/me/mail/confirm',
    summary: 'Confirms the address.',
    body: identity.linkToken,
    answer: identity.mailToConfirm,
  },
  removeMail: {
    method: 'post',
    path: '/api/me/mail/remove',
    summary: 'Forgets the guest’s address.',
    answer: identity.identity,
  },
  enterByMail: {
    method: 'post',
    path: '/api/me/mail/enter',
    summary: 'Sends a link to whom the address belongs. The answer is the same where it belongs to nobody.',
    body: identity.mailAddress,
    answer: identity.letterSent,
  },
} as const satisfies Record<string, Endpoint>;
