import { type Chapter, words } from '@atoll/engine';

export const effects: Chapter = {
  title: words('Was Landschaften tun', 'What regions do'),
  rules: [
    {
      id: 'R28',
      elements: [],
      title: words('Bauernhof', 'Farm'),
      text: words(
        'Nimm das Vergünstigungsplättchen der gezeigten Farbe. Es gilt ab sofort, aber nicht für den Bauernhof selbst.',
        'Take the reduction token of the colour shown. It helps from now on, but not with the farm itself.',
      ),
      tests: [
        'a farm brings the reduction token of its colour, for every region from now on',
        'the farm itself is still paid in full',
      ],
    },
    {
      id: 'R29',
      elements: ['shedding', 'points'],
      title: words('Dorf', 'Village'),
      text: words(
        'Leg sofort so viele Anhänger beliebiger Farben zurück, wie das Dorf verlangt. Kannst oder willst du das nicht, zählt es nicht.',
        'Return at once as many worshippers of any colours as the village asks for. If you can’t or don’t want to, it does not count.',
      ),
      tests: [
        'a village counts once its worshipers are returned, of any colours',
        'a player who cannot return so many gets a cancelation token on the village',
        'a player who does not want to return worshipers may decline',
      ],
    },
    {
      id: 'R30',
      elements: ['points'],
      title: words('Wald', 'Forest'),
      text: words(
        'Am Ende zählt ein Wald, wenn mindestens so viele seiner Nachbarn, wie er verlangt, eine der gezeigten Farben haben. Er hat bis zu sechs Nachbarn: zwei daneben, zwei darunter, zwei darüber. Sonst bringt er nichts.',
        'At the end a forest counts if at least as many of its neighbours as it asks for have one of the colours shown. It has up to six neighbours: two beside it, two below, two above. Otherwise it brings nothing.',
      ),
      tests: [
        'a forest counts with enough neighbours in any of its colours',
        'six regions can lie around a forest: beside it, two below, two above',
        'regions across a corner of the pyramid are no neighbours',
        'a forest that does not count gets no cancelation token and costs nothing',
        'a forest is judged at the end only: what comes later counts as well',
      ],
    },
    {
      id: 'R31',
      elements: ['shedding', 'board', 'points'],
      title: words('Vulkan', 'Volcano'),
      text: words(
        'Entferne sofort so viele Anhänger der gezeigten Farben, wie der Vulkan verlangt, von den acht Landschaften, die noch in der Auslage liegen. Es gilt: alle oder keiner. Kannst oder willst du nicht, entfernst du keinen, und er zählt nicht.',
        'Remove at once as many worshippers of the colours shown as the volcano asks for from the eight regions left in the display. It is all or nothing. If you can’t or don’t want to, you remove none, and it does not count.',
      ),
      tests: [
        'a volcano removes worshipers of its colours from the regions left in the display',
        'worshipers that lay on the volcano were collected and cannot be removed any more',
        'worshipers that taking the volcano created can be removed',
        'a volcano removes all it wants or nobody: with too few there is a cancelation token',
        'a player who does not want to remove anybody may decline, but not halfway',
        'a volcano that wants exactly those who are there takes the rest by itself',
      ],
    },
    {
      id: 'R32',
      elements: ['points'],
      title: words('Bewässerungsanlage', 'Irrigation system'),
      text: words(
        'Sie zählt nur, wenn eine der beiden Landschaften darunter die gezeigte Farbe hat. Ein und dieselbe Wildnis darf sie tragen und ihr zugleich die Farbe geben, die sie braucht.',
        'It counts only if one of the two regions below has the colour shown. The same wilderness may both support it and give it the colour it needs.',
      ),
      tests: [
        'an irrigation counts when one of the two regions below has its colour',
        'one and the same wilderness lets an irrigation lie above it and gives it the colour it needs',
        'an irrigation is no choice: what lies below decides',
      ],
    },
    {
      id: 'R33',
      elements: ['points'],
      title: words('Bewässerungsanlage in der ersten Ebene', 'Irrigation system in the first row'),
      text: words(
        'In der ersten Ebene liegt nichts darunter. Dort zählt eine Bewässerungsanlage nie.',
        'In the first row there is nothing below. An irrigation system never counts there.',
      ),
      tests: ['an irrigation in the first row has nothing below it and does not count'],
      ours: true,
    },
    {
      id: 'R34',
      elements: ['points'],
      title: words('Kultstätte', 'Shrine'),
      text: words(
        'Kultstätten entscheiden am Ende über die Tempel. Gezählt werden die Symbole: Eine Landschaft kann zwei davon zeigen.',
        'Shrines decide who gets which temple at the end. The symbols are counted: a region can show two of them.',
      ),
      tests: [
        'shrine symbols count, not regions: a region can show two',
        'a shrine does nothing at once: it asks for nothing and brings nothing until the end',
      ],
    },
    {
      id: 'R35',
      elements: [],
      title: words('Bekehrung', 'Conversion'),
      text: words(
        'Nimm einen oder zwei Anhänger der gezeigten Farbe, oder einen in einer Farbe deiner Wahl.',
        'Take one or two worshippers of the colour shown, or one in a colour of your choice.',
      ),
      tests: [
        'a conversion brings one or two worshipers of the colour shown',
        'a conversion to any colour lets one choose',
      ],
    },
    {
      id: 'R36',
      elements: ['points'],
      title: words('Heiliger Felsen', 'Sacred rock'),
      text: words('Er ist am Ende einen Punkt wert.', 'It is worth one point at the end.'),
      tests: [
        'a sacred rock is worth its point without doing anything',
        'a sacred rock is worth one point in every edition, whatever its source',
      ],
    },
    {
      id: 'R37',
      elements: ['losing', 'points'],
      title: words('„Nicht erfüllt“', 'Cancellation tokens'),
      text: words(
        'Was ein Dorf, ein Vulkan oder eine Bewässerungsanlage verlangt, geschieht beim Legen oder nie. Sonst deckt ein „Nicht erfüllt“-Plättchen den Wert ab. Die Landschaft behält ihre Farbe.',
        'What a village, a volcano or an irrigation system asks for happens when it is placed, or never. Otherwise a cancellation token covers its value. The region keeps its colour.',
      ),
      tests: ['a cancelation token covers the points, but the region keeps its colour'],
    },
    {
      id: 'R38',
      elements: [],
      title: words('Wohin entfernte Anhänger kommen', 'Where removed worshippers go'),
      text: words(
        'Was ein Vulkan entfernt, kommt in den allgemeinen Vorrat, nicht zu dir.',
        'What a volcano removes goes to the general supply, not to you.',
      ),
      tests: ['what a volcano removes goes to the general supply, not to the player'],
      ours: true,
    },
  ],
};
