import { type About, words } from '@atoll/engine';

export const about: About = {
  name: 'Bora Bora',
  author: 'Stefan Feld',
  publisher: 'alea / Ravensburger',
  year: 2013,
  minutes: 120,
  weight: 4,
  tagline: words(
    'Drei Würfel, sieben Aktionen, zwölf Gebiete: Breite dich aus und gewinn die Gunst der Götter.',
    'Three dice, seven actions, twelve regions: spread out and win the favour of the gods.',
  ),
  provenance: [
    {
      part: words('Inseln und Gebiete', 'Islands and regions'),
      source: 'rulebook',
      note: words(
        'Die Gebiete von Nord- und Westinsel sind erschlossen.',
        'The regions of the north and west island are inferred.',
      ),
    },
    {
      part: words('Zahlen der Wege', 'Numbers of the paths'),
      source: 'reconstructed',
      note: words(
        'Vier stehen in der Anleitung, die anderen sind von uns.',
        'Four are in the rulebook, the others are ours.',
      ),
    },
    { part: words('Was die Bauplätze geben', 'What the sites give'), source: 'reconstructed' },
    {
      part: words('Fische', 'Fish'),
      source: 'reconstructed',
      note: words(
        'Zwölf Plättchen von 1 bis 6, vier davon mit 1, sind belegt.',
        'Twelve tiles from 1 to 6, four of them 1, are attested.',
      ),
    },
    { part: words('Aktionskarten', 'Action cards'), source: 'rulebook' },
    { part: words('Berufe der Männer und Frauen', 'Trades of men and women'), source: 'rulebook' },
    { part: words('Statuszeichen und Muscheln auf ihnen', 'Their status symbols and shells'), source: 'reconstructed' },
    {
      part: words('Aufgaben', 'Tasks'),
      source: 'reconstructed',
      note: words(
        'Die Sorten stehen in der Anleitung; wo Symbole fehlen, haben wir ergänzt, so die Inselaufgaben.',
        'The kinds of tasks are in the rulebook; where symbols are missing we filled them in, as with the island tasks.',
      ),
    },
    {
      part: words('Schmuck', 'Jewellery'),
      source: 'reconstructed',
      note: words(
        '24 Stücke mit 1 bis 9 Punkten sind belegt; Sorten und Preise sind von uns.',
        '24 pieces of 1 to 9 points are attested; kinds and prices are ours.',
      ),
    },
    {
      part: words('Zeremonienplatz', 'Ceremony area'),
      source: 'reconstructed',
      note: words('Zwölf Felder sind belegt, ihre Ordnung nicht.', 'Twelve cells are attested, their order is not.'),
    },
    {
      part: words('Statusleiste', 'Status track'),
      source: 'reconstructed',
      note: words(
        '0 bis 15 Punkte und fünf Schritte bis zur 4 sind belegt.',
        '0 to 15 points and five steps to the 4 are attested.',
      ),
    },
    {
      part: words('Götter, Tempel, Bauen, Helfer, Schlusswertung', 'Gods, temple, building, helper, final scoring'),
      source: 'rulebook',
    },
  ],
};
