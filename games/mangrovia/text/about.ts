import { type About, words } from '@atoll/engine';

export const about: About = {
  name: 'Mangrovia',
  author: 'Eilif Svensson',
  publisher: 'Zoch Verlag',
  year: 2014,
  minutes: 75,
  weight: 3,
  tagline: words(
    'Setz deine Schale klug, folg dem Boot und bau deine Hütten, wo die Götter hinsehen.',
    'Place your bowl wisely, follow the boat, and build your huts where the gods are looking.',
  ),
  provenance: [
    {
      part: words('Spielplan: Felder, Preise, Punkte', 'Board: spaces, prices, points'),
      source: 'reconstructed',
      note: words(
        'Den Spielplan gibt es nur als Bild. Unserer erfüllt alles, was Regelheft und Berichte über Felder, Pfade und Plätze verraten; der Rest ist nachempfunden und durch Probepartien abgestimmt.',
        'The board exists only as a picture. Ours fits everything the rulebook and reviews say about spaces, paths and places; the rest is reconstructed and tuned in trial games.',
      ),
    },
    {
      part: words('Werte der acht Statuen', 'Values of the eight statues'),
      source: 'reconstructed',
      note: words('Die Pfade A und B stehen im Regelheft.', 'Paths A and B are in the rulebook.'),
    },
    {
      part: words('Kostbarkeiten, Landschaften, Pfahlplättchen', 'Treasures, landscapes, pole tiles'),
      source: 'rulebook',
    },
    {
      part: words('Anlegestellen', 'Landings'),
      source: 'public source',
      note: words('6 und 7 sind nachempfunden.', '6 and 7 are reconstructed.'),
    },
    {
      part: words('Startkarten und Verteilung der Amulette', 'Start cards and the mix of amulets'),
      source: 'reconstructed',
    },
    {
      part: words('Aufteilung der Plättchen ohne Statue', 'Split of the tiles without a statue'),
      source: 'reconstructed',
    },
    {
      part: words('Aufbau nach Anzahl, Steinplatzplättchen', 'Set-up by number of players, stone place tiles'),
      source: 'rulebook',
    },
  ],
};
