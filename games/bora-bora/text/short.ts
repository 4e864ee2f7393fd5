/** Bora Bora on one page. */
import { type ShortForm, words } from '@atoll/engine';

const line = (de: string, en: string, ...rules: readonly string[]) => ({ text: words(de, en), rules });

export const short: ShortForm = [
  {
    title: words('Darum geht es', 'What it is about'),
    lines: [
      line(
        'Breite dich über die Inseln aus, sammle Männer und Frauen, Schmuck und die Gunst der Götter und erfülle Aufgaben. Die meisten Siegpunkte gewinnen; bei Gleichstand gewinnt, wer in der Zugreihenfolge früher dran ist.',
        'Spread across the islands, gather men and women, jewellery and the favour of the gods, and fulfil tasks. The most victory points win; ties go to whoever is earlier in turn order.',
        'R84',
      ),
      line(
        'Es gibt sechs Durchgänge mit den Phasen A, B und C, danach die letzten Aufgaben.',
        'There are six rounds of phases A, B and C, then the last tasks.',
        'R11',
        'R79',
      ),
      line(
        'Am Anfang habt ihr je drei Aufgaben und setzt gegen die Zugreihenfolge eure erste Hütte in ein Gebiet mit Fisch 1.',
        'At the start you each have three tasks and, in reverse turn order, place your first hut in a region with a 1-point fish.',
        'R5',
        'R8',
        'R9',
        'R10',
      ),
    ],
  },
  {
    title: words('Phase A: drei Würfel', 'Phase A: three dice'),
    lines: [
      line(
        'Alle würfeln und setzen reihum je einen Würfel auf eine Aktion, dreimal. Er muss kleiner sein als alle, die dort schon liegen, und die Aktion muss etwas bewirken.',
        'Everyone rolls, then places one die at a time on an action in turn order, three times. It must be lower than all dice already there, and the action must do something.',
        'R12',
        'R13',
        'R14',
        'R15',
        'R16',
      ),
      line(
        'Landweg, Wasserweg: Bau eine Hütte im Nachbargebiet, wenn der Weg höchstens deine Zahl hat. Du bekommst, was der Bauplatz gibt.',
        'Land path, water path: build a hut in a neighbouring region over a path of your number or lower. You get what the building site gives.',
        'R18',
        'R19',
        'R20',
        'R21',
        'R22',
      ),
      line(
        'Frau, Mann: Nimm eine Frau oder einen Mann von deiner Zahl oder einer kleineren auf ein freies Feld deines Tableaus.',
        'Woman, man: take a woman or man at your number or lower onto a free space of your player board.',
        'R24',
        'R25',
        'R26',
      ),
      line(
        'Tempel: Stell einen Priester auf deine Zahl oder eine kleinere; wer dort steht, rückt nach unten. Dazu kommt der Feuerbonus: Götterkarte oder Opfergabe, und Statusschritt oder Muschel.',
        'Temple: put a priest on your number or lower; a priest already there moves down. You also get the fire bonus: god card or offering, and status step or shell.',
        'R37',
        'R38',
        'R39',
      ),
      line(
        'Bauen: Ein Bauplättchen mit höchstens deiner Zahl deckt zwei benachbarte Baustoffe ab und bringt 10, später 7 und 4 Punkte und den Feuerbonus.',
        'Build: a building tile of your number or lower covers two neighbouring materials and brings 10, later 7 and 4 points, and the fire bonus.',
        'R35',
        'R40',
        'R41',
        'R42',
      ),
      line(
        'Helfer: Jedes Auge ist ein Würfelpunkt. Für 1: einen Mann tätowieren, eine Frau Muscheln sammeln lassen, ein Siegpunkt. Für 2: Opfergabe, Götterkarte, Baustoff, eine Hütte aufs 12. Feld.',
        'Helper: every pip is a die point. For 1: tattoo a man, have a woman collect shells, one victory point. For 2: offering, god card, material, a hut to the 12th space.',
        'R27',
        'R28',
        'R29',
        'R30',
        'R31',
        'R32',
        'R33',
        'R34',
      ),
      line('Fischen: Das geht immer und bringt 2 Punkte.', 'Fishing: always works and brings 2 points.', 'R17'),
    ],
  },
  {
    title: words('Phase B: Männer und Frauen', 'Phase B: men and women'),
    lines: [
      line(
        'Nutze Männer eines Berufs und Frauen eines Berufs. Gleiche Berufe wirken zusammen stärker, und was sie bringen, nimmst du ganz.',
        'Use one trade of men and one of women. People of one trade combine into a stronger action, and you take what they bring in full.',
        'R43',
        'R44',
        'R45',
        'R46',
        'R47',
        'R48',
        'R49',
        'R50',
        'R51',
        'R52',
      ),
    ],
  },
  {
    title: words('Phase C: werten', 'Phase C: scoring'),
    lines: [
      line(
        'Status: Du bekommst die Punkte deines Feldes; wer weiter vorn ist, ist im nächsten Durchgang früher dran. Dann geht es zurück auf 0.',
        'Status: you get the points of your space; whoever is further ahead goes earlier in the next round. Then all go back to 0.',
        'R53',
        'R54',
      ),
      line(
        'Tempel: 1, später 2 und 3 Punkte je Priester; wer die meisten hat, bekommt ein Götterplättchen.',
        'Temple: 1, later 2 and 3 points per priest; whoever has the most gets a god tile.',
        'R55',
        'R56',
      ),
      line(
        'Schmuck: Kauf, wenn du magst, ein Stück dieses Durchgangs für Muscheln.',
        'Jewellery: buy one piece of this round for shells, if you like.',
        'R57',
      ),
      line(
        'Aufgaben: Erfülle eine für 6 Punkte, sonst leg eine ab; dann nimm eine neue. Abgeben musst du für Aufgaben nichts.',
        'Tasks: fulfil one for 6 points, or else discard one; then take a new one. You don’t give anything up for tasks.',
        'R58',
        'R59',
        'R60',
        'R76',
        'R77',
      ),
    ],
  },
  {
    title: words('Götter', 'Gods'),
    lines: [
      line(
        'Ein Gott kostet eine Karte seiner Farbe und eine Opfergabe. Statt der Karte gehen zwei gleiche einer anderen Farbe; ein Götterplättchen ersetzt alles.',
        'A god costs a card of its colour and an offering. Instead of the card you may use two of one other colour; a god tile replaces all of it.',
        'R62',
        'R63',
        'R64',
      ),
      line(
        'Blau: Ein Würfel darf zu hoch sein. Weiß: Ein Würfel zählt als 6. Rot: Werte den Fisch, wo du gerade gebaut hast. Grün: Ein Beruf wirkt doppelt, oder du nutzt einen mehr. Gelb: Er ersetzt eine Vorgabe einer Aufgabe; dann bringt sie 4 Punkte.',
        'Blue: a die may be too high. White: a die counts as a 6. Red: score the fish where you have just built. Green: a trade counts double, or you use one more. Yellow: replaces one requirement of a task, which then brings 4 points.',
        'R23',
        'R66',
        'R67',
        'R68',
        'R70',
        'R71',
        'R73',
      ),
    ],
  },
  {
    title: words('Das Ende', 'The end'),
    lines: [
      line(
        'Nach Durchgang 6 darfst du alle Aufgaben erfüllen, die noch bei dir liegen. Dann bringen Schmuck und Fische an deinen Bauplätzen ihre Punkte, übrige Götterplättchen je 2.',
        'After round 6 you may fulfil all the tasks you still have. Then jewellery and the fish at your building sites bring their points, and god tiles left over 2 each.',
        'R79',
        'R80',
        'R81',
        'R82',
      ),
      line(
        'Je 6 Punkte gibt es für neun erfüllte Aufgaben, sechs Schmuckstücke, einen vollen Zeremonienplatz, alle Bauplättchen, Hütten in allen Gebieten, Männer und Frauen auf allen Feldern.',
        'You get 6 points each for nine tasks fulfilled, six pieces of jewellery, a full ceremony area, all building tiles, huts in all regions, and men and women on all spaces.',
        'R83',
      ),
    ],
  },
];
