/** A chat that comes in a table's file from another house. */
import { shape } from '@atoll/engine';
import { Refused } from '../door/refusals.ts';
import type { Said } from '../store/chatStore.ts';
import { tidyWords } from './ownWords.ts';

const { integer, nullable, oneOf, record, string } = shape;

const readSaid = record({
  line: integer(1),
  n: integer(0),
  guest: nullable(string),
  name: string,
  seat: nullable(integer(0, 9)),
  audience: oneOf('players', 'spectators'),
  phrase: nullable(string),
  text: string,
  key: string,
  at: string,
}) satisfies shape.Read<Said>;

export const readChat = shape.list(readSaid);

/** The first line that could not have been said here; -1 where there is none. */
export const impossibleLine = (chat: readonly Said[]): number =>
  chat.findIndex(
    ({ line, phrase, text, at }, i) =>
      line !== i + 1 || Number.isNaN(Date.parse(at)) || (phrase === null ? !isTidy(text) : text !== ''),
  );

function isTidy(text: string): boolean {
  try {
    return tidyWords(text) === text;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
