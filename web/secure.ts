/**
 * What browsers keep for secure pages (HTTPS, or localhost), and how we do without it: most tables stand in a home
 * network and are opened over plain HTTP, where these things do not exist. Nobody else may ask for them
 * (scripts/secure.mjs).
 */
import type { Words } from '@atoll/engine';

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
