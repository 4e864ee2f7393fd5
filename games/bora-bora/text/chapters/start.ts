/** The rulebook: setting up, and the course of a round. */
import { words } from '@atoll/engine';
import { chapter, rule } from './rule.ts';

export const startChapters = [
  chapter(
    words('Vorbereitung', 'Setting up'),
    rule(
      'R1',
      ['board'],
      [
        'Inseln und Gebiete',
        'Fünf Inseln haben zusammen zwölf Gebiete: je drei Gebirge, Strände, Wälder und Steppen. Land- und Wasserwege mit Zahlen von 1 bis 6 verbinden sie. Jedes Gebiet hat einen Bauplatz. Gebirge geben Stein, Strände Sand, Wälder Holz, Steppen eine Opfergabe.',
      ],
      [
        'Islands and regions',
        'Five islands have twelve regions between them: three each of mountains, beaches, forests and steppes. Land and water paths with numbers from 1 to 6 join them. Every region has a building site. Mountains give stone, beaches sand, forests wood, steppes an offering.',
      ],
      'five islands hold twelve regions, three of each terrain, and every site gives its terrain’s good',
      'there are three regions of each terrain: the four of the centre and two different ones on every other island',
    ),
    rule(
      'R2',
      ['actions', 'board'],
      [
        'Aktionskarten',
        'Zu viert liegen sieben Aktionskarten aus: Helfer, Tempel, Bauen, Frau, Mann, Landweg, Wasserweg. Zu dritt teilen sich Land- und Wasserweg eine, zu zweit außerdem Frau und Mann. Fischen kannst du immer.',
      ],
      [
        'Action cards',
        'With four players there are seven action cards: helper, temple, build, woman, man, land path, water path. With three, land and water path share one; with two, woman and man do as well. Fishing is always possible.',
      ],
      'two seats have five action tiles, three have six, four have seven; fishing is always there',
    ),
    rule(
      'R3',
      ['chance', 'board'],
      ['Fische', 'Jedes Gebiet bekommt zufällig ein Fischplättchen. Vier davon sind 1 wert.'],
      ['Fish', 'Each region gets a random fish tile. Four of them are worth 1.'],
      'a fish lies beside every region, four of them worth 1',
    ),
    rule(
      'R4',
      ['chance', 'board'],
      [
        'Männer und Frauen',
        'Ihr mischt Männer und Frauen, je 36 Plättchen, getrennt. Je sechs liegen offen neben den Zahlen 1 bis 6.',
      ],
      [
        'Men and women',
        'Shuffle men and women, 36 tiles each, separately. Six of each lie face up at the numbers 1 to 6.',
      ],
      'six men and six women lie out, thirty of each are still to come',
    ),
    rule(
      'R5',
      ['chance', 'board'],
      [
        'Aufgaben',
        'Ihr bekommt alle offen eine der sieben Startaufgaben (Kranich) und zwei der 53 übrigen (Papagei). Die restlichen Startaufgaben scheiden aus. Zwei Aufgaben mehr, als ihr seid, liegen aus.',
      ],
      [
        'Tasks',
        'You each get one of the seven starting tasks (crane) and two of the 53 others (parrot), face up. The other starting tasks leave the game. Two more tasks than there are players are on offer.',
      ],
      'everybody starts with one crane and two parrots, and two more tasks lie out than there are seats',
    ),
    rule(
      'R6',
      ['chance', 'board'],
      ['Schmuck', 'Alle 24 Schmuckstücke liegen zufällig verteilt offen aus, vier für jeden Durchgang.'],
      ['Jewellery', 'All 24 pieces of jewellery lie face up at random, four for each round.'],
      'all 24 pieces of jewelry lie open, four a round',
    ),
    rule(
      'R7',
      ['chance', 'board'],
      [
        'Götter',
        'Sechs Götterplättchen liegen im Tempel. Die 60 Götterkarten, zwölf in jeder der fünf Farben, werden gemischt; fünf liegen offen.',
      ],
      [
        'Gods',
        'Six god tiles lie in the temple. The 60 god cards, twelve in each of five colours, are shuffled; five lie face up.',
      ],
      'six god tiles lie in the temple, five god cards lie open, the rest is the pile',
    ),
    rule(
      'R8',
      ['actions', 'chance'],
      [
        'Eigene Sachen',
        'Ihr bekommt je ein Tableau mit zwölf Hütten auf zwölf Feldern, sechs Bauplättchen mit den Zahlen 1 bis 6, vier Priester, drei Würfel, ein Götterplättchen, zwei Opfergaben und verdeckt zwei Götterkarten.',
      ],
      [
        'Your own things',
        'You each get a player board with twelve huts on twelve spaces, six building tiles numbered 1 to 6, four priests, three dice, a god tile, two offerings and two face-down god cards.',
      ],
      'everybody starts with twelve huts, six building tiles, four priests, two cards, two offerings and a god tile',
    ),
    rule(
      'R9',
      ['chance', 'points'],
      [
        'Zugreihenfolge',
        'Die Zugreihenfolge wird ausgelost. Sie bringt 0, 1, 2 und 3 Punkte. Auf der Statusleiste liegen alle Steine auf 0, obenauf der Stein dessen, der zuerst dran ist, dann der Reihe nach.',
      ],
      [
        'Turn order',
        'The turn order is random. It brings 0, 1, 2 and 3 points. On the status track all markers are on 0, the first player’s on top, then the others in order.',
      ],
      'the turn order is drawn; it brings 0, 1, 2 and 3 points, and the first marker lies on top',
    ),
    rule(
      'R10',
      ['board', 'arriving'],
      [
        'Erste Hütten',
        'Gegen die Zugreihenfolge setzt ihr je eine Hütte auf den Bauplatz eines freien Gebiets mit Fisch 1 und nehmt, was der Bauplatz gibt. Der Fisch wird nicht gewertet.',
      ],
      [
        'First huts',
        'In reverse turn order you each place a hut on the building site of a free region with a 1-point fish, and take what the site gives. The fish is not scored.',
      ],
      'first huts are set in reverse turn order, each in a free region beside a fish of 1, without scoring it',
    ),
  ),
  chapter(
    words('Durchgänge', 'Rounds'),
    rule(
      'R11',
      ['actions'],
      [
        'Sechs Durchgänge',
        'Ihr spielt sechs Durchgänge mit drei Phasen: A Würfel einsetzen, B Männer und Frauen nutzen, C Status, Tempel, Schmuck und Aufgaben, in dieser Reihenfolge.',
      ],
      [
        'Six rounds',
        'The game has six rounds of three phases: A placing dice, B using men and women, C status, temple, jewellery and tasks, in this order.',
      ],
      'six rounds of phases A, B and C, then the last tasks',
      'phase C goes status, temple, jewelry, tasks',
    ),
  ),
];
