/** A person's standing answers at this table, kept as their usual ones for the game. */
import '../../style/rooms.css';
import type { GameModule } from '@atoll/engine';
import { Dialog } from '../../parts/dialog.tsx';
import { Segments, SettingsMenu } from '../../parts/settingsMenu.tsx';
import { preferences } from '../../settings.ts';
import { t } from '../../translate.ts';
import { usual } from '../choosing/defaultPreferences.ts';
import { alone } from '../choosing/mayAsk.ts';
import type { TableSource } from '../source/source.ts';

const words = {
  title: { de: 'Einstellungen', en: 'Settings' },
  here: { de: 'Das soll automatisch gehen', en: 'Do this automatically' },
} as const;

export function TableSettings(props: { module: GameModule; source: TableSource; seated: boolean; onClose(): void }) {
  const { module, source, seated } = props;
  const info = source.snapshot.value?.info;
  const now = usual(module, info !== undefined && alone(info));
  const prefer = (id: string, value: string) => {
    preferences.value = { ...preferences.value, [module.id]: { ...preferences.value[module.id], [id]: value } };
    source.prefer({ ...now, [id]: value });
  };
  return (
    <Dialog title={t(words.title)} onClose={props.onClose}>
      {seated && module.preferences.length > 0 && (
        <section class="settings wishes">
          <h3>{t(words.here)}</h3>
          {module.preferences.map(spec => (
            <Segments
              key={spec.id}
              label={t(spec.words)}
              name={`wish-${spec.id}`}
              value={now[spec.id] ?? ''}
              values={spec.values.map(({ id, words }) => ({ id, label: t(words) }))}
              onPick={value => prefer(spec.id, value)}
            />
          ))}
        </section>
      )}
      <SettingsMenu />
    </Dialog>
  );
}
