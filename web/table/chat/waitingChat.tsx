/** The chat of a table that still waits for people. */
import '../../style/table/chat.css';
import type { TableInfo } from '../../../server/door/protocol.ts';
import { lazily } from '../../parts/lazily.tsx';
import { t } from '../../translate.ts';
import type { TableSource } from '../source/source.ts';
import { words } from './chatWords.ts';
import { useTalkTold } from './telling.ts';

const ChatPanel = lazily(async () => (await import('./chatPanel.tsx')).ChatPanel);

export function WaitingChat({ source, info }: { source: TableSource; info: TableInfo }) {
  const { talk } = source;
  useTalkTold(talk);
  if (!talk?.chat.value) return null;
  return (
    <section class="waiting-chat" aria-labelledby="waiting-chat">
      <h2 id="waiting-chat">{t(words.chat)}</h2>
      <div class="dialog-body">
        <ChatPanel talk={talk} info={info} />
      </div>
    </section>
  );
}
