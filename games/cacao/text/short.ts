/** Cacao on one page. */
import { type ShortForm, words } from '@atoll/engine';

const line = (de: string, en: string, ...rules: readonly string[]) => ({ text: words(de, en), rules });

export const short: ShortForm = [
  {
    title: words('Darum geht es', 'What it is about'),
    lines: [
      line(
        'Leg Arbeiter an den wachsenden Urwald und lass sie Gold verdienen. Das meiste Gold gewinnt, bei Gleichstand die meisten Früchte im Lager.',
        'Place workers along the growing jungle and let them earn gold. Most gold wins; ties go to the most fruits in storage.',
        'R1',
        'R35',
        'R36',
      ),
    ],
  },
  {
    title: words('Aufbau', 'Setting up'),
    lines: [
      line(
        'Du hast elf Arbeiterplättchen (zu dritt zehn, zu viert neun), drei davon auf der Hand. Wer beginnt, wird ausgelost.',
        'You have eleven worker tiles (ten with three players, nine with four), three of them in hand. The start player is random.',
        'R2',
        'R6',
        'R7',
      ),
      line(
        'Eine Einzelplantage und ein Markt 2 liegen Ecke an Ecke, zwei Urwaldplättchen offen in der Auslage, die anderen verdeckt im Stapel.',
        'A single plantation and a market 2 lie corner to corner, two jungle tiles face up in the display, the others face down in the pile.',
        'R3',
        'R5',
      ),
      line(
        'Dein Dorf fasst fünf Früchte und drei Sonnensteine. Der Wasserträger steht auf −10.',
        'Your village board holds five fruits and three sun tokens. The water carrier stands on −10.',
        'R4',
      ),
    ],
  },
  {
    title: words('Dein Zug', 'Your turn'),
    lines: [
      line(
        'Leg ein Handplättchen, gedreht wie du willst, neben mindestens ein Urwaldplättchen. Arbeiter und Urwald wechseln sich ab wie auf einem Schachbrett.',
        'Place a tile from your hand, turned as you like, beside at least one jungle tile. Workers and jungle alternate as on a chessboard.',
        'R8',
        'R9',
        'R10',
      ),
      line(
        'Füll jedes leere Urwaldfeld, an dem jetzt zwei Arbeiterplättchen liegen, mit einem Plättchen der Auslage deiner Wahl; ist sie leer, vom Stapel.',
        'Fill every empty jungle space that now has two worker tiles beside it with a tile of your choice from the display; once that is empty, from the pile.',
        'R11',
        'R12',
        'R13',
        'R14',
        'R15',
      ),
      line(
        'Jetzt arbeiten die Arbeiter deines Plättchens und alle an neu gefüllten Feldern, auch die der anderen. Jeder arbeitet nur einmal; in welcher Reihenfolge und ob überhaupt, bestimmt sein Besitzer.',
        'Now the workers of your tile work, and all workers at newly filled spaces, other players’ too. Each works only once; in which order, and whether at all, is up to its owner.',
        'R16',
        'R17',
        'R18',
        'R19',
      ),
      line(
        'Zieh ein Arbeiterplättchen nach; die Auslage wird auf zwei ergänzt.',
        'Draw a worker tile; the display is refilled to two.',
        'R30',
      ),
    ],
  },
  {
    title: words('Das bringt ein Arbeiter', 'What a worker brings'),
    lines: [
      line(
        'Plantage: 1 oder 2 Früchte, solange im Lager Platz ist. Markt: Eine Frucht darfst du für 2, 3 oder 4 Gold verkaufen.',
        'Plantation: 1 or 2 fruits, as long as there is room in storage. Market: you may sell one fruit for 2, 3 or 4 gold.',
        'R20',
        'R21',
      ),
      line(
        'Goldgrube: 1 oder 2 Gold. Wasser: Der Wasserträger geht ein Feld weiter, bis zur 16.',
        'Gold mine: 1 or 2 gold. Water: the water carrier moves one field forward, up to 16.',
        'R22',
        'R23',
      ),
      line(
        'Sonnenkultstätte: ein Sonnenstein, höchstens drei. Tempel: Arbeiter dort zählen erst am Ende.',
        'Sun-worshipping site: a sun token, three at most. Temple: workers there count only at the end.',
        'R24',
        'R25',
      ),
    ],
  },
  {
    title: words('Überbauen', 'Overbuilding'),
    lines: [
      line(
        'Sind Stapel und Auslage leer, darfst du für einen Sonnenstein ein Handplättchen auf ein eigenes legen, auf jedem Feld einmal. Nur die Arbeiter obenauf arbeiten.',
        'Once pile and display are empty you may, for a sun token, put a tile from your hand on one of your own, once per space. Only the workers on top work.',
        'R26',
        'R27',
        'R28',
        'R29',
      ),
    ],
  },
  {
    title: words('Das Ende', 'The end'),
    lines: [
      line(
        'Schluss ist nach der Runde, in der alle ihr letztes Arbeiterplättchen gelegt haben.',
        'The game ends after the round in which everybody has placed their last worker tile.',
        'R31',
      ),
      line(
        'Jeder Tempel: 6 Gold für die meisten Arbeiter, 3 für die zweitmeisten. Bei Gleichstand wird geteilt und abgerundet; wird um Platz 1 geteilt, entfällt Platz 2.',
        'Each temple: 6 gold for most workers, 3 for second most. Ties share, rounded down; if first place is shared, there is no second.',
        'R32',
        'R33',
      ),
      line(
        'Dazu kommen der Wert deines Wasserfelds, auch wenn er unter null liegt, und 1 Gold je Sonnenstein.',
        'Add the value of your water field, even if it is below zero, and 1 gold for each sun token.',
        'R34',
      ),
    ],
  },
];
