/** What shall be done for me without asking: my usual answers at every table of a game. */
import type { GameModule, Preferences } from '@atoll/engine';
import { Segments } from '../../parts/settingsMenu.tsx';
import { preferences } from '../../settings.ts';
import { t } from '../../translate.ts';
import { usual } from './defaultPreferences.ts';

interface Props {
  module: GameModule;
  /** Whether everybody else at the table is a bot. */
  alone: boolean;
  /** All of them, after one was changed. */
  onChange?(answers: Preferences): void;
}

export function StandingAnswers({ module, alone, onChange }: Props) {
  const now = usual(module, alone);
  const prefer = (id: string, value: string) => {
    preferences.value = { ...preferences.value, [module.id]: { ...preferences.value[module.id], [id]: value } };
    onChange?.({ ...now, [id]: value });
  };
  return (
    <>
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
    </>
  );
}
