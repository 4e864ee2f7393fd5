/** Scoresheets add up, rank fairly, and are final when the game is over. */
import type { EventRecord, MoveRecord, ScoreRow, Scoresheet } from '../../core/game.ts';
import { attempt, insist, insistSame } from '../walking/broken.ts';
import { type At, type Property, viewers } from '../walking/subject.ts';
import { insistPlain } from './plainness.ts';

export const scoresAddUp: Property = at => {
  const { game, table } = at;
  const whole = attempt('scoresheet', () => game.scoresheet(table.state));
  checkSheet(at, whole, 'scoresheet');
  const over = game.decision(table.state) === null;
  insist(
    whole.final === over,
    `scoresheet says final: ${whole.final}, and by decision the game is ${over ? '' : 'not '}over`,
  );
  for (const viewer of viewers(table.config.seats)) {
    const sheet = attempt(`scoresheet for ${viewer}`, () => game.scoresheet(table.state, viewer));
    checkSheet(at, sheet, `scoresheet for ${viewer}`);
    // The result belongs to everybody.
    if (over) insistSame(sheet, whole, `scoresheet for ${viewer} is not the final one of everybody`);
  }
};

function checkSheet<S, M extends MoveRecord, E extends EventRecord, V>(
  { module, table }: At<S, M, E, V>,
  sheet: Scoresheet,
  what: string,
): void {
  insistPlain(sheet, what);
  insistSame(
    sheet.rows.map(row => row.seat),
    [...Array(table.config.seats).keys()],
    `${what} names other seats`,
  );
  for (const id of sheet.categories) {
    const name = module.text.categories[id];
    insist(Boolean(name?.de && name.en), `${what}: the category ${id} has no name in both languages`);
  }
  for (const row of sheet.rows) {
    const sum = row.points.reduce((total, points) => total + points, 0);
    insist(
      row.points.length === sheet.categories.length,
      `${what}: seat ${row.seat} has ${row.points.length} entries for ${sheet.categories.length} categories`,
    );
    insist(row.total === sum, `${what}: seat ${row.seat} has ${row.total}, and its categories sum to ${sum}`);
    insist(
      row.tieBreak.length === sheet.rows[0]?.tieBreak.length,
      `${what}: seat ${row.seat} has another number of tie-breaks than the first`,
    );
    const rank = 1 + sheet.rows.filter(other => compare(other, row) > 0).length;
    insist(row.rank === rank, `${what}: seat ${row.seat} has rank ${row.rank}, wanted ${rank}`);
  }
}

function compare(a: ScoreRow, b: ScoreRow): number {
  const [mine, theirs] = [a, b].map(row => [row.total, ...row.tieBreak]) as [number[], number[]];
  const at = mine.findIndex((points, i) => points !== theirs[i]);
  return at < 0 ? 0 : mine[at] - theirs[at];
}
