import { chapter, ourRule, rule } from '../rule.ts';

export const bowls = chapter(
  'Runde und Schalen',
  'Round and bowls',
  rule(
    'R16',
    ['actions'],
    [
      'Die Runde',
      'Eine Runde hat drei Phasen: Erst setzt ihr eure Schalen, dann fährt das Boot, dann bereitet ihr die nächste Runde vor.',
    ],
    [
      'The round',
      'A round has three phases: first you place your bowls, then the boat sails, then you prepare the next round.',
    ],
  ),
  rule(
    'R17',
    ['actions', 'board'],
    [
      'Schalen setzen',
      'Reihum, beim Startspieler angefangen, setzt ihr je eine Schale auf eine freie Kultstätte des Archipels.',
    ],
    [
      'Placing bowls',
      'In turn, beginning with the start player, everybody places a bowl on a free cult site of the archipelago.',
    ],
  ),
  rule(
    'R18',
    ['actions'],
    ['Die zweite Schale', 'Zu zweit und zu dritt setzt ihr in derselben Reihenfolge noch eine zweite Schale.'],
    ['The second bowl', 'With two and three players everybody places a second bowl in the same order.'],
  ),
  rule(
    'R19',
    ['actions'],
    [
      'Nicht gleich nach oben',
      'Zu zweit und zu dritt darfst du als Startspieler deine erste Schale nicht auf die oberste Kultstätte setzen, deine zweite schon.',
    ],
    [
      'Not to the top at once',
      'With two and three players, your first bowl as start player may not go on the top cult site; your second may.',
    ],
  ),
  ourRule(
    'R20',
    ['actions'],
    [
      'Mit einer Schale frei',
      'Zu viert und zu fünft darf auch der Startspieler auf die oberste Kultstätte: Das Verbot gilt nur, wo alle zwei Schalen haben.',
    ],
    [
      'Free with one bowl',
      'With four and five players the start player, too, may use the top cult site: the ban only applies where everybody has two bowls.',
    ],
  ),
  rule(
    'R21',
    ['actions'],
    [
      'Zwei Anlegestellen',
      'Eine Schale gilt für beide Anlegestellen ihrer Kultstätte: die auf dem Hinweg (1 bis 6) und die gegenüber auf dem Rückweg (12 bis 7).',
    ],
    [
      'Two landings',
      'A bowl counts for both landings of its cult site: the one on the way out (1 to 6) and the one opposite on the way back (12 to 7).',
    ],
  ),
);

export const boat = chapter(
  'Das Boot',
  'The boat',
  rule(
    'R22',
    ['actions', 'board'],
    [
      'Die Fahrt',
      'Das Boot fährt von Anlegestelle 1 bis 12. Wo deine Schale steht, führst du die Aktionen der Anlegestelle aus; wo keine steht, fährt das Boot gleich weiter.',
    ],
    [
      'The journey',
      'The boat sails from landing 1 to 12. Where your bowl stands, you carry out the landing’s actions; where there is none, the boat sails on at once.',
    ],
  ),
  rule(
    'R23',
    ['actions'],
    ['Feste Reihenfolge', 'Die Reihenfolge der Aktionen an einer Anlegestelle darf nicht vertauscht werden.'],
    ['Fixed order', 'The order of the actions at a landing may not be changed.'],
  ),
  ourRule(
    'R24',
    ['actions'],
    [
      'Verzichten',
      'Du darfst auf jede Aktion ganz oder teilweise verzichten: auf jede einzelne Karte, auf jede Hütte, auf die Amulette. Amulette sammelst du entweder alle, die dir zustehen, oder keines; das ist unsere Lesart.',
    ],
    [
      'Skipping',
      'You may skip any action wholly or in part: every single card, every hut, the amulets. You collect either all the amulets you may take or none; that is our reading.',
    ],
  ),
  ourRule(
    'R25',
    ['actions'],
    [
      'Die Anlegestellen',
      '1: zwei offene Karten, dann eine verdeckte. 2: Amulette. 3: eine offene Karte. 4: eine offene, dann eine verdeckte. 5: zwei Karten, jede offen oder verdeckt.\n6: drei offene, dann eine verdeckte. 7: eine Hütte. 8: Amulette oder eine Hütte. 9: eine Hütte oder eine Doppelhütte. 10: bis zu zwei Hütten. 11: eine Hütte, dann eine verdeckte Karte. 12: die Paradiesvögel.\nDie Anlegestellen 6 und 7 sind von uns, ebenso die freie Wahl bei 5.',
    ],
    [
      'The landings',
      '1: two face-up cards, then one face down. 2: amulets. 3: one face-up card. 4: one face up, then one face down. 5: two cards, each face up or face down.\n6: three face up, then one face down. 7: a hut. 8: amulets or a hut. 9: a hut or a double hut. 10: up to two huts. 11: a hut, then a face-down card. 12: the birds of paradise.\nLandings 6 and 7 are ours, and so is the free choice at 5.',
    ],
  ),
  rule(
    'R26',
    ['actions'],
    ['Entweder – oder', 'Bietet eine Anlegestelle das eine oder das andere, darfst du nur eines davon tun.'],
    ['Either – or', 'Where a landing offers one thing or the other, you may only do one of them.'],
  ),
);

export const preparing = chapter(
  'Die nächste Runde',
  'The next round',
  rule(
    'R63',
    ['actions'],
    [
      'Der Talisman',
      'Steht deine Schale auf der obersten Kultstätte, bekommst du den Talisman und beginnst die nächste Runde.',
    ],
    ['The talisman', 'If your bowl is on the top cult site, you get the talisman and begin the next round.'],
  ),
  rule(
    'R64',
    ['actions'],
    ['Niemand ganz oben', 'Steht dort keine Schale, gibt der Startspieler den Talisman nach rechts weiter.'],
    ['Nobody at the top', 'If no bowl stands there, the start player passes the talisman to the right.'],
  ),
  rule(
    'R65',
    ['board'],
    [
      'Die Vögel müssen umziehen',
      'Dann müssen die Paradiesvögel auf die beiden Landschaften wechseln, auf denen keiner saß.',
    ],
    ['The birds have to move', 'Then the birds of paradise must move to the two landscapes without a bird.'],
  ),
  rule(
    'R66',
    ['actions'],
    ['Zurück an den Anfang', 'Ihr nehmt eure Schalen zurück, und das Boot kehrt auf sein Feld zurück.'],
    ['Back to the start', 'You take your bowls back, and the boat returns to its space.'],
  ),
  rule(
    'R67',
    ['chance', 'board'],
    [
      'Auslage auffüllen',
      'Die Auslage wird von den Stapeln auf vier Kostbarkeiten und drei Landschaftskarten aufgefüllt, soweit Karten da sind.',
    ],
    [
      'Refilling the display',
      'The display is refilled from the piles to four treasures and three landscape cards, as long as there are cards.',
    ],
  ),
);
