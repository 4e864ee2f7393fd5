import { type Chapter, words } from '@atoll/engine';

export const gods: Chapter = {
  title: words('Die Gottheiten', 'The gods'),
  rules: [
    {
      id: 'R39',
      elements: [],
      title: words('Eine Gottheit nehmen', 'Taking a god'),
      text: words(
        'Die Gottheit liegt offen vor dir und bleibt dir. Dabei entstehen keine Anhänger, und die Auslage ändert sich nicht.',
        'The god lies open in front of you and stays yours. No worshipers are created, and the display does not change.',
      ),
      tests: ['taking a god creates nobody and reveals nothing', 'a god is taken for good'],
    },
    {
      id: 'R40',
      elements: ['points'],
      title: words('Göttin der Liebe', 'Goddess of Love'),
      text: words(
        'Nimm sofort fünf Anhänger in Farben deiner Wahl. Auch dann behältst du am Ende des Zuges höchstens zehn. Am Ende ist sie 1 Punkt wert.',
        'Take five worshipers of colours of your choice at once. Even so you keep ten at most at the end of the turn. She is worth 1 point at the end.',
      ),
      tests: [
        'the Goddess of Love gives five worshipers of one’s choice at once, and 1 point',
        'with the Goddess of Love, too, nobody keeps more than ten worshipers',
      ],
    },
    {
      id: 'R41',
      elements: ['points'],
      title: words('Gott der Meere', 'God of the Seas'),
      text: words(
        '3 Punkte, wenn du zu denen gehörst, bei denen die meisten Bewässerungsanlagen zählen.',
        '3 points if you are among those with most irrigations that count.',
      ),
      tests: ['the God of the Seas gives 3 points to whoever is among those with most scoring irrigations'],
    },
    {
      id: 'R42',
      elements: ['points'],
      title: words('Göttin des Feuers', 'Goddess of Fire'),
      text: words(
        '3 Punkte, wenn du zu denen gehörst, bei denen die meisten Vulkane zählen.',
        '3 points if you are among those with most volcanoes that count.',
      ),
      tests: ['the Goddess of Fire gives 3 points to whoever is among those with most scoring volcanoes'],
    },
    {
      id: 'R43',
      elements: ['points'],
      title: words('Göttin der Natur', 'Goddess of Nature'),
      text: words(
        '3 Punkte, wenn du zu denen gehörst, bei denen die meisten Wälder zählen.',
        '3 points if you are among those with most forests that count.',
      ),
      tests: ['the Goddess of Nature gives 3 points to whoever is among those with most scoring forests'],
    },
    {
      id: 'R44',
      elements: ['points'],
      title: words('Gott der Ernte', 'God of Harvest'),
      text: words(
        '3 Punkte, wenn du zu denen gehörst, bei denen die meisten Dörfer zählen.',
        '3 points if you are among those with most villages that count.',
      ),
      tests: ['the God of Harvest gives 3 points to whoever is among those with most scoring villages'],
    },
    {
      id: 'R45',
      elements: ['points'],
      title: words('Göttin in Ausbildung', 'Goddess in Training'),
      text: words('2 Punkte.', '2 points.'),
      tests: ['the Goddess in Training gives 2 points'],
    },
    {
      id: 'R46',
      elements: ['points', 'losing'],
      title: words('Göttin des Müßiggangs', 'Goddess of Idleness'),
      text: words(
        'Deine Wildnisse kosten dich keine Punkte. Dazu 1 Punkt.',
        'Your wildernesses cost you no points. In addition 1 point.',
      ),
      tests: ['the Goddess of Idleness forgives all wildernesses, and gives 1 point'],
    },
    {
      id: 'R47',
      elements: ['points'],
      title: words('Gott der Technologie', 'God of Technology'),
      text: words(
        '3 Punkte, wenn du zu denen mit den wenigsten Wildnissen gehörst.',
        '3 points if you are among those with fewest wildernesses.',
      ),
      tests: [
        'the God of Technology gives 3 points to whoever is among those with fewest wildernesses',
        'wildernesses that Idleness forgives still count when the God of Technology compares',
      ],
    },
    {
      id: 'R48',
      elements: ['points'],
      title: words('Gott des Gleichgewichts', 'God of Balance'),
      text: words(
        '3 Punkte, wenn du mindestens ein Dorf, eine Kultstätte und einen Vulkan hast. Was ein „Nicht erfüllt“ trägt, zählt dafür nicht.',
        '3 points if you have at least one village, one shrine and one volcano. What carries a cancelation token does not count for it.',
      ),
      tests: [
        'the God of Balance gives 3 points for a village, a shrine and a volcano',
        'regions with a cancelation token do not count for the God of Balance, nor do wildernesses',
      ],
    },
    {
      id: 'R49',
      elements: ['shedding', 'points', 'losing'],
      title: words('Gott des Todes', 'God of Death'),
      text: words(
        'Leg sofort sechs beliebige Anhänger zurück, dann ist er am Ende 3 Punkte wert. Kannst oder willst du das nicht, kommt ein „Nicht erfüllt“ darauf.',
        'Return any six worshipers at once, and he is worth 3 points at the end. If you cannot or do not want to, a cancelation token covers him.',
      ),
      tests: [
        'the God of Death is worth 3 points to whoever returns six worshipers at once',
        'whoever cannot or will not return six covers the God of Death with a cancelation token',
      ],
    },
    {
      id: 'R50',
      elements: ['points'],
      title: words('Unter denen mit den meisten', 'Among those with most'),
      text: words(
        'Verglichen werden alle Welten, auch die der anderen Gottheiten. Bei Gleichstand gehören alle Beteiligten dazu. Das gilt auch, wenn niemand etwas dergleichen hat.',
        'All worlds are compared, those with other gods among them. Of equals all belong to it. That holds as well when nobody has any.',
      ),
      tests: [
        'among those with most is also whoever has none when nobody has any',
        'the worlds of all players are compared, not only of those with a god',
      ],
      ours: true,
    },
  ],
};
