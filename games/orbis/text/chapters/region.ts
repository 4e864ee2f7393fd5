import { type Chapter, words } from '@atoll/engine';

export const region: Chapter = {
  title: words('Eine Landschaft nehmen', 'Taking a region'),
  rules: [
    {
      id: 'R12',
      elements: ['board'],
      title: words('Anhänger erschaffen', 'Creating worshippers'),
      text: words(
        'Auf jede Landschaft, die in der Auslage waagerecht oder senkrecht neben der genommenen liegt, kommt ein Anhänger in deren Farbe. Das geschieht auch dann, wenn sie bei dir zur Wildnis wird.',
        'Each region next to the one you take, in its row or column of the display, gets a worshipper of that colour. This happens even if the region becomes a wilderness in your world.',
      ),
      tests: [
        'a blue region creates a blue worshiper on every region beside it, not across the corner',
        'a corner creates two worshipers, an edge three, the middle four',
        'worshipers are created even when the region becomes a wilderness',
      ],
    },
    {
      id: 'R13',
      elements: ['board'],
      title: words('Einsammeln', 'Collecting'),
      text: words(
        'Alle Anhänger, die auf der genommenen Landschaft stehen, gehören dir.',
        'All worshippers on the region you take are yours.',
      ),
      tests: ['all worshipers on the taken region go into the own supply'],
    },
    {
      id: 'R14',
      elements: [],
      title: words('Erst das Feld, dann der Preis', 'First the spot, then the price'),
      text: words(
        'Du wählst zuerst, wohin die Landschaft kommt und welche Seite nach oben zeigt. Du bezahlst nur, wenn sie als Landschaft liegt: Niemand zahlt für etwas, das dann zur Wildnis wird.',
        'You first choose where the region goes and which side is up. You only pay if it is placed as a region: nobody pays for something that becomes a wilderness.',
      ),
      tests: ['spot and side are chosen before paying, and a wilderness is not paid for'],
      ours: true,
    },
    {
      id: 'R15',
      elements: [],
      title: words('Bezahlen', 'Paying'),
      text: words(
        'Für jedes Symbol der Kosten legst du einen Anhänger dieser Farbe zurück. Auch die eben eingesammelten darfst du dafür nehmen.',
        'For each symbol of the cost, return a worshipper of its colour. You may use the ones you have just collected too.',
      ),
      tests: [
        'each symbol is paid with a worshiper of its colour',
        'a player who lacks a colour cannot pay',
        'worshipers collected from the region itself can pay for it',
        'a symbol of a colour cannot be paid with another one',
        'a free region costs nothing, and nobody hears of paying',
        'one sees whether and how one can pay, exchanges included',
        'what it takes to pay is exactly what trying every exchange finds',
      ],
    },
    {
      id: 'R16',
      elements: [],
      title: words('Bunte Symbole', 'Any-colour symbols'),
      text: words(
        'Ein buntes Symbol bezahlst du mit einem Anhänger deiner Wahl.',
        'You pay an any-colour symbol with a worshipper of your choice.',
      ),
      tests: [
        'a region for one blue, one green and one of any colour: the player chooses the third',
        'equal worshipers are equal: every different payment is listed once',
        'where there is one way to pay, nobody is asked',
      ],
    },
    {
      id: 'R17',
      elements: [],
      title: words('Vergünstigung', 'Reductions'),
      text: words(
        'Hast du das Vergünstigungsplättchen einer Farbe, bezahlst du Symbole dieser Farbe nicht mehr. Für bunte Symbole hilft es nie.',
        'With the reduction token of a colour you no longer pay symbols of that colour. It never helps with any-colour symbols.',
      ),
      tests: [
        'with a reduction token for blue, a region for one red and two blue costs only one red',
        'a reduction token never pays an any-colour symbol',
        'two reduction tokens add up: neither of their colours is paid any more',
      ],
    },
    {
      id: 'R18',
      elements: [],
      title: words('Zur Wildnis umdrehen', 'Turning it over'),
      text: words(
        'Kannst oder willst du die Landschaft nicht bezahlen, kannst oder willst du sie nicht passend legen, dann legst du sie umgedreht: als Wildnis. Das ist auch erlaubt, wenn es anders ginge.',
        'If you can’t or don’t want to pay for the region, or can’t or don’t want to place it where it fits, you place it turned over: as a wilderness. That is allowed even when there is another way.',
      ),
      tests: [
        'a region that could be paid and placed may still be turned into a wilderness',
        'a region that cannot be paid becomes a wilderness',
        'a region that fits nowhere becomes a wilderness',
        'with one spot left and a region that fits and can be paid there is still a choice',
      ],
    },
    {
      id: 'R19',
      elements: [],
      title: words('Die Wirkung', 'The effect'),
      text: words(
        'Sobald die Landschaft in deiner Welt liegt und bezahlt ist, führst du ihre Wirkung aus, falls sie eine sofortige hat.',
        'As soon as the region is in your world and paid for, carry out its immediate effect, if it has one.',
      ),
      tests: [
        'the effect comes as soon as the region lies in the world and is paid for',
        'a region turn goes: create, collect, lay, pay, effect, down to ten, refill, next seat',
      ],
    },
    {
      id: 'R20',
      elements: ['shedding'],
      title: words('Höchstens zehn', 'Ten at most'),
      text: words(
        'Hast du am Ende deines Zuges mehr als zehn Anhänger, legst du welche deiner Wahl zurück, bis es zehn sind. Mitten im Zug dürfen es mehr sein.',
        'If you have more than ten worshippers at the end of your turn, return some of your choice until you have ten. During your turn you may have more.',
      ),
      tests: [
        'at the end of a turn nobody keeps more than ten worshipers; which ones go is their choice',
        'in the middle of a turn one may have more than ten',
        'with more than ten one may also exchange instead of putting back',
        'too many of one colour alone leave a choice as well: put them back, or make three of them one of another',
      ],
    },
    {
      id: 'R21',
      elements: ['board', 'chance'],
      title: words('Auffüllen', 'Refilling'),
      text: words(
        'Zuletzt kommt die oberste Landschaft der Stufe 1 in die Lücke. Ist dieser Stapel leer, folgt Stufe 2, danach Stufe 3. Auf der neuen Landschaft steht noch niemand.',
        'Last of all, the top region of level 1 fills the gap. When that stack is empty, level 2 follows, then level 3. There is nobody on the new region yet.',
      ),
      tests: [
        'the gap is filled from the top of the stack, and nobody stands on the new region',
        'level 1 is used up before level 2 comes, and level 2 before level 3',
      ],
    },
  ],
};
