/** Shorter ways to write a name, the longest first, none of which ends in the middle of a word. */
export function shortForms(name: string): string[] {
  const parts = name.split(/[\s\-‐–_.]+/).filter(part => part !== '');
  const [first = name] = parts;
  const last = parts.at(-1) ?? '';
  // A number tells two of the same name apart, so it stays.
  const number = parts.length > 1 && /^\d+$/.test(last) ? last : '';
  const initials = parts.map(part => (/^\d+$/.test(part) ? part : [...part][0]?.toLocaleUpperCase())).join('');
  return [...new Set([name, ...(number ? [`${first} ${number}`] : [first]), initials])];
}

/** The first form that has room; the last one where none has. */
export const fitting = (forms: readonly string[], room: number, widthOf: (text: string) => number): string =>
  forms.find(form => widthOf(form) <= room) ?? forms.at(-1) ?? '';
