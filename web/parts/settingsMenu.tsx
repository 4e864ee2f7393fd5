/** Language, light, sound: for everywhere. */
import { soundOn } from '@atoll/boardkit/drawing/sound.ts';
import { developer, knocks, language, type Theme, theme } from '../settings.ts';
import { t } from '../translate.ts';
import { Glyph } from './glyph.tsx';

const words = {
  language: { de: 'Sprache', en: 'Language' },
  theme: { de: 'Darstellung', en: 'Appearance' },
  auto: { de: 'wie im System', en: 'match system' },
  light: { de: 'hell', en: 'light' },
  dark: { de: 'dunkel', en: 'dark' },
  sound: { de: 'Ton', en: 'Sound' },
  on: { de: 'an', en: 'on' },
  off: { de: 'aus', en: 'off' },
  knocks: { de: 'Klopfen, wenn ein Tisch auf dich wartet', en: 'Knock when a table is waiting for you' },
  developer: {
    de: 'Entwickleransicht (Zustand und Schritte eines lokalen Tisches)',
    en: 'Developer panel (state and moves of a local table)',
  },
};

/** A row of choices of which one holds: a radio group that looks like cut paper. */
export function Segments<T extends string>(props: {
  label: string;
  name: string;
  value: T;
  values: readonly { id: T; label: string }[];
  onPick(id: T): void;
}) {
  return (
    <fieldset class="segments">
      <legend>{props.label}</legend>
      <div class="segments-row">
        {props.values.map(({ id, label }) => (
          <label key={id}>
            <input
              type="radio"
              name={props.name}
              value={id}
              checked={props.value === id}
              onChange={() => props.onPick(id)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export const LanguageChoice = () => (
  <Segments
    label={t(words.language)}
    name="language"
    value={language.value}
    values={[
      { id: 'de', label: 'Deutsch' },
      { id: 'en', label: 'English' },
    ]}
    onPick={id => {
      language.value = id;
    }}
  />
);

export function SettingsMenu() {
  return (
    <div class="settings">
      <LanguageChoice />
      <Segments<Theme>
        label={t(words.theme)}
        name="theme"
        value={theme.value}
        values={[
          { id: 'auto', label: t(words.auto) },
          { id: 'light', label: t(words.light) },
          { id: 'dark', label: t(words.dark) },
        ]}
        onPick={id => {
          theme.value = id;
        }}
      />
      <Segments
        label={t(words.sound)}
        name="sound"
        value={soundOn.value ? 'wood' : 'silent'}
        values={[
          { id: 'silent', label: t(words.off) },
          { id: 'wood', label: t(words.on) },
        ]}
        onPick={id => {
          soundOn.value = id === 'wood';
        }}
      />
      <label class="tick">
        <input
          type="checkbox"
          checked={knocks.value}
          onChange={event => {
            knocks.value = event.currentTarget.checked;
          }}
        />
        {t(words.knocks)}
      </label>
      <label class="tick">
        <input
          type="checkbox"
          checked={developer.value}
          onChange={event => {
            developer.value = event.currentTarget.checked;
          }}
        />
        {t(words.developer)}
      </label>
    </div>
  );
}

const quick = {
  other: { de: 'Switch to English', en: 'Auf Deutsch umschalten' },
  toLight: { de: 'Hell', en: 'Light theme' },
  toDark: { de: 'Dunkel', en: 'Dark theme' },
};

/** The two switches that are always at hand in the site's head. */
export function QuickSettings({ dark }: { dark: boolean }) {
  const other = language.value === 'de' ? 'en' : 'de';
  const themeLabel = t(dark ? quick.toLight : quick.toDark);
  return (
    <>
      <button
        type="button"
        class="icon-button language-button"
        lang={other}
        onClick={() => {
          language.value = other;
        }}
      >
        {other.toUpperCase()}
        <span class="unseen">: {t(quick.other)}</span>
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={themeLabel}
        data-hint={themeLabel}
        onClick={() => {
          theme.value = dark ? 'light' : 'dark';
        }}
      >
        <Glyph name={dark ? 'sun' : 'moon'} />
      </button>
    </>
  );
}
