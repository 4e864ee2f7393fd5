/** How the house looks and sounds to me. The language is also kept in the house, for letters and notices. */
import { useEffect } from 'preact/hooks';
import { SettingsMenu } from '../parts/settingsMenu.tsx';
import { language } from '../settings.ts';
import { t } from '../translate.ts';
import { me, saveSettings } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Sprache und Darstellung', en: 'Language and appearance' },
} as const;

export function LooksSection() {
  const spoken = language.value;
  useEffect(() => {
    if (me.peek()?.settings.language !== spoken) void saveSettings({ language: spoken });
  }, [spoken]);
  return (
    <MeSection id="looks" title={t(words.title)}>
      <SettingsMenu />
    </MeSection>
  );
}
