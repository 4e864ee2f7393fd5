/** A notice as a letter. Every one of them says how to stop them, in a line and for the mail program's own button. */
import { type Language, words } from '@atoll/engine';
import type { Letter } from '../mail.ts';
import type { Told } from './words.ts';

const stop = words('Keine solchen Briefe mehr:', 'No more of these letters:');

export function letterOf(
  to: string,
  { title, text }: Told,
  { link, stopLink, language }: { link: string; stopLink: string; language: Language },
): Letter {
  return {
    to,
    subject: oneLine(title),
    text: `${text}\n\n${link}\n\n--\n${stop[language]} ${stopLink}\n`,
    headers: {
      'List-Unsubscribe': `<${stopLink}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
  };
}

/** Whatever a game is called, it begins no header of its own. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
