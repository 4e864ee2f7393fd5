import { chapter, ourRule, rule } from '../rule.ts';

export const ending = chapter(
  'Das Ende',
  'The end',
  ourRule(
    'R68',
    ['winning', 'shedding'],
    [
      'Die letzte Hütte',
      'Hat jemand seine letzte Hütte gebaut, wird die Runde zu Ende gespielt. Dann folgt die Endwertung; eine weitere Runde wird nicht mehr vorbereitet, das ist unsere Lesart.',
    ],
    [
      'The last hut',
      'When somebody has built the last hut, the round is played to its end. Then comes the final scoring; no further round is prepared, which is our reading.',
    ],
  ),
  rule(
    'R69',
    ['points', 'board'],
    [
      'Die Götterpfade',
      'Auf jedem Pfad bringen die meisten Hütten die höhere Zahl der Statue, die zweitmeisten die niedrigere. Doppelhütten zählen zwei. Ohne Hütte auf dem Pfad gibt es nichts.',
    ],
    [
      'The gods’ paths',
      'On every path the most huts bring the statue’s higher number, the second most the lower one. Double huts count two. Without a hut on the path there is nothing.',
    ],
  ),
  rule(
    'R70',
    ['points', 'board'],
    ['Gleichstand auf einem Pfad', 'Bei Gleichstand liegt vorn, wessen Hütte näher an der Statue steht.'],
    ['A tie on a path', 'In a tie the one whose hut stands nearer to the statue is ahead.'],
  ),
  rule(
    'R71',
    ['points', 'board'],
    [
      'Neutrale Hütten auf Pfaden',
      'Zu zweit und zu dritt zählen neutrale Hütten mit, auch bei Gleichstand. Sie nehmen Ränge weg, bekommen aber keine Punkte.',
    ],
    [
      'Neutral huts on paths',
      'With two and three players neutral huts count as well, also in ties. They take ranks away but get no points.',
    ],
  ),
  rule(
    'R72',
    ['points'],
    [
      'Der Steinplatz',
      'Auf dem Steinplatz bekommst du deine Hütten mal alle Hütten dort. Stehen dort sieben und drei davon sind deine, sind das 21.',
    ],
    [
      'The stone place',
      'On the stone place you get your huts times all huts there. If seven stand there and three of them are yours, that makes 21.',
    ],
  ),
  ourRule(
    'R73',
    ['points'],
    [
      'Neutrale Hütte auf dem Steinplatz',
      'Eine neutrale Hütte auf dem Steinplatz zählt zu allen Hütten dort, bringt aber niemandem eigene Punkte.',
    ],
    [
      'Neutral hut on the stone place',
      'A neutral hut on the stone place counts among all huts there but scores for nobody.',
    ],
  ),
  rule(
    'R74',
    ['points', 'board'],
    ['Der Pfahlplatz', 'Die meisten Hütten auf dem Pfahlplatz bringen 12 Häuptlingspunkte, die zweitmeisten 6.'],
    ['The pole place', 'The most huts on the pole place bring 12 chief points, the second most 6.'],
  ),
  rule(
    'R75',
    ['points'],
    [
      'Gleichstand auf dem Pfahlplatz',
      'Bei Gleichstand liegt vorn, wer dort seine erste Hütte früher gebaut hat: wer also das niedrigere Pfahlplättchen hat.',
    ],
    [
      'A tie on the pole place',
      'In a tie the one who built the first hut there earlier is ahead: the one with the lower pole tile.',
    ],
  ),
  rule(
    'R76',
    ['points', 'board'],
    [
      'Neutrale Hütte auf dem Pfahlplatz',
      'Zu zweit zählt die neutrale Hütte auf dem Pfahlplatz mit. Wer dort nur eine Hütte hat, liegt hinter ihr.',
    ],
    [
      'Neutral hut on the pole place',
      'With two players the neutral hut on the pole place counts as well. Whoever has only one hut there is behind it.',
    ],
  ),
  rule(
    'R77',
    ['points'],
    ['Übrige Amulette', 'Jedes übrige Amulett bringt seinen Wert in Häuptlingspunkten.'],
    ['Left-over amulets', 'Every amulet left over brings its value in chief points.'],
  ),
  ourRule(
    'R78',
    ['winning'],
    [
      'Der Sieg',
      'Die meisten Häuptlingspunkte gewinnen. Bei Gleichstand entscheidet der höhere Gesamtwert der Amulette; ist auch der gleich, teilt ihr euch den Sieg. Dass Amulette auch über die Plätze dahinter entscheiden, ist unsere Lesart.',
    ],
    [
      'Winning',
      'Most chief points win. In a tie the higher total value of amulets decides; if that is equal too, you share the victory. That amulets decide about the places behind as well is our reading.',
    ],
  ),
);

