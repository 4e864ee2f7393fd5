/** A person's standing answers at this table, kept as their usual ones for the game. */
import '../../style/table/dialogs.css';
import type { GameModule } from '@atoll/engine';
import { Dialog } from '../../parts/dialog.tsx';
import { SettingsMenu } from '../../parts/settingsMenu.tsx';
import { t } from '../../translate.ts';
import { alone } from '../choosing/mayAsk.ts';
import { StandingAnswers } from '../choosing/standingAnswers.tsx';
import type { TableSource } from '../source/source.ts';

const words = {
  title: { de: 'Einstellungen', en: 'Settings' },
  days: {
    de: 'Was hier automatisch geht, darauf wartet an einem Tisch über Tage niemand.',
    en: 'What goes by itself here keeps nobody waiting at a table over days.',
  },
  here: { de: 'Das soll automatisch gehen', en: 'Do this automatically' },
} as const;

export function TableSettings(props: { module: GameModule; source: TableSource; seated: boolean; onClose(): void }) {
  const { module, source, seated } = props;
  const info = source.snapshot.value?.info;
  return (
    <Dialog title={t(words.title)} onClose={props.onClose}>
      {seated && module.preferences.length > 0 && (
        <section class="settings preferences">
          <h3>{t(words.here)}</h3>
          {info?.clock.kind === 'days' && <p class="quiet">{t(words.days)}</p>}
          <StandingAnswers module={module} alone={info !== undefined && alone(info)} onChange={source.prefer} />
        </section>
      )}
      <SettingsMenu />
    </Dialog>
  );
}
