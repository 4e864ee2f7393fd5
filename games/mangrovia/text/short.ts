/** Mangrovia on one page. */
import { type ShortForm, words } from '@atoll/engine';

const line = (de: string, en: string, ...rules: readonly string[]) => ({ text: words(de, en), rules });

export const short: ShortForm = [
  {
    title: words('Darum geht es', 'What it is about'),
    lines: [
      line(
        'Bau deine Hütten so, dass du auf den Pfaden und Plätzen vorn liegst. Die meisten Häuptlingspunkte gewinnen, bei Gleichstand der höhere Wert an Amuletten.',
        'Build your huts so that you lead on the paths and places. Most chief points win; ties go to the higher value of amulets.',
        'R1',
        'R78',
      ),
    ],
  },
  {
    title: words('Eine Runde', 'A round'),
    lines: [
      line(
        'Reihum setzt ihr Schalen auf Kultstätten: zu zweit und zu dritt zwei, sonst eine. Jede gilt für zwei Anlegestellen, eine auf dem Hinweg, eine auf dem Rückweg.',
        'In turn you place bowls on cult sites: two with two and three players, otherwise one. Each counts for two landings, one on the way out, one on the way back.',
        'R17',
        'R18',
        'R21',
      ),
      line(
        'Das Boot fährt von 1 bis 12. Wo deine Schale steht, tust du, was die Anlegestelle zeigt, in dieser Reihenfolge; verzichten darfst du immer.',
        'The boat sails from 1 to 12. Where your bowl stands you do what the landing shows, in that order; you may always skip.',
        'R22',
        'R23',
        'R24',
        'R25',
      ),
      line(
        'Wessen Schale ganz oben steht, der setzt die Vögel und beginnt die nächste Runde. Steht dort niemand, geht der Talisman nach rechts, und die Vögel müssen umziehen.',
        'The player with the top bowl places the birds and begins the next round. If there is none, the talisman goes to the right and the birds must move.',
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
        'Every card may be a treasure or a landscape. Face-up ones are not replaced before the next round.',
        'R27',
        'R28',
        'R29',
      ),
      line(
        'Amulette: ohne Hütte auf Amulettfeldern eines vom Wert 1, mit einer eines aus dem Säckchen, mit mehreren so viele, aber eines geht zurück.',
        'Amulets: without a hut on amulet spaces one of value 1, with one hut one from the bag, with several as many, but one goes back.',
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
        'Auf einem freien Feld, auf dessen Landschaft ein Vogel sitzt: für eine passende Landschaftskarte und genau den Preis, in Kostbarkeiten oder in Amuletten.',
        'On a free space whose landscape has a bird: for a matching landscape card and exactly the price, in treasures or in amulets.',
        'R44',
        'R45',
        'R46',
        'R47',
        'R48',
      ),
      line(
        'Punkte auf dem Feld gibt es sofort, auf dem Pfahlplatz das nächste Pfahlplättchen.',
        'You get points on the space at once, on the pole place the next pole tile.',
        'R50',
        'R51',
      ),
      line(
        'Doppelhütte: doppelter Preis, zwei Karten, doppelte Punkte, zählt zwei; nicht auf Steinplatz, Pfahlplatz und Amulettfeldern.',
        'Double hut: double price, two cards, double points, counts two; not on the stone place, the pole place and amulet spaces.',
        'R57',
        'R58',
      ),
    ],
  },
  {
    title: words('Das Ende', 'The end'),
    lines: [
      line(
        'Hat jemand die letzte Hütte gebaut, spielt ihr die Runde zu Ende und wertet.',
        'Once somebody has built their last hut, you finish the round and score.',
        'R68',
      ),
      line(
        'Pfade: meiste und zweitmeiste Hütten; bei Gleichstand näher an der Statue. Steinplatz: eigene Hütten mal alle. Pfahlplatz: 12 und 6; bei Gleichstand der frühere Bau. Amulette: ihr Wert.',
        'Paths: most and second most huts; ties go to the hut nearer to the statue. Stone place: own huts times all. Pole place: 12 and 6; ties go to who built there first. Amulets: their value.',
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
