/** What somebody has just said, for a moment, to those who do not have the chat open; a click opens it. */
import '../../style/table/chat.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ChatLine } from '../../../server/door/protocol.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { t } from '../../translate.ts';
import { nameOf } from './chatWords.ts';
import { readUpTo } from './readMarks.ts';
import type { Talk } from './talk.ts';

/** How long it stands there. */
const SHOWN_MS = 8000;

interface Props {
  talk: Talk | undefined;
  table: string;
  open(): void;
}

export function LatestLine({ talk, table, open }: Props) {
  const chat = talk?.speaker ? talk.chat.value : null;
  const last = chat?.lines.findLast(({ mine }) => !mine);
  const [shown, show] = useState<ChatLine | null>(null);
  /** What was said while the page was not open is no news. */
  const known = useRef<number | null>(null);
  useEffect(() => {
    const before = known.current;
    known.current = Math.max(before ?? 0, chat?.last ?? 0);
    if (!chat) known.current = null;
    if (!last || before === null || last.line <= before) return;
    show(last);
    const timer = setTimeout(() => show(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [chat === null, last?.line]);
  if (!shown || readUpTo(table) >= shown.line || !chat?.lines.includes(shown)) return null;
  return (
    <button type="button" class="latest-line" onClick={open}>
      <Glyph name="talk" size={18} />
      <strong>{nameOf(shown, t)}</strong>
      <span class="latest-words">{t(shown.words)}</span>
    </button>
  );
}
