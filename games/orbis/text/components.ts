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
    name: words('Anhänger', 'Worshiper'),
    effect: words(
      'Bezahlt Landschaften; drei einer Farbe darfst du gegen einen anderen tauschen.',
      'Pays for regions; three of one colour may be exchanged for another one.',
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
      'You no longer pay symbols of this colour, but you do pay those of any colour.',
    ),
  },
  cancelation: {
    name: words('„Nicht erfüllt“', 'Cancelation token'),
    effect: words('Was darunter liegt, bringt keine Punkte.', 'What lies under it brings no points.'),
  },
  temple: {
    name: words('Tempel', 'Temple'),
    effect: words(
      'Am Ende geht der wertvollste an die meisten Kultstätten, der nächste an die zweitmeisten.',
      'At the end the most valuable one goes to the most shrines, the next one to the second most.',
    ),
  },
  mystic: {
    name: words('Mystikwert', 'Mystic value'),
    effect: words(
      'Entscheidet bei gleich vielen Kultstätten, wer zuerst einen Tempel bekommt.',
      'Decides who gets a temple first when there are equally many shrines.',
    ),
  },
  display: {
    name: words('Auslage', 'Display'),
    effect: words(
      'Wer hier eine Landschaft nimmt, lässt daneben Anhänger ihrer Farbe zurück.',
      'Whoever takes a region here leaves worshipers of its colour beside it.',
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
