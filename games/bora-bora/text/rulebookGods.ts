/** The rulebook: gods, tasks, the end. */
import { words } from '@atoll/engine';
import { chapter, ourRule, rule } from './rule.ts';

export const godChapters = [
  chapter(
    words('Götter', 'Gods'),
    rule(
      'R62',
      [],
      ['Karte und Opfergabe', 'Um einen Gott zu rufen, legst du eine Karte seiner Farbe ab und gibst eine Opfergabe.'],
      ['Card and offering', 'To call a god you discard a card of its colour and give an offering.'],
      'a god card goes with an offering; without one it cannot be played',
    ),
    ourRule(
      'R63',
      [],
      [
        'Zwei gleiche',
        'Zwei gleiche Karten und eine Opfergabe rufen einen beliebigen anderen Gott. Für den Gott der eigenen Farbe genügt immer eine Karte.',
      ],
      [
        'Two equal cards',
        'Two equal cards and one offering call any other god. For the god of their own colour one card is always enough.',
      ],
      'two equal cards of another colour and one offering are any god',
    ),
    rule(
      'R64',
      [],
      ['Götterplättchen', 'Ein Götterplättchen ruft jeden Gott ohne Opfergabe und scheidet aus.'],
      ['God tile', 'A god tile calls any god without an offering, and leaves the game.'],
      'a god tile is any god without an offering, and leaves the game',
    ),
    ourRule(
      'R65',
      ['chance'],
      [
        'Leerer Stapel',
        'Soll eine Karte vom leeren Stapel kommen, werden die abgelegten zum neuen Stapel gemischt. Sind auch dort keine, gibt es nur offene, und sie werden nicht ersetzt.',
      ],
      [
        'Empty pile',
        'When a card is to come from an empty pile, the discards are shuffled into a new one. If there are none either, only open cards can be taken, and they are not replaced.',
      ],
      'an empty pile is made of the shuffled discards',
      'without any card in pile and discards one takes open cards only, and they are not replaced',
    ),
    rule(
      'R66',
      ['actions', 'board'],
      [
        'Blau',
        'Ein Würfel darf auf ein Aktionsplättchen, obwohl er gleich hoch oder höher ist als der kleinste dort. Das gilt für diesen einen Würfel.',
      ],
      [
        'Blue',
        'A die may go on an action tile although it is equal to or higher than the lowest there. That holds for this one die.',
      ],
      'the blue god lets one die join although it is not lower',
      'after a blue die the lowest die counts as before, not the last one placed',
    ),
    rule(
      'R67',
      ['actions'],
      [
        'Weiß',
        'Ein eingesetzter Würfel zählt als 6. Er wird nicht gedreht; spätere müssen kleiner sein als seine Augen.',
      ],
      ['White', 'A die that is placed counts as 6. It is not turned; later dice must be lower than its face.'],
      'the white god makes a die count as 6, and later dice are compared with its real face',
    ),
    rule(
      'R68',
      ['points', 'arriving'],
      [
        'Rot',
        'Wer gerade ein Gebiet besiedelt hat, in Phase A oder B, wertet den Fisch dort. Je Gebiet geht das einmal.',
      ],
      ['Red', 'Whoever has just settled a region, in phase A or B, scores the fish there. That goes once a region.'],
      'a fish is scored on settling or never, for one red god',
    ),
    rule(
      'R69',
      ['actions'],
      ['Mehrere zusammen', 'Blau, Weiß und Rot dürfen für denselben Würfel gerufen werden, jeder für seinen Preis.'],
      ['Several at once', 'Blue, white and red may be called for the same die, each at its price.'],
      'example: Anna plays blue, white and red on one die',
      'blue and white on one die must both be paid for',
    ),
    rule(
      'R70',
      ['actions'],
      [
        'Grün: doppelt',
        'Eine Art, die du gerade nutzt, wirkt doppelt. Es bleibt eine einzige Aktion; was nicht stärker werden kann, wird nicht verdoppelt.',
      ],
      [
        'Green: double',
        'A trade that you are using works twice as strongly. It is still one action; what cannot get stronger is not doubled.',
      ],
      'example: the green god doubles two dancers from four to eight points',
      'example: doubled, Ben builds a tile of up to 6 instead of 3, but no second one',
      'what cannot get stronger cannot be doubled',
    ),
    ourRule(
      'R71',
      ['actions'],
      [
        'Grün: eine mehr',
        'Oder du nutzt noch eine Männer- oder Frauenart, eine andere als die, die du von diesem Geschlecht schon genutzt hast.',
      ],
      [
        'Green: one more',
        'Or you use one more trade of men or women, another than the one you have used of that sex already.',
      ],
      'the further trade must be another one of its sex',
    ),
    rule(
      'R72',
      ['actions'],
      [
        'Grün: einmal',
        'Je Phase B rufst du höchstens einen grünen Gott, auch einen, den du gerade erst genommen hast.',
      ],
      ['Green: once', 'In a phase B you call at most one green god, even one that you have only just taken.'],
      'one green god a phase',
      'example: Don takes a green god and plays it at once to use a third trade',
    ),
    rule(
      'R73',
      ['points'],
      ['Gelb', 'Ersetzt genau ein Erfordernis einer Aufgabe; sie bringt dann 4 Punkte. Er muss nicht gerufen werden.'],
      ['Yellow', 'Stands for exactly one requirement of a task, which then brings 4 points. It need not be called.'],
      'example: the yellow god stands for the third wood, for 4 points',
      'example: the yellow god stands for the ninth region',
      'the yellow god stands for exactly one requirement',
      'whoever cannot do without the yellow god may part with a task instead',
    ),
    ourRule(
      'R74',
      [],
      [
        'Gelb: einmal',
        'Je Aufgabe geht das einmal, in Phase C also einmal. Was du dafür abgibst, zählt für die Aufgabe nicht mehr mit.',
      ],
      [
        'Yellow: once',
        'That goes once a task, so once in phase C. What you give for it no longer counts towards the task.',
      ],
      'one yellow god a task, and in phase C one task',
      'what the yellow god cost is no longer there to be shown',
    ),
    ourRule(
      'R75',
      [],
      [
        'Wann',
        'Blau und Weiß rufst du, wenn du den Würfel einsetzt, Grün, wenn du eine Art nutzt, jeweils vor der Aktion. Was die Aktion erst bringt, hilft dafür nicht mehr.',
      ],
      [
        'When',
        'You call blue and white on placing the die, green on using a trade, each before the action. What the action brings comes too late for that.',
      ],
      'gods for a die are called when it is placed, not with cards that its action brings',
    ),
  ),
  chapter(
    words('Was Aufgaben verlangen', 'What tasks ask for'),
    rule(
      'R76',
      [],
      ['Mindestens', 'Verlangt wird immer eine Mindestmenge. Abgegeben wird dafür nichts.'],
      ['At least', 'What is asked for is always a least amount. Nothing is given away for it.'],
      'tasks ask for at least so much: more does no harm, and nothing is given away',
    ),
    rule(
      'R77',
      [],
      [
        'Was zählt',
        'Personen auf dem Tableau, Priester im Tempel, Hütten in Gebieten (auch verdrängte) und auf dem 12. Feld, Schmuck, verbaute Plättchen, Baustoffe auf und neben dem Tableau, Muscheln, Opfergaben, Götterkarten und -plättchen, der erste Platz der Zugreihenfolge. „Verschieden“ meint verschiedene Arten.',
      ],
      [
        'What counts',
        'People on the board, priests in the temple, huts in regions (pushed aside or not) and on the 12th space, jewelry, tiles built, materials on and beside the board, shells, offerings, god cards and tiles, the first place in turn order. “Different” means different kinds.',
      ],
      'example: the starting tasks ask for people, priests, jewelry, the first place, regions and cards',
      'example: the harder tasks count priests, regions, islands, cards and different things',
      'example: four of a kind count whatever they are, and two of one sort of jewelry',
      'example: materials count on the area and beside the board, but not under a building',
      'example: a hut in each region of a terrain or island counts, on the site or pushed aside',
      'example: huts on the 12th space, people moved down, and two of one trade whatever their sex',
    ),
    rule(
      'R78',
      [],
      [
        'Götterkarten vorzeigen',
        'Für verlangte Götterkarten gelten weder Götterplättchen noch zwei gleiche als eine andere. Du zeigst die Karten vor und behältst sie.',
      ],
      [
        'Showing god cards',
        'For god cards that are asked for, neither god tiles nor two equal cards count as another. You show the cards and keep them.',
      ],
      'for card tasks neither god tiles nor pairs count, and the cards are shown',
    ),
  ),
  chapter(
    words('Das Ende', 'The end'),
    rule(
      'R79',
      ['points'],
      [
        'Letzte Aufgaben',
        'Nach Durchgang 6 kannst du in Zugreihenfolge deine letzten drei Aufgaben erfüllen, jede für 6 Punkte oder mit gelbem Gott für 4.',
      ],
      [
        'Last tasks',
        'After round 6 you can fulfil your last three tasks, in turn order, each for 6 points or with a yellow god for 4.',
      ],
      'at the end the last three tasks may be fulfilled, each with a yellow god',
      'at the end nobody has to spend anything on a task',
    ),
    rule(
      'R80',
      ['points'],
      ['Götterplättchen', 'Jedes unbenutzte Götterplättchen ist 2 Punkte wert.'],
      ['God tiles', 'Every unused god tile is worth 2 points.'],
      'an unused god tile is worth 2 points',
    ),
    rule(
      'R81',
      ['points', 'board'],
      ['Fische', 'Wer einen Bauplatz hält, bekommt die Punkte des Fisches daneben.'],
      ['Fish', 'Whoever holds a site gets the points of the fish beside it.'],
      'fish count for whoever holds the site, not for those pushed aside',
    ),
    rule(
      'R82',
      ['points'],
      ['Schmuck', 'Schmuck bringt die Punkte, die er zeigt.'],
      ['Jewelry', 'Jewelry brings the points that it shows.'],
      'jewelry is worth what it shows',
    ),
    rule(
      'R83',
      ['points'],
      [
        'Boni',
        'Je 6 Punkte gibt es für neun erfüllte Aufgaben, sechs Schmuckstücke, einen voll belegten Zeremonienplatz, sechs verbaute Bauplättchen, Hütten in allen zwölf Gebieten und Personen auf allen zwölf Feldern.',
      ],
      [
        'Bonuses',
        'Nine tasks fulfilled, six pieces of jewelry, a full ceremony area, six building tiles built, huts in all twelve regions and people on all twelve spaces bring 6 points each.',
      ],
      'nine tasks fulfilled bring 6 points',
      'six pieces of jewelry bring 6 points',
      'a full ceremony area brings 6 points, whether with materials or buildings',
      'all six building tiles bring 6 points, and the full area 6 more',
      'huts in all twelve regions bring 6 points',
      'people on all twelve spaces bring 6 points',
    ),
    rule(
      'R84',
      ['winning', 'points'],
      [
        'Wer gewinnt',
        'Es gewinnt, wer die meisten Punkte hat, bei Gleichstand, wer in der Zugreihenfolge früher dran ist. Was sonst übrig ist, zählt nichts.',
      ],
      [
        'Who wins',
        'Most points win; of equals, whoever is earlier in turn order. Whatever else is left over counts nothing.',
      ],
      'most points win, and of equals whoever is earlier in turn order',
      'shells, cards, offerings and materials left over are worth nothing',
    ),
  ),
  chapter(
    words('Offen und verdeckt', 'Open and hidden'),
    ourRule(
      'R85',
      ['chance'],
      [
        'Was verdeckt ist',
        'Verdeckt sind die Götterkarten auf der Hand und die Reihenfolge der Stapel. Karten, die jemand offen genommen oder vorgezeigt hat, kennen alle, bis sie gespielt sind. Gekaufter Schmuck und erfüllte Aufgaben bleiben allen bekannt.',
      ],
      [
        'What is hidden',
        'Hidden are the god cards in hand and the order of the piles. Cards that somebody took openly or showed are known to all until they are played. Jewelry bought and tasks fulfilled stay known to all.',
      ],
      'a hand is seen by its owner alone; the others see its size',
      'a card from the display is known to everybody until it is played, one from the pile is not',
      'whoever imagines a hand deals what everybody knows of it to its owner',
      'the progress of a task with god cards is told only as far as everybody knows the hand',
      'the order of the piles is nobody’s to know',
    ),
    ourRule(
      'R86',
      [],
      [
        'Gefragt wird, wer könnte',
        'Ob du einen Gott rufen kannst, wissen die anderen nicht. Darum wirst du auch dann gefragt, wenn dir nur eine Antwort bleibt, solange du nach allem, was alle wissen, eine andere haben könntest.',
      ],
      [
        'Whoever could is asked',
        'The others do not know whether you can call a god. So you are asked even when only one answer is left to you, as long as, for all that everybody knows, you could have another.',
      ],
      'with one move left, a seat is asked only where the others could think it had a choice',
    ),
  ),
];
