/**
 * Two pieces of advice, then some turns of one's own. The figures are of 40 games of two bots of level 4:
 * `atoll simulate cacao --bots level4,level4 --games 40 --seed lessons --save DIR`, their 80 final scores counted.
 */
import { type Lesson, words } from '@atoll/engine';
import { grown } from './grown.ts';

export const advice: Lesson = {
  id: 'advice',
  title: words('Zweimal guter Rat', 'Two pieces of advice'),
  goal: words(
    'Du weißt, worauf starke Spieler achten, und spielst selbst.',
    'You know what strong players look for, and play yourself.',
  ),
  seats: 2,
  seat: 0,
  seed: 'advice',
  position: grown('water', 'market3', ['plantation2', 'market4']),
  steps: [
    {
      words: words(
        'Erster Rat: Halte Plantagen und Märkte beisammen. In 40 Partien starker Bots kam die Hälfte des Goldes von Märkten, 36 von 70, und am Ende blieb nur eine Frucht übrig.',
        'First advice: keep plantations and markets together. In 40 games of strong bots half of the gold came from markets, 36 of 70, and only one fruit was left at the end.',
      ),
      points: [{ component: 'plantation' }, { component: 'market' }],
      task: { kind: 'goOn' },
      rules: ['R20', 'R21'],
    },
    {
      words: words(
        'Zweiter Rat: Vergiss das Wasser nicht. Von 80 Endständen derselben Bots stand der Wasserträger 51-mal ganz oben auf 16 und nur zehnmal unter null.',
        'Second advice: mind the water. In 80 final scores of the same bots the water carrier stood at the very top, 16, in 51, and below zero in only ten.',
      ),
      points: [{ panel: 0 }],
      task: { kind: 'goOn' },
      rules: ['R23', 'R34'],
    },
    {
      words: words(
        'Jetzt du: Spiel ein paar Züge, wie du magst. Bestätigen kannst du alles, was erlaubt ist; „Warum nicht?“ erklärt den Rest.',
        'Your turn: play a few turns as you like. You can confirm whatever is allowed; “Why not?” explains the rest.',
      ),
      points: [{ prompt: true }],
      task: { kind: 'free', decisions: 8 },
      others: { bot: 'level1' },
      rules: ['R8', 'R11', 'R18'],
    },
    {
      words: words(
        'Das war alles, was du brauchst. Eröffne einen Tisch gegen einen Bot der ersten Stufe, und hol dir deinen ersten Sieg.',
        'That is all you need. Open a table against a bot of the first level, and get your first win.',
      ),
      task: { kind: 'goOn' },
      rules: ['R1'],
    },
  ],
};
