/** Cacao as a boardgame.io game: the same rules and the same decisions, in that library's own manner. */
import { createRequire } from 'node:module';
import { type CacaoG, putJungle, rules, spacesToFill } from './board.ts';
import { enumerate } from './enumerate.ts';
import { scores } from './scores.ts';
import { canWork, wake, workEdge } from './working.ts';

const load = createRequire(import.meta.url);
const { INVALID_MOVE, ActivePlayers } = load('boardgame.io/core') as {
  INVALID_MOVE: 'INVALID_MOVE';
  ActivePlayers: { ALL: object };
};

// The part of boardgame.io's contract that is used here; its own types cannot be imported from an ES module.
interface Context {
  G: CacaoG;
  ctx: { currentPlayer: string; playOrderPos: number; numPlayers: number };
  playerID: string;
  events: { endTurn(): void };
  random: Random;
}
interface Random {
  Shuffle<T>(deck: T[]): T[];
  Die(sides: number): number;
}

const spread = (counts: readonly (readonly [string, number])[]): string[] =>
  counts.flatMap(([id, n]) => new Array<string>(n).fill(id));

function deal(seats: number, random: Random): CacaoG {
  const jungle = rules.jungle.map(({ id, count, removedForTwo }) => {
    const start = rules.start.filter(at => at.jungle === id).length;
    return [id, count - (seats === 2 ? removedForTwo : 0) - start] as const;
  });
  const G: CacaoG = {
    first: random.Die(seats) - 1,
    over: false,
    board: {},
    spaces: [],
    display: [],
    pile: random.Shuffle(spread(jungle)),
    villages: [],
    steps: [{ kind: 'place' }],
  };
  for (const { cell, jungle: id } of rules.start) putJungle(G, cell, id);
  for (let seat = 0; seat < seats; seat++) {
    const count = String(seats) as '2' | '3' | '4';
    const pile = random.Shuffle(spread(rules.workers.map(tile => [tile.id, tile.count[count]] as const)));
    G.villages.push({ hand: pile.splice(-rules.hand), pile, fruits: 0, water: 0, suns: 0, sales: 0, mined: 0 });
  }
  G.display.push(...G.pile.splice(-rules.display).reverse());
  return G;
}

/** Goes on by itself as long as nobody has anything to choose. */
function settle(G: CacaoG, active: number, endTurn: () => void): void {
  for (;;) {
    const step = G.steps.at(-1);
    if (!step) {
      finishTurn(G, active, endTurn);
      return;
    }
    if (step.kind === 'place') return;
    if (step.kind === 'work') {
      const village = G.villages[step.seat];
      if (step.edges.some(edge => canWork(G, village, edge) > 0)) return;
      G.steps.pop();
      continue;
    }
    if (step.spaces.length > 0 && (G.display.length > 0 || G.pile.length > 0)) {
      const [first] = G.display;
      const alike = G.display.every(id => id === first);
      if (G.display.length > 0 && (!alike || G.display.length < step.spaces.length)) return;
      const jungle = (G.display.pop() ?? G.pile.pop()) as string;
      const space = step.spaces.shift() as string;
      step.filled.push(space);
      putJungle(G, space, jungle);
      continue;
    }
    const { tile, filled } = step;
    G.steps.pop();
    wake(G, active, tile, filled);
  }
}

function finishTurn(G: CacaoG, active: number, endTurn: () => void): void {
  const village = G.villages[active];
  const drawn = village.pile.pop();
  if (drawn !== undefined) village.hand.push(drawn);
  while (G.display.length < rules.display && G.pile.length > 0) G.display.push(G.pile.pop() as string);
  const next = G.villages[(active + 1) % G.villages.length];
  if (next.hand.length === 0) {
    G.over = true;
    return;
  }
  G.steps.push({ kind: 'place' });
  endTurn();
}

function place({ G, ctx, playerID, events }: Context, tile: string, cell: string, turn: number) {
  const active = Number(ctx.currentPlayer);
  const village = G.villages[active];
  if (G.steps.at(-1)?.kind !== 'place' || playerID !== ctx.currentPlayer || !village.hand.includes(tile))
    return INVALID_MOVE;
  const below = G.board[cell];
  if (below) {
    const may = G.pile.length === 0 && G.display.length === 0 && village.suns > 0;
    if (!may || below.kind !== 'worker' || below.seat !== active || below.over) return INVALID_MOVE;
    village.suns--;
  } else if (!G.spaces.includes(cell)) return INVALID_MOVE;
  else G.spaces.splice(G.spaces.indexOf(cell), 1);
  village.hand.splice(village.hand.indexOf(tile), 1);
  G.board[cell] = { kind: 'worker', seat: active, tile, turn, over: below !== undefined };
  G.steps.pop();
  G.steps.push({ kind: 'fill', tile: cell, spaces: below ? [] : spacesToFill(G, cell), filled: [] });
  settle(G, active, () => events.endTurn());
}

function fill({ G, ctx, playerID, events }: Context, jungle: string, space: string) {
  const step = G.steps.at(-1);
  if (step?.kind !== 'fill' || playerID !== ctx.currentPlayer) return INVALID_MOVE;
  if (!G.display.includes(jungle) || !step.spaces.includes(space)) return INVALID_MOVE;
  G.display.splice(G.display.indexOf(jungle), 1);
  step.spaces.splice(step.spaces.indexOf(space), 1);
  step.filled.push(space);
  putJungle(G, space, jungle);
  settle(G, Number(ctx.currentPlayer), () => events.endTurn());
}

function work({ G, ctx, playerID, events }: Context, edge: string, workers: number) {
  const step = G.steps.at(-1);
  if (step?.kind !== 'work' || playerID !== String(step.seat)) return INVALID_MOVE;
  if (edge === 'done') step.edges = [];
  else {
    const can = canWork(G, G.villages[step.seat], edge);
    if (!step.edges.includes(edge) || !(workers >= 1 && workers <= can)) return INVALID_MOVE;
    step.edges.splice(step.edges.indexOf(edge), 1);
    workEdge(G, step.seat, edge, workers);
  }
  settle(G, Number(ctx.currentPlayer), () => events.endTurn());
}

export const cacao = {
  name: 'cacao',
  /** With set-up data, that very deal; otherwise shuffled here. */
  setup: ({ ctx, random }: Context, dealt?: CacaoG): CacaoG => dealt ?? deal(ctx.numPlayers, random),
  moves: { place, fill, work },
  turn: {
    // Others decide within a turn, so everybody is active; the moves check whose step it is.
    activePlayers: ActivePlayers.ALL,
    order: {
      first: ({ G }: Context) => G.first,
      next: ({ ctx }: Context) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  endIf: ({ G }: Context) => (G.over ? { scores: scores(G) } : undefined),
  disableUndo: true,
  ai: { enumerate },
};
