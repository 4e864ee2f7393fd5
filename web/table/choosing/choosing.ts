/**
 * The player's side of a decision: the legal moves, what has been picked of them, and the ways to say yes, no and why.
 * The board, the list of choices and the keys all speak to this and to nothing else.
 */

import type { Foresight, Value } from '@atoll/boardkit/board.ts';
import { announce } from '@atoll/boardkit/choosing/announce.ts';
import { optionsFor, pickLess, pickMore } from '@atoll/boardkit/choosing/picking.ts';
import { sound } from '@atoll/boardkit/drawing/sound.ts';
import {
  Chance,
  type Decision,
  type EventRecord,
  type Game,
  type MoveRecord,
  narrow,
  type Picks,
  type Refusal,
  type Words,
} from '@atoll/engine';
import { batch, computed, effect, signal } from '@preact/signals';
import type { TableSource } from '../source/source.ts';

export type Choosing = ReturnType<typeof choosing>;

const none: readonly MoveRecord[] = [];

/** `say`: words in the reader's language, for what is read aloud. */
export function choosing(game: Game, source: TableSource, say: (words: Words) => string) {
  const picks = signal<Picks>({});
  /** The answer is on its way. */
  const sending = signal(false);
  const complaint = signal<Refusal | null>(null);
  const asking = signal(false);

  const standing = computed(() => source.snapshot.value?.standing ?? null);
  const viewer = computed(() => source.snapshot.value?.info.you ?? 'spectator');
  const mine = computed(() => {
    const info = source.snapshot.value?.info;
    if (source.kind === 'replay' || !info || standing.value?.decision?.seat !== info.you) return false;
    // While a stand-in plays there, it is not the person's to decide.
    return info.seats.find(({ seat }) => seat === info.you)?.standIn === undefined;
  });

  /** A state that fits what we know; what is hidden in it is made up, so it is used for legality and never shown. */
  const imagined = computed(() => (standing.value ? game.imagine(standing.value.view, new Chance('browser')) : null));
  const moves = computed(() => (mine.value && imagined.value ? game.moves(imagined.value) : none));
  const left = computed(() => narrow(moves.value, picks.value));
  const chosen = computed(() => (left.value.length === 1 ? (left.value[0] ?? null) : null));

  // A new position begins with nothing picked. The number alone decides: a reconnection must not undo what was picked.
  const position = computed(() => `${standing.value?.n} ${viewer.value}`);
  const stop = effect(() => {
    position.value;
    batch(() => {
      picks.value = {};
      asking.value = false;
      complaint.value = null;
    });
  });

  const complain = (refusal: Refusal) => {
    complaint.value = refusal;
    sound('refuse');
    announce(say(refusal.words), 'urgent');
  };

  const whyNot = (move: Picks) => {
    if (!imagined.value) return;
    complain(
      mine.value
        ? game.explain(imagined.value, move)
        : {
            code: 'not-your-decision',
            words: { de: 'Du bist gerade nicht dran.', en: 'It isn’t your turn to decide.' },
          },
    );
  };

  const pick = (more: Picks) => {
    const next = pickMore(moves.peek(), picks.peek(), more);
    if (!next) {
      whyNot({ ...picks.peek(), ...more });
      return;
    }
    batch(() => {
      picks.value = next;
      complaint.value = null;
      asking.value = false;
    });
    sound('pick');
  };

  const send = async (what: () => Promise<Refusal | null>) => {
    if (sending.peek()) return;
    sending.value = true;
    try {
      const refused = await what();
      if (refused) complain(refused);
    } finally {
      sending.value = false;
    }
  };
  /** Takes back the last thing picked; false when nothing was. */
  const unpickLast = (): boolean => {
    const last = Object.keys(picks.peek()).at(-1);
    if (last === undefined) return false;
    picks.value = pickLess(picks.peek(), [last]);
    return true;
  };

  const { again } = source;
  if (again) void send(() => again);

  return {
    standing,
    viewer,
    mine,
    imagined,
    moves,
    picks,
    left,
    chosen,
    sending,
    complaint,
    asking,
    pick,
    whyNot,
    complain,
    options: (field: string): ReadonlySet<Value> => optionsFor(moves.value, picks.value, field),
    unpick: (...fields: string[]) => {
      batch(() => {
        picks.value = pickLess(picks.peek(), fields);
        complaint.value = null;
      });
    },
    confirm: () => {
      const move = chosen.peek();
      if (move) void send(() => source.move(move));
    },
    unpickLast,
    /** Takes back the last thing picked, or where nothing is, the last move; says why that cannot be done. */
    takeBack: () => {
      const undo = standing.peek()?.undo;
      if (unpickLast()) return;
      if (undo?.can) void send(() => source.undo());
      else if (undo) complain(undo.refusal);
    },
    foresee: (
      move: MoveRecord,
      then?: (decision: Decision, moves: readonly MoveRecord[], view: unknown) => MoveRecord | null,
    ) =>
      imagined.value
        ? foresee(game, imagined.value, viewer.value, move, then)
        : { events: [], after: null, scoresheet: null },
    stop,
  };
}

/** Plays a line on a copy and reports what would be certain to happen. */
function foresee(
  game: Game,
  from: unknown,
  viewer: Parameters<Game['view']>[1],
  first: MoveRecord,
  then: (decision: Decision, moves: readonly MoveRecord[], view: unknown) => MoveRecord | null = () => null,
): Foresight<EventRecord, unknown> {
  const state = game.copy(from);
  const chance = new Chance('foresight');
  const events: EventRecord[] = [];
  const tell = (event: EventRecord, only?: number) => {
    if (chance.draws === 0 && (only === undefined || only === viewer)) events.push(event);
  };
  let move: MoveRecord | null = first;
  while (move) {
    game.play(state, move, chance, tell);
    const decision = game.decision(state);
    move = decision && chance.draws === 0 ? then(decision, game.moves(state), game.view(state, viewer)) : null;
  }
  if (chance.draws > 0) return { events, after: null, scoresheet: null };
  return { events, after: game.view(state, viewer), scoresheet: game.scoresheet(state, viewer) };
}
