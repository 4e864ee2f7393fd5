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
        'Zwei gleiche Karten und eine Opfergabe rufen einen beliebigen anderen Gott. Für den Gott ihrer eigenen Farbe genügt immer eine Karte.',
      ],
      [
        'Two of a kind',
        'Two cards of one colour and an offering call any other god. For the god of their own colour one card is always enough.',
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
        'Soll eine Karte vom leeren Stapel kommen, mischt ihr die abgelegten zu einem neuen. Gibt es keine abgelegten, bleiben nur die offenen, und sie werden nicht ersetzt.',
      ],
      [
        'Empty pile',
        'When a card should come from an empty pile, shuffle the discards into a new one. If there are none, only face-up cards can be taken, and they are not replaced.',
      ],
      'an empty pile is made of the shuffled discards',
      'without any card in pile and discards one takes open cards only, and they are not replaced',
    ),
    rule(
      'R66',
      ['actions', 'board'],
      [
        'Blau',
        'Ein Würfel darf auf eine Aktionskarte, obwohl er gleich hoch oder höher ist als der kleinste dort. Das gilt für diesen einen Würfel.',
      ],
      [
        'Blue',
        'A die may go on an action card although it is equal to or higher than the lowest one there. That is for this one die only.',
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
      ['White', 'A die you place counts as a 6. It is not turned; later dice must be lower than its real number.'],
      'the white god makes a die count as 6, and later dice are compared with its real face',
    ),
    rule(
      'R68',
      ['points', 'arriving'],
      [
        'Rot',
        'Hast du gerade in einem Gebiet gebaut, in Phase A oder B, wertest du den Fisch dort. Je Gebiet geht das einmal.',
      ],
      ['Red', 'If you have just built in a region, in phase A or B, you score the fish there. Once per region.'],
      'a fish is scored on settling or never, for one red god',
    ),
    rule(
      'R69',
      ['actions'],
      ['Mehrere zusammen', 'Blau, Weiß und Rot darfst du für denselben Würfel rufen, jeden für seinen Preis.'],
      ['Several at once', 'You may call blue, white and red for the same die, each at its price.'],
      'example: Anna plays blue, white and red on one die',
      'blue and white on one die must both be paid for',
    ),
    rule(
      'R70',
      ['actions'],
      [
        'Grün: doppelt',
        'Ein Beruf, den du gerade nutzt, wirkt doppelt. Es bleibt eine einzige Aktion; was nicht stärker werden kann, wird nicht verdoppelt.',
      ],
      [
        'Green: double',
        'A trade you are using counts double. It is still one action; what can’t get stronger is not doubled.',
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
        'Oder du nutzt Männer oder Frauen eines weiteren Berufs: eines anderen als dessen, den du bei ihnen schon genutzt hast.',
      ],
      [
        'Green: one more',
        'Or you use one more trade of men or women, different from the one you have already used of theirs.',
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
      ['Green: once', 'You call at most one green god per phase B, even one you have only just taken.'],
      'one green god a phase',
      'example: Don takes a green god and plays it at once to use a third trade',
    ),
    rule(
      'R73',
      ['points'],
      ['Gelb', 'Er ersetzt genau eine Vorgabe einer Aufgabe; sie bringt dann 4 Punkte. Du musst ihn nicht rufen.'],
      [
        'Yellow',
        'It replaces exactly one requirement of a task, which then brings 4 points. You don’t have to call it.',
      ],
      'example: the yellow god stands for the third wood, for 4 points',
      'example: the yellow god stands for the ninth region',
      'the yellow god stands for exactly one requirement',
      'a player who needs the yellow god to fulfil a task may give one up instead',
    ),
    ourRule(
      'R74',
      [],
      [
        'Gelb: einmal',
        'Je Aufgabe geht das einmal, in Phase C also einmal. Was du dafür abgibst, zählt für die Aufgabe nicht mehr mit.',
      ],
      ['Yellow: once', 'Once per task, so once in phase C. What you give for it no longer counts towards the task.'],
      'one yellow god a task, and in phase C one task',
      'what the yellow god cost is no longer there to be shown',
    ),
    ourRule(
      'R75',
      [],
      [
        'Wann',
        'Blau und Weiß rufst du, wenn du den Würfel einsetzt, Grün, wenn du einen Beruf nutzt, jeweils vor der Aktion. Was die Aktion erst bringt, hilft dafür nicht mehr.',
      ],
      [
        'When',
        'You call blue and white when you place the die, green when you use a trade, each before the action. What the action brings comes too late for that.',
      ],
      'gods for a die are called when it is placed, not with cards that its action brings',
    ),
  ),
  chapter(
    words('Was Aufgaben verlangen', 'What tasks ask for'),
    rule(
      'R76',
      [],
      ['Mindestens', 'Eine Aufgabe verlangt immer eine Mindestmenge. Abgeben musst du dafür nichts.'],
      ['At least', 'A task always asks for a minimum. You don’t give anything up for it.'],
      'tasks ask for at least so much: more does no harm, and nothing is given away',
    ),
    rule(
      'R77',
      [],
      [
        'Was zählt',
        'Männer und Frauen auf dem Tableau, Priester im Tempel, Hütten in Gebieten (auch verdrängte) und auf dem 12. Feld, Schmuck, verbaute Plättchen, Baustoffe auf und neben dem Tableau, Muscheln, Opfergaben, Götterkarten und -plättchen, der erste Rang der Zugreihenfolge. „Verschieden“ meint verschiedene Sorten.',
      ],
      [
        'What counts',
        'Men and women on your player board, priests in the temple, huts in regions (pushed aside or not) and on the 12th space, jewellery, building tiles built, materials on and next to the board, shells, offerings, god cards and god tiles, being first in turn order. “Different” means different kinds.',
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
        'Verlangt eine Aufgabe Götterkarten, helfen weder Götterplättchen noch zwei gleiche statt einer anderen. Du zeigst die Karten vor und behältst sie.',
      ],
      [
        'Showing god cards',
        'If a task asks for god cards, neither god tiles nor two of a kind count instead. You show the cards and keep them.',
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
        'Nach Durchgang 6 kannst du in Zugreihenfolge deine letzten drei Aufgaben erfüllen, jede für 6 Punkte oder mit dem gelben Gott für 4.',
      ],
      [
        'Last tasks',
        'After round 6 you can fulfil your last three tasks, in turn order, each for 6 points or with the yellow god for 4.',
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
      ['Fische', 'Hältst du den Bauplatz eines Gebiets, bekommst du die Punkte seines Fisches.'],
      ['Fish', 'If you hold the building site of a region, you get the points of its fish.'],
      'fish count for the player who holds the site, not for players pushed aside',
    ),
    rule(
      'R82',
      ['points'],
      ['Schmuck', 'Schmuck bringt die Punkte, die er zeigt.'],
      ['Jewellery', 'Jewellery brings the points shown on it.'],
      'jewelry is worth what it shows',
    ),
    rule(
      'R83',
      ['points'],
      [
        'Boni',
        'Je 6 Punkte gibt es für neun erfüllte Aufgaben, sechs Schmuckstücke, einen voll belegten Zeremonienplatz, sechs verbaute Bauplättchen, Hütten in allen zwölf Gebieten und Männer und Frauen auf allen zwölf Feldern.',
      ],
      [
        'Bonuses',
        'Nine tasks fulfilled, six pieces of jewellery, a full ceremony area, six building tiles built, huts in all twelve regions, and men and women on all twelve spaces bring 6 points each.',
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
        'Die meisten Siegpunkte gewinnen; bei Gleichstand gewinnt, wer in der Zugreihenfolge früher dran ist. Was sonst übrig ist, zählt nichts.',
      ],
      [
        'Who wins',
        'The most victory points win; ties go to whoever is earlier in turn order. Anything else left over counts for nothing.',
      ],
      'most points win; ties go to the player who is earlier in turn order',
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
        'Only the god cards in hand and the order of the piles are hidden. Cards taken face up or shown are known to all until they are played. Jewellery bought and tasks fulfilled stay known to all.',
      ],
      'a hand is seen by its owner alone; the others see its size',
      'a card from the display is known to everybody until it is played, one from the pile is not',
      'an imagined hand contains the cards that everybody knows to be in it',
      'the progress of a task with god cards is told only as far as everybody knows the hand',
      'the order of the piles is nobody’s to know',
    ),
    ourRule(
      'R86',
      [],
      [
        'Gefragt wird, wer könnte',
        'Ob du einen Gott rufen kannst, wissen die anderen nicht. Darum wirst du auch dann gefragt, wenn dir nur eine Antwort bleibt, solange du, soweit alle wissen, eine andere haben könntest.',
      ],
      [
        'Asked if you could',
        'The others don’t know whether you can call a god. So you are asked even when you have only one answer left, as long as the others could believe that you have another.',
      ],
      'with one move left, a seat is asked only where the others could think it had a choice',
    ),
  ),
];
