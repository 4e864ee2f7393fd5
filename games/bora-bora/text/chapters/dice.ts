/** The rulebook: phase A and its actions. */
import { words } from '@atoll/engine';
import { chapter, ourRule, rule } from './rule.ts';

export const diceChapters = [
  chapter(
    words('Phase A: Würfel einsetzen', 'Phase A: placing dice'),
    rule(
      'R12',
      ['chance', 'actions'],
      ['Würfeln', 'Alle würfeln gleichzeitig mit ihren drei Würfeln.'],
      ['Rolling', 'Everyone rolls their three dice at once.'],
      'all roll their three dice at once when a round begins',
    ),
    rule(
      'R13',
      ['actions'],
      [
        'Einer nach dem anderen',
        'In Zugreihenfolge setzt ihr je einen Würfel ein und führt die Aktion gleich aus; dann alle den zweiten, dann alle den dritten. Passen kann niemand.',
      ],
      [
        'One at a time',
        'In turn order you each place one die and carry out its action at once; then everyone places their second, then their third. Nobody can pass.',
      ],
      'one die at a time in turn order, three times round',
      'nobody passes: a die is placed, and then its action is carried out',
    ),
    rule(
      'R14',
      ['actions', 'board'],
      ['Immer kleiner', 'Ein Würfel muss kleiner sein als jeder, der schon auf der Aktionskarte liegt.'],
      ['Always lower', 'A die must be lower than every die already on the action card.'],
      'example: where a 5 and a 3 lie, only a 2 or a 1 may join them',
    ),
    rule(
      'R15',
      ['actions', 'board'],
      [
        'Geteilte Karten',
        'Auf einer Karte für zwei Aktionen zählen alle Würfel zusammen; setzt du dort einen ein, wählst du eine der beiden.',
      ],
      [
        'Shared cards',
        'On a card for two actions all dice count together; when you place a die there, you choose one of the two.',
      ],
      'example: on a shared tile the dice of both functions count, and either may be chosen',
    ),
    rule(
      'R16',
      ['actions'],
      ['Nur was geht', 'Eine Aktion, die gar nichts bewirken könnte, darfst du nicht wählen.'],
      ['Only what works', 'You may not choose an action that could do nothing at all.'],
      'an action that would do nothing may not be chosen',
    ),
    rule(
      'R17',
      ['actions', 'points'],
      ['Fischen', 'Zum Fischen darfst du jederzeit jeden Würfel einsetzen. Es bringt 2 Punkte.'],
      ['Fishing', 'You may place any die for fishing at any time. It brings 2 points.'],
      'fishing takes any die at any time, for 2 points',
    ),
  ),
  chapter(
    words('Landweg und Wasserweg', 'Land path and water path'),
    rule(
      'R18',
      ['actions', 'board', 'arriving'],
      [
        'Die Zahl des Weges',
        'Du nutzt einen Weg der gewählten Art, dessen Zahl höchstens so hoch ist wie dein Würfel.',
      ],
      ['The number of the path', 'You use a path of the chosen kind with the number of your die or lower.'],
      'example: from the centre mountain the die decides how far one gets, over water and over land',
      'example: a die of 4 opens the paths 1 to 4',
    ),
    rule(
      'R19',
      ['board', 'arriving'],
      ['Nachbarn', 'Der Weg führt von irgendeiner deiner Hütten in ein Nachbargebiet. Diagonal geht es nirgends.'],
      ['Neighbours', 'The path leads from any of your huts to a neighbouring region. You never move diagonally.'],
      'one expands to neighbours only, never diagonally, over a path of the right kind',
      'any own hut will do to start from',
      'a hut that was pushed aside is still a hut to start from',
    ),
    ourRule(
      'R20',
      [],
      [
        'Woher die Hütte kommt',
        'Die neue Hütte kommt von einem der Felder 1 bis 11 deines Tableaus; von welchem, ist egal, wir nehmen das erste besetzte. Erst wenn dort keine mehr steht, kommt sie vom 12. Feld.',
      ],
      [
        'Where the hut comes from',
        'The new hut comes from one of the spaces 1 to 11 of your player board; which one makes no difference, and the first occupied one is used. Only when none is left there does it come from the 12th space.',
      ],
      'the hut comes from one of the spaces 1 to 11, and from the 12th only when these are empty',
    ),
    rule(
      'R21',
      ['board', 'arriving'],
      [
        'Der Bauplatz',
        'Je Gebiet hast du höchstens eine Hütte. Die neue kommt auf den Bauplatz; stand dort schon eine, wird sie verdrängt, bleibt aber im Gebiet.',
      ],
      [
        'The building site',
        'You have at most one hut per region. The new one takes the building site; if there was another one there, it is pushed aside but stays in the region.',
      ],
      'one hut a region: a new one takes the site, and the old one stays beside it',
    ),
    rule(
      'R22',
      ['arriving'],
      ['Was der Bauplatz gibt', 'Du bekommst sofort den Baustoff oder die Opfergabe des Gebiets.'],
      ['What the site gives', 'You get the region’s material or offering at once.'],
      'the site gives its good at once: an offering beside the board, a material on a cell',
    ),
    rule(
      'R23',
      ['points', 'arriving'],
      [
        'Der Fisch',
        'Danach kannst du den Fisch im neuen Gebiet mit dem roten Gott werten, jetzt oder nie. Das Plättchen bleibt liegen, auch für andere.',
      ],
      [
        'The fish',
        'After that you can score the fish of the new region with the red god, now or never. The tile stays, for others too.',
      ],
      'a fish is scored on settling or never, for one red god',
      'a fish that was scored stays for those who settle there later',
      'leaving a fish costs nothing',
    ),
  ),
  chapter(
    words('Frau und Mann', 'Woman and man'),
    rule(
      'R24',
      ['actions', 'board'],
      ['Wen du bekommst', 'Du nimmst eine Frau oder einen Mann von der Zahl deines Würfels oder einer kleineren.'],
      ['Whom you get', 'You take a woman or a man at the number of your die or lower.'],
      'example: a 4 takes one of the women beside 4, 3, 2 or 1, not beside 5 or 6',
      'men are taken as women are',
    ),
    rule(
      'R25',
      [],
      ['Wohin damit', 'Das Plättchen kommt auf das erste freie Feld deines Tableaus und bewirkt noch nichts.'],
      ['Where it goes', 'The tile goes on the first free space of your player board and does nothing yet.'],
      'a person goes on a free hut space and does nothing yet',
      'a person taken lies in the upper position: tattooing and shells are still to come',
    ),
    rule(
      'R26',
      ['actions'],
      ['Kein freies Feld', 'Ohne freies Feld kannst du niemanden nehmen.'],
      ['No free space', 'Without a free space you can’t take anyone.'],
      'without a free space nobody can be taken',
      'any number of huts share the 12th space, which is free for a person once it is empty',
    ),
  ),
  chapter(
    words('Helfer', 'Helper'),
    ourRule(
      'R27',
      ['actions'],
      [
        'Würfelpunkte',
        'Die Augen deines Würfels tauschst du einzeln ein, in beliebiger Mischung und Reihenfolge. Mindestens einen Tausch führst du aus; den Rest darfst du verfallen lassen.',
      ],
      [
        'Die points',
        'You exchange the points of your die one after the other, in any mix and order. You make at least one exchange; you may skip the rest.',
      ],
      'example: Anna tattoos two men with five symbols and collects three shells, and has two points left',
      'example: Ben spends six points on wood, a tattoo, shells and two points',
      'example: or an offering, a god card and a material for six points; or two offerings and two points',
      'the rest may be skipped after the first exchange, but not all of it',
      'an exchange costs its price',
    ),
    rule(
      'R28',
      ['actions', 'arriving'],
      [
        'Tätowieren: 1',
        'Schieb einen Mann herunter, der noch nicht tätowiert ist: So viele Schritte, wie er Zeichen hat, geht es auf der Statusleiste voran. Jeder Mann wird nur einmal tätowiert.',
      ],
      [
        'Tattoo: 1',
        'Move down a man who is not tattooed yet: you go up the status track by as many steps as he has symbols. Each man is tattooed only once.',
      ],
      'a man is tattooed once in the game, for as many status steps as he has symbols',
    ),
    rule(
      'R29',
      ['actions'],
      [
        'Muscheln sammeln: 1',
        'Schieb eine Frau herunter, die noch nicht gesammelt hat, und nimm so viele Muscheln, wie sie zeigt. Jede Frau sammelt nur einmal.',
      ],
      [
        'Collect shells: 1',
        'Move down a woman who has not collected yet and take as many shells as she shows. Each woman collects only once.',
      ],
      'a woman collects her shells once in the game',
    ),
    rule(
      'R30',
      ['actions', 'points'],
      ['Siegpunkt: 1', 'Ein Würfelpunkt bringt einen Siegpunkt.'],
      ['Victory point: 1', 'One die point brings one victory point.'],
      'one die point is one victory point',
    ),
    rule(
      'R31',
      ['actions'],
      ['Opfergabe: 2', 'Zwei Würfelpunkte bringen eine Opfergabe.'],
      ['Offering: 2', 'Two die points bring an offering.'],
      'two die points are one offering',
    ),
    rule(
      'R32',
      ['actions', 'chance'],
      ['Götterkarte: 2', 'Nimm eine offene Götterkarte, die sofort ersetzt wird, oder die oberste vom Stapel.'],
      ['God card: 2', 'Take a face-up god card, which is replaced at once, or the top card of the pile.'],
      'a god card comes from the display, which is filled at once, or from the pile',
    ),
    rule(
      'R33',
      ['actions'],
      ['Baustoff: 2', 'Nimm einen beliebigen Baustoff.'],
      ['Material: 2', 'Take any one material.'],
      'two die points are one material of the player’s choice',
    ),
    rule(
      'R34',
      ['actions'],
      [
        'Hütte versetzen: 2',
        'Versetz eine Hütte deines Tableaus aufs 12. Feld, das beliebig viele fasst. So wird ein Feld frei. Hütten auf den Inseln bleiben, wo sie sind.',
      ],
      [
        'Move a hut: 2',
        'Move a hut on your player board to the 12th space, which holds any number. That frees a space. Huts on the islands stay where they are.',
      ],
      'two die points move a hut to the 12th space, which frees a space; huts on the map stay',
    ),
  ),
];
