/** What was said at a table that can only be read any more; nothing where nothing was. */
import '../../style/table/chat.css';
import { useId } from 'preact/hooks';
import { getChat } from '../../api.ts';
import { useLoaded } from '../../parts/loading.tsx';
import { t } from '../../translate.ts';
import { ChatLines } from './chatLines.tsx';
import { words } from './chatWords.ts';

export function PastChat({ table }: { table: string }) {
  const loaded = useLoaded(() => getChat(table), [table]);
  const title = useId();
  if (loaded.state !== 'here' || !loaded.value.ok || loaded.value.value.lines.length === 0) return null;
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{t(words.chat)}</h2>
      <ChatLines chat={loaded.value.value} underway={[]} />
    </section>
  );
}
