/** Everything a player meets has words in both languages, and different things read differently. */
import { choices } from '../narrow.ts';
import { serialise } from '../plain.ts';
import { heard } from '../table.ts';
import { languages, type Words } from '../words.ts';
import { attempt, insist } from './broken.ts';
import { names, type Property, viewers } from './subject.ts';

export const everythingHasWords: Property = ({ module, game, table }) => {
  const { text } = module;
  const decision = game.decision(table.state);
  if (decision) {
    const view = game.view(table.state, decision.seat);
    insistWords(text.kinds[decision.kind], `text.kinds.${decision.kind}`);
    insistWords(
      attempt('text.prompt', () => text.prompt(decision, view, game.box)),
      `the prompt for ${decision.kind}`,
    );
    const moves = game.moves(table.state);
    insistDifferent(moves.map(move => [serialise(move), attempt('text.move', () => text.move(move, view, game.box))]));
    for (const field of new Set(moves.flatMap(move => Object.keys(move))))
      insistDifferent(
        choices(moves, field).map(value => [
          `the choice ${field}=${value}`,
          attempt('text.choice', () => text.choice(field, value, view, game.box)),
        ]),
      );
  }
  const last = table.played.at(-1);
  if (last)
    for (const viewer of viewers(table.config.seats))
      for (const event of heard(last.told, viewer)) {
        const words = attempt('text.event', () => text.event(event, names, game.box));
        if (words !== null) insistWords(words, `the event ${serialise(event)}`);
      }
};

function insistDifferent(all: readonly (readonly [string, Words])[]): void {
  for (const language of languages) {
    const seen = new Map<string, string>();
    for (const [what, words] of all) {
      insistWords(words, what);
      const twin = seen.get(words[language]);
      insist(twin === undefined, `${what} and ${twin} read the same: ${words[language]}`);
      seen.set(words[language], what);
    }
  }
}

function insistWords(words: Words | undefined, what: string): void {
  for (const language of languages) {
    const text = words?.[language];
    insist(typeof text === 'string' && text.trim() !== '', `${what} has no words in ${language}`);
    insist(!/undefined|NaN|\[object/.test(text), `${what} reads “${text}” in ${language}`);
  }
}
