/** A whole game as a text that people can follow. */
import { Chance } from '../../core/chance.ts';
import type { EventRecord, GameModule, MoveRecord, Scoresheet } from '../../core/game.ts';
import { moveKey } from '../../core/narrow.ts';
import { answer, checkConfig, openTable } from '../../core/table.ts';
import { configName, names } from '../walking/subject.ts';
import { insistItEnds, usualLongest } from '../walking/walk.ts';

/** One game with the usual options from this seed, played at random, as a text that people can follow. */
export function playthrough<S, M extends MoveRecord, E extends EventRecord, V>(
  module: GameModule<S, M, E, V>,
  seats: number,
  seed: string,
  longest = usualLongest,
): string {
  const game = module.open(module.editions[0]);
  const table = openTable(game, { seats }, seed);
  const luck = new Chance(`playthrough ${seed}`);
  const lines = [
    `${module.about.name}, ${configName(checkConfig(game, { seats }))}`,
    `rules version ${game.version}, edition ${game.edition.id}, seed ${JSON.stringify(seed)}`,
    '',
  ];
  for (let n = 1; ; n++) {
    const decision = game.decision(table.state);
    if (!decision) break;
    insistItEnds(n, longest);
    const moves = game.moves(table.state);
    const at = luck.int(moves.length);
    const move = moves[at];
    const line = module.text.move(move, game.view(table.state, decision.seat), game.box).en;
    lines.push(`${n}. ${names[decision.seat]}: ${decision.kind}, ${at + 1} of ${moves.length}: ${moveKey(move)}`);
    lines.push(`   ${line}`);
    const done = answer(table, decision.seat, move);
    if ('refusal' in done) throw new Error(done.refusal.words.en);
    for (const { event, only } of done.played.told) {
      const words = module.text.event(event, names, game.box, game.view(table.state, 'spectator'));
      if (words) lines.push(`   - ${words.en}${only === undefined ? '' : ` (told to ${names[only]} alone)`}`);
    }
  }
  lines.push('', ...sheetLines(module, game.scoresheet(table.state)), '');
  return lines.join('\n');
}

function sheetLines(module: Pick<GameModule, 'text'>, sheet: Scoresheet): string[] {
  return sheet.rows.map(row => {
    const parts = sheet.categories.map((id, i) => `${module.text.categories[id]?.en ?? id} ${row.points[i]}`);
    return `${row.rank}. ${names[row.seat]}: ${row.total} (${parts.join(', ')}; tie-break ${row.tieBreak.join(', ')})`;
  });
}
