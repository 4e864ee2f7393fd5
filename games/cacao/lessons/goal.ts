/** What one wants: harvest, sell, have the most gold. */
import { type Lesson, words } from '@atoll/engine';

export const goal: Lesson = {
  id: 'goal',
  title: words('Von der Frucht zum Gold', 'From fruit to gold'),
  goal: words('Du erntest deine erste Frucht und verkaufst sie.', 'You harvest your first fruit and sell it.'),
  seats: 2,
  seat: 0,
  seed: 'goal',
  position: {
    seats: 2,
    board: [
      { cell: '0,0', jungle: 'plantation1' },
      { cell: '1,1', jungle: 'market2' },
    ],
    display: ['plantation2', 'market3'],
    villages: [{ hand: ['1-1-1-1', '2-1-0-1', '2-1-0-1'] }, { hand: ['1-1-1-1', '2-1-0-1', '2-1-0-1'] }],
  },
  steps: [
    {
      words: words(
        'In Cacao zählt am Ende nur eins: Wer hat das meiste Gold? Du bist ein Dorf am Urwald und schickst deine Arbeiter hinein.',
        'Only one thing counts at the end of Cacao: who has the most gold? You are a village by the jungle and send your workers in.',
      ),
      points: [{ panel: 0 }],
      task: { kind: 'goOn' },
      rules: ['R1'],
    },
    {
      words: words(
        'Zwei Urwaldplättchen liegen schon da: eine Plantage, an der Früchte wachsen, und ein Markt. Dieser zahlt 2 Gold für jede Frucht.',
        'Two jungle tiles are there already: a plantation, where fruits grow, and a market. This one pays 2 gold for each fruit.',
      ),
      points: [{ place: '0,0' }, { place: '1,1' }],
      task: { kind: 'goOn' },
      rules: ['R5'],
    },
    {
      words: words(
        'Nimm das Plättchen mit einem Arbeiter auf jeder Seite. Leg es so an, dass es Plantage und Markt berührt: Dafür gibt es zwei Felder.',
        'Take the tile with one worker on each side. Place it so that it touches both plantation and market: two spaces do.',
      ),
      points: [{ component: '1-1-1-1' }, { place: '1,0' }, { place: '0,1' }],
      task: { kind: 'fit', fits: { tile: ['1-1-1-1'], cell: ['1,0', '0,1'] } },
      otherwise: words(
        'Das ginge. Aber hier soll das Plättchen mit einem Arbeiter je Seite beide berühren, Plantage und Markt.',
        'You could. But here the tile with one worker on each side should touch both, plantation and market.',
      ),
      rules: ['R8', 'R2'],
    },
    {
      words: words(
        'Zwei deiner Arbeiter sehen Urwald vor sich und wachen auf. Verkaufen kannst du noch nichts: Lass zuerst den an der Plantage ernten.',
        'Two of your workers see jungle in front of them and wake up. You have nothing to sell yet: let the one at the plantation harvest first.',
      ),
      points: [{ prompt: true }, { component: 'plantation' }],
      task: { kind: 'fit', fits: { workers: [1] } },
      otherwise: words(
        'Verzichten dürftest du. Aber ohne Frucht hast du nichts zu verkaufen.',
        'You may skip it. But without a fruit there is nothing to sell.',
      ),
      rules: ['R16', 'R20'],
    },
    {
      words: words(
        'Eine Frucht liegt in deinem Lager. Jetzt ist der Arbeiter am Markt dran: Verkauf sie für 2 Gold.',
        'A fruit lies in your storage. Now it is up to the worker at the market: sell it for 2 gold.',
      ),
      points: [{ prompt: true }, { component: 'market' }],
      task: { kind: 'fit', fits: { workers: [1] } },
      otherwise: words(
        'Behalten ist erlaubt und manchmal klug. Hier wollen wir das Gold.',
        'Keeping it is allowed, and clever at times. Here we want the gold.',
      ),
      rules: ['R21'],
    },
    {
      words: words(
        'Dein erstes Gold! Ernten und verkaufen in einem Zug: So verdienst du am meisten. Danach ziehst du ein Plättchen nach, und die anderen sind dran.',
        'Your first gold! Harvest and sell in one turn: that is where most of your gold comes from. Then you draw a tile, and the others have their turn.',
      ),
      points: [{ panel: 0 }],
      task: { kind: 'goOn' },
      rules: ['R30', 'R34'],
    },
  ],
};
