/** Everything a player reads at a table of Mangrovia. */
import { type GameText, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { MangroviaEvent, MangroviaMove } from '../rules/types.ts';
import type { MangroviaView } from '../rules/view/viewTypes.ts';
import { eventText } from './events.ts';
import { choiceText, moveText } from './moveLines.ts';
import { kinds, prompt } from './prompts.ts';

export const text: GameText<MangroviaMove, MangroviaEvent, MangroviaView, Box> = {
  prompt,
  move: moveText,
  choice: choiceText,
  event: eventText,
  categories: {
    fields: words('Felder', 'Spaces'),
    poleTiles: words('Pfahlplättchen', 'Pole tiles'),
    paths: words('Götterpfade', 'Paths of the gods'),
    stone: words('Steinplatz', 'Stone place'),
    pole: words('Pfahlplatz', 'Pole place'),
    amulets: words('Amulette', 'Amulets'),
  },
  kinds,
};
