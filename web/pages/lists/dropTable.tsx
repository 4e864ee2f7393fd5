/** Deletes a table of this browser; asks once more first, in the same place. */
import { useState } from 'preact/hooks';
import { dropLocal } from '../../table/source/localTables.ts';
import { fill, t } from '../../translate.ts';
import type { ListedTable } from './tableCard.tsx';

const words = {
  drop: { de: 'Löschen', en: 'Delete' },
  which: { de: 'Löschen: {game}', en: 'Delete: {game}' },
  sure: { de: 'Wirklich löschen?', en: 'Really delete?' },
} as const;

export function DropTable({ table, onDropped }: { table: ListedTable; onDropped(): void }) {
  const [asking, ask] = useState(false);
  return (
    <button
      type="button"
      class={asking ? 'button primary' : 'button'}
      aria-label={asking ? undefined : fill(words.which, { game: table.module.about.name })}
      onBlur={() => ask(false)}
      onClick={() => {
        if (!asking) return ask(true);
        dropLocal(table.id);
        onDropped();
      }}
    >
      {t(asking ? words.sure : words.drop)}
    </button>
  );
}
