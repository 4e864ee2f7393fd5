/** What stands in the action bar while a stand-in plays for the reader: who, why, and the way back. */
import '../../style/table/away.css';
import { useState } from 'preact/hooks';
import { comeBack } from '../../api.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { fill, t } from '../../translate.ts';
import type { TableContext } from '../page/tableContext.ts';
import type { Snapshot } from '../source/source.ts';
import { botName } from './awayWords.ts';

const words = {
  plays: { de: 'Bot {bot} springt für dich ein.', en: 'Bot {bot} is standing in for you.' },
  time: { de: 'Deine Zeit war um.', en: 'Your time ran out.' },
  vote: { de: 'Die anderen haben das entschieden.', en: 'The others decided so.' },
  asked: { de: 'Du wolltest kurz weg.', en: 'You wanted to be away for a while.' },
  house: { de: 'Der Betreiber hat das so eingerichtet.', en: 'The host of this site arranged it.' },
  back: { de: 'Ich bin wieder da', en: 'I’m back' },
} as const;

/** The bot that answers for the reader now; undefined where they answer themselves. */
export function standInForMe({ info }: Snapshot): string | undefined {
  return info.status === 'running' && info.you !== 'spectator' ? info.seats[info.you]?.standIn : undefined;
}

export function StandInPrompt({ context, snapshot, bot }: { context: TableContext; snapshot: Snapshot; bot: string }) {
  const last = snapshot.entries.findLast(
    ({ seat, happened }) => seat === snapshot.info.you && happened?.type === 'standIn',
  )?.happened;
  const why = last?.type === 'standIn' && last.why !== 'left' ? t(words[last.why]) : '';
  return (
    <>
      <h2>{fill(words.plays, { bot: botName(context, bot) })}</h2>
      {why && <p class="prompt-last">{why}</p>}
    </>
  );
}

export function TakeOver({ context, snapshot }: { context: TableContext; snapshot: Snapshot }) {
  const [asking, ask] = useState(false);
  const back = async () => {
    if (asking) return;
    ask(true);
    const asked = await comeBack(snapshot.info.id);
    ask(false);
    if (!asked.ok) context.choosing.complain(asked.refusal);
  };
  return (
    <button type="button" class="button primary take-over" aria-disabled={asking} onClick={() => void back()}>
      <Glyph name="check" />
      {t(words.back)}
    </button>
  );
}
