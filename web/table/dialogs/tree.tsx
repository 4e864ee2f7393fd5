/** Plain data as a tree that unfolds; nothing is drawn before it is opened. */
import { useState } from 'preact/hooks';

export function Tree({ name, value, open = false }: { name: string; value: unknown; open?: boolean }) {
  const [shown, show] = useState(open);
  if (typeof value !== 'object' || value === null)
    return (
      <div class="tree-leaf">
        <span>{name}: </span>
        <code>{JSON.stringify(value) ?? 'undefined'}</code>
      </div>
    );
  const parts: [string, unknown][] = ArrayBuffer.isView(value)
    ? sparse(value as Uint16Array)
    : Object.entries(value as Record<string, unknown>);
  const size =
    Array.isArray(value) || ArrayBuffer.isView(value) ? `[${(value as unknown[]).length}]` : `{${parts.length}}`;
  return (
    <details class="tree" open={shown} onToggle={event => show(event.currentTarget.open)}>
      <summary>
        {name} <span class="quiet">{size}</span>
      </summary>
      {shown && parts.slice(0, 500).map(([key, part]) => <Tree key={key} name={key} value={part} />)}
    </details>
  );
}

/** A board of thousands of empty cells is told by those that are not. */
const sparse = (cells: Uint16Array): [string, unknown][] =>
  [...cells.entries()].filter(([, cell]) => cell !== 0).map(([i, cell]) => [String(i), cell]);
