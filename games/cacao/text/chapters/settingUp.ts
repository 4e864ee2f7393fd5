import { type Chapter, words } from '@atoll/engine';

export const settingUp: Chapter = {
  title: words('Vorbereitung', 'Setting up'),
  rules: [
    {
      id: 'R1',
      elements: ['winning', 'points', 'board'],
      title: words('Worum es geht', 'What it is about'),
      text: words(
        'Zu zweit bis viert legt ihr Arbeiter an einen Urwald, der dabei immer weiter wächst. Die Arbeiter ernten Früchte, verkaufen sie, holen Gold und Wasser und stehen an Tempeln. Wer am Ende das meiste Gold hat, gewinnt.',
        'Two to four of you place workers along a jungle that keeps growing as you do. The workers harvest fruits, sell them, bring gold and water and stand at temples. Whoever has the most gold at the end wins.',
      ),
      tests: ['two to four play, and nobody else', 'most gold wins'],
    },
    {
      id: 'R2',
      elements: ['actions'],
      title: words('Arbeiterplättchen', 'Worker tiles'),
      text: words(
        'Du hast elf Arbeiterplättchen in deiner Farbe; auf jedem stehen vier Arbeiter, verteilt auf die vier Seiten. Gelesen werden sie im Uhrzeigersinn von der stärksten Seite aus: viermal 1-1-1-1, fünfmal 2-1-0-1, je einmal 3-0-0-1 und 3-1-0-0. Die beiden letzten sind Spiegelbilder: Drehen macht aus dem einen nie das andere. Zu dritt legst du ein 1-1-1-1 zurück in die Schachtel, zu viert dazu noch ein 2-1-0-1.',
        'You have eleven worker tiles in your colour; each carries four workers, spread over its four sides. They are read clockwise from the strongest side: four 1-1-1-1, five 2-1-0-1, one 3-0-0-1 and one 3-1-0-0. The last two are mirror images: no turning makes one the other. With three players you put one 1-1-1-1 back in the box, with four a 2-1-0-1 as well.',
      ),
      tests: [
        'everybody has eleven worker tiles of four kinds, with four workers on each',
        'with three seats everybody goes without one 1-1-1-1, with four also without one 2-1-0-1',
        'the two tiles with three workers on a side are mirror images: no turn makes one the other',
      ],
    },
    {
      id: 'R3',
      elements: ['board'],
      title: words('Urwaldplättchen', 'Jungle tiles'),
      text: words(
        'Es gibt 28 Urwaldplättchen: 6 Einzelplantagen, 2 Doppelplantagen, Märkte mit den Preisen 2 (zweimal), 3 (viermal) und 4 (einmal), Goldgruben mit den Werten 1 (zweimal) und 2 (einmal), 3 Wasser, 2 Sonnenkultstätten und 5 Tempel. Zu zweit bleiben sieben davon in der Schachtel: 2 Einzelplantagen und je ein Markt 3, eine Goldgrube 1, ein Wasser, eine Sonnenkultstätte und ein Tempel.',
        'There are 28 jungle tiles: 6 single plantations, 2 double plantations, markets with the prices 2 (twice), 3 (four times) and 4 (once), gold mines with the values 1 (twice) and 2 (once), 3 waters, 2 sun-worshipping sites and 5 temples. With two players seven of them stay in the box: 2 single plantations and one each of market 3, gold mine 1, water, sun-worshipping site and temple.',
      ),
      tests: ['28 jungle tiles of ten kinds are in the box', 'with two seats seven jungle tiles stay in the box'],
    },
    {
      id: 'R4',
      elements: ['arriving', 'losing'],
      title: words('Das Dorf', 'The village board'),
      text: words(
        'Vor dir liegt dein Dorf mit fünf Lagerplätzen für Früchte und drei Sonnenkultplätzen für Sonnensteine, alle leer. Ringsum läuft die Wasserleiste mit den Feldern −10, −4, −1, 0, 2, 4, 7, 11 und 16. Der Wasserträger beginnt auf −10. Der Vorrat geht nie aus: Die zwanzig Früchte und zwölf Sonnensteine füllen vier Dörfer, und die Bank zahlt immer.',
        'In front of you lies your village board with five storage places for fruits and three sun places for sun tokens, all of them empty. Around it runs the water track with the fields −10, −4, −1, 0, 2, 4, 7, 11 and 16. The water carrier begins at −10. The supply never runs out: the twenty fruits and twelve sun tokens fill four village boards, and the bank always pays.',
      ),
      tests: [
        'everybody begins with an empty village and the water carrier at -10',
        'the water track has nine fields from -10 to 16, the village five storage and three sun places',
        'the supply never runs out: twenty fruits and twelve sun tokens fill four villages, and the bank always pays',
      ],
    },
    {
      id: 'R5',
      elements: ['board', 'chance'],
      title: words('Der Urwald am Anfang', 'The jungle at the start'),
      text: words(
        'Eine Einzelplantage und ein Markt 2 liegen von Anfang an auf dem Tisch, und zwar so, dass sie sich an einer Ecke berühren. Die übrigen Urwaldplättchen werden gemischt und bilden den verdeckten Stapel. Zwei davon kommen offen in die Auslage.',
        'A single plantation and a market 2 lie on the table from the start, so that they touch at a corner. The other jungle tiles are shuffled and form the face-down pile. Two of them are turned up as the display.',
      ),
      tests: ['a plantation and a market touch at a corner, two jungle tiles lie open, the rest is shuffled face down'],
    },
    {
      id: 'R6',
      elements: ['chance'],
      title: words('Die Hand', 'The hand'),
      text: words(
        'Du mischst deine Arbeiterplättchen und ziehst drei davon auf die Hand. Die übrigen sind dein verdeckter Stapel.',
        'You shuffle your worker tiles and draw three of them as your hand. The others are your face-down pile.',
      ),
      tests: ['everybody draws three of their own shuffled worker tiles'],
    },
    {
      id: 'R7',
      elements: ['chance'],
      title: words('Wer beginnt', 'Who begins'),
      text: words(
        'Wer beginnt, wird ausgelost; am Tisch wäre es der Älteste. Danach geht es im Uhrzeigersinn.',
        'The start player is chosen at random; around a real table it would be the oldest. From there play goes clockwise.',
      ),
      ours: true,
      tests: [
        'who begins is drawn by lot, everybody as often as the others',
        'turns go clockwise from the starting seat',
      ],
    },
  ],
};
