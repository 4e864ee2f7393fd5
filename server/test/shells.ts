/**
 * A tiny game for the server's own tests, with everything that could leak: hidden hands, a face-down pile, events for
 * one seat's eyes, a choice that can be taken back and one that cannot.
 *
 * Three turns each: put a shell from the hand on the beach, then draw a new one or stop. Most points on the beach win.
 */
import {
  BadInput,
  type Game,
  type GameModule,
  refusal,
  type Seat,
  scoresheet,
  sha256,
  shape,
  type Viewer,
  words,
} from '@atoll/engine';

export interface ShellsState {
  seat: Seat;
  step: 'put' | 'end' | 'over';
  /** Turns finished. */
  turns: number;
  hands: number[][];
  beach: number[][];
  pile: number[];
}

export type ShellsMove = { shell: number } | { end: 'draw' | 'stop' };

export type ShellsEvent =
  | { type: 'put'; seat: Seat; shell: number }
  | { type: 'drew'; seat: Seat; shell?: number }
  | { type: 'stopped'; seat: Seat }
  | { type: 'end' };

export interface ShellsView {
  viewer: Viewer;
  seat: Seat;
  step: ShellsState['step'];
  turns: number;
  hand: number[] | null;
  handSizes: number[];
  beach: number[][];
  pileSize: number;
}

export interface ShellsEdition {
  id: string;
  shells: number;
}

const readEdition = shape.record({ id: shape.string, shells: shape.integer(24, 100) });
const turnsEach = 3;

export function openShells(json: unknown): Game<ShellsState, ShellsMove, ShellsEvent, ShellsView> {
  const edition: ShellsEdition = readEdition(json, '');
  const all = Array.from({ length: edition.shells }, (_, i) => i + 1);
  return {
    id: 'shells',
    version: 1,
    edition: { id: edition.id, digest: sha256(JSON.stringify(edition)) },
    box: edition,
    seats: { min: 2, max: 4 },
    options: [
      {
        id: 'hand',
        words: words('Handgröße', 'Hand size'),
        values: [
          { id: 'four', words: words('vier', 'four') },
          { id: 'five', words: words('fünf', 'five') },
        ],
      },
    ],
    setup({ seats, options }, chance) {
      const pile = chance.shuffle([...all]);
      const hands = Array.from({ length: seats }, () => pile.splice(-(options.hand === 'five' ? 5 : 4)));
      return { seat: 0, step: 'put', turns: 0, hands, beach: hands.map(() => []), pile };
    },
    decision: ({ seat, step }) => (step === 'over' ? null : { seat, kind: step }),
    moves(state, into = []) {
      if (state.step === 'put') for (const shell of state.hands[state.seat] ?? []) into.push({ shell });
      if (state.step === 'end') into.push({ end: 'draw' }, { end: 'stop' });
      return into;
    },
    play(state, move, chance, tell) {
      const { seat } = state;
      if ('shell' in move) {
        state.hands[seat] = (state.hands[seat] ?? []).filter(shell => shell !== move.shell);
        state.beach[seat]?.push(move.shell);
        state.step = 'end';
        tell?.({ type: 'put', seat, shell: move.shell });
        return;
      }
      if (move.end === 'draw') {
        const shell = chance.deal(state.pile);
        state.hands[seat]?.push(shell);
        for (let other = 0; other < state.hands.length; other++)
          tell?.(other === seat ? { type: 'drew', seat, shell } : { type: 'drew', seat }, other);
      } else tell?.({ type: 'stopped', seat });
      state.turns++;
      state.seat = state.turns % state.hands.length;
      state.step = state.turns === turnsEach * state.hands.length ? 'over' : 'put';
      if (state.step === 'over') tell?.({ type: 'end' });
    },
    explain: () =>
      refusal('no-such-shell', 'Diese Muschel hast du nicht.', 'You do not have this shell.', 'R1', 'shell'),
    scoresheet: ({ beach, step }) =>
      scoresheet(
        ['beach'],
        beach.map((shells, seat) => ({ seat, points: [shells.reduce((sum, s) => sum + s, 0)], tieBreak: [] })),
        step === 'over',
      ),
    view: ({ seat, step, turns, hands, beach, pile }, viewer) => ({
      viewer,
      seat,
      step,
      turns,
      hand: viewer === 'spectator' ? null : [...(hands[viewer] ?? [])],
      handSizes: hands.map(hand => hand.length),
      beach: beach.map(shells => [...shells]),
      pileSize: pile.length,
    }),
    imagine(view, chance) {
      const seen = new Set([...view.beach.flat(), ...(view.hand ?? [])]);
      const pile = chance.shuffle(all.filter(shell => !seen.has(shell)));
      const hands = view.handSizes.map((size, seat) =>
        seat === view.viewer && view.hand ? [...view.hand] : pile.splice(0, size),
      );
      const { seat, step, turns, beach } = view;
      return { seat, step, turns, hands, beach: beach.map(shells => [...shells]), pile };
    },
    copy: state => structuredClone(state),
    writePosition: state => state,
    readPosition: () => {
      throw new BadInput('position', words('Nicht für Tests.', 'Not needed by the tests.'));
    },
    auto(state, { after }) {
      return state.step === 'end' && (after === 'draw' || after === 'stop') ? { end: after } : null;
    },
  };
}

export const baseShells: ShellsEdition = { id: 'base', shells: 30 };

export const shells: GameModule<ShellsState, ShellsMove, ShellsEvent, ShellsView> = {
  id: 'shells',
  about: {
    name: 'Shells',
    author: 'Atoll',
    publisher: '–',
    year: 2026,
    minutes: 1,
    weight: 1,
    tagline: words('Muscheln an den Strand', 'Shells on the beach'),
    provenance: [],
  },
  editions: [baseShells],
  open: openShells,
  text: {
    prompt: () => words('Lege eine Muschel.', 'Put a shell.'),
    move: move => words(JSON.stringify(move), JSON.stringify(move)),
    choice: (_field, value) => words(String(value), String(value)),
    event: event => words(event.type, event.type),
    categories: { beach: words('Strand', 'Beach') },
    kinds: { put: words('Legen', 'Put'), end: words('Beenden', 'End') },
  },
  rulebook: [],
  preferences: [
    {
      id: 'after',
      words: words('Nach dem Legen', 'After putting'),
      values: [
        { id: 'ask', words: words('fragen', 'ask') },
        { id: 'draw', words: words('ziehen', 'draw') },
        { id: 'stop', words: words('aufhören', 'stop') },
      ],
    },
  ],
  sense: () => ({ evaluate: (state, seat) => (state.beach[seat] ?? []).reduce((sum, s) => sum + s, 0) }),
};
