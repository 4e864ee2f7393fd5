/** Bots at a table, from the deal to the end. */
import { type BotTask, choose } from '@atoll/bots';
import {
  answer,
  type BotSense,
  Chance,
  type Decision,
  evaluationWithNet,
  type Features,
  type FeatureWeights,
  type Game,
  type MoveRecord,
  type Net,
  openTable,
  type Table,
  type TableConfig,
  weightedEvaluation,
} from '@atoll/engine';

/** A game that goes on for longer than this is given up, and not counted as finished. */
const mostDecisions = 100_000;

/** What everybody has, by seat. */
export function totalsOf(game: Game, state: unknown): number[] {
  const totals: number[] = [];
  for (const { seat, total } of game.scoresheet(state).rows) totals[seat] = total;
  return totals;
}

/** Who sits on a seat. */
export interface Player extends Pick<BotTask, 'budget' | 'searchParameters'> {
  bot: string;
  /** Evaluates by these instead of the game's own weights. */
  featureWeights?: FeatureWeights | undefined;
  /** Adds this to the game's own evaluation. */
  net?: Net | undefined;
}

export interface BotGame {
  game: Game;
  sense: BotSense | undefined;
  config: TableConfig;
  bots: readonly Player[];
  /** What the table is dealt from. */
  deal: string;
  /** What the bots' own choices hang on. */
  seed: string;
  /** Sees every move before it is played. */
  watch?(state: unknown, move: MoveRecord): void;
  /** How often a move is any legal one instead of the bot's, so that games differ more. */
  slip?: number;
}

/** Plays one table to its end. Bots get views, as everywhere. */
export function playGame({ game, sense, config, bots, deal, seed, watch, slip = 0 }: BotGame): Table {
  const table = openTable(game, config, deal);
  const blind = new Chance(`${seed}/blind`);
  for (let n = 0; n < mostDecisions; n++) {
    const decision = game.decision(table.state);
    if (!decision) break;
    const { bot, budget, searchParameters, featureWeights, net } = bots[decision.seat];
    if (bot === 'random' && !watch) {
      playBlindly(table, decision, blind);
      continue;
    }
    const view = game.view(table.state, decision.seat);
    const move =
      slip > 0 && blind.unit() < slip
        ? blind.pick(game.moves(table.state))
        : choose(bot, {
            game,
            sense: senseFor(sense, featureWeights, net),
            view,
            seed: `${seed}/${n}`,
            budget,
            searchParameters,
          });
    watch?.(table.state, move);
    const done = answer(table, decision.seat, move);
    if ('refusal' in done) throw new Error(`${bot} played ${JSON.stringify(move)}: ${done.refusal.words.en}`);
  }
  return table;
}

const otherSenses = new WeakMap<FeatureWeights | Net, BotSense>();

/** The game's sense with other weights, or with a net. */
function senseFor(
  sense: BotSense | undefined,
  featureWeights: FeatureWeights | undefined,
  net?: Net | undefined,
): BotSense | undefined {
  const other = net ?? featureWeights;
  if (!other || !sense?.features) return sense;
  let found = otherSenses.get(other);
  if (!found) {
    found = { ...sense, evaluate: evaluationBy(sense.features, featureWeights ?? sense.featureWeights, net) };
    delete found.evaluateForSearch;
    otherSenses.set(other, found);
  }
  return found;
}

function evaluationBy(
  features: Features,
  featureWeights: FeatureWeights | undefined,
  net: Net | undefined,
): BotSense['evaluate'] {
  if (!featureWeights) throw new Error('A net corrects an evaluation, and the game has none.');
  return net ? evaluationWithNet(features, featureWeights, net) : weightedEvaluation(features, featureWeights);
}

const legal: MoveRecord[] = [];

/**
 * A bot that chooses at random needs no view: the list of legal moves is the same in every state that fits it. Nobody
 * hears the events either. So tens of thousands of games are quick to play.
 */
function playBlindly({ game, state, chance, played }: Table, { seat, kind }: Decision, blind: Chance): void {
  legal.length = 0;
  const move = blind.pick(game.moves(state, legal));
  const before = chance.draws;
  game.play(state, move, chance);
  played.push({ seat, kind, move, auto: false, draws: chance.draws - before, told: [] });
}
