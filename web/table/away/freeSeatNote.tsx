/** A seat that somebody has left, for those who look on: a line in the action bar. */
import '../../style/table/away.css';
import { Glyph } from '../../parts/glyph.tsx';
import { t } from '../../translate.ts';
import type { Snapshot } from '../source/source.ts';
import { isFree } from './awayWords.ts';

const words = {
  free: { de: 'An diesem Tisch ist ein Sitz frei.', en: 'There is a free seat at this table.' },
  join: { de: 'Mitspielen', en: 'Join in' },
} as const;

export const hasFreeSeat = ({ info }: Snapshot): boolean =>
  info.status === 'running' && info.you === 'spectator' && info.seats.some(isFree);

export function FreeSeatNote({ onJoin }: { onJoin(): void }) {
  return (
    <div class="bar-note bar-note-row">
      <p>{t(words.free)}</p>
      <button type="button" class="button primary" onClick={onJoin}>
        <Glyph name="players" />
        {t(words.join)}
      </button>
    </div>
  );
}
