/** Proof of the test kit: Tides broken on purpose, one way at a time. Each break must be found by the right property. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type BotSense, Chance, readReplay, refusal, runReplay } from '@atoll/engine';
import {
  type Break,
  Broken,
  dealsThatNeverDiffer,
  massPlay,
  massPositions,
  type Property,
  probe,
  properties,
  report,
  type Subject,
  secretsStaySecret,
  tellOnce,
} from '@atoll/engine/kit';
import { sense } from '../bot/sense.ts';
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
    /^imagine gives a state that does not fit the view of seat 0 .*:\n {4}hands\[1\]\[\d\]: \d → \d/,
  );
  assert.deepEqual(found.moves, [], 'it leaks from the start, and the shortest way there has no moves');
});

test('a view that only hints at a hand leaks as well', () => {
  const level = (hand: number[]) => hand.reduce((sum, wave) => sum + wave, 0);
  finds(
    'nothing leaks',
    { view: (s, viewer) => ({ ...sound.view(s, viewer), strength: s.hands.map(level) }) },
    /does not fit the view of seat .*:\n {4}strength\[1\]: \d+ → \d+/,
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
    /^play tells seat \d more than the view after it shows, .*:\n {4}drew\.wave: \d → \d/,
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
    /^play tells .* something hidden without asking chance, .*:\n {4}turn\.seat: \d → \d/,
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
    /^play shows .* something hidden without asking chance, .*:\n {4}sea\[\d\]: \d → \d/,
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
    /^play asks chance or does not, depending on something|^play tells .* something hidden without asking chance/,
  );
});

test('a reason that knows the hands of others leaks', () => {
  finds(
    'nothing leaks',
    {
      explain: (s, move) =>
        s.hands[(s.active + 1) % 3]?.includes(5) ? refusal('five', 'Fünf.', 'Five.') : sound.explain(s, move),
    },
    /^explain depends on something that seat \d does not see/,
  );
});

test('legal moves that depend on something hidden leak', () => {
  finds(
    'nothing leaks',
    { moves: (s, into = []) => (s.pile.at(-1) === 1 ? sound.moves(s, into).reverse() : sound.moves(s, into).slice(1)) },
    /moves.* depends on something that seat \d does not see/,
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
    /^scoresheet depends on something that .* does not see:\n {4}rows\[\d\]\.tieBreak\[0\]: \d → \d/,
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
    /^moves does not list .*, and explain finds nothing against it/,
  );
});

test('an illegal move in the list is found, because there is a reason against it', () => {
  const moves = (s: TidesState, into: TidesMove[] = []) => {
    sound.moves(s, into).push({ wave: 9, pool: 'north' });
    return into;
  };
  finds('every other move is refused with a reason, and changes nothing', { moves }, /explain says not-in-hand/);
  finds(
    'every listed move plays, and the game goes on',
    { moves },
    /^play .* changes the components:\n(.*\n)* {4}wave 9: nothing → 1/,
  );
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
  finds(sentence, { moves: (s, into = []) => [...sound.moves(s, into), ...sound.moves(s)] }, /^moves lists .* twice/);
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
  finds('components are conserved', { play }, /^play .* changes the components:\n {4}wave \d: \d → \d/);
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
    /undo does not give back the earlier state.*:\n {4}pearls\[0\]: \d → \d/,
  );
});

test('a game that does not come out the same again is found', () => {
  let clock = 0;
  const play: TidesGame['play'] = (s, move, chance, tell) => {
    sound.play(s, move, chance, tell);
    s.pearls[0] = clock++ % 7;
  };
  finds(
    'the same seed and moves give the same digest',
    { play },
    /^play gives another state for the same seed and moves:\n {4}pearls\[0\]: \d → \d/,
  );
});

test('a state with something in it that cannot be saved is found', () => {
  const setup: TidesGame['setup'] = (options, chance) =>
    Object.assign(sound.setup(options, chance), { seen: new Set([1]) });
  finds('a saved state comes back exactly', { setup }, /state\.seen is a Set, not a plain record/);
});

test('a sample that never gives a move, or gives one that is not listed, is found', () => {
  const sentence = 'sample gives each listed move, and no other';
  finds(sentence, { sample: (s, chance) => chance.pick(sound.moves(s).slice(1)) }, /sample never gave/);
  finds(
    sentence,
    { sample: () => ({ wave: 9, pool: 'north' }) },
    /sample gives {"pool":"north","wave":9}, which moves does not list/,
  );
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
    /^explain .* changes the state:\n {4}laid: false → true/,
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
    /^readPosition gives another state than writePosition was given:\n {4}laid: true → false/,
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
  finds('preferences answer legally', { auto }, /auto with {"lazy":"yes"} answers {"wave":"stop"}/, module);
});

test('missing words, and moves that read the same, are found', () => {
  const sentence = 'everything has words in both languages';
  const same = { ...tides, text: { ...tides.text, move: () => ({ de: 'Zug', en: 'Move' }) } };
  finds(sentence, {}, /read the same: Zug/, same);
  const mute = { ...tides, text: { ...tides.text, event: () => ({ de: 'Etwas', en: '' }) } };
  assert.equal(finds(sentence, {}, /^text\.event for .* has no words in en/, mute).moves.length, 1);
});

test('an imagined state that is not the same again, or never differs, is found', () => {
  let counter = 0;
  const imagine: TidesGame['imagine'] = (view, chance) => {
    const s = sound.imagine(view, chance);
    if (counter++ % 2) s.pile.reverse();
    return s;
  };
  finds('nothing leaks', { imagine }, /^imagine gives another state for the same view and chance:\n {4}pile\[0\]: /);
  assert.deepEqual(dealsThatNeverDiffer(subject({}), config), []);
  const always = subject({ imagine: view => sound.imagine(view, new Chance('always')) });
  assert.match(dealsThatNeverDiffer(always, config).join(), /imagine gives a spectator the same secret of seat 2/);
});

test('a hand that imagine deals to its owner again is found, and imagine is named', () => {
  const imagine: TidesGame['imagine'] = (view, chance) => sound.imagine({ ...view, viewer: 'spectator' }, chance);
  finds('nothing leaks', { imagine }, /^imagine gives a state that does not fit the view of seat \d .*:\n {4}hand/);
});

test('a pile that nobody shuffles is found', () => {
  const setup: TidesGame['setup'] = options => sound.setup(options, new Chance('always'));
  assert.match(dealsThatNeverDiffer(subject({ setup }), config).join(), /^setup gives the same state for every seed/);
});

test('an event that shares a part with the state is found, because it would change in the log', () => {
  const play: TidesGame['play'] = (s, move, chance, tell) => {
    sound.play(s, move, chance, tell && ((event, only) => tell(Object.assign({ sea: s.sea }, event), only)));
  };
  finds(
    'every listed move plays, and the game goes on',
    { play },
    /the event laid\.sea is the same object as state\.sea/,
  );
});

test('a preference that answers by what others hold is found', () => {
  const auto: TidesGame['auto'] = s => (s.hands[(s.active + 1) % 3]?.includes(5) ? (sound.moves(s)[0] ?? null) : null);
  finds('preferences answer legally', { auto }, /^auto with .* depends on something that seat \d does not see/);
});

test('a position that is changed while it is read, or shared with the state, is found', () => {
  const sentence = 'a position can be written and read back';
  const readPosition: TidesGame['readPosition'] = json => {
    const s = sound.readPosition(json);
    (json as TidesState).pile.reverse();
    return s;
  };
  finds(sentence, { readPosition }, /readPosition changes the JSON that it is given/);
  finds(
    sentence,
    { readPosition: json => Object.assign(sound.readPosition(json), { sea: (json as TidesState).sea }) },
    /the state from readPosition\.sea is the same object as its JSON\.sea/,
  );
});

const sentenceOfSense = 'what bots go by is sound: numbers, legal moves, the right lengths';
const legalNow = (s: TidesState): TidesMove[] => sound.moves(s);
const goodSense: BotSense<TidesState, TidesMove> = {
  ...sense,
  policy: (s, chance) => chance.pick(legalNow(s)),
  estimateMoves(_, moves, into) {
    for (const [i, move] of moves.entries()) into[i] = move.wave === 'stop' ? 0 : move.wave;
  },
  features: {
    names: ['pearls', 'spills'],
    read(s, seat, into) {
      into[0] = s.pearls[seat] ?? 0;
      into[1] = s.spills[seat] ?? 0;
    },
    progress: s => 1 - s.pile.length / 24,
    netInputs: {
      names: ['hand'],
      read(s, seat, into, at) {
        into[at] = s.hands[seat]?.length ?? 0;
      },
    },
  },
  featureWeights: { features: ['pearls', 'spills'], early: [1, -1], late: [1, -1], games: 1 },
};

function findsInSense(broken: Partial<BotSense<TidesState, TidesMove>>, message: RegExp): void {
  const by = (given: BotSense<TidesState, TidesMove>) =>
    look(sentenceOfSense, subject({}, { ...tides, sense: () => given }));
  assert.equal(by(goodSense), null, 'the sound sense has the property');
  const found = by({ ...goodSense, ...broken });
  assert.ok(found, 'the break is found');
  assert.match(found.message, message);
}

test('an evaluation that is no number is found', () => {
  findsInSense({ evaluate: (s, seat) => (s.pearls[seat] ?? 0) / s.sea.length }, /^sense\.evaluate for seat 0 is NaN/);
  findsInSense(
    { evaluateForSearch: (s, seat) => 1 / (s.pearls[seat] ?? 0) },
    /^sense\.evaluateForSearch for seat 0 is Infinity/,
  );
});

test('an evaluation that changes the state, or goes by more than the state, is found', () => {
  findsInSense(
    { evaluate: (s, seat) => s.hands[seat]?.reverse()[0] ?? 0 },
    /^sense\.evaluate for seat \d changes the state:\n {4}hands\[\d\]\[0\]: \d → \d/,
  );
  findsInSense(
    { evaluate: () => Math.random() },
    /^sense\.evaluate for seat 0 gives something else for an equal state/,
  );
  let last = 0;
  const sticky = (s: TidesState, seat: number) => {
    const before = last;
    last = s.hands[seat]?.[0] ?? 0;
    return before;
  };
  findsInSense({ evaluate: sticky }, /^sense\.evaluate for seat \d gives something else for an equal state/);
});

test('a policy that gives an illegal move, or has luck of its own, is found', () => {
  findsInSense({ policy: () => ({ wave: 'stop' }) }, /^sense\.policy gives {"wave":"stop"}, which moves does not list/);
  const own = new Chance('of its own');
  findsInSense({ policy: s => own.pick(legalNow(s)) }, /^sense\.policy gives something else for an equal state/);
});

test('weights of the wrong number, or by the place in the list, are found', () => {
  findsInSense(
    {
      estimateMoves: (s, _, into) =>
        into.splice(0, into.length, ...legalNow(s).map(() => 1), 1) as unknown as undefined,
    },
    /^sense\.estimateMoves writes \d+ values for \d+ moves/,
  );
  findsInSense(
    { estimateMoves: (_, moves, into) => void into.push(...moves.map(() => 1)) },
    /^sense\.estimateMoves writes \d+ values/,
  );
  findsInSense(
    {
      estimateMoves(_, moves, into) {
        for (let i = 0; i < moves.length - 1; i++) into[i] = 1;
      },
    },
    /^sense\.estimateMoves: the value of .* is NaN/,
  );
  findsInSense(
    {
      estimateMoves(_, moves, into) {
        for (let i = 0; i < moves.length; i++) into[i] = i;
      },
    },
    /^sense\.estimateMoves gives moves other values when they are listed in another order/,
  );
});

test('features that do not fit their names, their weights or the game are found', () => {
  const { features } = goodSense;
  assert.ok(features);
  findsInSense({ features: { ...features, names: ['pearls'] } }, /^sense\.features\.read writes 0 at 1/);
  findsInSense({ features: { ...features, names: ['pearls', 'spills', 'x'] } }, /the value of “x” is NaN/);
  findsInSense(
    { features: { ...features, progress: s => s.sea.length } },
    /^sense\.features\.progress is \d+, and not/,
  );
  findsInSense(
    { features: { ...features, netInputs: { names: ['hand'], read: (_s, _seat, into) => void into.fill(0, 0, 1) } } },
    /^sense\.features\.netInputs\.read writes 0 at 0/,
  );
  findsInSense(
    { featureWeights: { features: ['pearls'], early: [1], late: [1], games: 1 } },
    /^sense\.featureWeights throws .*The weights are for other features/,
  );
});

test('one mistake is told once in full, with a replay file, and then only named', () => {
  const play: TidesGame['play'] = (s, move, chance, tell) => {
    if (move.wave === 'stop') throw new Error('not yet written');
    sound.play(s, move, chance, tell);
  };
  const told = tellOnce();
  const first = look('every listed move plays, and the game goes on', subject({ play }));
  assert.ok(first);
  const text = told.tell('the first test', first);
  const file = /^ {2}file {3}(.*), for npm run -s atoll -- replay FILE$/m.exec(text)?.[1];
  assert.ok(file, 'it says where the file is');
  const replay = readReplay(readFileSync(file, 'utf8'));
  assert.deepEqual(
    runReplay({ ...sound } as Parameters<typeof runReplay>[0], replay).played.map(({ move }) => move),
    first.moves.map(({ move }) => move),
  );
  assert.doesNotMatch(first.message, /engine.kit|node:internal/, 'the places in the kit are left out');
  const second = look('undo is exact and harms nobody', subject({ play }));
  assert.ok(second && told.isKnown(second.message));
  assert.match(told.tell('the second test', second), /not yet written\n\n {2}The same as in “the first test”\.$/);
});

test('a mistake is made short within a bound of calls', () => {
  let calls = 0;
  const counted: TidesGame['copy'] = s => {
    calls++;
    return sound.copy(s);
  };
  let broken = 0;
  const costly: Property = ({ game, table }) => {
    if (table.played.length < 9) return;
    if (broken === 0) broken = calls;
    for (let i = 0; i < 20_000; i++) game.copy(table.state);
    throw new Broken('nine moves');
  };
  const found = probe(subject({ copy: counted }), config, costly, { runs: 20, seed: 1 });
  assert.equal(found?.message, 'nine moves');
  assert.ok(calls - broken < 55_000, `${calls - broken} calls after the break`);
});
