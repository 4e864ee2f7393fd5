/** Mangrovia on one page. */
import { type ShortForm, words } from '@atoll/engine';

const line = (de: string, en: string, ...rules: readonly string[]) => ({ text: words(de, en), rules });

export const short: ShortForm = [
  {
    title: words('Darum geht es', 'What it is about'),
    lines: [
      line(
        'Bau deine Hütten so, dass du auf den Pfaden und Plätzen vorn liegst. Die meisten Häuptlingspunkte gewinnen, bei Gleichstand der höhere Wert an Amuletten.',
        'Build your huts so that you lead on the paths and places. Most chief points win, of equals the higher value of amulets.',
        'R1',
        'R78',
      ),
    ],
  },
  {
    title: words('Eine Runde', 'A round'),
    lines: [
      line(
        'Reihum stellt ihr Schalen auf Kultstätten: zu zweit und zu dritt zwei, sonst eine. Jede gilt für zwei Anlegestellen, eine auf dem Hinweg, eine auf dem Rückweg.',
        'In turn you place bowls on cult sites: two with two and three players, otherwise one. Each counts for two landings, one on the way out, one on the way home.',
        'R17',
        'R18',
        'R21',
      ),
      line(
        'Das Boot fährt von 1 bis 12. Wo deine Schale steht, tust du, was die Anlegestelle zeigt, in fester Reihenfolge; verzichten darfst du immer.',
        'The boat sails from 1 to 12. Where your bowl stands you do what the landing shows, in fixed order; you may always forgo.',
        'R22',
        'R23',
        'R24',
        'R25',
      ),
      line(
        'Wer ganz oben steht, setzt die Vögel und beginnt die nächste Runde. Steht dort niemand, geht der Talisman nach rechts, und die Vögel müssen umziehen.',
        'Whoever is at the top places the birds and begins the next round. If nobody is, the talisman goes to the right and the birds must move.',
        'R43',
        'R63',
        'R64',
        'R65',
      ),
    ],
  },
  {
    title: words('Sammeln', 'Gathering'),
    lines: [
      line(
        'Jede Karte darf Kostbarkeit oder Landschaft sein. Offene werden erst zur nächsten Runde ersetzt.',
        'Every card may be a treasure or a landscape. Open ones are not replaced before the next round.',
        'R27',
        'R28',
        'R29',
      ),
      line(
        'Amulette: ohne Hütte auf Amulettfeldern eines vom Wert 1, mit einer eines aus dem Säckchen, mit mehreren so viele, und eines davon zurück.',
        'Amulets: without a hut on amulet fields one of value 1, with one hut one from the bag, with several as many, and one of them back.',
        'R35',
        'R36',
        'R37',
      ),
    ],
  },
  {
    title: words('Bauen', 'Building'),
    lines: [
      line(
        'Auf einem freien Feld, dessen Landschaft ein Vogel besetzt: eine passende Landschaftskarte und genau der Preis, in Kostbarkeiten oder in Amuletten.',
        'On a free field whose landscape has a bird: a fitting landscape card and exactly the price, in treasures or in amulets.',
        'R44',
        'R45',
        'R46',
        'R47',
        'R48',
      ),
      line(
        'Punkte auf dem Feld gibt es sofort, auf dem Pfahlplatz das nächste Pfahlplättchen.',
        'Points on the field come at once, on the pole place the next pole tile.',
        'R50',
        'R51',
      ),
      line(
        'Doppelhütte: doppelter Preis, zwei Karten, doppelte Punkte, zählt zwei; nicht auf Steinplatz, Pfahlplatz und Amulettfeldern.',
        'Double hut: double price, two cards, double points, counts two; not on the stone place, the pole place and amulet fields.',
        'R57',
        'R58',
      ),
    ],
  },
  {
    title: words('Das Ende', 'The end'),
    lines: [
      line(
        'Mit der letzten Hütte einer Farbe wird die Runde zu Ende gespielt und gewertet.',
        'With the last hut of a colour the round is played to its end and scored.',
        'R68',
      ),
      line(
        'Pfade: meiste und zweitmeiste Hütten; bei Gleichstand näher an der Statue. Steinplatz: eigene mal alle. Pfahlplatz: 12 und 6; bei Gleichstand der frühere Bau. Amulette: ihr Wert.',
        'Paths: most and second most huts; in ties nearer to the statue. Stone place: own times all. Pole place: 12 and 6; in ties the earlier building. Amulets: their value.',
        'R69',
        'R70',
        'R72',
        'R74',
        'R75',
        'R77',
      ),
    ],
  },
];
