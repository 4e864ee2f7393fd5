/** What the components are called and what they do, for the board's hints: kinds of regions, gods, tokens. */
import { type Words, words } from '@atoll/engine';
import { type GodId, godIds, type TileKind, tileKinds } from '../rules/types.ts';
import { godEffects, godNames, kindEffects, kindNames } from './names.ts';

export interface Component {
  name: Words;
  /** What it does, in one sentence. */
  effect: Words;
}

const tokens = {
  worshiper: {
    name: words('Anhänger', 'Worshipper'),
    effect: words(
      'Bezahlt Landschaften; drei einer Farbe darfst du gegen einen anderen tauschen.',
      'Pays for regions; you may exchange three of one colour for one of another.',
    ),
  },
  wilderness: {
    name: words('Wildnis', 'Wilderness'),
    effect: words(
      'Gilt als Landschaft jeder Farbe und kostet am Ende einen Punkt.',
      'Counts as a region of every colour and costs one point at the end.',
    ),
  },
  reduction: {
    name: words('Vergünstigungsplättchen', 'Reduction token'),
    effect: words(
      'Symbole dieser Farbe bezahlst du nicht mehr, bunte schon.',
      'You no longer pay symbols of this colour, but you still pay any-colour symbols.',
    ),
  },
  cancelation: {
    name: words('„Nicht erfüllt“', 'Cancellation token'),
    effect: words('Was darunter liegt, bringt keine Punkte.', 'What lies under it brings no points.'),
  },
  temple: {
    name: words('Tempel', 'Temple'),
    effect: words(
      'Am Ende bekommt den wertvollsten, wer die meisten Kultstätten hat, den nächsten, wer die zweitmeisten hat.',
      'At the end the most shrines win the most valuable one, the second most the next one.',
    ),
  },
  mystic: {
    name: words('Mystikwert', 'Mystic value'),
    effect: words(
      'Entscheidet bei gleich vielen Kultstätten, wer zuerst einen Tempel bekommt.',
      'Breaks ties in shrines: the higher value gets its temple first.',
    ),
  },
  display: {
    name: words('Auslage', 'Display'),
    effect: words(
      'Wer hier eine Landschaft nimmt, lässt daneben Anhänger ihrer Farbe zurück.',
      'Taking a region here leaves worshippers of its colour next to it.',
    ),
  },
  stack: {
    name: words('Stapel', 'Stack'),
    effect: words(
      'Verdeckte Landschaften: erst kommt Stufe 1, dann 2, dann 3.',
      'Face-down regions: level 1 comes first, then 2, then 3.',
    ),
  },
};

export const components: Readonly<Record<TileKind | GodId | keyof typeof tokens, Component>> = {
  ...(Object.fromEntries(tileKinds.map(kind => [kind, { name: kindNames[kind], effect: kindEffects[kind] }])) as Record<
    TileKind,
    Component
  >),
  ...(Object.fromEntries(godIds.map(god => [god, { name: godNames[god], effect: godEffects[god] }])) as Record<
    GodId,
    Component
  >),
  ...tokens,
};
