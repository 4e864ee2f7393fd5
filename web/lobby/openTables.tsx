/** A list of open tables that stands still while somebody's pointer is on it. */
import type { GameModule, Words } from '@atoll/engine';
import { useRef, useState } from 'preact/hooks';
import type { LobbyTable } from '../../server/door/protocol.ts';
import { language } from '../settings.ts';
import { heldStill, type Listed } from './lobbyState.ts';
import { OpenTable } from './openTable.tsx';

interface Props {
  tables: readonly LobbyTable[];
  modules: readonly GameModule[];
  levels: ReadonlyMap<string, Words>;
  label: string;
}

export function OpenTables({ tables, modules, levels, label }: Props) {
  const [held, hold] = useState(false);
  const shown = useRef<readonly Listed[]>([]);
  shown.current = held ? heldStill(shown.current, tables) : tables.map(table => ({ table, full: false }));
  return (
    <ul
      class="open-tables"
      aria-label={label}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && hold(true)}
      onPointerLeave={() => hold(false)}
    >
      {shown.current.map(listed => (
        <OpenTable
          key={listed.table.id}
          listed={listed}
          module={modules.find(({ id }) => id === listed.table.game) ?? null}
          levels={levels}
          locale={language.value}
        />
      ))}
    </ul>
  );
}
