/** The chat beside a table: what was said, and a place to say something. */
import '../../style/table/chat.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableInfo } from '../../../server/door/protocol.ts';
import { changeSettings } from '../../api.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { t } from '../../translate.ts';
import { useStickToEnd } from '../page/log/stickToEnd.ts';
import { ChatLines } from './chatLines.tsx';
import { ChatSettings } from './chatSettings.tsx';
import { whoReads, words } from './chatWords.ts';
import { Composer } from './composer.tsx';
import { markRead } from './readMarks.ts';
import type { Talk } from './talk.ts';

export function ChatPanel({ talk, info }: { talk: Talk; info: TableInfo }) {
  const chat = talk.chat.value;
  const { speaker } = talk;
  const list = useRef<HTMLOListElement>(null);
  const [setting, openSettings] = useState(false);
  const shown = (chat?.lines.length ?? 0) + talk.underway.value.length > 0;
  useStickToEnd(list, shown);
  useReading(info.id, speaker && chat?.off === false ? chat.lines.at(-1)?.line : undefined);

  if (!chat) return null;
  return (
    <div class="chat">
      {speaker && (
        <div class="chat-head">
          <p class="quiet">{!chat.off && info.chat !== 'off' && t(whoReads[chat.hears])}</p>
          <button
            type="button"
            class="icon-button"
            aria-label={t(words.settings)}
            data-hint={t(words.settings)}
            aria-expanded={setting}
            onClick={() => openSettings(!setting)}
          >
            <Glyph name="gear" />
          </button>
        </div>
      )}
      {speaker && setting && <ChatSettings chat={chat} info={info} speaker={speaker} />}
      {!chat.off && (
        <div class="chat-room">
          {shown ? (
            <ChatLines ref={list} chat={chat} underway={talk.underway.value} speaker={speaker} />
          ) : (
            <p class="quiet">{t(words.empty)}</p>
          )}
        </div>
      )}
      {speaker && chat.off && (
        <div class="chat-off">
          <p>{t(words.offForMe)}</p>
          <button type="button" class="button" onClick={() => void changeSettings({ chat: true })}>
            {t(words.backOn)}
          </button>
        </div>
      )}
      {speaker && !chat.off && info.chat === 'off' && <p class="chat-off quiet">{t(words.offHere)}</p>}
      {speaker && !chat.off && info.chat !== 'off' && (
        <Composer speaker={speaker} ownWords={info.chat === 'on'} inviting={chat.lines.length === 0} />
      )}
    </div>
  );
}

/** What stands before somebody who looks at the page is read. */
function useReading(table: string, last: number | undefined): void {
  useEffect(() => {
    if (last === undefined) return;
    const look = () => {
      if (document.visibilityState === 'visible') markRead(table, last);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table, last]);
}
