/** What somebody has written, as others will read it. */
import { refusal } from '@atoll/engine';
import { Refused } from '../door/refusals.ts';

const longest = 300;

/**
 * Signs that cannot be seen and make a line look like something else: control signs, signs that turn the direction of
 * writing, half characters. What joins letters and emoji stays.
 */
const unseen = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

/** Refuses what is empty, too long, or made of signs that cannot be seen. Breaks become spaces: a line is a line. */
export function tidyWords(said: string): string {
  const words = said.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(words))
    throw new Refused(refusal('chat-text', 'Da steht noch nichts.', 'There is nothing there yet.'));
  if ([...words].length > longest)
    throw new Refused(
      refusal(
        'chat-text',
        `Das ist zu lang: Eine Zeile hat höchstens ${longest} Zeichen.`,
        `That is too long: a line has ${longest} characters at most.`,
      ),
    );
  if (unseen.test(words))
    throw new Refused(
      refusal(
        'chat-text',
        'Darin sind Zeichen, die man nicht sehen kann. Schreib es ohne sie.',
        'There are characters in it that cannot be seen. Write it without them.',
      ),
    );
  return words;
}
