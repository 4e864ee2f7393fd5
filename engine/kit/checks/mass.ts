/** Plain mass play: whole games at random, with the cheap properties checked after every move. */
import { Chance } from '../../core/chance.ts';
import type { EventRecord, MoveRecord, TableConfig } from '../../core/game.ts';
import { moveKey } from '../../core/narrow.ts';
import { serialise } from '../../core/plain.ts';
import { openTable } from '../../core/table.ts';
import { insist, insistSame } from '../walking/broken.ts';
import { isRealChoice } from '../walking/choosing.ts';
import { type Break, describe } from '../walking/report.ts';
import { type Subject, viewers } from '../walking/subject.ts';
import { insistItEnds, step, usualLongest } from '../walking/walk.ts';
import { positionsComeBack } from './positions.ts';
import { scoresAddUp } from './scoring.ts';

/** Plays games to their ends. Each must end within `longest` decisions. */
export function massPlay<S, M extends MoveRecord, E extends EventRecord, V>(
  subject: Subject<S, M, E, V>,
  config: TableConfig,
  { games, longest }: { games: number; longest: number },
): Break | null {
  const { game, inventory } = subject;
  for (let n = 0; n < games; n++) {
    const luck = new Chance(`mass play ${n}`);
    const table = openTable(game, config, `mass ${n}`);
    const stock = inventory && serialise(inventory(table.state));
    try {
      for (;;) {
        const choose = (moves: readonly M[]) => {
          insist(isRealChoice(game, table.state), 'decision asks somebody where moves has only one: play must go on');
          insist(new Set(moves.map(moveKey)).size === moves.length, 'moves lists a move twice');
          return luck.int(moves.length);
        };
        if (!step(table, choose)) break;
        const last = table.played.at(-1);
        insistItEnds(table.played.length, longest);
        if (inventory && stock !== serialise(inventory(table.state)))
          insistSame(
            inventory(table.state),
            JSON.parse(stock as string),
            `play ${serialise(last?.move)} changes the components`,
          );
        scoresAddUp({ ...subject, table, luck });
      }
    } catch (error) {
      return describe(table, error instanceof Error ? error.message : String(error));
    }
  }
  return null;
}

/** Writes the position after every move of whole games, and reads it back. */
export function massPositions<S, M extends MoveRecord, E extends EventRecord, V>(
  subject: Subject<S, M, E, V>,
  config: TableConfig,
  { games, longest }: { games: number; longest: number },
): Break | null {
  for (let n = 0; n < games; n++) {
    const luck = new Chance(`positions ${n}`);
    const table = openTable(subject.game, config, `positions ${n}`);
    try {
      do {
        insistItEnds(table.played.length, longest);
        positionsComeBack({ ...subject, table, luck });
      } while (step(table, moves => luck.int(moves.length)));
    } catch (error) {
      return describe(table, error instanceof Error ? error.message : String(error));
    }
  }
  return null;
}

/**
 * A seat's secret must be open to others: over some games, states imagined by anybody else must differ in it. If they
 * never do, the view tells the secret, and `imagine` reads it there.
 */
export function secretsStaySecret<S, M extends MoveRecord, E extends EventRecord, V>(
  subject: Subject<S, M, E, V>,
  config: TableConfig,
  games: number,
): string[] {
  const { game, secrets, longest = usualLongest } = subject;
  if (!secrets) return [];
  const told = new Set<string>();
  for (let n = 0; n < games; n++) {
    const luck = new Chance(`secrets ${n}`);
    const table = openTable(game, config, `secrets ${n}`);
    do {
      insistItEnds(table.played.length, longest);
      for (const viewer of viewers(config.seats)) {
        const world = game.imagine(game.view(table.state, viewer), luck);
        for (let seat = 0; seat < config.seats; seat++)
          if (seat !== viewer && serialise(secrets(world, seat)) !== serialise(secrets(table.state, seat)))
            told.add(`${viewer} ${seat}`);
      }
    } while (step(table, moves => luck.int(moves.length)));
  }
  return viewers(config.seats).flatMap(viewer =>
    Array.from({ length: config.seats }, (_, seat) => seat)
      .filter(seat => seat !== viewer && !told.has(`${viewer} ${seat}`))
      .map(
        seat => `${viewer === 'spectator' ? 'a spectator' : `seat ${viewer}`} always knows the secret of seat ${seat}`,
      ),
  );
}
