/** Standing answers that several games offer. */
import type { PreferenceSpec, Preferences } from './game.ts';
import { words } from './words.ts';

/** For games in which playing a single move at once would tell the others that there was no choice. */
export const singlePreference: PreferenceSpec = {
  id: 'single',
  words: words('Wenn dir nur eine Wahl bleibt', 'When you have only one choice'),
  values: [
    {
      id: 'hide',
      words: words(
        'trotzdem fragen, damit niemand auf deine Karten schließt',
        'ask anyway, so that nobody can guess your cards',
      ),
    },
    { id: 'play', words: words('gleich ausführen', 'do it at once') },
  ],
  alone: 'play',
};

/** What that preference answers: the only move, for somebody who does not mind showing that it is one. */
export const onlyMove = <M>(moves: readonly M[], chosen: Preferences): M | null =>
  moves.length === 1 && chosen.single === 'play' ? (moves[0] ?? null) : null;
