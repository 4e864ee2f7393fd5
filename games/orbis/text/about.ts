import { type About, words } from '@atoll/engine';

export const about: About = {
  name: 'Orbis',
  author: 'Tim Armstrong',
  publisher: 'Space Cowboys',
  year: 2018,
  minutes: 45,
  weight: 2,
  tagline: words(
    'Erschaffe deine Welt, Landschaft um Landschaft, und finde die Anhänger, die sie bezahlen.',
    'Create your world, region by region, and find the worshippers who pay for it.',
  ),
  provenance: [
    {
      part: words('Vorderseiten der 65 Landschaften', 'Fronts of the 65 regions'),
      source: 'reconstructed',
      note: words(
        'Anzahl, Stufen, Sterne und Arten stimmen mit Regelheft und Berichten überein; die einzelnen Kosten, Punkte und Mystikwerte sind nachempfunden und durch Probepartien abgestimmt.',
        'Numbers, levels, stars and kinds agree with the rulebook and reviews; the costs, points and mystic values of each region are reconstructed and tuned by trial games.',
      ),
    },
    { part: words('Die zehn Gottheiten', 'The ten gods'), source: 'rulebook' },
    {
      part: words('Tempel und Aufbau je nach Spielerzahl', 'Temples and set-up by number of players'),
      source: 'rulebook',
    },
    { part: words('Grenzen und Tauschkurs', 'Limits and rate of exchange'), source: 'rulebook' },
    {
      part: words('Namen und Zuordnung der Farben', 'Names and what belongs to which colour'),
      source: 'public source',
    },
  ],
};
