/** Everything a player reads at a table of Orbis. */
import { type GameText, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import type { OrbisEvent, OrbisMove, OrbisView } from '../rules/types.ts';
import { eventText } from './events.ts';
import { choiceText, moveText } from './moveLines.ts';
import { kinds, prompt } from './prompts.ts';

export const text: GameText<OrbisMove, OrbisEvent, OrbisView, Box> = {
  prompt,
  move: moveText,
  choice: choiceText,
  event: eventText,
  categories: {
    farm: words('Bauernhöfe', 'Farms'),
    village: words('Dörfer', 'Villages'),
    forest: words('Wälder', 'Forests'),
    volcano: words('Vulkane', 'Volcanoes'),
    irrigation: words('Bewässerungsanlagen', 'Irrigation systems'),
    shrine: words('Kultstätten', 'Shrines'),
    conversion: words('Bekehrungen', 'Conversions'),
    rock: words('Heilige Felsen', 'Sacred rocks'),
    temple: words('Tempel', 'Temple'),
    god: words('Gottheit', 'God'),
    wilderness: words('Wildnisse', 'Wildernesses'),
  },
  kinds,
};
