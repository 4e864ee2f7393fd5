import { chapter, ourRule, rule } from '../rule.ts';

export const building = chapter(
  'Eine Hütte bauen',
  'Building a hut',
  rule(
    'R44',
    ['board'],
    ['Nur auf freien Feldern', 'Du baust nur auf einem Feld ohne Hütte.'],
    ['Only on free spaces', 'You may only build on a space without a hut.'],
  ),
  rule(
    'R45',
    ['board'],
    ['Wo ein Vogel sitzt', 'Auf der Landschaft des Feldes muss auf dem Orakelfelsen ein Paradiesvogel sitzen.'],
    ['Where a bird sits', 'The space’s landscape must have a bird of paradise on the oracle rock.'],
  ),
  rule(
    'R46',
    [],
    ['Eine Landschaftskarte', 'Du gibst eine Landschaftskarte ab, die zum Feld passt.'],
    ['A landscape card', 'You give a landscape card that matches the space.'],
  ),
  rule(
    'R47',
    [],
    [
      'Genau passend',
      'Du zahlst genau den Preis des Feldes, nie mehr. Kannst du nicht passend zahlen, kannst du dort nicht bauen.',
    ],
    ['Exactly', 'You pay exactly the space’s price, never more. If you cannot pay exactly, you cannot build there.'],
  ),
  rule(
    'R48',
    [],
    [
      'Kostbarkeiten oder Amulette',
      'Zeigt ein Feld Kostbarkeiten, zahlst du mit Kostbarkeiten, zeigt es ein Amulett, mit Amuletten. Beides mischt sich nie.',
    ],
    [
      'Treasures or amulets',
      'Where a space shows treasures you pay with treasures, where it shows an amulet with amulets. The two never mix.',
    ],
  ),
  ourRule(
    'R49',
    [],
    [
      'Womit du zahlst',
      'Welche Karten oder Amulette du gibst, entscheidest du. Du zahlst offen; gleiche Werte sind gleich.',
    ],
    ['What you pay with', 'Which cards or amulets you give is up to you. You pay openly; equal values are the same.'],
  ),
  rule(
    'R50',
    ['points'],
    ['Häuptlingspunkte', 'Zeigt das Feld Häuptlingspunkte, bekommst du sie sofort.'],
    ['Chief points', 'If the space shows chief points, you get them at once.'],
  ),
  rule(
    'R51',
    ['points'],
    [
      'Auf dem Pfahlplatz',
      'Unter eine Hütte auf dem Pfahlplatz kommt das oberste Pfahlplättchen. Seinen Wert bekommst du sofort als Häuptlingspunkte.',
    ],
    [
      'On the pole place',
      'The top pole tile goes under a hut on the pole place. You get its value in chief points at once.',
    ],
  ),
  rule(
    'R52',
    ['board'],
    ['Mittelpunkte', 'Die Mittelpunkte des Steinplatzes und des Pfahlplatzes sind keine Felder.'],
    ['Centres', 'The centres of the stone place and the pole place are not spaces.'],
  ),
  rule(
    'R53',
    [],
    ['Aus dem Vorrat', 'Hütten kommen aus deinem Vorrat. Ist er leer, baust du nicht mehr.'],
    ['From the supply', 'Huts come from your supply. When it is empty, you build no more.'],
  ),
  ourRule(
    'R54',
    [],
    [
      'Nach dem Bau',
      'Ausgegebene Kostbarkeiten und Landschaftskarten kommen offen auf zwei getrennte Ablagen. Startkarten scheiden aus. Dass alle sehen, was abgelegt ist, ist unsere Lesart.',
    ],
    [
      'After building',
      'Spent treasures and landscape cards go face up on two separate discard piles. Start cards leave the game. That everybody sees what has been discarded is our reading.',
    ],
  ),
  ourRule(
    'R55',
    [],
    [
      'Niemand muss bauen',
      'Bauen ist nie Pflicht, und ob du könntest, bleibt dein Geheimnis. Hast du Karten, die andere nicht kennen, wirst du auch dann gefragt, wenn gar nichts zu bauen ist.',
    ],
    [
      'Nobody must build',
      'You never have to build, and whether you could stays your secret. If you have cards that the others do not know, you are asked even if there is nothing to build.',
    ],
  ),
);

export const special = chapter(
  'Zwei Hütten, Doppelhütten, zwei Landschaften',
  'Two huts, double huts, two landscapes',
  rule(
    'R56',
    ['actions'],
    [
      'Zwei Hütten',
      'Zwei Hütten baust du nacheinander auf zwei verschiedenen Feldern und zahlst jede für sich genau passend. Du darfst es bei einer belassen.',
    ],
    [
      'Two huts',
      'You build two huts one after the other on two different spaces, and pay exactly for each. You may leave it at one.',
    ],
  ),
  rule(
    'R57',
    ['points'],
    [
      'Doppelhütte',
      'Für eine Doppelhütte setzt du zwei Hütten auf ein Feld. Du zahlst den doppelten Preis und zwei passende Landschaftskarten und bekommst die doppelten Häuptlingspunkte.',
    ],
    [
      'Double hut',
      'For a double hut you put two huts on one space. You pay double the price and two matching landscape cards, and get double the chief points.',
    ],
  ),
  rule(
    'R58',
    ['board'],
    [
      'Wo keine Doppelhütten stehen',
      'Auf dem Steinplatz, auf dem Pfahlplatz und auf Amulettfeldern gibt es keine Doppelhütten.',
    ],
    ['Where no double huts stand', 'There are no double huts on the stone place, the pole place and amulet spaces.'],
  ),
  rule(
    'R59',
    ['board'],
    ['Kein Ausbau', 'Eine Hütte, die schon steht, kann nicht zur Doppelhütte werden.'],
    ['No upgrade', 'A hut that already stands cannot become a double hut.'],
  ),
  ourRule(
    'R60',
    [],
    ['Zwei aus dem Vorrat', 'Für eine Doppelhütte brauchst du noch zwei Hütten im Vorrat.'],
    ['Two from the supply', 'For a double hut you need two huts left in your supply.'],
  ),
  rule(
    'R61',
    ['board'],
    [
      'Feld mit zwei Landschaften',
      'Auf einem Feld mit zwei Landschaften gibst du eine Karte der einen oder der anderen. Auf deren Landschaft muss ein Vogel sitzen.',
    ],
    [
      'A space with two landscapes',
      'On a space with two landscapes you give a card of either. Its landscape must have a bird.',
    ],
  ),
  rule(
    'R62',
    ['board'],
    [
      'Doppelhütte auf zwei Landschaften',
      'Für eine Doppelhütte gibst du dort zwei Karten derselben Landschaft oder von jeder eine. Auf jeder dieser Landschaften muss ein Vogel sitzen.',
    ],
    [
      'Double hut on two landscapes',
      'For a double hut there you give two cards of one landscape or one of each. Each of these landscapes must have a bird.',
    ],
  ),
);
