/** Orbis on one page. */
import { type ShortForm, words } from '@atoll/engine';

const line = (de: string, en: string, ...rules: readonly string[]) => ({ text: words(de, en), rules });

export const short: ShortForm = [
  {
    title: words('Darum geht es', 'What it is about'),
    lines: [
      line(
        'Bau in 15 Runden eine Welt aus 14 Landschaften und nimm dir eine Gottheit dazu. Die meisten Punkte gewinnen, bei Gleichstand die meisten Anhänger.',
        'In 15 rounds build a world of 14 regions and take a god with it. Most points win, of equals most worshipers.',
        'R51',
        'R57',
      ),
    ],
  },
  {
    title: words('Aufbau', 'Setting up'),
    lines: [
      line(
        'Neun Landschaften der Stufe 1 liegen offen in drei Reihen, die übrigen nach Stufen gemischt im Stapel. Dazu liegen Tempel aus und eine Gottheit mehr, als Spieler da sind.',
        'Nine regions of level 1 lie open in three rows, the others shuffled by level in the stack. Temples lie ready, and one god more than there are players.',
        'R1',
        'R2',
        'R3',
        'R4',
      ),
      line(
        'Alle beginnen ohne Anhänger. Wer beginnt, wird ausgelost.',
        'Everybody begins without worshipers. Who begins is drawn by lot.',
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
        'Take a region of the display or, exactly once in the game, a god.',
        'R7',
        'R8',
        'R39',
      ),
      line(
        'Auf jede Landschaft neben der genommenen kommt ein Anhänger in deren Farbe. Die auf ihr standen, gehören dir.',
        'Every region beside the one taken gets a worshiper of its colour. Those that stood on it are yours.',
        'R12',
        'R13',
      ),
      line(
        'Such ihr einen Platz in deiner Welt, bezahl ihre Kosten mit Anhängern und führ ihre Wirkung aus. Bunte Symbole zahlst du beliebig; drei Anhänger einer Farbe darfst du jederzeit gegen einen anderen tauschen.',
        'Find it a place in your world, pay its cost with worshipers and carry out its effect. Symbols of any colour you pay as you like; three worshipers of one colour may be exchanged for another at any time.',
        'R9',
        'R10',
        'R14',
        'R15',
        'R16',
        'R19',
      ),
      line(
        'Kannst oder willst du nicht, dreh sie um: Die Wildnis hat alle Farben, ist umsonst und kostet am Ende einen Punkt.',
        'If you cannot or do not want to, turn it over: a wilderness has every colour, is free, and costs one point at the end.',
        'R18',
        'R27',
      ),
      line(
        'Mehr als zehn Anhänger behältst du am Zugende nicht. Die Lücke in der Auslage füllt der Stapel: erst Stufe 1, dann 2, dann 3.',
        'You keep no more than ten worshipers at the end of the turn. The stack fills the gap in the display: level 1 first, then 2, then 3.',
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
        'Four rows of five, four, three and two regions. At the bottom all colours lie side by side without a gap.',
        'R22',
        'R23',
      ),
      line(
        'Darüber liegt jede auf zweien, von denen mindestens eine ihre Farbe hat. Du darfst früh nach oben bauen.',
        'Above, each lies on two, at least one of which has its colour. You may build upwards early.',
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
        'Bauernhof: Symbole seiner Farbe zahlst du ab jetzt nicht mehr. Bekehrung: nimm Anhänger. Heiliger Felsen: ein Punkt.',
        'Farm: from now on you no longer pay symbols of its colour. Conversion: take worshipers. Sacred rock: one point.',
        'R17',
        'R28',
        'R35',
        'R36',
      ),
      line(
        'Dorf: leg sofort Anhänger zurück. Vulkan: entfern sofort Anhänger aus der Auslage. Bewässerungsanlage: darunter liegt die gezeigte Farbe. Sonst bringen sie keine Punkte.',
        'Village: return worshipers at once. Volcano: remove worshipers from the display at once. Irrigation: the colour shown lies below. Otherwise they bring no points.',
        'R29',
        'R31',
        'R32',
        'R33',
        'R37',
      ),
      line(
        'Wald: zählt, wenn am Ende genug seiner bis zu sechs Nachbarn die gezeigten Farben haben.',
        'Forest: counts if at the end enough of its up to six neighbours have the colours shown.',
        'R30',
        'R56',
      ),
      line(
        'Gottheiten bringen 1 bis 3 Punkte, die meisten für die meisten oder wenigsten Landschaften einer Art; Liebe gibt fünf Anhänger, Tod nimmt sechs, Müßiggang verzeiht Wildnisse.',
        'Gods bring 1 to 3 points, most of them for most or fewest regions of a kind; Love gives five worshipers, Death takes six, Idleness forgives wildernesses.',
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
        'Tempel: Der wertvollste geht an die meisten Kultstätten, der nächste an die zweitmeisten. Bei Gleichstand entscheidet der höchste Mystikwert; ohne Kultstätte gibt es keinen.',
        'Temples: the most valuable goes to the most shrines, the next to the second most. Of equals the highest mystic value decides; without a shrine there is none.',
        'R34',
        'R53',
        'R54',
        'R55',
      ),
      line(
        'Zähl zusammen: Landschaften, die zählen, Tempel und Gottheit, ab geht ein Punkt je Wildnis.',
        'Add up: regions that count, temple and god, less one point for every wilderness.',
        'R52',
      ),
    ],
  },
];
