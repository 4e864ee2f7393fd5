/** Proof of the test kit: Tides broken on purpose, one way at a time. Each break must be found by the right property. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusal } from '@atoll/engine';
import {
  type Break,
  massPlay,
  massPositions,
  probe,
  properties,
  report,
  type Subject,
  secretsStaySecret,
} from '@atoll/engine/kit';
import { tides } from '../index.ts';
import type { TidesGame } from '../rules/game.ts';
import type { TidesEvent, TidesMove, TidesState, TidesView } from '../rules/types.ts';
import { inventory } from './inventory.ts';

type TidesSubject = Subject<TidesState, TidesMove, TidesEvent, TidesView>;

const sound = tides.open(tides.editions[0]);
const config = { seats: 3, options: { tide: 'neap' } };

const subject = (broken: Partial<TidesGame>, module = tides): TidesSubject => ({
  module,
  game: { ...sound, ...broken },
  inventory,
  secrets: (s, seat) => s.hands[seat],
});

function look(sentence: keyof typeof properties & string, broken: TidesSubject): Break | null {
  const property = properties[sentence];
  assert.ok(property, `there is no property “${sentence}”`);
  return probe(broken, config, property, { runs: 60, seed: 1 });
}

function finds(sentence: string, broken: Partial<TidesGame>, message: RegExp, module = tides): Break {
  assert.equal(look(sentence, subject({})), null, 'the sound game has the property');
  const found = look(sentence, subject(broken, module));
  assert.ok(found, 'the break is found');
  assert.match(found.message, message);
  return found;
}

test('a view that shows the hands of others leaks', () => {
  const found = finds(
    'nothing leaks',
    { view: (s, viewer) => ({ ...sound.view(s, viewer), hands: s.hands.map(hand => [...hand]) }) },
    /the view for seat 0, in a state that looks the same to them/,
  );
  assert.deepEqual(found.moves, [], 'it leaks from the start, and the shortest way there has no moves');
});

test('a view that only hints at a hand leaks as well', () => {
  const level = (hand: number[]) => hand.reduce((sum, wave) => sum + wave, 0);
  finds(
    'nothing leaks',
    { view: (s, viewer) => ({ ...sound.view(s, viewer), strength: s.hands.map(level) }) },
    /the view for seat/,
  );
});

test('a view that tells a secret to an imagine that reads it there is found by the secret', () => {
  const broken = subject({
    view: (s, viewer) => ({ ...sound.view(s, viewer), all: s.hands.map(hand => [...hand]), pile: [...s.pile] }),
    imagine: (view, chance) => {
      const { all, pile } = view as TidesView & { all: number[][]; pile: number[] };
      return { ...sound.imagine(view, chance), hands: all.map(hand => [...hand]), pile: [...pile] };
    },
  });
  assert.deepEqual(secretsStaySecret(subject({}), config, 2), []);
  assert.match(secretsStaySecret(broken, config, 2).join(), /a spectator always knows the secret of seat 1/);
});

test('an event that tells everybody what was drawn leaks, although chance was asked', () => {
  finds(
    'nothing leaks',
    { play: (s, move, chance, tell) => sound.play(s, move, chance, tell && (event => tell(event))) },
    /hears more than the view after it shows/,
  );
});

test('an event that mentions a hand leaks', () => {
  finds(
    'nothing leaks',
    {
      play(s, move, chance, tell) {
        tell?.({ type: 'turn', seat: s.hands[(s.active + 1) % 3]?.[0] ?? 0 });
        sound.play(s, move, chance, tell);
      },
    },
    /hears something hidden before chance was asked/,
  );
});

test('a wave that is turned over without chance could be taken back', () => {
  const found = finds(
    'nothing leaks',
    {
      play(s, move, chance, tell) {
        sound.play(s, move, chance, tell);
        const top = s.pile.pop();
        if (top !== undefined) s.sea.push(top);
      },
    },
    /sees something hidden before chance was asked/,
  );
  assert.ok(found.moves.length <= 1);
});

test('asking chance only where something hidden is so gives it away', () => {
  finds(
    'nothing leaks',
    {
      play(s, move, chance, tell) {
        if (s.pile.at(-1) === 5) chance.bits();
        sound.play(s, move, chance, tell);
      },
    },
    /chance is asked in only one of them/,
  );
});

test('a reason that knows the hands of others leaks', () => {
  finds(
    'nothing leaks',
    {
      explain: (s, move) =>
        s.hands[(s.active + 1) % 3]?.includes(5) ? refusal('five', 'Fünf.', 'Five.') : sound.explain(s, move),
    },
    /why seat \d cannot play/,
  );
});

test('legal moves that depend on something hidden leak', () => {
  finds(
    'nothing leaks',
    { moves: (s, into = []) => (s.pile.at(-1) === 1 ? sound.moves(s, into).reverse() : sound.moves(s, into).slice(1)) },
    /the legal moves of seat/,
  );
});

test('a score that counts what a viewer may not know leaks', () => {
  finds(
    'nothing leaks',
    {
      scoresheet(s) {
        const sheet = sound.scoresheet(s);
        const rows = sheet.rows.map(row => ({ ...row, tieBreak: [s.hands[row.seat]?.[0] ?? 0] }));
        return { ...sheet, rows };
      },
    },
    /the scoresheet for/,
  );
});

test('a copy that shares a hand is found, and the shared part is named', () => {
  finds(
    'a copy shares nothing with its original',
    { copy: s => ({ ...sound.copy(s), hands: s.hands }) },
    /copy\.hands is the same object as state\.hands/,
  );
});

test('a view that shares a part of the state is found', () => {
  finds('nothing leaks', { view: (s, viewer) => ({ ...sound.view(s, viewer), sea: s.sea }) }, /view\.sea is the same/);
});

test('a legal move that is missing in the list is found, because nothing stands against it', () => {
  finds(
    'every other move is refused with a reason, and changes nothing',
    { moves: (s, into = []) => Object.assign(into, sound.moves(s).slice(0, -1)) },
    /is not in the list of moves, and explain finds nothing against it/,
  );
});

test('an illegal move in the list is found, because there is a reason against it', () => {
  const moves = (s: TidesState, into: TidesMove[] = []) => {
    sound.moves(s, into).push({ wave: 9, pool: 'north' });
    return into;
  };
  finds('every other move is refused with a reason, and changes nothing', { moves }, /explain says not-in-hand/);
  finds('every listed move plays, and the game goes on', { moves }, /components after/);
});

test('a listed move that play cannot handle is found', () => {
  const found = finds(
    'every listed move plays, and the game goes on',
    {
      play(s, move, chance, tell) {
        if (move.wave === 'stop') throw new Error('not yet written');
        sound.play(s, move, chance, tell);
      },
    },
    /play {"wave":"stop"} throws Error: not yet written/,
  );
  assert.equal(found.moves.length, 1, 'one wave must be laid before one can stop');
});

test('a move that is listed twice, and a decision with one move, are found', () => {
  const sentence = 'every decision is a real choice between different moves';
  finds(
    sentence,
    { moves: (s, into = []) => [...sound.moves(s, into), ...sound.moves(s)] },
    /in the list of moves twice/,
  );
  finds(sentence, { moves: (s, into = []) => sound.moves(s, into).slice(0, 1) }, /play must go on/);
});

test('a dead end is found, with the moves that lead there', () => {
  const moves = (s: TidesState, into: TidesMove[] = []) => (s.sea.length > 0 ? into : sound.moves(s, into));
  const found = finds('every decision is a real choice between different moves', { moves }, /dead end/);
  assert.match(report(found), /seed +"\d+"\n {2}moves\n {4}1\. seat 0 lay {"pool"/);
  assert.ok(found.moves.length <= 4, 'it has been shortened');
  assert.match(massPlay(subject({ moves }), config, { games: 1, longest: 48 })?.message ?? '', /dead end/);
});

test('a game that goes on for ever is found', () => {
  const play: TidesGame['play'] = (s, move, chance, tell) => {
    sound.play(s, move, chance, tell);
    s.pile.push(...s.sea.splice(0));
  };
  assert.match(massPlay(subject({ play }), config, { games: 1, longest: 48 })?.message ?? '', /not over after 48/);
});

test('nor does the kit hang where it plays on: at secrets, positions and saved states', () => {
  const play: TidesGame['play'] = (s, move, chance, tell) => {
    sound.play(s, move, chance, tell);
    s.pile.push(...s.sea.splice(0));
  };
  const endless = { ...subject({ play, readPosition: () => ({}) as TidesState }), longest: 48 };
  assert.throws(() => secretsStaySecret(endless, config, 1), /not over after 48/);
  for (const sentence of ['a saved state comes back exactly', 'a copy shares nothing with its original'])
    assert.match(look(sentence, endless)?.message ?? '', /not over after 48/);
});

test('a position that only comes up in the middle of a game and is refused is found', () => {
  const readPosition: TidesGame['readPosition'] = json => {
    const s = sound.readPosition(json);
    if (s.sea.length === 4) throw new Error('four waves in the sea');
    return s;
  };
  assert.equal(massPositions(subject({}), config, { games: 2, longest: 48 }), null);
  assert.match(
    massPositions(subject({ readPosition }), config, { games: 2, longest: 48 })?.message ?? '',
    /four waves in the sea/,
  );
});

test('a lost component is found', () => {
  const play: TidesGame['play'] = (s, move, chance, tell) => {
    sound.play(s, move, chance, tell);
    s.sea.length = Math.min(s.sea.length, 3);
  };
  finds('components are conserved', { play }, /components:\n +found +{.*\n +wanted {"wave 1":6,"wave 2":6/);
  assert.match(massPlay(subject({ play }), config, { games: 1, longest: 48 })?.message ?? '', /components/);
});

test('wrong sums, unfair ranks and a result that is final too early are found', () => {
  const sentence = 'scores add up and ranks are fair';
  const change = (how: (row: ReturnType<TidesGame['scoresheet']>['rows'][number]) => object) => ({
    scoresheet(s: TidesState) {
      const sheet = sound.scoresheet(s);
      return { ...sheet, rows: sheet.rows.map(row => ({ ...row, ...how(row) })) };
    },
  });
  finds(
    sentence,
    change(row => ({ total: row.total + 1 })),
    /seat 0 has 1, and its categories sum to 0/,
  );
  finds(
    sentence,
    change(row => ({ rank: row.seat + 1 })),
    /seat 1 has rank 2, wanted 1/,
  );
  finds(sentence, { scoresheet: s => ({ ...sound.scoresheet(s), final: true }) }, /not over/);
});

test('an undo that would not come back exactly is found', () => {
  let deals = 0;
  finds(
    'undo is exact and harms nobody',
    {
      setup(options, chance) {
        const s = sound.setup(options, chance);
        s.pearls[0] = deals++ % 2; // deals differently every time
        return s;
      },
    },
    /undo does not give back the earlier state/,
  );
});

test('a game that does not come out the same again is found', () => {
  let clock = 0;
  const play: TidesGame['play'] = (s, move, chance, tell) => {
    sound.play(s, move, chance, tell);
    s.pearls[0] = clock++ % 7;
  };
  finds('the same seed and moves give the same digest', { play }, /come out differently/);
});

test('a state with something in it that cannot be saved is found', () => {
  const setup: TidesGame['setup'] = (options, chance) =>
    Object.assign(sound.setup(options, chance), { seen: new Set([1]) });
  finds('a saved state comes back exactly', { setup }, /state\.seen is a Set, not a plain record/);
});

test('a sample that never gives a move, or gives one that is not listed, is found', () => {
  const sentence = 'sample gives each listed move, and no other';
  finds(sentence, { sample: (s, chance) => chance.pick(sound.moves(s).slice(1)) }, /sample never gave/);
  finds(sentence, { sample: () => ({ wave: 'stop' }) }, /sample gives {"wave":"stop"}, which is not in the list/);
});

test('a refusal that changes the state, or says nothing in one language, is found', () => {
  const sentence = 'every other move is refused with a reason, and changes nothing';
  finds(
    sentence,
    {
      explain(s, move) {
        s.laid = !s.laid;
        return sound.explain(s, move);
      },
    },
    /left something behind|explain finds nothing against it/,
  );
  finds(sentence, { explain: () => refusal('no', '', 'No.') }, /without words in both languages/);
  finds(sentence, { explain: () => refusal('no', 'Nein.', 'No.', 'R99') }, /rule R99, which is not in the rulebook/);
  finds(
    sentence,
    { explain: (_s, move) => refusal('no', 'Nein.', `Not ${(move as TidesMove).wave}.`) },
    /throws TypeError/,
  );
});

test('a refusal that speaks to players in the names of a move’s fields is found', () => {
  finds(
    'every other move is refused with a reason, and changes nothing',
    { explain: () => refusal('shape', 'Ein Zug nennt wave und pool.', 'A move names wave and pool.') },
    /with the name of a field, “wave”/,
  );
});

test('a refusal, decision or event that leads to no rule is found', () => {
  const sentence = 'every refusal, decision and event leads to its rule';
  const unruled: TidesGame['explain'] = (s, move) => {
    const { code, words, rule } = sound.explain(s, move);
    return refusal(code, words.de, words.en, code === 'no-such-pool' ? undefined : rule);
  };
  finds(sentence, { explain: unruled }, /is refused \(no-such-pool\), and no rule is named/);
  finds(sentence, { explain: () => refusal('no', 'Nein.', 'No.', 'R99') }, /its rule R99 is not in the rulebook/);
  const kinds = { lay: 'R3', more: 'R6' };
  const events = { laid: 'R3', won: 'R4', spilled: 'R5', drew: 'R7', turn: 'R6', end: 'R8' };
  const linked = (changed: object) => ({ ...tides, links: { kinds, events, components: {}, ...changed } });
  assert.equal(look(sentence, subject({}, linked({}))), null, 'with all its links the game has the property');
  finds(sentence, {}, /the decision more, and no rule is named/, linked({ kinds: { lay: 'R3' } }));
  finds(sentence, {}, /the event won, and no rule is named/, linked({ events: { ...events, won: undefined } }));
  finds(sentence, {}, /the event laid, and its rule R77/, linked({ events: { ...events, laid: 'R77' } }));
  finds(sentence, {}, /the event laid, and its rule R78/, linked({ eventRule: () => 'R78' }));
});

test('a position that comes back different, or is accepted though damaged, is found', () => {
  finds(
    'a position can be written and read back',
    { readPosition: json => ({ ...sound.readPosition(json), laid: false }) },
    /the state read back from its position/,
  );
  finds(
    'a damaged position is refused with a reason',
    { readPosition: json => structuredClone(json) as TidesState },
    /with nothing but null throws/,
  );
});

test('a preference that answers with an illegal move is found', () => {
  const module = {
    ...tides,
    preferences: [
      {
        id: 'lazy',
        words: { de: 'Faul', en: 'Lazy' },
        values: ['no', 'yes'].map(id => ({ id, words: { de: id, en: id } })),
      },
    ],
  };
  const auto: TidesGame['auto'] = (_, preferences) => (preferences.lazy === 'yes' ? { wave: 'stop' } : null);
  finds('preferences answer legally', { auto }, /with {"lazy":"yes"} auto answers {"wave":"stop"}/, module);
});

test('missing words, and moves that read the same, are found', () => {
  const sentence = 'everything has words in both languages';
  const same = { ...tides, text: { ...tides.text, move: () => ({ de: 'Zug', en: 'Move' }) } };
  finds(sentence, {}, /read the same: Zug/, same);
  const mute = { ...tides, text: { ...tides.text, event: () => ({ de: 'Etwas', en: '' }) } };
  assert.equal(finds(sentence, {}, /the event .* has no words in en/, mute).moves.length, 1);
});
