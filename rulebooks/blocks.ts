/**
 * From the lines of a file to blocks: paragraphs, headings and list items, each on one line. Scanned rulebooks break
 * sentences at the end of every line, and often with an empty line in between.
 */

/** Signs that stand for a point of a list, and what a scanner makes of them. */
const bullet = /^(?:€?[©@D]\)|[•●○◦▪■□►▶▸‣∙·*¢©®@§€»>|{}+→←–—-]|o(?=\s+[\p{Lu}\d]))\s*(?:[)\]]\s*)?/u;
const ends = /[.!?…:][)\]"“”»«'’]*$/u;
const lowerStart = /^[("„»]?\p{Ll}/u;
const upperStart = /^[("„»]?[\p{Lu}\d]/u;

/** After such a word, or a comma, no sentence is over. */
const dangling =
  /(?:,|(?:^| )(?:der|die|das|den|dem|des|eine?[mnrs]?|keine?[mnrs]?|seine?[mnrs]?|ihre?[mnrs]?|und|oder|sowie|in|im|ins|auf|mit|von|vom|zu|zum|zur|für|bei|beim|an|am|aus|um|als|wie|nach|vor|über|unter|neben|pro|je|jede[mnrs]?|diese[mnrs]?))$/;

interface Line {
  text: string;
  /** A list item, or the first line after an empty one. */
  item: boolean;
  afterGap: boolean;
}

export function blocksOf(text: string): string[] {
  const lines = cleanLines(text);
  const width = usualWidth(lines);
  const blocks: string[][] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const block = blocks.at(-1);
    if (last && block && continues(last, line, width)) join(block, line.text);
    else blocks.push([line.text]);
    last = line;
  }
  return blocks.map(parts => parts.join(''));
}

function cleanLines(text: string): Line[] {
  const lines: Line[] = [];
  let gap = true;
  const tidy = text
    .normalize('NFC')
    .replace(/\u00ad|[\u200b-\u200d\ufeff]/g, '')
    .replace(/ﬁ/g, 'fi')
    .replace(/ﬂ/g, 'fl')
    .replace(/ﬀ/g, 'ff')
    .replace(/<\|[^|\n]{0,200}\|>/g, '\n\n')
    .replace(/[\v\f]/g, '\n\n')
    .replace(/\*\*|__/g, '')
    .replace(/[—–=~·_-]{3,}|\.{4,}/g, ' ')
    .replace(/[\t\p{Zs}]+/gu, ' ')
    // A point in the middle of a line begins an item too.
    .replace(/ (?=[•●▪■►▶‣] )/g, '\n');
  for (const raw of tidy.split('\n')) {
    const plain = raw
      .trim()
      .replace(/^#{1,6} /, '')
      .replace(/\p{Cc}/gu, '');
    const rest = plain.replace(bullet, '').trim();
    if (!hasWord(rest)) {
      // What is left of an icon, a rule or a page number does not end a sentence, but it is no line of it either.
      gap ||= plain === '';
      continue;
    }
    const item = rest !== plain || /^(\d{1,2}[.)]|[a-z]\))\s/.test(plain);
    lines.push({ text: rest, item, afterGap: gap });
    gap = false;
  }
  return lines;
}

const hasWord = (text: string): boolean => /\p{L}{2}|\p{L}.*\p{L}/u.test(text);

/** How wide the lines of running text are: nine in ten are no wider. */
function usualWidth(lines: readonly Line[]): number {
  const sorted = lines.map(({ text }) => text.length).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.9)] ?? 0;
}

function continues(last: Line, next: Line, width: number): boolean {
  if (next.item || isHeading(last.text)) return false;
  if (hyphenated(last.text, next.text)) return true;
  if (ends.test(last.text)) return !next.afterGap && width <= 120 && last.text.length > 0.6 * width;
  if (lowerStart.test(next.text) || dangling.test(last.text)) return true;
  if (next.afterGap || isHeading(next.text)) return false;
  // A line that stops short without an end is a caption or a heading; a full one goes on.
  return !upperStart.test(next.text) || (width <= 120 && last.text.length > 0.6 * width);
}

/** All in capitals. */
function isHeading(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, '');
  return letters.length >= 3 && text.length <= 80 && letters === letters.toUpperCase();
}

const hyphenated = (last: string, next: string): boolean => /\p{L}[-‐¬]$/u.test(last) && /^\p{L}/u.test(next);

/** Goes on with a block in the next line. */
function join(block: string[], next: string): void {
  const last = block.at(-1) ?? '';
  if (!hyphenated(last, next)) {
    block.push(' ', next);
    return;
  }
  const cut = last.slice(0, -1);
  // "Land- und Wasserweg" keeps its hyphen, "Bora-Bora" too; "Schaf-fenspunkte" loses it.
  const kept = /^(und|oder|bzw|beziehungsweise|sowie|als|noch)(?!\p{L})/u.test(next)
    ? '- '
    : /^\p{Lu}/u.test(next)
      ? '-'
      : '';
  block[block.length - 1] = `${cut}${kept}`;
  block.push(next);
}
