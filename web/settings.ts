/** What a person has chosen for themselves, kept in this browser. */
import { soundOn } from '@atoll/boardkit/drawing/sound.ts';
import type { Language, Preferences } from '@atoll/engine';
import { computed, effect, signal } from '@preact/signals';

export type Theme = 'auto' | 'light' | 'dark';

interface Kept {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  knocks?: boolean;
  developer?: boolean;
  name?: string;
  /** The seat I like, by its shape; the house knows it as well (page "Me"). */
  colour?: string | null;
  /** Standing answers by game, the defaults for every new table. */
  preferences?: Record<string, Preferences>;
}

const KEY = 'atoll.settings';

export function readKept<T>(key: string, otherwise: T): T {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as T | null) ?? otherwise;
  } catch {
    return otherwise;
  }
}

/** Keeps a value in this browser; a full or forbidden storage must not stop the game. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    console.warn(`atoll: ${key} could not be kept in this browser`, error);
  }
}

const kept = readKept<Kept>(KEY, {});
const spoken: Language = navigator.languages.some(tag => tag.toLowerCase().startsWith('de'))
  ? (navigator.languages
      .find(tag => /^(de|en)\b/i.test(tag))
      ?.slice(0, 2)
      .toLowerCase() as Language)
  : 'en';

export const language = signal<Language>(kept.language ?? spoken);
export const theme = signal<Theme>(kept.theme ?? 'auto');
export const developer = signal(kept.developer ?? new URLSearchParams(location.search).has('dev'));
export const myName = signal(kept.name ?? '');
export const myColour = signal(kept.colour ?? null);
export const preferences = signal<Record<string, Preferences>>(kept.preferences ?? {});
/** Whether it is heard when a table begins to wait for me. */
export const knocks = signal(kept.knocks ?? true);
soundOn.value = kept.sound ?? false;

const systemDark = matchMedia('(prefers-color-scheme: dark)');
const systemStill = matchMedia('(prefers-reduced-motion: reduce)');
const systemIsDark = signal(systemDark.matches);
systemDark.addEventListener('change', () => {
  systemIsDark.value = systemDark.matches;
});
export const dark = computed(() => (theme.value === 'auto' ? systemIsDark.value : theme.value === 'dark'));
export const reducedMotion = signal(systemStill.matches);
systemStill.addEventListener('change', () => {
  reducedMotion.value = systemStill.matches;
});

effect(() => {
  const root = document.documentElement;
  root.lang = language.value;
  if (theme.value === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme.value;
});

effect(() => {
  keep(KEY, {
    // What was never chosen keeps following the browser.
    language: language.value === spoken && !kept.language ? undefined : language.value,
    theme: theme.value,
    sound: soundOn.value,
    knocks: knocks.value,
    developer: developer.value,
    name: myName.value,
    colour: myColour.value,
    preferences: preferences.value,
  } satisfies Kept);
});
