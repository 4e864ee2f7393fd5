/** Counts every component in the game: the test kit makes sure that none appears or vanishes. */
import type { Box } from '../editions/box.ts';
import { gods } from '../rules/names.ts';
import { isWoman, tileOf } from '../rules/people/person.ts';
import type { BoraState } from '../rules/types.ts';

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const doubles = (tiles: readonly number[]): number => tiles.length - new Set(tiles).size;

/**
 * Tiles that have left the game are not kept, so a pile is counted together with all that was laid out of it, and
 * what can still be seen is looked through for tiles that are there twice.
 */
export function inventory(box: Box, s: BoraState): Record<string, number> {
  const count: Record<string, number> = {};
  for (const [colour, god] of gods.entries())
    count[`${god} cards`] =
      s.discard[colour] +
      s.display.filter(card => card === colour).length +
      s.deck.filter(card => card === colour).length +
      total(s.villages.map(({ hand }) => hand[colour]));
  for (const [sex, slots, pile] of [
    ['men', s.men, s.menPile],
    ['women', s.women, s.womenPile],
  ] as const) {
    const owned = s.villages.flatMap(v => v.people.filter(person => isWoman(person) === (sex === 'women')).map(tileOf));
    count[sex] = pile.length + 6 * s.round;
    count[`${sex} twice`] = doubles([...slots.filter(tile => tile !== -1), ...pile, ...owned]);
  }
  const { start, task } = box.edition;
  count.parrots = s.taskPile.length + s.seats * start.parrot + (s.seats + task.openBeyondSeats) * s.round;
  count['tasks twice'] = doubles([...s.tasks, ...s.taskPile, ...s.villages.flatMap(v => [...v.tasks, ...v.fulfilled])]);
  const jewelry = [...s.jewelry.filter(tile => tile !== -1), ...s.villages.flatMap(v => v.jewelry)];
  count['jewelry twice'] = doubles(jewelry);
  count['jewelry beyond the box'] = Math.max(0, jewelry.length - box.jewelIds.length);
  for (const [seat, v] of s.villages.entries()) {
    const onMap = box.regionIds.filter((_, region) => (v.regions >> region) & 1).length;
    count[`huts of seat ${seat}`] = v.huts + v.twelfth + onMap;
    const unbuilt = [1, 2, 3, 4, 5, 6].filter(building => (v.unbuilt >> building) & 1).length;
    count[`building tiles of seat ${seat}`] = unbuilt + v.cells.filter(holds => holds > 1).length / 2;
    const priests = s.temple.filter(owner => owner === seat).length;
    count[`priests of seat ${seat} beyond the box`] = Math.max(0, priests - start.priests);
    const dice = v.dice.length + s.mats.flat().filter(code => code >> 3 === seat).length;
    const away = s.phase === 'start' || s.phase === 'last';
    count[`dice of seat ${seat}`] = away ? dice + start.dice : dice;
  }
  return count;
}
