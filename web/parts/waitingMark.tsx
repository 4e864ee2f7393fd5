/** How many tables wait for me, and the way to the first of them, on pages that show no tables. */
import '../style/everywhere/waitingMark.css';
import { words as both, forms } from '@atoll/engine';
import { nextTable } from '../live/waiting.ts';
import { Link } from '../router.tsx';
import { count } from '../translate.ts';

const words = {
  waits: forms(
    both('{n} Tisch wartet auf dich', '{n} table is waiting for you'),
    both('{n} Tische warten auf dich', '{n} tables are waiting for you'),
  ),
} as const;

export function WaitingMark() {
  const next = nextTable();
  if (!next) return null;
  const label = count(next.count, words.waits);
  return (
    <Link to={`/t/${next.table.id}`} class="waiting-mark" aria-label={label} data-hint={label}>
      {next.count}
    </Link>
  );
}
