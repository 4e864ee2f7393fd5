/** From a table where I have nothing to do now, with one click to the next one that waits for me. */
import '../../style/everywhere/waitingMark.css';
import { nextTable } from '../../live/waiting.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { Link } from '../../router.tsx';
import { t } from '../../translate.ts';

const words = {
  next: { de: 'Nächster Tisch', en: 'Next table' },
} as const;

export function NextTable({ here }: { here: string }) {
  const next = nextTable(here);
  if (!next) return null;
  return (
    <Link to={`/t/${next.table.id}`} class="button next-table">
      {t(words.next)}
      {next.count > 1 && <span class="waiting-mark">{next.count}</span>}
      <Glyph name="next" size={18} />
    </Link>
  );
}