export const variant = chapter(
  'Variante: Steinplatzplättchen',
  'Variant: stone place tiles',
  rule(
    'R79',
    ['chance'],
    [
      'Die Wahl',
      'Ihr spielt ohne Steinplatzplättchen, mit acht zufälligen aus allen sechzehn, nur mit den acht Götterstatuen oder nur mit den acht anderen.',
    ],
    [
      'The choice',
      'You play without stone place tiles, with eight at random of all sixteen, only with the eight statues, or only with the eight others.',
    ],
  ),
  rule(
    'R80',
    ['chance', 'board'],
    [
      'Ausgelegt',
      'Auf jedem Feld des Steinplatzes liegt offen ein Plättchen. Unter der neutralen Hütte liegt keines, zu zweit und zu dritt sind es also sieben.',
    ],
    [
      'Laid out',
      'A tile lies open on every field of the stone place. None lies under the neutral hut, so with two and three players there are seven.',
    ],
  ),
  rule(
    'R81',
    ['board'],
    ['Plättchen bekommen', 'Wer auf einem Feld des Steinplatzes baut, bekommt das Plättchen, das dort liegt.'],
    ['Getting a tile', 'Whoever builds on a field of the stone place gets the tile that lies there.'],
  ),
  rule(
    'R82',
    ['points'],
    [
      'Götterstatue',
      'Wer das Plättchen eines Pfades hat, gewinnt dort jeden Gleichstand, an dem er beteiligt ist, auch gegen neutrale Hütten. Die übrigen ordnet die Nähe zur Statue.',
    ],
    [
      'Statue',
      'Whoever holds a path’s tile wins every tie there that they are in, also against neutral huts. The others are ordered by nearness to the statue.',
    ],
  ),
  rule(
    'R83',
    [],
    ['Kostbarkeit 3', 'Dieses Plättchen gilt einmal als Kostbarkeit vom Wert 3. Danach scheidet es aus.'],
    ['Treasure of 3', 'This tile counts once as a treasure of value 3. Then it leaves the game.'],
  ),
  ourRule(
    'R84',
    [],
    [
      'Amulett 2',
      'Dieses Plättchen gilt einmal als Amulett vom Wert 2. Danach scheidet es aus. Ungenutzt zählt es am Ende nicht als Amulett.',
    ],
    [
      'Amulet of 2',
      'This tile counts once as an amulet of value 2. Then it leaves the game. Unused, it is no amulet in the end.',
    ],
  ),
  rule(
    'R85',
    ['board'],
    [
      'Landschaftsjoker',
      'Mit dem Landschaftsjoker baust du einmal auch dort, wo kein Vogel sitzt. Karte und Preis zahlst du wie sonst.',
    ],
    [
      'Landscape joker',
      'With the landscape joker you build once where no bird sits. Card and price are paid as usual.',
    ],
  ),
  ourRule(
    'R86',
    ['board'],
    [
      'Ein Joker je Bau',
      'Ein Joker genügt für einen Bau, auch für eine Doppelhütte. Er kann nur dort gegeben werden, wo ein Vogel fehlt.',
    ],
    [
      'One joker for one building',
      'One joker is enough for one building, a double hut too. It can be given only where a bird is missing.',
    ],
  ),
  ourRule(
    'R87',
    ['actions'],
    [
      'Wann man sie nutzt',
      'Die Plättchen nutzt du bei jedem eigenen Bau, auch eines, das du gerade erst bekommen hast.',
    ],
    ['When they are used', 'The tiles are used in any building of your own, also one that you have only just got.'],
  ),
);

export const table = chapter(
  'An diesem Tisch',
  'At this table',
  ourRule(
    'R88',
    ['chance'],
    [
      'Was verborgen ist',
      'Verborgen sind verdeckt gezogene Karten und Amulette der anderen, die Stapel und das Säckchen. Was jemand offen genommen hat, bleibt allen bekannt.',
    ],
    [
      'What is hidden',
      'Hidden are the others’ cards drawn face down and their amulets, the piles and the bag. What somebody took openly stays known to all.',
    ],
  ),
  ourRule(
    'R89',
    [],
    [
      'Was von selbst geschieht',
      'Wo alle sehen können, dass es nichts zu entscheiden gibt, geht das Spiel von selbst weiter.',
    ],
    ['What happens by itself', 'Where everybody can see that there is nothing to decide, the game goes on by itself.'],
  ),
);
