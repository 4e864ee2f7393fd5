/** Everything a player meets has words in both languages, different things read differently, numbers fit their nouns. */
import { choices } from '../../core/narrow.ts';
import { serialise } from '../../core/plain.ts';
import { heard } from '../../core/table.ts';
import { type Forms, languages, type Words } from '../../core/words.ts';
import { attempt, insist } from '../walking/broken.ts';
import { names, type Property, viewers } from '../walking/subject.ts';
import { wrongNumber } from './counting.ts';

export const everythingHasWords: Property = ({ module, game, table, nouns = [] }) => {
  const { text } = module;
  const decision = game.decision(table.state);
  if (decision) {
    const view = game.view(table.state, decision.seat);
    insistWords(text.kinds[decision.kind], `text.kinds.${decision.kind}`);
    const asked = attempt('text.prompt', () => text.prompt(decision, view, game.box));
    insistWords(asked, `text.prompt for ${decision.kind}`);
    insistNumbers([asked], nouns);
    const moves = game.moves(table.state);
    const lines = moves.map(move => attempt('text.move', () => text.move(move, view, game.box)));
    insistDifferent(moves.map((move, i) => [`text.move for ${serialise(move)}`, lines[i]]));
    insistNumbers(lines, nouns);
    for (const field of new Set(moves.flatMap(move => Object.keys(move)))) {
      const values = choices(moves, field);
      const named = values.map(value => attempt('text.choice', () => text.choice(field, value, view, game.box)));
      insistDifferent(values.map((value, i) => [`text.choice for ${field}=${value}`, named[i]]));
      insistNumbers(named, nouns);
    }
  }
  const last = table.played.at(-1);
  if (last)
    for (const viewer of viewers(table.config.seats))
      for (const event of heard(last.told, viewer)) {
        const words = attempt('text.event', () => text.event(event, names, game.box, game.view(table.state, viewer)));
        if (words === null) continue;
        insistWords(words, `text.event for ${serialise(event)}`);
        insistNumbers([words], nouns);
      }
};

function insistDifferent(all: readonly (readonly [string, Words | undefined])[]): void {
  for (const language of languages) {
    const seen = new Map<string, string>();
    for (const [what, words] of all) {
      insistWords(words, what);
      const line = words?.[language] ?? '';
      const twin = seen.get(line);
      insist(twin === undefined, `${what} and ${twin} read the same: ${line}`);
      seen.set(line, what);
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

/** No number stands before the wrong form of a noun. */
export function insistNumbers(all: readonly (Words | undefined)[], nouns: readonly Forms[]): void {
  for (const words of all) {
    const wrong = words && wrongNumber(words, nouns);
    insist(!wrong, `“${wrong}” is the wrong number, in: ${words?.de} / ${words?.en}`);
  }
}
