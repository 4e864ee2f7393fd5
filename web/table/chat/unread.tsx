/** How many lines were said while one did not look; nothing for none. */
import '../../style/table/chat.css';
import { count } from '../../translate.ts';
import { words } from './chatWords.ts';

export function Unread({ count: n }: { count: number }) {
  if (n === 0) return null;
  return (
    <span class="unread">
      <span aria-hidden="true">{n > 99 ? '99+' : n}</span>
      <span class="unseen">{count(n, words.fresh)}</span>
    </span>
  );
}
