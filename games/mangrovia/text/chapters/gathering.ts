import { chapter, ourRule, rule } from '../rule.ts';

export const drawing = chapter(
  'Karten ziehen',
  'Drawing cards',
  rule(
    'R27',
    ['actions'],
    [
      'Kostbarkeit oder Landschaft',
      'Bei jeder Karte entscheidest du frei, ob du eine Kostbarkeit oder eine Landschaftskarte nimmst. Karten kommen nur aus der Auslage und von den Stapeln, nie von anderen.',
    ],
    [
      'Treasure or landscape',
      'For every card you decide freely whether you take a treasure or a landscape card. Cards only come from the display and the piles, never from others.',
    ],
  ),
  rule(
    'R28',
    ['board'],
    ['Offene Karten', 'Eine offene Karte nimmst du aus der Auslage. Sie wird erst zur nächsten Runde ersetzt.'],
    ['Face-up cards', 'You take a face-up card from the display. It is not replaced before the next round.'],
  ),
  rule(
    'R29',
    ['chance'],
    [
      'Verdeckte Karten',
      'Eine verdeckte Karte ziehst du vom Stapel und siehst sie an, bevor du weiterziehst. Die anderen sehen sie nicht.',
    ],
    [
      'Face-down cards',
      'You draw a face-down card from a pile and look at it before you draw another. The others do not see it.',
    ],
  ),
  ourRule(
    'R30',
    ['board'],
    ['Nichts mehr offen', 'Liegt keine offene Karte mehr aus, wenn dir eine zusteht, verfällt sie.'],
    ['Nothing face up left', 'If no face-up card is left when you may take one, it is lost.'],
  ),
  ourRule(
    'R31',
    ['chance'],
    [
      'Neuer Stapel',
      'Ist ein Stapel leer und wird eine Karte gebraucht, wird seine Ablage gemischt und zum neuen Stapel. Dass damit gewartet wird, bis eine Karte gebraucht wird, ist unsere Lesart.',
    ],
    [
      'A new pile',
      'When a pile is empty and a card is needed, its discard pile is shuffled and becomes the new pile. Waiting until a card is needed is our reading.',
    ],
  ),
  ourRule(
    'R32',
    ['chance'],
    [
      'Gar keine Karten mehr',
      'Sind Stapel und Ablage leer, gibt es von dieser Sorte nichts zu ziehen. Fehlen beide Sorten, verfällt die Karte.',
    ],
    [
      'No cards at all',
      'When pile and discard pile are both empty, nothing of that kind can be drawn. If both kinds are missing, the card is lost.',
    ],
  ),
  ourRule(
    'R33',
    [],
    ['Keine Handgrenze', 'Du darfst beliebig viele Karten und Amulette behalten.'],
    ['No hand limit', 'You may keep as many cards and amulets as you like.'],
  ),
);

export const amulets = chapter(
  'Amulette',
  'Amulets',
  rule(
    'R34',
    ['board'],
    [
      'Die Amulettleiste',
      'Deine Hütten auf Amulettfeldern zählst du auf der Amulettleiste. Nur diese Felder zählen, egal womit eine Hütte bezahlt wurde.',
    ],
    [
      'The amulet track',
      'Your huts on amulet spaces are counted on the amulet track. Only these spaces count, however a hut was paid for.',
    ],
  ),
  rule(
    'R35',
    ['actions'],
    [
      'Ohne Hütte dort',
      'Hast du keine Hütte auf einem Amulettfeld, nimmst du ein Amulett vom Wert 1 vom Spielplan, solange eines da ist. Aus dem Säckchen ziehst du nicht.',
    ],
    [
      'Without a hut there',
      'Without a hut on an amulet space you take an amulet of value 1 from the board as long as there is one. You draw none from the bag.',
    ],
  ),
  rule(
    'R36',
    ['chance'],
    [
      'Mit einer Hütte',
      'Mit genau einer Hütte auf Amulettfeldern ziehst du ein Amulett aus dem Säckchen und behältst es.',
    ],
    ['With one hut', 'With exactly one hut on amulet spaces you draw an amulet from the bag and keep it.'],
  ),
  rule(
    'R37',
    ['chance', 'shedding'],
    [
      'Mit mehreren Hütten',
      'Mit zwei oder mehr Hütten dort ziehst du so viele Amulette, höchstens fünf, siehst sie an und wirfst eines davon zurück.',
    ],
    [
      'With several huts',
      'With two or more huts there you draw as many amulets, five at most, look at them and return one of them to the bag.',
    ],
  ),
  rule(
    'R38',
    ['actions'],
    [
      'Keine Einsen mehr',
      'Sobald du eine Hütte auf einem Amulettfeld hast, bekommst du keine Amulette vom Wert 1 mehr.',
    ],
    ['No more ones', 'Once you have a hut on an amulet space, you get no more amulets of value 1.'],
  ),
  rule(
    'R39',
    ['chance'],
    [
      'Verdeckt',
      'Amulette liegen verdeckt. Die anderen wissen nur, wie viele du hast und wie viele Einsen du dir offen genommen hast.',
    ],
    [
      'Face down',
      'Amulets lie face down. The others only know how many you have, and how many of value 1 you took openly.',
    ],
  ),
  ourRule(
    'R40',
    ['chance'],
    [
      'Ausgegebene Amulette',
      'Ausgegebene Amulette werden beiseitegelegt. Erst wenn das Säckchen leer ist und eines gezogen werden soll, kommen alle zurück hinein, auch die Einsen.',
    ],
    [
      'Spent amulets',
      'Spent amulets are set aside. Only when the bag is empty and one is to be drawn do all of them go back into it, those of value 1 too.',
    ],
  ),
  ourRule(
    'R41',
    ['chance'],
    [
      'Zu wenige im Säckchen',
      'Sind weniger im Säckchen, als du ziehen darfst, ziehst du den Rest, die ausgegebenen kommen zurück, und du ziehst weiter. Reicht auch das nicht, ziehst du, was da ist. Ein einzelnes gezogenes Amulett behältst du.',
    ],
    [
      'Too few in the bag',
      'If fewer are in the bag than you may draw, you draw the rest, the spent ones go back in, and you draw on. If that is still too few, you draw what there is. A single amulet drawn is kept.',
    ],
  ),
);

export const birds = chapter(
  'Paradiesvögel',
  'Birds of paradise',
  rule(
    'R42',
    ['board'],
    [
      'Die Vögel setzen',
      'Setz die beiden Vögel auf zwei verschiedene Landschaften des Orakelfelsens. Einer oder beide dürfen sitzen bleiben.',
    ],
    [
      'Placing the birds',
      'Put the two birds on two different landscapes of the oracle rock. One or both may stay where they are.',
    ],
  ),
  rule(
    'R43',
    ['actions'],
    [
      'Wer sie setzt',
      'Steht deine Schale auf der obersten Kultstätte, wenn das Boot Anlegestelle 12 erreicht, setzt du die Vögel. Das ist die letzte Anlegestelle, also gilt es für die nächste Runde.',
    ],
    [
      'Who places them',
      'If your bowl is on the top cult site when the boat reaches landing 12, you place the birds. That is the last landing, so it counts for the next round.',
    ],
  ),
);
