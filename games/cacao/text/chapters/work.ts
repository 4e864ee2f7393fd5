import { type Chapter, words } from '@atoll/engine';

export const work: Chapter = {
  title: words('Die Arbeit', 'Work'),
  rules: [
    {
      id: 'R16',
      elements: ['board', 'actions'],
      title: words('Wer aufwacht', 'Who wakes up'),
      text: words(
        'Aufgewacht sind die Arbeiter des neuen Plättchens, die auf ein Urwaldplättchen schauen, ob alt oder neu. Dazu alle Arbeiter älterer Plättchen, die auf ein in diesem Zug gelegtes Urwaldplättchen schauen: die der anderen ebenso wie deine eigenen. Beispiel: Gelb legt an eine Plantage und füllt ein Feld mit einem Markt; Gelb erntet und verkauft, und Rot, dessen Arbeiter auf den neuen Markt schaut, verkauft ebenfalls.',
        'Awake are the workers of the new tile that look at a jungle tile, old or new. So are all workers of older tiles that look at a jungle tile laid in this turn: the others’ as well as your own. Example: Yellow places at a plantation and fills a space with a market; Yellow harvests and sells, and Red, whose worker looks at the new market, sells as well.',
      ),
      tests: [
        'the example turn: Yellow harvests and sells, and Red sells at the new market in Yellow’s turn',
        'workers of the new tile work wherever they look at a jungle tile, old or new',
        'workers of somebody else’s older tile wake when a jungle tile is laid before them',
        'the active player’s own older tile wakes too',
      ],
    },
    {
      id: 'R17',
      elements: ['actions'],
      title: words('Einmal in der Partie', 'Once per game'),
      text: words(
        'Jeder Arbeiter wacht höchstens einmal auf: wenn er gelegt wird oder wenn das Feld vor ihm gefüllt wird. Bleibt das Feld vor ihm leer, arbeitet er nie.',
        'Every worker wakes at most once: when it is placed, or when the space in front of it is filled. If that space stays empty, it never works.',
      ),
      tests: [
        'workers that have worked sleep for the rest of the game',
        'an edge without workers does not work, and neither does one that looks at an empty space',
        'two thousand games for two: equal turns, each worker once, every coin told of',
      ],
    },
    {
      id: 'R18',
      elements: ['actions'],
      title: words('Deine Reihenfolge, dein Verzicht', 'Your order, your choice'),
      text: words(
        'Du bestimmst, in welcher Reihenfolge die Seiten deiner Plättchen arbeiten, und machst eine Seite ganz fertig, bevor die nächste drankommt. Du darfst auf alles oder auf einen Teil verzichten: einen Markt übergehen oder nur zwei von drei Arbeitern verkaufen lassen. Die Reihenfolge kann wichtig sein. Beispiel: Mit vier Früchten im Lager verfällt eine von zwei geernteten; verkaufst du vorher eine, passen beide hinein.',
        'You decide in which order the sides of your tiles work, and finish one side before the next begins. You may skip all or part of it: pass a market by, or let only two of three workers sell. The order can matter. Example: with four fruits in storage, one of two that you harvest is lost; sell one first, and both fit.',
      ),
      tests: [
        'a market may be passed by: keeping fruit is a choice',
        'everything may be passed by, even gold',
        'some workers of an edge may work while the others rest, and then the edge is finished',
        'harvest then sell, or sell then harvest: a full storage makes the difference',
        'selling before the harvest sells nothing when the storage is empty',
      ],
    },
    {
      id: 'R19',
      elements: [],
      title: words('Wer zuerst arbeitet', 'Who works first'),
      text: words(
        'Zuerst arbeitet, wer dran ist, dann die anderen im Uhrzeigersinn; jeder entscheidet selbst, auch im Zug der anderen. Am echten Tisch handelt ihr gleichzeitig. Ihr nehmt euch dabei nichts weg, deshalb ändert unsere Reihenfolge nichts am Ergebnis. Kannst du gerade nichts tun, wirst du nicht gefragt.',
        'The player whose turn it is works first, then the others clockwise; everybody decides for themselves, in other players’ turns too. Around a real table you all act at the same time. Nobody takes anything from anybody, so our order does not change the result. If you have nothing to do, you are not asked.',
      ),
      ours: true,
      tests: [
        'the active player acts first, then the others clockwise, each deciding in the active player’s turn',
        'somebody who has nothing to do is not asked',
      ],
    },
    {
      id: 'R20',
      elements: ['actions'],
      title: words('Plantage', 'Plantation'),
      text: words(
        'Jeder Arbeiter an einer Einzelplantage erntet eine Frucht, an einer Doppelplantage zwei. Früchte kommen ins Lager, und mehr als fünf passen nie hinein: Was zu viel ist, verfällt.',
        'Each worker at a single plantation harvests one fruit, at a double plantation two. Fruits go into the storage, which never holds more than five: any more are lost.',
      ),
      tests: [
        'a plantation gives one fruit a worker, a double plantation two',
        'five fruits fit in the storage; what does not fit is lost',
        'with a full storage there is nothing to harvest',
      ],
    },
    {
      id: 'R21',
      elements: ['points', 'actions'],
      title: words('Markt', 'Market'),
      text: words(
        'Jeder Arbeiter an einem Markt darf eine Frucht aus deinem Lager verkaufen. Sie bringt 2, 3 oder 4 Gold, je nach Markt. Verkaufen ist nie Pflicht.',
        'Each worker at a market may sell one fruit from your storage. It brings 2, 3 or 4 gold, as the market says. You never have to sell.',
      ),
      tests: ['each worker at a market sells one fruit at its price', 'nobody sells more fruits than they have'],
    },
    {
      id: 'R22',
      elements: ['points', 'actions'],
      title: words('Goldgrube', 'Gold mine'),
      text: words(
        'Jeder Arbeiter an einer Goldgrube bringt 1 oder 2 Gold, je nach ihrem Wert.',
        'Each worker at a gold mine brings 1 or 2 gold, as the mine says.',
      ),
      tests: ['a gold mine gives its value for each worker'],
    },
    {
      id: 'R23',
      elements: ['arriving', 'actions'],
      title: words('Wasser', 'Water'),
      text: words(
        'Jeder Arbeiter am Wasser bringt deinen Wasserträger ein Feld weiter. Auf 16 ist Schluss; weitere Schritte verfallen. Acht Schritte führen von ganz unten bis ganz nach oben.',
        'Each worker at the water moves your water carrier one field forward. It stops at 16; further steps are lost. Eight steps lead from the very bottom to the very top.',
      ),
      tests: [
        'each worker at the water moves the carrier one field forward',
        'the carrier stops at 16, and further steps are lost',
      ],
    },
    {
      id: 'R24',
      elements: ['actions'],
      title: words('Sonnenkultstätte', 'Sun-worshipping site'),
      text: words(
        'Jeder Arbeiter an einer Sonnenkultstätte bringt einen Sonnenstein. Mehr als drei kannst du nie haben; weitere verfallen. Wozu sie gut sind, steht unter „Überbauen“.',
        'Each worker at a sun-worshipping site brings a sun token. You can never have more than three; further ones are lost. See “Overbuilding” for what they do.',
      ),
      tests: [
        'each worker at a sun-worshiping site takes a sun token',
        'three sun tokens are the most; further ones are lost',
      ],
    },
    {
      id: 'R25',
      elements: ['points'],
      title: words('Tempel', 'Temple'),
      text: words(
        'Am Tempel geschieht während der Partie nichts. Arbeiter, die auf ihn schauen, zählen erst am Ende.',
        'Nothing happens at a temple during the game. Workers that look at it count only at the end.',
      ),
      tests: ['a temple gives nothing when workers come to it'],
    },
  ],
};
