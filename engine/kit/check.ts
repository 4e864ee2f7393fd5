/** Registers everything that every game must pass, for every edition, seat count and combination of options. */
import { join } from 'node:path';
import { test } from 'node:test';
import type { EventRecord, GameModule, MoveRecord } from '../core/game.ts';
import { sha256Words } from '../core/sha256.ts';
import type { Forms } from '../core/words.ts';
import { dealsThatNeverDiffer } from './checks/dealing.ts';
import { compareGolden } from './checks/golden.ts';
import {
  componentsAreConserved,
  copiesStandAlone,
  sameMovesGiveTheSame,
  savedStatesAreExact,
} from './checks/keeping.ts';
import { nothingLeaks } from './checks/leaking.ts';
import { everythingLeadsToItsRule } from './checks/linking.ts';
import { massPlay, massPositions, secretsStaySecret } from './checks/mass.ts';
import { decisionsAreRealChoices, everyListedMovePlays, samplesAreTheList } from './checks/moving.ts';
import { perftTable } from './checks/perft.ts';
import { playthrough } from './checks/playthrough.ts';
import { damagedPositionsAreRefused, positionsComeBack } from './checks/positions.ts';
import { preferencesAnswerLegally } from './checks/preferring.ts';
import { othersAreRefused } from './checks/refusing.ts';
import { scoresAddUp } from './checks/scoring.ts';
import { senseIsSound } from './checks/sensing.ts';
import { undoIsExactAndHarmless } from './checks/undoing.ts';
import { everythingHasWords } from './checks/wording.ts';
import { probe } from './walking/probe.ts';
import { type Break, tellOnce } from './walking/report.ts';
import { configName, configs, type Property, type Subject } from './walking/subject.ts';

/** Every property, by the sentence that it proves. */
export const properties: Readonly<Record<string, Property>> = {
  'every decision is a real choice between different moves': decisionsAreRealChoices,
  'every listed move plays, and the game goes on': everyListedMovePlays,
  'every other move is refused with a reason, and changes nothing': othersAreRefused,
  'every refusal, decision and event leads to its rule': everythingLeadsToItsRule,
  'sample gives each listed move, and no other': samplesAreTheList,
  'components are conserved': componentsAreConserved,
  'a copy shares nothing with its original': copiesStandAlone,
  'a saved state comes back exactly': savedStatesAreExact,
  'the same seed and moves give the same digest': sameMovesGiveTheSame,
  'scores add up and ranks are fair': scoresAddUp,
  'nothing leaks': nothingLeaks,
  'undo is exact and harms nobody': undoIsExactAndHarmless,
  'a position can be written and read back': positionsComeBack,
  'a damaged position is refused with a reason': damagedPositionsAreRefused,
  'preferences answer legally': preferencesAnswerLegally,
  'everything has words in both languages': everythingHasWords,
  'what bots go by is sound: numbers, legal moves, the right lengths': senseIsSound,
};

export interface CheckOptions<S> {
  /** Whole random games a config. */
  games?: number;
  /** Random positions a property and config. */
  runs?: number;
  /** No game may take more decisions than this. */
  longest?: number;
  /** Counts every component wherever it is, by name. */
  inventory?: (state: S) => Readonly<Record<string, number>>;
  /** What nobody but this seat may know. */
  secrets?: (state: S, seat: number) => unknown;
  /** The nouns that its texts count. */
  nouns?: readonly Forms[];
  /** The game's folder; golden files lie in its `golden/`. */
  folder: string;
}

/**
 * The test kit. Call it once in a game's tests: `checkGame(tides, { folder: import.meta.dirname, inventory })`.
 *
 * A break fails its test with the function at fault, what was wanted and found, the seed, the shortest list of moves
 * that shows it, and the name of a replay file with the same. A cause that was told once is only named from then on. ATOLL_KIT_EFFORT=10 looks ten times as hard; ATOLL_KIT_SEED=… looks elsewhere.
 */
export function checkGame<S, M extends MoveRecord, E extends EventRecord, V>(
  module: GameModule<S, M, E, V>,
  options: CheckOptions<S>,
): void {
  const told = tellOnce();
  const insistNone = (title: string, found: Break | null): void => {
    if (found) throw new Error(told.tell(title, found));
  };
  const { games = 100, runs = 50, longest = 1000, inventory, secrets, nouns, folder } = options;
  const effort = Number(process.env.ATOLL_KIT_EFFORT ?? 1);
  for (const edition of module.editions) {
    const game = module.open(edition);
    const subject: Subject<S, M, E, V> = { module, game, inventory, secrets, nouns, longest };
    for (const config of configs(game)) {
      const title = (what: string) => `${game.id} (${game.edition.id}), ${configName(config)}: ${what}`;
      for (const [sentence, property] of Object.entries(properties)) {
        if (!applies(sentence, subject)) continue;
        test(title(sentence), () => {
          const seed = Number(process.env.ATOLL_KIT_SEED ?? sha256Words(title(sentence))[0]) | 0;
          const found = probe(subject, config, property, {
            runs: Math.ceil(runs * effort),
            seed,
            isKnown: told.isKnown,
          });
          insistNone(title(sentence), found);
        });
      }
      const ends = title(`${games} random games end`);
      test(ends, () => insistNone(ends, massPlay(subject, config, { games: Math.ceil(games * effort), longest })));
      const readBack = title('every position on the way through random games is read back');
      test(readBack, () =>
        insistNone(readBack, massPositions(subject, config, { games: Math.ceil((games * effort) / 5), longest })),
      );
      test(title('deals and imagined deals differ'), () => {
        const always = dealsThatNeverDiffer(subject, config);
        if (always.length > 0) throw new Error(`${always.join('; ')}.`);
      });
      if (secrets)
        test(title('nobody else knows what a seat keeps secret'), () => {
          const known = secretsStaySecret(subject, config, 3);
          if (known.length > 0) throw new Error(`${known.join('; ')}: the view tells it.`);
        });
    }
  }
  checkGolden(module, folder, longest);
}

/** Optional parts of the contract are checked where a game has them. */
function applies<S, M extends MoveRecord, E extends EventRecord, V>(
  sentence: string,
  subject: Subject<S, M, E, V>,
): boolean {
  const property = properties[sentence];
  if (property === samplesAreTheList) return subject.game.sample !== undefined;
  if (property === preferencesAnswerLegally) return subject.game.auto !== undefined;
  if (property === senseIsSound) return subject.module.sense !== undefined;
  if (property === componentsAreConserved) return subject.inventory !== undefined;
  return true;
}

function checkGolden<S, M extends MoveRecord, E extends EventRecord, V>(
  module: GameModule<S, M, E, V>,
  folder: string,
  longest: number,
): void {
  const game = module.open(module.editions[0]);
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    test(`${module.id}: the golden game for ${seats} seats plays out as it did`, () =>
      compareGolden(join(folder, 'golden', `${seats}.golden.txt`), playthrough(module, seats, 'golden', longest)));
  test(`${module.id}: there are as many ways to play on as there were`, () => {
    const lines = perftTable(game).map(row => `  ${JSON.stringify(row)}`);
    compareGolden(join(folder, 'golden', 'perft.json'), `[\n${lines.join(',\n')}\n]\n`);
  });
}
