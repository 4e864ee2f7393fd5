/**
 * What browsers keep for secure pages (HTTPS, or localhost), and how we do without it: most tables stand in a home
 * network and are opened over plain HTTP, where these things do not exist. Nobody else may ask for them
 * (scripts/checks/secure.mjs).
 */
import type { Words } from '@atoll/engine';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** A name that nobody else has taken. Every page may draw random numbers; only secure ones get the ready-made ids. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map(byte => byte.toString(16).padStart(2, '0')).join('');

/** Puts a text on the clipboard; false where the browser allows no way, and the reader has to do it. */
export async function copyText(text: string): Promise<boolean> {
  if ('clipboard' in navigator)
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      // Forbidden, or the page is not in front: the old way may still work.
    }
  return copySelected(text);
}

/** For those who have to copy what stands selected before them. */
export const copyYourself: Words = {
  de: 'Der Text ist markiert: Drück Strg+C (auf dem Mac ⌘C).',
  en: 'The text is selected: press Ctrl+C (⌘C on a Mac).',
};

/** As it was done before there was a clipboard to write to: a field that nobody sees is selected and copied. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  // Fixed, so that the page does not scroll to it.
  field.style.position = 'fixed';
  field.style.top = '0';
  // Outside of an open dialog nothing can have the focus.
  (before?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Whether the device can hand a link on to its other programs. */
export const canShare = (): boolean => 'share' in navigator;

export async function share(link: { title: string; text: string; url: string }): Promise<void> {
  try {
    await navigator.share(link);
  } catch (error) {
    // Closing the device's own window without choosing is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

const passkeyWords = {
  insecure: {
    de: 'Passkeys gehen nur über https. Diese Seite ist über einfaches http geöffnet, wie es im Heimnetz üblich ist; nimm dafür den Hausschlüssel.',
    en: 'Passkeys need https. This page was opened over plain http, as is usual in a home network; use the house key instead.',
  },
  number: {
    de: 'Passkeys brauchen einen Namen in der Adresszeile, keine Nummer; nimm solange den Hausschlüssel.',
    en: 'Passkeys need a name in the address bar, not a number; until then use the house key.',
  },
  browser: {
    de: 'Dieser Browser kennt keine Passkeys. Nimm dafür den Hausschlüssel.',
    en: 'This browser knows no passkeys. Use the house key instead.',
  },
} as const satisfies Record<string, Words>;

/** Why passkeys cannot be used on this page; null where they can. */
export function whyNoPasskeys(): Words | null {
  if (!isSecureContext) return passkeyWords.insecure;
  if (/^\[|^[\d.]+$/.test(location.hostname)) return passkeyWords.number;
  return 'PublicKeyCredential' in globalThis ? null : passkeyWords.browser;
}

/** Has the device make a passkey, as the server asks for it; null where its owner would rather not. */
export const makePasskey = (asked: PublicKeyCredentialCreationOptionsJSON): Promise<RegistrationResponseJSON | null> =>
  unlessDeclined(async () => (await import('@simplewebauthn/browser')).startRegistration({ optionsJSON: asked }));

/** Has the device show one of its passkeys; null where its owner would rather not, or there is none. */
export const showPasskey = (asked: PublicKeyCredentialRequestOptionsJSON): Promise<AuthenticationResponseJSON | null> =>
  unlessDeclined(async () => (await import('@simplewebauthn/browser')).startAuthentication({ optionsJSON: asked }));

async function unlessDeclined<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    // The library wraps what the browser says, and keeps its name.
    if (error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))
      return null;
    throw error;
  }
}

const noticeWords = {
  insecure: {
    de: 'Das geht nur über https. Diese Seite ist über einfaches http geöffnet, wie es im Heimnetz üblich ist. Der Ton und die Zahl im Tab gehen trotzdem.',
    en: 'This needs https. This page was opened over plain http, as is usual in a home network. The sound and the number in the tab work all the same.',
  },
  browser: {
    de: 'Dieser Browser kann das nicht. Auf dem iPhone geht es, wenn du die Seite zum Home-Bildschirm hinzufügst.',
    en: 'This browser cannot do that. On an iPhone it works once you add the page to the home screen.',
  },
  denied: {
    de: 'Du hast diesem Browser verboten, dir von hier etwas zu zeigen. Erlaub es in seinen Einstellungen zu dieser Seite.',
    en: 'You have forbidden this browser to show you anything from here. Allow it in its settings for this page.',
  },
} as const satisfies Record<string, Words>;

/** Why this browser can show nothing outside of the page; null where it can, or may still be asked. */
export function whyNoNotices(): Words | null {
  if (!isSecureContext) return noticeWords.insecure;
  if (!('Notification' in globalThis) || !('serviceWorker' in navigator)) return noticeWords.browser;
  return Notification.permission === 'denied' ? noticeWords.denied : null;
}

/** Asks whether something may be shown outside of the page. Only after a click: browsers hold anything else against us. */
export const mayNotify = async (): Promise<boolean> =>
  whyNoNotices() === null && (await Notification.requestPermission()) === 'granted';

/** What shows things for the house, also while its pages are closed. */
const shower = (): Promise<ServiceWorkerRegistration> => navigator.serviceWorker.register('/push.js');

/**
 * Has the browser take messages while the site is closed, from the house with this key. Null where it does not: it has no
 * service for that, or cannot reach it. Then it can still show what an open page tells it.
 */
export async function subscribe(key: string): Promise<PushSubscriptionJSON | null> {
  const registration = await shower();
  await navigator.serviceWorker.ready;
  if (!('pushManager' in registration)) return null;
  try {
    const had = await registration.pushManager.getSubscription();
    if (had && keyOf(had) !== key) await had.unsubscribe();
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return made.toJSON();
  } catch {
    return null;
  }
}

export async function unsubscribe(): Promise<void> {
  if (whyNoNotices() !== null) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Shows something outside of the page. Under the same tag it is there once, however many windows show it. */
export async function showNotice(title: string, notice: { tag: string; text: string; link: string }): Promise<void> {
  if (whyNoNotices() !== null || Notification.permission !== 'granted') return;
  await shower();
  const registration = await navigator.serviceWorker.ready;
  const { tag, text, link } = notice;
  await registration.showNotification(title, { tag, body: text, icon: '/atoll.svg', data: { link } });
}

/** Takes back whatever is shown under a tag that is not among these. */
export async function keepNotices(beginning: string, tags: ReadonlySet<string>): Promise<void> {
  if (whyNoNotices() !== null) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  for (const shown of (await registration?.getNotifications()) ?? [])
    if (shown.tag.startsWith(beginning) && !tags.has(shown.tag)) shown.close();
}
