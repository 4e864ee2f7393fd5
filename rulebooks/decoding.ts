/** From the bytes of a file to text: which encoding it is in, and whether it is text at all. */
import { BadInput, type Words } from '@atoll/engine';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

export interface Decoded {
  text: string;
  encoding: Encoding;
}

/** A rulebook of a thousand pages is smaller. */
export const mostBytes = 8 * 2 ** 20;
/** A whole rulebook on one line is let through; a dump of something else is not. */
const longestLine = 250_000;

export function decode(bytes: Uint8Array): Decoded {
  if (bytes.length > mostBytes)
    throw bad(
      'large',
      `Die Datei ist zu groß: gelesen werden höchstens ${mostBytes / 2 ** 20} MB. Teile sie in mehrere.`,
      `The file is too large: at most ${mostBytes / 2 ** 20} MB are read. Split it into several.`,
    );
  refuseOtherFormats(bytes);
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes).replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n');
  refuseBinary(text);
  if (text.trim() === '') throw bad('empty', 'Die Datei ist leer.', 'The file is empty.');
  for (const [i, line] of text.split('\n').entries())
    if (line.length > longestLine)
      throw bad(
        'line',
        `Zeile ${i + 1} hat ${line.length} Zeichen; höchstens ${longestLine} sind möglich. Ist das ein Regelheft?`,
        `Line ${i + 1} has ${line.length} characters; at most ${longestLine} are possible. Is this a rulebook?`,
      );
  return { text, encoding };
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const withoutMark = utf16WithoutMark(bytes);
  if (withoutMark) return withoutMark;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    if (looksLikeWindows1252(bytes)) return 'windows-1252';
    throw bad(
      'encoding',
      'Die Datei ist weder UTF-8 noch UTF-16 noch Windows-1252 (Latin-1). Speichere sie als UTF-8 und versuch es noch einmal.',
      'The file is neither UTF-8 nor UTF-16 nor Windows-1252 (Latin-1). Save it as UTF-8 and try again.',
    );
  }
}

/** Western text in UTF-16 has a zero in nearly every second byte, always on the same side. */
function utf16WithoutMark(bytes: Uint8Array): Encoding | null {
  if (bytes.length < 4 || bytes.length % 2 === 1) return null;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < bytes.length; i += 2) {
    if (bytes[i] === 0) even++;
    if (bytes[i + 1] === 0) odd++;
  }
  const half = bytes.length / 2;
  if (odd > 0.8 * half && even < 0.05 * half) return 'utf-16le';
  if (even > 0.8 * half && odd < 0.05 * half) return 'utf-16be';
  return null;
}

/** In German Windows text, what is not ASCII is mostly ä ö ü ß; inside a word it is always a letter. */
function looksLikeWindows1252(bytes: Uint8Array): boolean {
  const letter = (byte = 0) => (byte | 32) >= 97 && (byte | 32) <= 122;
  let high = 0;
  let fitting = 0;
  for (const [i, byte] of bytes.entries()) {
    if (byte < 0x80) continue;
    high++;
    const german = [0xe4, 0xf6, 0xfc, 0xdf, 0xc4, 0xd6, 0xdc].includes(byte);
    const mark = !(letter(bytes[i - 1]) && letter(bytes[i + 1])) && (byte <= 0xbf || byte === 0xd7);
    if (german || mark || (byte >= 0xe0 && byte <= 0xef)) fitting++;
  }
  return fitting > 0.9 * high;
}

function refuseOtherFormats(bytes: Uint8Array): void {
  const start = String.fromCharCode(...bytes.subarray(0, 5));
  if (start.startsWith('%PDF'))
    throw bad(
      'format',
      'Das ist ein PDF. Hole zuerst den Text heraus, zum Beispiel mit pdftotext.',
      'This is a PDF. Take the text out first, for example with pdftotext.',
    );
  if (start.startsWith('PK\x03\x04') || start.startsWith('{\\rtf') || start.startsWith('\xd0\xcf\x11\xe0'))
    throw bad(
      'format',
      'Das ist ein Dokument eines Schreibprogramms oder ein Archiv. Speichere den Text als .txt und versuch es noch einmal.',
      'This is a word processor’s document or an archive. Save the text as .txt and try again.',
    );
}

/** Control characters do not occur in text, except for a few that layout leaves behind. */
function refuseBinary(text: string): void {
  let odd = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 0 || code === 0xfffd || (code < 32 && code !== 9 && code !== 10 && code !== 11 && code !== 12)) odd++;
  }
  if (odd > 0.005 * text.length) throw bad('binary', 'Das ist keine Textdatei.', 'This is not a text file.');
}

const bad = (code: string, de: string, en: string): BadInput => new BadInput(code, { de, en } satisfies Words);
