import { chapter, ourRule, rule } from '../rule.ts';

export const material = chapter(
  'Ziel und Material',
  'Goal and material',
  rule(
    'R1',
    ['winning', 'points'],
    [
      'Das Ziel',
      'Wer am Ende die meisten Häuptlingspunkte hat, gewinnt. Einige Felder und die Pfahlplättchen bringen sie sofort. Am Ende kommen die acht Götterpfade, der Steinplatz, der Pfahlplatz und übrige Amulette dazu.',
    ],
    [
      'The goal',
      'The most chief points at the end win. Some spaces and the pole tiles bring them at once. At the end the eight paths of the gods, the stone place, the pole place and left-over amulets are added.',
    ],
  ),
  rule(
    'R2',
    ['board'],
    [
      'Felder und Pfade',
      'Ein Feld zeigt eine Landschaft, einen Preis in Kostbarkeiten oder in Amuletten und manchmal Häuptlingspunkte. Acht Götterpfade führen über je sieben Felder: A bis D nach unten, E bis H nach rechts. Am Kopf jedes Pfades steht eine Statue mit zwei Zahlen. Ein Feld liegt auf einem Pfad, auf zweien oder auf keinem.',
    ],
    [
      'Spaces and paths',
      'A space shows a landscape, a price in treasures or in amulets, and sometimes chief points. Eight paths of the gods lead over seven spaces each: A to D down, E to H to the right. At the head of each path stands a statue with two numbers. A space lies on one path, on two, or on none.',
    ],
  ),
  rule(
    'R3',
    ['board'],
    [
      'Steinplatz und Pfahlplatz',
      'Die acht Felder rund um den Mittelpunkt oben rechts sind der Steinplatz, die acht unten links der Pfahlplatz. Sie liegen zugleich auf Pfaden und zählen für diese mit.',
    ],
    [
      'Stone place and pole place',
      'The eight spaces around the centre at the upper right are the stone place, the eight at the lower left the pole place. They lie on paths as well and count for those too.',
    ],
  ),
  rule(
    'R4',
    ['board'],
    [
      'Amulettfelder',
      'Acht Felder liegen abseits auf eigenen Inseln. Sie bringen keine Punkte, aber mit jeder Hütte dort sammelst du mehr Amulette.',
    ],
    [
      'Amulet spaces',
      'Eight spaces lie apart on islands of their own. They bring no points, but with every hut there you collect more amulets.',
    ],
  ),
  rule(
    'R5',
    ['board'],
    ['Zwei Landschaften', 'Zwei Felder zeigen zwei Landschaften. Sie gehören zu keinem der beiden Plätze.'],
    ['Two landscapes', 'Two spaces show two landscapes. They belong to neither of the two places.'],
  ),
  rule(
    'R6',
    [],
    [
      'Karten',
      'Es gibt 43 Kostbarkeiten: neun Zweien, acht Dreien, je sieben Vieren und Fünfen, je sechs Sechsen und Siebenen. Dazu kommen je acht Landschaftskarten Wasser, Sand, Mangroven und Schilf und zehn Startkarten.',
    ],
    [
      'Cards',
      'There are 43 treasures: nine twos, eight threes, seven fours and fives each, six sixes and sevens each. Added to these are eight landscape cards each of water, sand, mangroves and reeds, and ten start cards.',
    ],
  ),
  rule(
    'R7',
    ['chance'],
    [
      'Amulette',
      'Fünf Amulette vom Wert 1 liegen auf dem Spielplan. Die übrigen 35 mit Werten von 2 bis 6 sind im Säckchen.',
    ],
    ['Amulets', 'Five amulets of value 1 lie on the board. The other 35 with values from 2 to 6 are in the bag.'],
  ),
);

export const settingUp = chapter(
  'Vorbereitung',
  'Setting up',
  rule(
    'R8',
    [],
    [
      'Hütten und Schalen',
      'Zu zweit und zu dritt haben alle zehn Hütten und zwei Schalen, zu viert neun Hütten und eine Schale, zu fünft acht Hütten und eine Schale. Alle beginnen mit 0 Häuptlingspunkten.',
    ],
    [
      'Huts and bowls',
      'With two and three players everybody has ten huts and two bowls, with four nine huts and one bowl, with five eight huts and one bowl. Everybody begins with 0 chief points.',
    ],
  ),
  ourRule(
    'R9',
    ['chance'],
    [
      'Startspieler und Startkarten',
      'Wer beginnt, wird ausgelost und bekommt den Talisman und die beiden Startkarten 1. Im Uhrzeigersinn bekommen die anderen die Startkarten 2 bis 5. Alle wissen, welche Startkarten wer hat.',
    ],
    [
      'Start player and start cards',
      'The start player is chosen at random, and gets the talisman and the two start cards numbered 1. Clockwise, the others get the start cards 2 to 5. Everybody knows who has which start cards.',
    ],
  ),
  rule(
    'R10',
    ['chance'],
    [
      'Die ersten Karten',
      'Alle bekommen verdeckt zwei Landschaftskarten. Vier Kostbarkeiten und drei Landschaftskarten liegen offen aus, der Rest wird zu zwei verdeckten Stapeln.',
    ],
    [
      'The first cards',
      'Everybody gets two landscape cards face down. Four treasures and three landscape cards are laid out face up; the rest make two face-down piles.',
    ],
  ),
  rule(
    'R11',
    ['board'],
    [
      'Vögel und Boot',
      'Die Paradiesvögel sitzen anfangs auf Mangroven und Wasser. Das Boot liegt auf seinem eigenen Feld, alle Amulettsäulen stehen vor der Leiste.',
    ],
    [
      'Birds and boat',
      'At the start the birds of paradise sit on mangroves and water. The boat lies on its own space, and all amulet markers stand in front of the track.',
    ],
  ),
  rule(
    'R12',
    ['points'],
    ['Pfahlplättchen', 'Die acht Pfahlplättchen 2 bis 9 liegen als Stapel bereit, die 2 zuoberst.'],
    ['Pole tiles', 'The eight pole tiles 2 to 9 lie ready as a stack, the 2 on top.'],
  ),
  rule(
    'R13',
    ['board'],
    [
      'Graue Hüttensymbole',
      'Zu zweit und zu dritt kommt auf jedes der drei Felder mit grauem Hüttensymbol eine neutrale Hütte.',
    ],
    [
      'Grey hut symbols',
      'With two and three players a neutral hut goes on each of the three spaces with a grey hut symbol.',
    ],
  ),
  rule(
    'R14',
    ['board'],
    [
      'Weiße Hüttensymbole',
      'Zu zweit kommen neutrale Hütten auch auf die sieben weißen Symbole. Unter der auf dem Pfahlplatz liegt das Pfahlplättchen 2, als Nächstes folgt also die 3.',
    ],
    [
      'White hut symbols',
      'With two players neutral huts go on the seven white symbols as well. Under the one on the pole place lies pole tile 2, so the 3 is next.',
    ],
  ),
  rule(
    'R15',
    ['board', 'actions'],
    [
      'Gesperrte Kultstätte',
      'Zu zweit sperrt eine neutrale Schale die unterste Kultstätte. Die Anlegestellen 6 und 7 entfallen die ganze Partie.',
    ],
    [
      'Blocked cult site',
      'With two players a neutral bowl blocks the lowest cult site. Landings 6 and 7 are left out for the whole game.',
    ],
  ),
);
