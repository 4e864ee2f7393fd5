/** The parts of a Markdown text, as far as people need them for notices. */

export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'list' | 'numbers'; items: string[] }
  | { kind: 'text'; text: string };

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const part of text.replace(/\r/g, '').split(/\n{2,}/)) {
    const own: Block[] = [];
    for (const line of part.split('\n')) if (line.trim() !== '') addLine(own, line);
    blocks.push(...own);
  }
  return blocks;
}

/** Adds a line to the paragraph or list that is open, or begins a new one. */
function addLine(blocks: Block[], line: string): void {
  const open = blocks.at(-1);
  const [, marks, heading] = /^(#{1,4}) +(.*)$/.exec(line) ?? [];
  if (marks !== undefined && heading !== undefined) {
    blocks.push({ kind: 'heading', level: marks.length, text: heading });
    return;
  }
  const [, bullet, numbered] = /^ {0,3}(?:[-*] +(.*)|\d+[.)] +(.*))$/.exec(line) ?? [];
  const item = bullet ?? numbered;
  if (item !== undefined) {
    const kind = bullet === undefined ? 'numbers' : 'list';
    if (open?.kind === kind) open.items.push(item);
    else blocks.push({ kind, items: [item] });
  } else if (open?.kind === 'text') open.text += `\n${line}`;
  else if (open && 'items' in open && /^\s/.test(line)) open.items.push(`${open.items.pop() ?? ''} ${line.trim()}`);
  else blocks.push({ kind: 'text', text: line });
}

/** Addresses of pages and people; nothing that a browser would run. */
export const isSafe = (to: string): boolean => /^(https?:\/\/|mailto:|tel:|\/(?!\/))/i.test(to);
