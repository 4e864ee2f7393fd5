/** How the house looks and sounds to me. The language is also kept in the house, for letters and notices. */
import { useEffect } from 'preact/hooks';
import { SettingsMenu } from '../parts/settingsMenu.tsx';
import { language } from '../settings.ts';
import { t } from '../translate.ts';
import { identity } from './identity.ts';
import { me, saveSettings } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Sprache und Darstellung', en: 'Language and appearance' },
} as const;

export function LooksSection() {
  const spoken = language.value;
  // Who has only looked around is not kept, and gets no letters.
  const known = (identity.value?.devices.length ?? 0) > 0;
  useEffect(() => {
    if (known && me.peek()?.settings.language !== spoken) void saveSettings({ language: spoken });
  }, [spoken, known]);
  return (
    <MeSection id="looks" title={t(words.title)}>
      <SettingsMenu />
    </MeSection>
  );
}
