import { type Chapter, words } from '@atoll/engine';

export const turn: Chapter = {
  title: words('Ein Zug', 'A turn'),
  rules: [
    {
      id: 'R8',
      elements: ['board', 'actions'],
      title: words('Ein Arbeiterplättchen anlegen', 'Placing a worker tile'),
      text: words(
        'Leg eines deiner Handplättchen auf ein leeres Arbeiterfeld, an das mit einer Seite mindestens ein Urwaldplättchen grenzt. Arbeiter und Urwald wechseln sich ab wie die Felder eines Schachbretts, deshalb liegen nie zwei Plättchen derselben Art nebeneinander. Der Tisch hat keinen Rand.',
        'Put one tile from your hand on an empty worker space with at least one jungle tile on one of its sides. Workers and jungle alternate like the squares of a chessboard, so two tiles of the same kind never lie side by side. The table has no edge.',
      ),
      tests: [
        'a tile goes on any empty worker space beside a jungle tile, and nowhere else',
        'only tiles of the own hand can be placed, and the placed one leaves it',
      ],
    },
    {
      id: 'R9',
      elements: ['actions'],
      title: words('Drehen', 'Turning'),
      text: words(
        'Du darfst das Plättchen drehen, wie du willst: Damit entscheidest du, welche Arbeiter wohin schauen. Bei 1-1-1-1 gibt es nichts zu drehen.',
        'You may turn the tile as you like: that decides which workers look where. There is nothing to turn on a 1-1-1-1.',
      ),
      tests: [
        'a tile can be turned any way; turns that look the same are one choice',
        'a quarter turn moves the strong side clockwise: north, east, south, west',
        'the single worker stands clockwise of the three on 3-1-0-0, and the other way round on 3-0-0-1',
      ],
    },
    {
      id: 'R10',
      elements: ['actions'],
      title: words('Die Reihenfolge', 'The order'),
      text: words(
        'Ein Zug geht immer gleich: Erst legst du ein Arbeiterplättchen, dann füllst du Urwaldfelder, dann arbeiten die Arbeiter, die dadurch aufgewacht sind, auch die der anderen. Zum Schluss wird nachgezogen.',
        'A turn always goes the same way: first you place a worker tile, then you fill jungle spaces, then the workers that woke up work, other players’ workers too. Drawing comes last.',
      ),
      tests: ['a turn goes: place, fill, work, draw, refill, next seat'],
    },
    {
      id: 'R11',
      elements: ['board'],
      title: words('Urwaldfelder füllen', 'Filling jungle spaces'),
      text: words(
        'Liegen durch dein Plättchen an einem leeren Urwaldfeld zwei Arbeiterplättchen, musst du es sofort füllen. Wem die beiden gehören, ist gleich; sie dürfen über Eck oder einander gegenüber liegen. Ein Feld mit nur einem Arbeiterplättchen bleibt leer.',
        'When your tile gives an empty jungle space its second worker tile, you must fill it at once. It does not matter whose the two are, or whether they meet around a corner or face each other across the space. A space with a single worker tile stays empty.',
      ),
      tests: [
        'a space between two worker tiles around a corner is filled',
        'two worker tiles opposite each other call for a jungle tile between them',
        'it does not matter whose worker tiles lie beside a space to be filled',
        'a space with a single worker tile beside it stays empty',
        'filling is not optional: the turn does not go on before every space has its tile',
      ],
    },
    {
      id: 'R12',
      elements: ['board'],
      title: words('Welches Plättchen wohin', 'Which tile goes where'),
      text: words(
        'Auf jedes Feld kommt ein Plättchen aus der Auslage. Du bestimmst, welches: Bei einem Feld suchst du eines der beiden aus, bei zweien verteilst du sie. Sind beide gleich, gibt es nichts zu entscheiden.',
        'Each space gets one tile of the display. You decide which: for one space you pick one of the two, for two spaces you say which goes where. If both are alike, there is nothing to decide.',
      ),
      tests: [
        'the active player decides which tile of the display goes on which space',
        'one space takes one tile of the display, and the other stays there',
        'where the tiles are alike there is nothing to choose, and the machine fills by itself',
      ],
    },
    {
      id: 'R13',
      elements: ['board'],
      title: words('Die Auslage bleibt', 'The display waits'),
      text: words(
        'Während des Zuges wird die Auslage nicht ergänzt, auch wenn sie leer geworden ist. Neue Plättchen kommen erst am Ende.',
        'During the turn the display is not refilled, even when it has become empty. New tiles come only at the end.',
      ),
      tests: [
        'the display is not refilled before the end of the turn',
        'a tile chosen for a space is not replaced in the display while the turn goes on',
      ],
    },
    {
      id: 'R14',
      elements: ['board', 'chance'],
      title: words('Drei Felder auf einmal', 'Three spaces at once'),
      text: words(
        'Sehr selten sind drei Felder zu füllen. Dann legst du zuerst beide Plättchen der Auslage auf zwei Felder deiner Wahl; auf das dritte kommt, was oben auf dem Stapel liegt.',
        'Very rarely three spaces are to be filled. Then you first put both tiles of the display on two spaces of your choice; the third gets whatever lies on top of the pile.',
      ),
      tests: [
        'three spaces at once: both tiles of the display first, then the top of the pile',
        'with equal tiles in the display a third space is still a choice',
      ],
    },
    {
      id: 'R15',
      elements: ['board'],
      title: words('Zu wenige Plättchen', 'Too few tiles'),
      text: words(
        'Reichen die Plättchen nicht für alle Felder, füllst du so viele, wie du kannst, und wählst die Felder aus. Ist gar keines mehr da, bleiben Felder von nun an leer, und es geht gleich mit der Arbeit weiter.',
        'When there are not enough tiles for all spaces, you fill as many as you can and choose which. When none are left at all, spaces stay empty from now on, and the turn goes straight on to work.',
      ),
      tests: [
        'one tile left for two spaces: the player chooses the space, the other stays empty',
        'two tiles left for three spaces: two are filled, the third stays empty',
        'without any tiles left the spaces stay empty and work begins at once',
      ],
    },
  ],
};
