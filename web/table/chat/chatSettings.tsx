/** Whether I read what is said, whom I do not read, and what the owner allows at the table. */
import type { Refusal } from '@atoll/engine';
import { useState } from 'preact/hooks';
import type { Chat, TableInfo } from '../../../server/door/protocol.ts';
import { type Asked, changeSettings, setManners } from '../../api.ts';
import { Segments } from '../../parts/settingsMenu.tsx';
import { fill, t } from '../../translate.ts';
import { words } from './chatWords.ts';
import type { Speaker } from './talk.ts';

export function ChatSettings({ chat, info, speaker }: { chat: Chat; info: TableInfo; speaker: Speaker }) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const ask = async (asked: Promise<Asked<unknown>>) => {
    const answer = await asked;
    setRefused(answer.ok ? null : answer.refusal);
  };
  return (
    <div class="chat-settings">
      <label class="tick">
        <input
          type="checkbox"
          checked={!chat.off}
          onChange={event => void ask(changeSettings({ chat: event.currentTarget.checked }))}
        />
        <span>{t(words.forMe)}</span>
      </label>
      {info.owner && (
        <Segments
          label={t(words.forTable)}
          name="chat-manners"
          value={info.chat}
          values={[
            { id: 'on', label: t(words.on) },
            { id: 'phrases', label: t(words.phrasesOnly) },
            { id: 'off', label: t(words.off) },
          ]}
          onPick={manners => void ask(setManners(info.id, { chat: manners }))}
        />
      )}
      {chat.muted.length > 0 && (
        <div>
          <p class="quiet">{t(words.muted)}</p>
          {chat.muted.map(({ line, name }) => (
            <button
              key={line}
              type="button"
              class="button"
              onClick={async () => setRefused(await speaker.mute(line, false))}
            >
              {fill(words.unmute, { name: name || t(words.somebody) })}
            </button>
          ))}
        </div>
      )}
      {refused && (
        <p class="refused" role="alert">
          {t(refused.words)}
        </p>
      )}
    </div>
  );
}
