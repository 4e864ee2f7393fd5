import { type Chapter, words } from '@atoll/engine';

export const settingUp: Chapter = {
  title: words('Vorbereitung', 'Setting up'),
  rules: [
    {
      id: 'R1',
      elements: [],
      title: words('Die Landschaften', 'The regions'),
      text: words(
        'Zu viert sind alle 65 Landschaften im Spiel: 20 der Stufe 1, 20 der Stufe 2 und 25 der Stufe 3. Zu dritt bleiben die 14 mit weißem Stern in der Schachtel, zu zweit auch die 14 mit lila Stern. So sind es 51 oder 37: eine volle Pyramide für jeden von euch und neun, die am Ende übrig bleiben.',
        'With four players you use all 65 regions: 20 of level 1, 20 of level 2 and 25 of level 3. With three, the 14 with a white star stay in the box, with two the 14 with a purple star as well. That makes 51 or 37: a full pyramid for each of you, and nine left over at the end.',
      ),
      tests: [
        '65, 51 or 37 regions are in play: white stars stay out with three seats, purple ones too with two',
        'with two, three and four seats 37, 51 and 65 regions are in play: nine and 14 a seat',
      ],
    },
    {
      id: 'R2',
      elements: ['chance', 'board'],
      title: words('Stapel und Auslage', 'Stacks and display'),
      text: words(
        'Ihr mischt jede Stufe für sich und stapelt sie verdeckt. Neun Landschaften der Stufe 1 legt ihr offen in drei Reihen zu dreien in die Mitte: die Auslage. Noch steht niemand darauf.',
        'Shuffle each level on its own and stack it face down. Place nine regions of level 1 face up in three rows of three: the display. There is nobody on them yet.',
      ),
      tests: [
        'nine regions of level 1 lie open in three rows of three, and nobody stands on them',
        'each level is shuffled on its own, level 1 on top of level 2 on top of level 3',
      ],
    },
    {
      id: 'R3',
      elements: ['chance', 'board'],
      title: words('Die Gottheiten', 'The gods'),
      text: words(
        'Von den zehn Gottheiten legt ihr zufällig eine mehr offen aus, als ihr seid.',
        'Of the ten gods, lay out one more than there are players, chosen at random.',
      ),
      tests: ['there is one god more than there are seats, and every god comes up'],
    },
    {
      id: 'R4',
      elements: ['points'],
      title: words('Die Tempel', 'The temples'),
      text: words(
        'Ihr legt die Tempel mit 2 und 7 Punkten (zu zweit), 2, 4 und 9 (zu dritt) oder 2, 4, 7 und 11 (zu viert) bereit.',
        'Use the temples with 2 and 7 points (two players), 2, 4 and 9 (three), or 2, 4, 7 and 11 (four).',
      ),
      tests: ['the temples are 2 and 7 for two, 2, 4 and 9 for three, 2, 4, 7 and 11 for four'],
    },
    {
      id: 'R5',
      elements: [],
      title: words('Der Vorrat', 'The supply'),
      text: words(
        'Ihr beginnt alle mit leeren Händen. Die Anhänger im allgemeinen Vorrat gehen nie aus.',
        'You all start empty-handed. The worshippers in the general supply never run out.',
      ),
      tests: [
        'everybody starts with an empty world: no worshiper, no region, no god',
        'worshipers are without limit: a colour never runs out',
      ],
    },
    {
      id: 'R6',
      elements: ['chance'],
      title: words('Wer beginnt', 'Who starts'),
      text: words(
        'Am Brett beginnt, wer am jüngsten ist. Hier entscheidet das Los.',
        'On a real table the youngest player starts. Here the start player is chosen at random.',
      ),
      tests: ['chance decides who begins, and everybody can'],
      ours: true,
    },
  ],
};
