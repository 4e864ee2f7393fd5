/** The rulebook: phases B and C. */
import { words } from '@atoll/engine';
import { chapter, ourRule, rule } from './rule.ts';

export const peopleChapters = [
  chapter(
    words('Phase B: Männer und Frauen nutzen', 'Phase B: using men and women'),
    rule(
      'R43',
      ['actions'],
      [
        'Ein Beruf der Männer, einer der Frauen',
        'In Zugreihenfolge darfst du Männer eines Berufs und Frauen eines Berufs nutzen, in beliebiger Reihenfolge. Was nichts bewirken würde, geht nicht. Auch wer in dieser Phase dazukommt, darf genutzt werden.',
      ],
      [
        'One trade of men, one of women',
        'In turn order you may use one trade of your men and one of your women, in either order. You can’t use a trade that would do nothing. You may also use people who join you in this phase.',
      ],
      'one trade of men and one of women may be used, in either order',
      'nobody has to use anybody',
      'a trade that would do nothing cannot be used',
      'a person taken in phase B may be used in it',
    ),
    rule(
      'R44',
      ['actions'],
      [
        'Gleiche Berufe zählen zusammen',
        'Männer desselben Berufs ergeben gemeinsam eine stärkere Aktion, Frauen desselben Berufs auch, Männer und Frauen nie miteinander. Wo sie liegen und ob sie heruntergeschoben sind, ist egal; durchs Nutzen ändert sich daran nichts.',
      ],
      [
        'Same trade adds up',
        'Men of one trade combine into a stronger action, and so do women of one trade, but never men and women together. Where they are and whether they are moved down makes no difference, and using them doesn’t change that.',
      ],
      'example: Don adds up two trackers, one tattooed, for one land path of at most 4',
      'men and women of one trade never add up',
      'people stay as they are when they are used',
    ),
    rule(
      'R45',
      ['actions', 'board', 'arriving'],
      ['Wege', 'Fährtensucher und Kanufahrer nutzen einen Land- oder Wasserweg mit höchstens 2, 4 oder 6.'],
      ['Paths', 'Trackers and canoeists use a land or water path of up to 2, 4 or 6.'],
      'land and water trades reach paths of 2, 4 or 6',
    ),
    rule(
      'R46',
      ['actions'],
      [
        'Frau, Mann, Bauen',
        'Sänger nehmen eine Frau, Trommler einen Mann, Baumeister verbauen ein Bauplättchen: allein mit höchstens 3, zu zweit mit höchstens 6; ein Dritter bewirkt nichts mehr.',
      ],
      [
        'Woman, man, building',
        'Singers take a woman, drummers a man, builders build a building tile: one of them up to 3, two up to 6; a third adds nothing.',
      ],
      'those who take people or build reach 3 or 6, and a third tile adds nothing',
    ),
    rule(
      'R47',
      ['actions'],
      ['Baustoffe', 'Sammler bringen 1, 2 oder 3 beliebige Baustoffe, auch verschiedene.'],
      ['Materials', 'Gatherers bring 1, 2 or 3 materials of your choice, alike or different.'],
      'gatherers bring 1, 2 or 3 materials, which may differ',
    ),
    ourRule(
      'R48',
      ['actions'],
      ['Hütten', 'Zimmerer versetzen bis zu 1, 2 oder 3 Hütten aufs 12. Feld; nach der ersten darfst du aufhören.'],
      ['Huts', 'Carpenters move up to 1, 2 or 3 huts to the 12th space; after the first you may stop.'],
      'carpenters move 1, 2 or 3 huts to the 12th space, and may stop after the first',
    ),
    rule(
      'R49',
      ['points', 'actions'],
      ['Punkte', 'Tänzer bringen 2, 4 oder 6 Punkte.'],
      ['Points', 'Dancers bring 2, 4 or 6 points.'],
      'dancers bring 2, 4 or 6 points',
    ),
    rule(
      'R50',
      ['actions'],
      ['Götterkarten', 'Seher bringen 1, 2 oder 3 Götterkarten, eine nach der anderen.'],
      ['God cards', 'Seers bring 1, 2 or 3 god cards, one after the other.'],
      'seers bring 1, 2 or 3 god cards, one after the other',
    ),
    rule(
      'R51',
      ['actions', 'arriving'],
      [
        'Opfergaben, Status, Muscheln',
        'Gärtner bringen 1, 2 oder 3 Opfergaben, Tätowierer so viele Statusschritte, Taucher so viele Muscheln.',
      ],
      [
        'Offerings, status, shells',
        'Gardeners bring 1, 2 or 3 offerings, tattooists as many status steps, divers as many shells.',
      ],
      'gardeners, tattooists and divers bring 1, 2 or 3 of theirs',
    ),
    ourRule(
      'R52',
      ['actions'],
      ['Ganz oder gar nicht', 'Was ein Beruf bringt, nimmst du ganz; nur Hütten darfst du weniger versetzen.'],
      ['All or nothing', 'You take what a trade brings in full; only huts may be fewer.'],
      'what a trade brings is taken in full',
    ),
  ),
  chapter(
    words('Phase C', 'Phase C'),
    rule(
      'R53',
      ['points', 'arriving'],
      ['Status: Punkte', 'Ihr bekommt alle die Punkte eures Feldes auf der Statusleiste, 0 bis 15.'],
      ['Status: points', 'You all get the points of your space on the status track, 0 to 15.'],
      'the status track runs from 0 to 15 points, and its fifth step is the first that is worth 4',
      'everybody gets the points of their space, and all go back to 0',
    ),
    ourRule(
      'R54',
      ['arriving', 'board'],
      [
        'Status: Reihenfolge',
        'Ein Stein, der auf anderen landet, liegt obenauf. Die neue Zugreihenfolge beginnt mit dem vordersten Stein; liegen mehrere auf einem Feld, mit dem obersten. In dieser Ordnung kommen alle auf 0 zurück. Schritte über das Ende der Leiste hinaus verfallen.',
      ],
      [
        'Status: turn order',
        'A marker that lands on others goes on top. The new turn order starts with the marker furthest ahead; on one space, with the topmost. In that order all return to 0. Steps beyond the end of the track are lost.',
      ],
      'players who are further ahead come earlier in the new turn order',
      'on one space the marker that came last lies on top and comes first',
      'who does not move keeps the place in the stack',
      'steps beyond the end of the track are lost, and do not change the order there',
    ),
    rule(
      'R55',
      ['points', 'board'],
      [
        'Tempel: Punkte',
        'Jeder Priester im Tempel bringt 1 Punkt in den Durchgängen 1 und 2, dann je zwei Durchgänge 2 und 3 Punkte. Die Priester bleiben stehen.',
      ],
      [
        'Temple: points',
        'Each priest in the temple brings 1 point in rounds 1 and 2, then 2 and 3 points for two rounds each. The priests stay where they are.',
      ],
      'every priest in the temple brings 1, 2 or 3 points by round',
      'priests stay in the temple when it is scored',
    ),
    rule(
      'R56',
      ['board'],
      [
        'Tempel: Götterplättchen',
        'Wer die meisten Priester im Tempel hat, bekommt ein Götterplättchen; bei Gleichstand zählt, wessen Priester am höchsten steht. Ist der Tempel leer, scheidet es aus.',
      ],
      [
        'Temple: god tile',
        'Whoever has the most priests in the temple gets a god tile; ties go to the priest on the highest space. If the temple is empty, the tile leaves the game.',
      ],
      'most priests win the god tile',
      'in a tie the one whose priest stands highest wins the god tile',
      'in an empty temple nobody wins the god tile, and it leaves the game',
    ),
    rule(
      'R57',
      ['board'],
      [
        'Schmuck',
        'In der neuen Zugreihenfolge darfst du ein Schmuckstück dieses Durchgangs für seine Muscheln kaufen. Was liegen bleibt, scheidet aus.',
      ],
      [
        'Jewellery',
        'In the new turn order you may buy one piece of this round’s jewellery for its price in shells. What is left leaves the game.',
      ],
      'in the new turn order everybody may buy one piece for the shells that it shows',
      'nobody has to buy, and who cannot is passed over',
      'only the jewelry of the present round is on sale, and what is left over leaves the game',
    ),
    rule(
      'R58',
      ['points'],
      [
        'Eine Aufgabe erfüllen',
        'In Zugreihenfolge erfüllst du genau eine deiner drei Aufgaben, wenn du kannst. Sie bringt 6 Punkte.',
      ],
      [
        'Fulfilling a task',
        'In turn order you fulfil exactly one of your three tasks, if you can. It brings 6 points.',
      ],
      'a fulfilled task brings 6 points and lies among those fulfilled',
      'a player who can fulfil a task must do so, and may choose which',
    ),
    rule(
      'R59',
      ['shedding'],
      ['Keine erfüllt', 'Kannst du keine erfüllen, legst du eine beliebige ab, ohne Punkte.'],
      ['None fulfilled', 'If you can’t fulfil any, you discard one of them, for no points.'],
      'a player who can fulfil none gives one up for nothing',
    ),
    rule(
      'R60',
      ['board'],
      ['Neue Aufgabe', 'Danach nehmt ihr in Zugreihenfolge je eine der ausliegenden Aufgaben, auch nach Durchgang 6.'],
      ['New task', 'After that you each take one of the tasks on offer, in turn order, after round 6 too.'],
      'after everybody has done a task, everybody takes a new one in turn order',
      'new tasks are taken after round 6 too, so that three are left for the end',
    ),
    rule(
      'R61',
      ['board', 'chance'],
      [
        'Aufräumen',
        'Übrige Aufgaben, Männer und Frauen scheiden aus, die Würfel kommen zurück. Für den nächsten Durchgang legt ihr je sechs Männer und Frauen und neue Aufgaben aus.',
      ],
      [
        'Clearing up',
        'Tasks, men and women left over leave the game, and the dice come back. For the next round lay out six men, six women and new tasks.',
      ],
      'at the end of a round everything left over is cleared away and laid out again, and the dice come back',
    ),
  ),
];
