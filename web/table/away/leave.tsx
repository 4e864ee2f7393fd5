/** Going away from a running table, for a while or for good; says what follows before it happens. */
import '../../style/table/away.css';
import type { Refusal } from '@atoll/engine';
import { useState } from 'preact/hooks';
import { type Asked, giveUpSeat, goAway } from '../../api.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Glyph } from '../../parts/glyph.tsx';
import { fill, shared, t } from '../../translate.ts';
import type { TableContext } from '../page/tableContext.ts';
import type { Snapshot } from '../source/source.ts';
import { botName } from './awayWords.ts';

const words = {
  title: { de: 'Den Tisch verlassen', en: 'Leave the table' },
  away: { de: 'Kurz weg', en: 'Away for a while' },
  awayText: {
    de: 'Bot {bot} spielt für dich, bis du zurückkommst. Alle sehen das. Dein Sitz bleibt deiner.',
    en: 'Bot {bot} plays for you until you come back. Everybody sees it. The seat stays yours.',
  },
  goAway: { de: 'Bot einspringen lassen', en: 'Let a bot stand in' },
  leave: { de: 'Ganz aufstehen', en: 'Leave for good' },
  leaveText: {
    de: 'Ein Bot spielt weiter, und dein Sitz ist frei: Wer den Link hat, kann ihn nehmen. Die Partie zählt nicht mehr zu deinen.',
    en: 'A bot plays on, and your seat is free for anyone with the link. The game is no longer one of yours.',
  },
  open: { de: 'Der Tisch steht dann auch in der Lobby.', en: 'The table then stands in the lobby, too.' },
  last: {
    de: 'Außer dir spielen hier nur Bots: Die Partie ist damit zu Ende und zählt nicht.',
    en: 'Only bots play here besides you: the game ends with that and does not count.',
  },
  giveUp: { de: 'Sitz aufgeben', en: 'Give up my seat' },
  alone: {
    de: 'Du kannst die Seite auch einfach schließen: Der Tisch wartet auf dich, und du findest ihn auf der Startseite wieder.',
    en: 'You can also just close this page: the table waits for you, and you find it again on the home page.',
  },
  clock: {
    de: 'Deine Uhr läuft weiter, wenn du nur die Seite schließt.',
    en: 'Your clock goes on if you only close this page.',
  },
} as const;

export function LeaveDialog(props: { context: TableContext; snapshot: Snapshot; onClose(): void }) {
  const { context, snapshot, onClose } = props;
  const { info } = snapshot;
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [asking, ask] = useState(false);
  const others = info.seats.some(({ seat, kind, standIn }) => seat !== info.you && kind === 'person' && !standIn);
  const mine = info.you === 'spectator' ? undefined : info.seats[info.you];
  const bot = botName(context, info.absent.kind === 'standIn' ? info.absent.bot : 'level3');

  const act = async (what: (id: string) => Promise<Asked<unknown>>) => {
    if (asking) return;
    ask(true);
    const asked = await what(info.id);
    ask(false);
    if (asked.ok) onClose();
    else setRefused(asked.refusal);
  };

  return (
    <Dialog title={t(words.title)} onClose={onClose}>
      <div class="away-dialog">
        {others && mine?.standIn === undefined && (
          <section>
            <h3>{t(words.away)}</h3>
            <p>{fill(words.awayText, { bot })}</p>
            <button type="button" class="button" onClick={() => void act(goAway)}>
              <Glyph name="bot" />
              {t(words.goAway)}
            </button>
          </section>
        )}
        <section>
          <h3>{t(words.leave)}</h3>
          <p>
            {t(others ? words.leaveText : words.last)} {others && info.lobby && t(words.open)}
          </p>
          <button type="button" class="button danger" onClick={() => void act(giveUpSeat)}>
            <Glyph name="door" />
            {t(words.giveUp)}
          </button>
        </section>
        <p class="quiet">{t(info.clock.kind === 'none' ? words.alone : words.clock)}</p>
        {refused && (
          <p class="refused" role="alert">
            {t(refused.words)}
          </p>
        )}
        <button type="button" class="button" onClick={onClose}>
          {t(shared.cancel)}
        </button>
      </div>
    </Dialog>
  );
}
