/** A view in characters: as the game draws it, or field by field where it does not. */
import type { Game, GameModule, Language } from '@atoll/engine';

export const drawing = async (module: GameModule, game: Game): Promise<(view: unknown, language: Language) => string> =>
  (await module.terminal?.(game)) ?? (view => outline(view).join('\n'));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isShort = (value: unknown): boolean => JSON.stringify(value)?.length <= 70;

/** Names and values, one a line, indented where a value has parts of its own. */
function outline(value: unknown, indent = ''): string[] {
  const parts: (readonly [string, unknown])[] = isRecord(value)
    ? Object.entries(value)
    : (value as unknown[]).map((part, i) => [String(i), part] as const);
  return parts.flatMap(([name, part]) => {
    if (part === null || typeof part !== 'object' || isShort(part)) return [`${indent}${name}: ${brief(part)}`];
    return [`${indent}${name}:`, ...outline(part, `${indent}  `)];
  });
}

function brief(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(brief).join(', ');
  if (isRecord(value))
    return Object.entries(value)
      .map(([name, part]) => `${name} ${brief(part)}`)
      .join(', ');
  return value === null ? '–' : String(value);
}
