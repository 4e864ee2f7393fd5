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
    'Lay your workers along the jungle, harvest cacao and sell it at the right moment.',
  ),
  provenance: [
    { part: words('Urwald- und Arbeiterplättchen', 'Jungle and worker tiles'), source: 'rulebook' },
    { part: words('Wasserleiste, Lager, Sonnenkultplätze', 'Water track, storage, sun places'), source: 'rulebook' },
    { part: words('Tempelwertung', 'Temple scoring'), source: 'rulebook' },
  ],
};
