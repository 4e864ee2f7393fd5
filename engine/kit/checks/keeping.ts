/** What must stay as it is: components, copies, saved states, replays. */
import { Chance } from '../../core/chance.ts';
import { deserialise, serialise } from '../../core/plain.ts';
import { readReplay, verifyReplay, writeReplay } from '../../core/replay.ts';
import { answer, openTable, type Table } from '../../core/table.ts';
import { attempt, insist, insistSame } from '../walking/broken.ts';
import { type Property, sitting } from '../walking/subject.ts';
import { digest, playOut, sameChance } from '../walking/walk.ts';
import { insistApart, insistPlain } from './plainness.ts';

export const componentsAreConserved: Property = ({ game, table, inventory }) => {
  if (!inventory) return;
  const start = openTable(game, table.config, table.seed);
  const last = table.played.at(-1);
  const by = last ? `play ${serialise(last.move)}` : 'setup';
  insistSame(inventory(table.state), inventory(start.state), `${by} changes the components`);
};

export const copiesStandAlone: Property = ({ game, table, luck, longest }) => {
  const { state } = table;
  const before = serialise(state);
  const copied = attempt('copy', () => game.copy(state));
  insistSame(copied, state, 'copy gives another state');
  insistApart(copied, state, ['copy', 'state']);
  playOut(game, copied, sameChance(table.chance), luck, longest);
  insistSame(state, deserialise(before), 'copy shares something: the state changes when one plays on with its copy');

  const kept = game.copy(state);
  playOut(game, state, sameChance(table.chance), luck, longest);
  insistSame(kept, deserialise(before), 'copy shares something: the copy changes when one plays on with its original');
};

export const savedStatesAreExact: Property = ({ game, table, luck, longest }) => {
  const { state } = table;
  insistPlain(state, 'state');
  const text = serialise(state);
  const loaded = deserialise<typeof state>(text);
  insist(serialise(loaded) === text, 'a saved state comes back different');
  const original = game.copy(state);
  const choices = luck.save();
  playOut(game, original, sameChance(table.chance), Chance.load(choices), longest);
  playOut(game, loaded, sameChance(table.chance), Chance.load(choices), longest);
  insistSame(
    loaded,
    original,
    'play comes to another end from a saved state: it knows something that the state does not',
  );
};

export const sameMovesGiveTheSame: Property = ({ game, table }) => {
  const again = openTable(game, table.config, table.seed);
  const start = openTable(game, table.config, table.seed).state;
  insistSame(again.state, start, 'setup gives another state for the same seed');
  for (const { seat, move } of table.played) {
    const done = attempt(`play ${serialise(move)}`, () => answer(again, seat, JSON.parse(JSON.stringify(move))));
    insist(
      'played' in done,
      `moves listed ${serialise(move)} and does not the second time, after the same seed and moves`,
    );
  }
  insistSame(again.state, table.state, 'play gives another state for the same seed and moves');
  insistSame(again.played, table.played, 'play tells or draws something else for the same seed and moves');
  insist(digest(again as Table) === digest(table as Table), 'play asks chance differently for the same seed and moves');

  const file = readReplay(JSON.stringify(writeReplay(table as Table, sitting(table.config.seats))));
  const verified = verifyReplay(game as Parameters<typeof verifyReplay>[0], file);
  insist(verified.ok, () => `the replay file does not verify: ${verified.ok ? '' : verified.why.message}`);
};
