/** Water and sun-worshipping sites. */
import { type Lesson, words } from '@atoll/engine';
import { grown } from './grown.ts';

export const waterAndSun: Lesson = {
  id: 'water-and-sun',
  title: words('Wasser und Sonne', 'Water and sun'),
  goal: words(
    'Dein Wasserträger geht los, und du bekommst einen Sonnenstein.',
    'Your water carrier sets off, and you get a sun token.',
  ),
  seats: 2,
  seat: 0,
  seed: 'water',
  position: grown('water', 'mine2', ['sun', 'plantation2']),
  steps: [
    {
      words: words(
        'Rechts oben von der Startplantage liegt ein Wasser. Jeder Arbeiter dort bringt deinen Wasserträger ein Feld weiter.',
        'Up and to the right of the first plantation lies a water. Each worker there moves your water carrier one field forward.',
      ),
      points: [{ component: 'water' }],
      task: { kind: 'goOn' },
      rules: ['R23'],
    },
    {
      words: words(
        'Er beginnt auf −10, und das Feld, auf dem er am Ende steht, zählt als Gold: −10 bis 16. Bleibt er stehen, kostet dich das zehn.',
        'It begins at −10, and the field where it ends up counts as gold: −10 to 16. If it never moves, that costs you ten.',
      ),
      points: [{ panel: 0 }],
      task: { kind: 'goOn' },
      rules: ['R4', 'R34'],
    },
    {
      words: words(
        'Leg 2-1-0-1 über das Wasser und dreh die zwei Arbeiter nach unten, zum Wasser.',
        'Place 2-1-0-1 above the water and turn its two workers down, towards the water.',
      ),
      points: [{ component: '2-1-0-1' }, { place: '1,-2' }],
      task: { kind: 'move', move: { tile: '2-1-0-1', cell: '1,-2', turn: 2 } },
      otherwise: words(
        'Erlaubt, aber hier geht es ums Wasser: 2-1-0-1 darüber, die zwei Arbeiter nach unten.',
        'Allowed, but this is about the water: 2-1-0-1 above it, the two workers looking down.',
      ),
      rules: ['R9'],
    },
    {
      words: words(
        'Gleich zwei Felder sind zu füllen. Leg die Sonnenkultstätte auf das linke; die Doppelplantage kommt dann von selbst auf das rechte.',
        'Two spaces are to be filled at once. Put the sun-worshipping site on the left one; the double plantation then goes on the right one by itself.',
      ),
      points: [{ place: '0,-2' }, { prompt: true }],
      task: { kind: 'move', move: { jungle: 'sun', space: '0,-2' } },
      otherwise: words(
        'Rechts schauen zwei deiner Plättchen auf das Feld: Da ist die Doppelplantage mehr wert. Die Sonne kommt nach links.',
        'Two of your tiles look at the right space: the double plantation is worth more there. The sun goes to the left.',
      ),
      rules: ['R11', 'R12'],
    },
    {
      words: words(
        'Lass zuerst deine zwei Arbeiter am Wasser gehen: von −10 über −4 auf −1. Das sind neun Gold.',
        'First let your two workers at the water walk: from −10 by −4 to −1. That is worth nine gold.',
      ),
      points: [{ component: 'water' }, { prompt: true }],
      task: { kind: 'move', move: { edge: '1,-2:S', workers: 2 } },
      otherwise: words(
        'Gleich. Erst das Wasser, mit beiden Arbeitern.',
        'In a moment. First the water, with both workers.',
      ),
      rules: ['R23'],
    },
    {
      words: words(
        'An der Sonnenkultstätte bekommst du einen Sonnenstein. Höchstens drei kannst du haben; wozu sie gut sind, lernst du bei „Das letzte Plättchen“.',
        'At the sun-worshipping site you get a sun token. You can have three at most; “The last tile” tells what they are good for.',
      ),
      points: [{ component: 'sun' }, { prompt: true }],
      task: { kind: 'move', move: { edge: '1,-2:W', workers: 1 } },
      otherwise: words('Nimm jetzt den Sonnenstein.', 'Take the sun token now.'),
      rules: ['R24'],
    },
    {
      words: words(
        'Auf der Doppelplantage erntet jeder Arbeiter zwei Früchte. Die zwei auf deinem älteren Plättchen bringen vier, dann ist das Lager mit fünf voll: Was ein dritter ernten würde, verfiele.',
        'At the double plantation each worker harvests two fruits. The two on your older tile bring four, and then storage is full with five: whatever a third would harvest is lost.',
      ),
      points: [{ place: '2,-2' }, { prompt: true }],
      task: { kind: 'move', move: { edge: '2,-1:N', workers: 2 } },
      others: { moves: [{ edge: '0,-1:N', workers: 1 }] },
      otherwise: words(
        'Erlaubt, aber bring mehr heim: die zwei Arbeiter auf dem älteren Plättchen.',
        'Allowed, but bring more home: the two workers on the older tile.',
      ),
      rules: ['R20'],
    },
    {
      words: words(
        'Deine alten Arbeiter sind mit aufgewacht, weil neuer Urwald vor ihnen lag. Wer früh neben leere Felder legt, arbeitet später mit.',
        'Your older workers woke up as well, because new jungle was laid in front of them. Tiles beside empty spaces work again later.',
      ),
      points: [{ place: '2,-1' }],
      task: { kind: 'goOn' },
      rules: ['R16', 'R17'],
    },
  ],
};
