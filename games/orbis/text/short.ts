/** Orbis on one page. */
import { type ShortForm, words } from '@atoll/engine';

const line = (de: string, en: string, ...rules: readonly string[]) => ({ text: words(de, en), rules });

export const short: ShortForm = [
  {
    title: words('Darum geht es', 'What it is about'),
    lines: [
      line(
        'Bau in 15 Runden eine Welt aus 14 Landschaften und nimm dir eine Gottheit dazu. Die meisten Schaffenspunkte (SP) gewinnen, bei Gleichstand die meisten Anhänger.',
        'In 15 rounds build a world of 14 regions and take a god as well. The most creation points (CP) win; ties go to the most worshippers.',
        'R51',
        'R57',
      ),
    ],
  },
  {
    title: words('Aufbau', 'Setting up'),
    lines: [
      line(
        'Neun Landschaften der Stufe 1 liegen offen in drei Reihen, die übrigen nach Stufen gemischt im Stapel. Dazu liegen Tempel aus und eine Gottheit mehr, als ihr seid.',
        'Nine regions of level 1 lie face up in three rows, the others are shuffled by level into the stack. There are temples, and one god more than there are players.',
        'R1',
        'R2',
        'R3',
        'R4',
      ),
      line(
        'Alle beginnen ohne Anhänger. Wer beginnt, wird ausgelost.',
        'Everybody starts without worshippers. The start player is chosen at random.',
        'R5',
        'R6',
      ),
    ],
  },
  {
    title: words('Dein Zug', 'Your turn'),
    lines: [
      line(
        'Nimm eine Landschaft der Auslage oder, genau einmal in der Partie, eine Gottheit.',
        'Take a region from the display or, exactly once per game, a god.',
        'R7',
        'R8',
        'R39',
      ),
      line(
        'Auf jede Landschaft neben der genommenen kommt ein Anhänger in deren Farbe. Die Anhänger auf ihr gehören dir.',
        'Every region next to the one taken gets a worshipper of its colour. The worshippers on it are yours.',
        'R12',
        'R13',
      ),
      line(
        'Leg sie auf ein Feld deiner Welt, bezahl ihre Kosten mit Anhängern und führ ihre Wirkung aus. Bunte Symbole zahlst du mit beliebigen Anhängern; drei Anhänger einer Farbe darfst du jederzeit gegen einen anderen tauschen.',
        'Place it on a spot in your world, pay its cost with worshippers and carry out its effect. You pay any-colour symbols with any worshippers; you may exchange three worshippers of one colour for one of another at any time.',
        'R9',
        'R10',
        'R14',
        'R15',
        'R16',
        'R19',
      ),
      line(
        'Kannst oder willst du nicht, dreh sie um: Die Wildnis hat alle Farben und kostet keine Anhänger, aber am Ende einen Punkt.',
        'If you can’t or don’t want to, turn it over: a wilderness has every colour and costs no worshippers, but one point at the end.',
        'R18',
        'R27',
      ),
      line(
        'Mehr als zehn Anhänger behältst du am Zugende nicht. Die Lücke in der Auslage füllt der Stapel: erst Stufe 1, dann 2, dann 3.',
        'You keep ten worshippers at most at the end of your turn. The stack fills the gap in the display: level 1 first, then 2, then 3.',
        'R20',
        'R21',
      ),
    ],
  },
  {
    title: words('Die Pyramide', 'The pyramid'),
    lines: [
      line(
        'Vier Ebenen mit fünf, vier, drei und zwei Landschaften. Unten liegen alle Farben ohne Lücke nebeneinander.',
        'Four rows of five, four, three and two regions. In the bottom row any colours lie side by side without a gap.',
        'R22',
        'R23',
      ),
      line(
        'Darüber liegt jede auf zweien, von denen mindestens eine ihre Farbe hat. Du darfst früh nach oben bauen.',
        'Above that, each lies on two others, at least one of which has its colour. You may build upwards early.',
        'R24',
        'R25',
        'R26',
      ),
    ],
  },
  {
    title: words('Landschaften und Gottheiten', 'Regions and gods'),
    lines: [
      line(
        'Bauernhof: Symbole seiner Farbe zahlst du ab jetzt nicht mehr. Bekehrung: Nimm Anhänger. Heiliger Felsen: ein Punkt.',
        'Farm: from now on you no longer pay symbols of its colour. Conversion: take worshippers. Sacred rock: one point.',
        'R17',
        'R28',
        'R35',
        'R36',
      ),
      line(
        'Dorf: Leg sofort Anhänger zurück. Vulkan: Entferne sofort Anhänger aus der Auslage. Bewässerungsanlage: Darunter liegt die gezeigte Farbe. Sonst bringen sie keine Punkte.',
        'Village: return worshippers at once. Volcano: remove worshippers from the display at once. Irrigation system: the colour shown lies below. Otherwise they bring no points.',
        'R29',
        'R31',
        'R32',
        'R33',
        'R37',
      ),
      line(
        'Wald: Er zählt, wenn am Ende genug seiner bis zu sechs Nachbarn die gezeigten Farben haben.',
        'Forest: counts if enough of its neighbours (up to six) have the colours shown at the end.',
        'R30',
        'R56',
      ),
      line(
        'Gottheiten bringen 1 bis 3 Punkte, viele davon für die meisten oder wenigsten Landschaften einer Sorte. Die Liebe gibt fünf Anhänger, der Tod nimmt sechs, der Müßiggang verzeiht Wildnisse.',
        'Gods bring 1 to 3 points, many of them for the most or fewest regions of a kind. Love gives five worshippers, Death takes six, Idleness forgives wildernesses.',
        'R40',
        'R41',
        'R42',
        'R43',
        'R44',
        'R45',
        'R46',
        'R47',
        'R48',
        'R49',
        'R50',
      ),
    ],
  },
  {
    title: words('Das Ende', 'The end'),
    lines: [
      line(
        'Tempel: Wer die meisten Kultstätten hat, bekommt den wertvollsten, wer die zweitmeisten hat, den nächsten. Bei Gleichstand entscheidet der höchste Mystikwert; ohne Kultstätte gibt es keinen.',
        'Temples: the most shrines win the most valuable one, the second most the next one. Ties go to the highest mystic value; without a shrine you get none.',
        'R34',
        'R53',
        'R54',
        'R55',
      ),
      line(
        'Zähl zusammen: Landschaften, die zählen, Tempel und Gottheit. Jede Wildnis zieht einen Punkt ab.',
        'Add up the regions that count, your temple and your god. Every wilderness takes off one point.',
        'R52',
      ),
    ],
  },
];
