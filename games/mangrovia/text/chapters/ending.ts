import { chapter, ourRule, rule } from '../rule.ts';

export const ending = chapter(
  'Das Ende',
  'The end',
  ourRule(
    'R68',
    ['winning', 'shedding'],
    [
      'Die letzte Hütte',
      'Hat jemand die letzte Hütte gebaut, spielt ihr die Runde zu Ende. Dann folgt die Endwertung; eine weitere Runde bereitet ihr nicht mehr vor, das ist unsere Lesart.',
    ],
    [
      'The last hut',
      'Once somebody has built their last hut, you finish the round. Then comes the final scoring; no further round is prepared, which is our reading.',
    ],
  ),
  rule(
    'R69',
    ['points', 'board'],
    [
      'Die Götterpfade',
      'Auf jedem Pfad bringen die meisten Hütten die höhere Zahl der Statue, die zweitmeisten die niedrigere. Doppelhütten zählen zwei. Ohne Hütte auf dem Pfad bekommst du nichts.',
    ],
    [
      'The paths of the gods',
      'On every path the most huts bring the statue’s higher number, the second most the lower one. Double huts count two. Without a hut on the path you get nothing.',
    ],
  ),
  rule(
    'R70',
    ['points', 'board'],
    ['Gleichstand auf einem Pfad', 'Bei Gleichstand liegt vorn, wessen Hütte näher an der Statue steht.'],
    ['A tie on a path', 'In a tie, the hut nearer to the statue is ahead.'],
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
      'In a tie, the player who built a first hut there earlier is ahead: the one with the lower pole tile.',
    ],
  ),
  rule(
    'R76',
    ['points', 'board'],
    [
      'Neutrale Hütte auf dem Pfahlplatz',
      'Zu zweit zählt die neutrale Hütte auf dem Pfahlplatz mit. Mit nur einer Hütte dort liegst du hinter ihr.',
    ],
    [
      'Neutral hut on the pole place',
      'With two players the neutral hut on the pole place counts as well. With only one hut there you are behind it.',
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
      'Most chief points win. In a tie the higher total value of amulets decides; if that is equal too, you share the win. That amulets decide about the places behind as well is our reading.',
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
      'Ihr spielt ohne Steinplatzplättchen, mit acht zufälligen aus allen sechzehn, nur mit den acht Götterplättchen oder nur mit den acht anderen.',
    ],
    [
      'The choice',
      'You play without stone place tiles, with eight at random of all sixteen, only with the eight statue tiles, or only with the eight others.',
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
      'A tile lies face up on every space of the stone place. None lies under the neutral hut, so with two and three players there are seven.',
    ],
  ),
  rule(
    'R81',
    ['board'],
    ['Plättchen bekommen', 'Baust du auf einem Feld des Steinplatzes, bekommst du das Plättchen, das dort liegt.'],
    ['Getting a tile', 'If you build on a space of the stone place, you get the tile that lies there.'],
  ),
  rule(
    'R82',
    ['points'],
    [
      'Götterstatue',
      'Mit dem Plättchen eines Pfades gewinnst du dort jeden Gleichstand, an dem du beteiligt bist, auch gegen neutrale Hütten. Die übrigen ordnet die Nähe zur Statue.',
    ],
    [
      'Statue',
      'With a path’s tile you win every tie there that you are in, also against neutral huts. The others are ordered by nearness to the statue.',
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
      'This tile counts once as an amulet of value 2. Then it leaves the game. Unused, it does not count as an amulet at the end.',
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
    ['Wann du sie nutzt', 'Die Plättchen nutzt du, wann immer du baust, auch eines, das du gerade erst bekommen hast.'],
    ['When you use them', 'You use the tiles whenever you build, even one that you have only just got.'],
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
      'Hidden are the others’ cards drawn face down and their amulets, the piles and the bag. What somebody took face up stays known to all.',
    ],
  ),
  ourRule(
    'R89',
    [],
    [
      'Was automatisch geschieht',
      'Wo alle sehen können, dass es nichts zu entscheiden gibt, geht die Partie automatisch weiter.',
    ],
    ['What is automatic', 'Where everybody can see that there is nothing to decide, the game goes on automatically.'],
  ),
);
