/** What the player should know about their table being kept; stays until they have read it. */
import { useState } from 'preact/hooks';
import { Glyph } from '../../parts/glyph.tsx';
import { shared, t } from '../../translate.ts';
import type { TableSource } from '../source/source.ts';

export function Trouble({ source }: { source: TableSource }) {
  const [read, setRead] = useState(false);
  const words = source.trouble?.value;
  if (!words || read) return null;
  return (
    <div class="table-trouble" role="alert">
      <p>{t(words)}</p>
      <button type="button" class="icon-button" aria-label={t(shared.close)} onClick={() => setRead(true)}>
        <Glyph name="close" />
      </button>
    </div>
  );
}
