/** What each god gives, as short as a line beside its picture allows. */
import { type Words, words } from '@atoll/engine';
import type { GodId } from '../../rules/types.ts';

export const godBriefs: Readonly<Record<GodId, Words>> = {
  love: words('sofort 5 Anhänger, am Ende 1 Punkt', '5 worshippers now, 1 point at the end'),
  seas: words('3 Punkte: meiste Bewässerungsanlagen', '3 points: most irrigation systems'),
  fire: words('3 Punkte: meiste Vulkane', '3 points: most volcanoes'),
  nature: words('3 Punkte: meiste Wälder', '3 points: most forests'),
  harvest: words('3 Punkte: meiste Dörfer', '3 points: most villages'),
  training: words('2 Punkte', '2 points'),
  idleness: words('Wildnisse kosten nichts, dazu 1 Punkt', 'wildernesses are free, plus 1 point'),
  technology: words('3 Punkte: wenigste Wildnisse', '3 points: fewest wildernesses'),
  balance: words('3 Punkte: Dorf, Kultstätte und Vulkan', '3 points: village, shrine and volcano'),
  death: words('3 Punkte, kostet sofort 6 Anhänger', '3 points, costs 6 worshippers now'),
};
