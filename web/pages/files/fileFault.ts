/** What is wrong with a file that somebody chose, said as a sentence. */
import { type BadInput, type Words, words } from '@atoll/engine';

/** Where in the file comes first: on its own, a place such as `seats[0]` would read as part of the sentence. */
export const faultWords = ({ path, words: why }: Pick<BadInput, 'path' | 'words'>): Words =>
  path
    ? words(`In der Datei stimmt etwas nicht, bei „${path}“: ${why.de}`, `The file has a fault at “${path}”: ${why.en}`)
    : why;
