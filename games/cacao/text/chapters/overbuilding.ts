import { type Chapter, words } from '@atoll/engine';

export const overbuilding: Chapter = {
  title: words('Überbauen', 'Overbuilding'),
  rules: [
    {
      id: 'R26',
      elements: ['actions', 'board'],
      title: words('Wann und womit', 'When, and at what price'),
      text: words(
        'Sobald der Urwaldstapel und die Auslage leer sind, darfst du überbauen, statt anzulegen: Gib einen Sonnenstein ab und leg ein Handplättchen auf eines deiner eigenen. Ohne Sonnenstein legst du normal an; mit einem hast du die Wahl.',
        'As soon as the jungle pile and the display are empty, you may overbuild instead of placing: return a sun token and put a tile from your hand on one of your own. Without a sun token you place as usual; with one you have the choice.',
      ),
      tests: [
        'nobody overbuilds before pile and display are both empty',
        'overbuilding costs a sun token; without one a tile is placed as usual',
        'a player with a sun token may still place as usual, and keeps it',
      ],
    },
    {
      id: 'R27',
      elements: ['board'],
      title: words('Nur eigene Plättchen', 'Only your own tiles'),
      text: words(
        'Du überbaust nur eigene Plättchen aus früheren Zügen, nie die der anderen.',
        'You overbuild only your own tiles from earlier turns, never anybody else’s.',
      ),
      tests: [
        'only own tiles are overbuilt',
        'with three and four seats too, nobody overbuilds the tile of any other seat',
        'a tile can be overbuilt in a turn after the one that laid it',
      ],
    },
    {
      id: 'R28',
      elements: ['board'],
      title: words('Jedes Feld nur einmal', 'Each space only once'),
      text: words(
        'Wo schon überbaut wurde, wird nicht noch einmal überbaut: Höher als zwei Plättchen wird kein Stapel.',
        'Where a tile has been overbuilt, it is not overbuilt again: no stack is higher than two tiles.',
      ),
      tests: ['each place is overbuilt only once'],
    },
    {
      id: 'R29',
      elements: ['actions'],
      title: words('Was dabei geschieht', 'What it does'),
      text: words(
        'Die Arbeiter des oberen Plättchens, die auf Urwaldplättchen schauen, arbeiten sofort. Sonst wacht niemand auf, und gefüllt wird nichts. Beispiel: Ein Arbeiter an der Doppelplantage nimmt zwei Früchte, zwei am Markt 4 verkaufen sie für 8 Gold, einer am Wasser geht einen Schritt.',
        'The workers of the tile on top that look at jungle tiles work at once. Nobody else wakes up, and nothing is filled. Example: one worker at the double plantation takes two fruits, two at market 4 sell them for 8 gold, one at the water takes a step.',
      ),
      tests: [
        'the example of overbuilding: two fruits, two sales at four gold, one step of water',
        'workers of the tile on top work, nobody else wakes, and nothing is filled',
        'a tile on top is turned as its owner likes',
      ],
    },
  ],
};
