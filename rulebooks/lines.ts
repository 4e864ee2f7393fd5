/** The line format of tagged rulebooks: `number: sentence; [id: element, id: element, ]`, or `[?]` where nobody says. */
import { type ElementId, elementById } from './elements.ts';

export interface TaggedLine {
  number: number;
  text: string;
  /** null: the tags are not given (`[?]`). */
  tags: ReadonlySet<ElementId> | null;
}

export interface TaggedFile {
  lines: TaggedLine[];
  /** Elements that the file names and that we do not know, as they stand there. */
  unknown: string[];
  /** Numbers of lines in the file (from 1) that are neither empty nor in the format. */
  unreadable: number[];
}

const tagged = /^\s*(\d{1,9}):\s?(.*);\s*\[([^[\]]*)\]\s*$/;
const numbered = /^\s*(\d{1,9}):\s(.*)$/;

export function readTagged(text: string): TaggedFile {
  const file: TaggedFile = { lines: [], unknown: [], unreadable: [] };
  const unknown = new Set<string>();
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [, number, sentence, list] = tagged.exec(line) ?? [];
    const tags = list === undefined ? undefined : readTags(list, unknown);
    if (tags === undefined) file.unreadable.push(i + 1);
    else file.lines.push({ number: Number(number), text: (sentence ?? '').trim(), tags });
  }
  file.unknown = [...unknown].sort();
  return file;
}

/** `1292: Zufall, 8528: Siegpunkte, ` with or without the names; undefined when it is no such list. */
function readTags(list: string, unknown: Set<string>): ReadonlySet<ElementId> | null | undefined {
  if (list.trim() === '?') return null;
  const tags = new Set<ElementId>();
  for (const part of list.split(',')) {
    const tag = part.trim();
    if (tag === '') continue;
    const [, id] = /^(\d{1,9})(?::.*)?$/.exec(tag) ?? [];
    if (id === undefined) return undefined;
    const element = elementById(Number(id));
    if (element) tags.add(element.id);
    else unknown.add(tag);
  }
  return tags;
}

export function writeLine(number: number, text: string, tags: readonly ElementId[]): string {
  const list = tags.map(id => `${id}: ${elementById(id)?.words.de}, `).join('');
  return `${number}: ${text}; [${list}]`;
}

/** The sentences of a text that is numbered already, tagged or not; null for running text. */
export function readNumbered(text: string): { number: number; text: string }[] | null {
  const lines = text.split('\n').filter(line => line.trim() !== '');
  const found = lines.flatMap(line => {
    const [, number, sentence] = tagged.exec(line) ?? numbered.exec(line) ?? [];
    return sentence === undefined ? [] : [{ number: Number(number), text: sentence.trim() }];
  });
  // A few lines of a rulebook may begin with "3: …"; a numbered file is numbered throughout.
  return found.length >= 2 && found.length >= 0.9 * lines.length ? found : null;
}
