/** Bora Bora on one page. */
import { type ShortForm, words } from '@atoll/engine';

const line = (de: string, en: string, ...rules: readonly string[]) => ({ text: words(de, en), rules });

export const short: ShortForm = [
  {
    title: words('Darum geht es', 'What it is about'),
    lines: [
      line(
        'Breit dich über die Inseln aus, sammle Leute, Schmuck und die Gunst der Götter und erfüll Aufgaben. Die meisten Punkte gewinnen, bei Gleichstand der frühere Platz in der Zugreihenfolge.',
        'Spread over the islands, gather people, jewelry and the favour of the gods, and fulfil tasks. Most points win, of equals the earlier place in turn order.',
        'R84',
      ),
      line(
        'Es gibt sechs Durchgänge mit den Phasen A, B und C, danach die letzten Aufgaben.',
        'There are six rounds of phases A, B and C, then the last tasks.',
        'R11',
        'R79',
      ),
      line(
        'Am Anfang haben alle drei Aufgaben und setzen gegen die Zugreihenfolge ihre erste Hütte an einen Fisch mit einer 1.',
        'At the start everybody has three tasks and, in reverse turn order, sets a first hut beside a fish of 1.',
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
        'All roll, and in turn order place one die each on an action, three times. It must be lower than all that lie there already, and the action must do something.',
        'R12',
        'R13',
        'R14',
        'R15',
        'R16',
      ),
      line(
        'Landweg, Wasserweg: bau eine Hütte im Nachbargebiet, wenn der Weg höchstens deine Zahl hat. Du bekommst, was der Bauplatz gibt.',
        'Land path, water path: build a hut in a neighbouring region if the path has at most your number. You get what the site gives.',
        'R18',
        'R19',
        'R20',
        'R21',
        'R22',
      ),
      line(
        'Frau, Mann: nimm ein Plättchen neben höchstens deiner Zahl auf ein freies Feld deines Tableaus.',
        'Woman, man: take a tile beside at most your number onto a free space of your board.',
        'R24',
        'R25',
        'R26',
      ),
      line(
        'Tempel: stell einen Priester auf höchstens deine Zahl; wer dort steht, rückt nach unten. Dazu der Feuerbonus: Götterkarte oder Opfergabe, und Statusschritt oder Muschel.',
        'Temple: put a priest on at most your number; whoever stands there goes down. With it the fire bonus: god card or offering, and status step or shell.',
        'R37',
        'R38',
        'R39',
      ),
      line(
        'Bauen: ein Bauplättchen mit höchstens deiner Zahl deckt zwei benachbarte Baustoffe ab und bringt 10, später 7 und 4 Punkte und den Feuerbonus.',
        'Build: a building tile of at most your number covers two neighbouring materials and brings 10, later 7 and 4 points, and the fire bonus.',
        'R35',
        'R40',
        'R41',
        'R42',
      ),
      line(
        'Helfer: jedes Auge ist ein Würfelpunkt. Für 1: einen Mann tätowieren, eine Frau Muscheln sammeln lassen, ein Punkt. Für 2: Opfergabe, Götterkarte, Baustoff, eine Hütte aufs 12. Feld.',
        'Helper: every pip is a die point. For 1: tattoo a man, let a woman collect shells, one point. For 2: offering, god card, material, a hut to the 12th space.',
        'R27',
        'R28',
        'R29',
        'R30',
        'R31',
        'R32',
        'R33',
        'R34',
      ),
      line('Fischen: geht immer und bringt 2 Punkte.', 'Fishing: always works and brings 2 points.', 'R17'),
    ],
  },
  {
    title: words('Phase B: Männer und Frauen', 'Phase B: men and women'),
    lines: [
      line(
        'Nutz eine Art deiner Männer und eine Art deiner Frauen. Gleiche derselben Art wirken zusammen stärker, und was sie bringen, nimmst du ganz.',
        'Use one trade of your men and one of your women. Equals of a trade work more strongly together, and what they bring you take in full.',
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
        'Status: Punkte deines Feldes; wer weiter vorn ist, kommt im nächsten Durchgang früher dran. Dann zurück auf 0.',
        'Status: points of your space; whoever is further ahead comes earlier in the next round. Then back to 0.',
        'R53',
        'R54',
      ),
      line(
        'Tempel: 1, später 2 und 3 Punkte je Priester; die meisten bekommen ein Götterplättchen.',
        'Temple: 1, later 2 and 3 points for each priest; most priests get a god tile.',
        'R55',
        'R56',
      ),
      line(
        'Schmuck: kauf, wenn du magst, ein Stück dieses Durchgangs für Muscheln.',
        'Jewelry: buy one piece of this round for shells, if you like.',
        'R57',
      ),
      line(
        'Aufgaben: erfüll eine für 6 Punkte, sonst leg eine ab; dann nimm eine neue. Abgegeben wird für Aufgaben nichts.',
        'Tasks: fulfil one for 6 points, or else part with one; then take a new one. Nothing is given away for tasks.',
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
        'A god costs a card of its colour and an offering. Two equal cards of another colour do for the card; a god tile stands for all of it.',
        'R62',
        'R63',
        'R64',
      ),
      line(
        'Blau: ein Würfel darf zu hoch sein. Weiß: ein Würfel zählt 6. Rot: werte den Fisch, wo du gerade gesiedelt hast. Grün: eine Art wirkt doppelt, oder du nutzt eine mehr. Gelb: ersetzt ein Erfordernis einer Aufgabe, dann 4 Punkte.',
        'Blue: a die may be too high. White: a die counts 6. Red: score the fish where you have just settled. Green: a trade works twice, or you use one more. Yellow: stands for one requirement of a task, then 4 points.',
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
        'After round 6 you may fulfil all tasks still with you. Then jewelry and the fish at your sites bring their points, god tiles left over 2 each.',
        'R79',
        'R80',
        'R81',
        'R82',
      ),
      line(
        'Je 6 Punkte für neun erfüllte Aufgaben, sechs Schmuckstücke, einen vollen Zeremonienplatz, alle Bauplättchen, Hütten in allen Gebieten, Personen auf allen Feldern.',
        '6 points each for nine tasks fulfilled, six pieces of jewelry, a full ceremony area, all building tiles, huts in all regions, people on all spaces.',
        'R83',
      ),
    ],
  },
];
