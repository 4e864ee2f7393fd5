/** The rules of Tides, numbered; each names the tests that prove it. */
import { type Chapter, words } from '@atoll/engine';

export const rulebook: readonly Chapter[] = [
  {
    title: words('Vorbereitung', 'Setting up'),
    rules: [
      {
        id: 'R1',
        title: words('Becken und Flutmarke', 'Pools and mark'),
        text: words(
          'In der Mitte liegen zwei leere Becken, Nord und Süd. Bei Nipptide ist die Flutmarke 8, bei Springtide 10.',
          'Two empty pools lie in the middle, north and south. At neap tide the mark is 8, at spring tide 10.',
        ),
        tests: ['two pools are empty, and the tide sets the mark'],
      },
      {
        id: 'R2',
        title: words('Wellen', 'Waves'),
        text: words(
          'Die 24 Wellen werden gemischt; alle ziehen drei auf die Hand, der Rest ist der verdeckte Stapel. Platz 1 beginnt.',
          'The 24 waves are shuffled; everybody draws three, the rest is the face-down pile. The first seat begins.',
        ),
        tests: ['everybody starts with three of the 24 waves'],
      },
    ],
  },
  {
    title: words('Ein Zug', 'A turn'),
    rules: [
      {
        id: 'R3',
        title: words('Legen', 'Laying'),
        text: words(
          'Leg eine Welle aus deiner Hand in eines der Becken; ihre Höhe kommt zum Wasserstand dazu. Mindestens eine musst du legen.',
          'Lay a wave from your hand in one of the pools; its height is added to the level. You must lay at least one.',
        ),
        tests: ['a wave of the hand goes in any pool', 'nobody may stop before laying, or lay what they do not hold'],
      },
      {
        id: 'R4',
        title: words('Genau getroffen', 'Exactly at the mark'),
        text: words(
          'Steht das Becken genau an der Flutmarke, bekommst du eine Perle für jede Welle darin; die Wellen laufen aufs Meer hinaus.',
          'When the pool stands exactly at the mark you win a pearl for each wave in it; the waves run out to sea.',
        ),
        tests: ['a pool that is exactly full brings a pearl a wave'],
      },
      {
        id: 'R5',
        title: words('Übergelaufen', 'Spilling over'),
        text: words(
          'Steigt es darüber, läuft es über: Du verlierst eine Perle, die Wellen laufen aufs Meer hinaus, und dein Zug ist vorbei.',
          'When it rises above, it spills: you lose a pearl, the waves run out to sea, and your turn is over.',
        ),
        tests: ['a pool that spills costs a pearl and ends the turn'],
      },
      {
        id: 'R6',
        title: words('Weiterlegen', 'Going on'),
        text: words(
          'Danach darfst du weitere Wellen legen oder aufhören. Hast du keine mehr, endet dein Zug von selbst.',
          'After that you may lay more waves, or stop. When you have none left, your turn ends by itself.',
        ),
        tests: ['after the first wave one may stop', 'a player who lays the last wave of the hand need not say stop'],
      },
      {
        id: 'R7',
        title: words('Nachziehen', 'Drawing'),
        text: words(
          'Am Ende des Zuges ziehst du auf drei Wellen nach, solange der Stapel reicht.',
          'At the end of your turn you draw up to three waves, as long as the pile lasts.',
        ),
        tests: ['the hand is filled up at the end of the turn'],
      },
    ],
  },
  {
    title: words('Ende', 'The end'),
    rules: [
      {
        id: 'R8',
        title: words('Wann es endet', 'When it ends'),
        text: words(
          'Wer keine Wellen mehr hat, wird übergangen. Hat niemand mehr welche, ist die Partie zu Ende.',
          'Whoever has no waves left is passed over. When nobody has any, the game is over.',
        ),
        tests: ['seats without waves are passed over, and without any it is over'],
      },
      {
        id: 'R9',
        title: words('Wer gewinnt', 'Who wins'),
        text: words(
          'Es gewinnt, wer die meisten Perlen hat; bei Gleichstand, wer seltener überlaufen ließ; sonst gewinnen sie gemeinsam.',
          'Most pearls win; ties go to the player who spilled less often; otherwise they win together.',
        ),
        tests: ['in a tie the player with fewer spills wins, otherwise they share'],
      },
      {
        id: 'R10',
        title: words('Was verdeckt ist', 'What is hidden'),
        text: words(
          'Deine Hand kennst nur du. Die Wellen im Meer bleiben offen liegen.',
          'Only you know your hand. The waves out at sea stay open for all to see.',
        ),
        tests: ['a hand is seen by its owner alone'],
      },
    ],
  },
];
