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
        'Aktionsplättchen',
        'Zu viert liegen sieben Aktionsplättchen aus: Helfer, Tempel, Bauen, Frau, Mann, Landweg, Wasserweg. Zu dritt teilen sich Land- und Wasserweg eines, zu zweit außerdem Frau und Mann. Fischen kann man immer.',
      ],
      [
        'Action tiles',
        'With four seats there are seven action tiles: helper, temple, build, woman, man, land path, water path. With three, land and water path share one; with two, woman and man do as well. Fishing is always possible.',
      ],
      'two seats have five action tiles, three have six, four have seven; fishing is always there',
    ),
    rule(
      'R3',
      ['chance', 'board'],
      ['Fische', 'An jedes Gebiet kommt zufällig ein Fischplättchen. Vier davon sind 1 wert.'],
      ['Fish', 'A fish tile is laid beside every region at random. Four of them are worth 1.'],
      'a fish lies beside every region, four of them worth 1',
    ),
    rule(
      'R4',
      ['chance', 'board'],
      [
        'Männer und Frauen',
        'Männer und Frauen, je 36 Plättchen, werden getrennt gemischt. Je sechs liegen offen neben den Zahlen 1 bis 6.',
      ],
      [
        'Men and women',
        'Men and women, 36 tiles each, are shuffled apart. Six of each lie open beside the numbers 1 to 6.',
      ],
      'six men and six women lie out, thirty of each are still to come',
    ),
    rule(
      'R5',
      ['chance', 'board'],
      [
        'Aufgaben',
        'Alle bekommen offen eine der sieben Startaufgaben (Kranich) und zwei der 53 übrigen (Papagei). Die restlichen Startaufgaben scheiden aus. Zwei Aufgaben mehr, als Spieler da sind, liegen aus.',
      ],
      [
        'Tasks',
        'Everybody openly gets one of the seven starting tasks (crane) and two of the 53 others (parrot). The other starting tasks leave the game. Two more tasks than there are players are laid out.',
      ],
      'everybody starts with one crane and two parrots, and two more tasks lie out than there are seats',
    ),
    rule(
      'R6',
      ['chance', 'board'],
      ['Schmuck', 'Alle 24 Schmuckstücke liegen zufällig verteilt offen aus, vier für jeden Durchgang.'],
      ['Jewelry', 'All 24 pieces of jewelry lie open at random, four for each round.'],
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
        'Six god tiles lie in the temple. The 60 god cards, twelve in each of five colours, are shuffled; five lie open.',
      ],
      'six god tiles lie in the temple, five god cards lie open, the rest is the pile',
    ),
    rule(
      'R8',
      ['actions', 'chance'],
      [
        'Eigene Sachen',
        'Alle bekommen ein Tableau mit zwölf Hütten auf zwölf Feldern, sechs Bauplättchen mit den Zahlen 1 bis 6, vier Priester, drei Würfel, ein Götterplättchen, zwei Opfergaben und verdeckt zwei Götterkarten.',
      ],
      [
        'Your own things',
        'Everybody gets a board with twelve huts on twelve spaces, six building tiles numbered 1 to 6, four priests, three dice, a god tile, two offerings and, hidden, two god cards.',
      ],
      'everybody starts with twelve huts, six building tiles, four priests, two cards, two offerings and a god tile',
    ),
    rule(
      'R9',
      ['chance', 'points'],
      [
        'Zugreihenfolge',
        'Die Zugreihenfolge wird ausgelost. Sie bringt 0, 1, 2 und 3 Punkte. Auf der Statusleiste liegen alle auf 0, der Stein des Ersten obenauf, dann der Reihe nach.',
      ],
      [
        'Turn order',
        'The turn order is drawn. It brings 0, 1, 2 and 3 points. On the status track all lie on 0, the first player’s marker on top, then the others in order.',
      ],
      'the turn order is drawn; it brings 0, 1, 2 and 3 points, and the first marker lies on top',
    ),
    rule(
      'R10',
      ['board', 'arriving'],
      [
        'Erste Hütten',
        'Gegen die Zugreihenfolge setzen alle eine Hütte auf den Bauplatz eines freien Gebiets mit einem Fisch im Wert von 1 und nehmen, was der Bauplatz gibt. Der Fisch wird nicht gewertet.',
      ],
      [
        'First huts',
        'In reverse turn order everybody sets a hut on the site of a free region beside a fish of 1, and takes what the site gives. The fish is not scored.',
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
        'Gespielt werden sechs Durchgänge mit drei Phasen: A Würfel einsetzen, B Männer und Frauen nutzen, C Status, Tempel, Schmuck und Aufgaben, genau so nacheinander.',
      ],
      [
        'Six rounds',
        'The game has six rounds of three phases: A placing dice, B using men and women, C status, temple, jewelry and tasks, one after the other just like that.',
      ],
      'six rounds of phases A, B and C, then the last tasks',
      'phase C goes status, temple, jewelry, tasks',
    ),
  ),
];
