import { type About, words } from '@atoll/engine';

export const about: About = {
  name: 'Cacao',
  author: 'Phil Walker-Harding',
  publisher: 'Abacusspiele',
  year: 2015,
  minutes: 30,
  weight: 2,
  tagline: words(
    'Leg deine Arbeiter an den Urwald, ernte Kakao und verkauf ihn zur rechten Zeit.',
    'Place your workers along the jungle, harvest cacao and sell it at the right moment.',
  ),
  provenance: [
    {
      part: words('Urwaldplättchen', 'Jungle tiles'),
      source: 'rulebook',
      note: words(
        'Arten und Anzahlen, auch die sieben, die zu zweit in der Schachtel bleiben.',
        'Kinds and counts, with the seven that stay in the box for two players.',
      ),
    },
    {
      part: words('Arbeiterplättchen', 'Worker tiles'),
      source: 'rulebook',
      note: words(
        'Wie viele Arbeiter an welcher Seite stehen, ist von den Abbildungen der Anleitung abgelesen.',
        'How many workers stand on which side is read from the pictures in the rulebook.',
      ),
    },
    {
      part: words('Wasserleiste, Lager und Sonnenkultplätze', 'Water track, storage and sun places'),
      source: 'rulebook',
      note: words(
        'Die Werte der Wasserfelder sind von der Abbildung des Dorfes abgelesen.',
        'The values of the water fields are read from the picture of the village board.',
      ),
    },
    {
      part: words('Tempelwertung und Gold für Sonnensteine', 'Temple scoring and gold for sun tokens'),
      source: 'rulebook',
    },
  ],
};
