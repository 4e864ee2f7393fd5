/** Positions as JSON: what is written can be read, and what cannot be is refused with the place and the reason. */
import { serialise } from '../../core/plain.ts';
import { BadInput } from '../../core/refusal.ts';
import { attempt, Broken, errorText, insist, insistSame, insistUnchanged } from '../walking/broken.ts';
import { isRealChoice } from '../walking/choosing.ts';
import type { Property } from '../walking/subject.ts';
import { some } from '../walking/walk.ts';
import { insistApart } from './plainness.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const positionsComeBack: Property = ({ game, table }) => {
  const { state } = table;
  const before = serialise(state);
  const written: Json = JSON.parse(JSON.stringify(attempt('writePosition', () => game.writePosition(state))));
  insistUnchanged(state, before, 'writePosition');
  const text = JSON.stringify(written);
  const read = attempt('readPosition', () => game.readPosition(written));
  insistSame(read, state, 'readPosition gives another state than writePosition was given');
  insist(JSON.stringify(written) === text, 'readPosition changes the JSON that it is given');
  insistApart(read, written, ['the state from readPosition', 'its JSON']);
  const chosen = attempt('readPosition with options', () => game.readPosition(JSON.parse(text), table.config.options));
  insistSame(chosen, state, 'readPosition, with the options beside it, gives another state');
};

/** Damages a position in many small ways; each result is refused in words, or is itself a position that can be played. */
export const damagedPositionsAreRefused: Property = ({ game, table, luck, inventory }) => {
  const written: Json = JSON.parse(JSON.stringify(game.writePosition(table.state)));
  for (const { json, what } of [...garbage, ...some(damages(written), 60, luck)]) {
    let state: typeof table.state;
    try {
      state = game.readPosition(structuredClone(json));
    } catch (error) {
      if (!(error instanceof BadInput)) throw new Broken(`readPosition with ${what} throws ${errorText(error)}`);
      insist(
        Boolean(error.code && error.words.de && error.words.en),
        `readPosition with ${what} says nothing in words`,
      );
      continue;
    }
    const stock = attempt(`inventory, in a position with ${what}`, () => inventory?.(state));
    if (inventory) insistSame(stock, inventory(table.state), `readPosition accepts other components, with ${what}`);
    const decision = attempt(`decision, in a position with ${what}`, () => game.decision(state));
    if (!decision) continue;
    const moves = attempt(`moves, in a position with ${what}`, () => game.moves(state));
    insist(
      moves.length > 0 && isRealChoice(game, state),
      `readPosition accepts a dead end, with ${what}: moves has ${moves.length}`,
    );
  }
};

const nonsense: Json[] = [null, 7, 'x', [], {}, { x: 1 }];
const garbage = nonsense.map(json => ({
  json,
  what: `nothing but ${JSON.stringify(json)}`,
}));

/** Every place in the JSON, once left out and once with something else in it. */
function damages(whole: Json): { json: Json; what: string }[] {
  const found: { json: Json; what: string }[] = [];
  const visit = (part: Json, path: string, put: (value: Json | undefined) => Json): void => {
    if (path) found.push({ json: put(undefined), what: `${path} left out` });
    for (const odd of oddFor(part))
      found.push({ json: put(odd), what: `${path || 'it'} changed to ${JSON.stringify(odd)}` });
    if (Array.isArray(part)) {
      for (const [i, inner] of part.entries())
        visit(inner, `${path}[${i}]`, value => put(value === undefined ? part.toSpliced(i, 1) : part.with(i, value)));
      if (part.length > 0) found.push({ json: put([...part, part[0]]), what: `${path}[0] twice` });
    } else if (typeof part === 'object' && part !== null)
      for (const [key, inner] of Object.entries(part))
        visit(inner, path ? `${path}.${key}` : key, value => {
          const { [key]: _, ...rest } = part;
          return put(value === undefined ? rest : { ...rest, [key]: value });
        });
  };
  visit(whole, '', value => value ?? null);
  return found;
}

function oddFor(part: Json): Json[] {
  if (typeof part === 'number') return [part + 1, part - 1, -1, 0.5, 1e9, String(part)];
  if (typeof part === 'boolean') return [!part, 1];
  if (typeof part === 'string') return ['', 'x', '__proto__', 1];
  return [null, 'x', {}, []];
}
