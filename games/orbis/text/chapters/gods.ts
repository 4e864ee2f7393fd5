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
        'The god lies face up in front of you and stays yours. No worshippers are created, and the display does not change.',
      ),
      tests: ['taking a god creates nobody and reveals nothing', 'a god is taken for good'],
    },
    {
      id: 'R40',
      elements: ['points'],
      title: words('Göttin der Liebe', 'Goddess of Love'),
      text: words(
        'Nimm sofort fünf Anhänger in Farben deiner Wahl. Auch dann behältst du am Ende des Zuges höchstens zehn. Am Ende der Partie ist sie 1 Punkt wert.',
        'Take five worshippers in colours of your choice at once. You still keep ten at most at the end of your turn. At the end of the game she is worth 1 point.',
      ),
      tests: [
        'the Goddess of Love gives five worshipers of the player’s choice at once, and 1 point',
        'with the Goddess of Love, too, nobody keeps more than ten worshipers',
      ],
    },
    {
      id: 'R41',
      elements: ['points'],
      title: words('Gott der Meere', 'God of the Seas'),
      text: words(
        '3 Punkte, wenn du zu denen gehörst, bei denen die meisten Bewässerungsanlagen zählen.',
        '3 points if you are among those with the most irrigation systems that count.',
      ),
      tests: ['the God of the Seas gives 3 points to every player with most scoring irrigations'],
    },
    {
      id: 'R42',
      elements: ['points'],
      title: words('Göttin des Feuers', 'Goddess of Fire'),
      text: words(
        '3 Punkte, wenn du zu denen gehörst, bei denen die meisten Vulkane zählen.',
        '3 points if you are among those with the most volcanoes that count.',
      ),
      tests: ['the Goddess of Fire gives 3 points to every player with most scoring volcanoes'],
    },
    {
      id: 'R43',
      elements: ['points'],
      title: words('Göttin der Natur', 'Goddess of Nature'),
      text: words(
        '3 Punkte, wenn du zu denen gehörst, bei denen die meisten Wälder zählen.',
        '3 points if you are among those with the most forests that count.',
      ),
      tests: ['the Goddess of Nature gives 3 points to every player with most scoring forests'],
    },
    {
      id: 'R44',
      elements: ['points'],
      title: words('Gott der Ernte', 'God of Harvest'),
      text: words(
        '3 Punkte, wenn du zu denen gehörst, bei denen die meisten Dörfer zählen.',
        '3 points if you are among those with the most villages that count.',
      ),
      tests: ['the God of Harvest gives 3 points to every player with most scoring villages'],
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
        'Your wildernesses cost you no points, and you get 1 point.',
      ),
      tests: ['the Goddess of Idleness forgives all wildernesses, and gives 1 point'],
    },
    {
      id: 'R47',
      elements: ['points'],
      title: words('Gott der Technologie', 'God of Technology'),
      text: words(
        '3 Punkte, wenn du zu denen mit den wenigsten Wildnissen gehörst.',
        '3 points if you are among those with the fewest wildernesses.',
      ),
      tests: [
        'the God of Technology gives 3 points to every player with fewest wildernesses',
        'wildernesses that Idleness forgives still count when the God of Technology compares',
      ],
    },
    {
      id: 'R48',
      elements: ['points'],
      title: words('Gott des Gleichgewichts', 'God of Balance'),
      text: words(
        '3 Punkte, wenn du mindestens ein Dorf, eine Kultstätte und einen Vulkan hast. Was ein „Nicht erfüllt“-Plättchen trägt, zählt dafür nicht.',
        '3 points if you have at least one village, one shrine and one volcano. Anything with a cancellation token does not count.',
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
        'Leg sofort sechs beliebige Anhänger zurück, dann ist er am Ende 3 Punkte wert. Kannst oder willst du das nicht, kommt ein „Nicht erfüllt“-Plättchen darauf.',
        'Return any six worshippers at once, and he is worth 3 points at the end. If you can’t or don’t want to, a cancellation token covers him.',
      ),
      tests: [
        'the God of Death is worth 3 points to a player who returns six worshipers at once',
        'a player who cannot or will not return six covers the God of Death with a cancelation token',
      ],
    },
    {
      id: 'R50',
      elements: ['points'],
      title: words('Zu denen mit den meisten gehören', 'Being among those with the most'),
      text: words(
        'Du vergleichst alle Welten, auch die mit anderen Gottheiten. Bei Gleichstand gehören alle dazu, die gleichauf liegen. Das gilt auch, wenn niemand etwas davon hat.',
        'All worlds are compared, including those with other gods. In a tie, everyone tied counts. That is true even when nobody has any.',
      ),
      tests: [
        'when nobody has any, all players count as having most',
        'the worlds of all players are compared, not only of those with a god',
      ],
      ours: true,
    },
  ],
};
