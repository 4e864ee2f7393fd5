/** What an edition must look like, and the sums that it must satisfy. */
import { shape } from '@atoll/engine';
import {
  actions,
  type Count,
  counts,
  gods,
  islands,
  jewelryKinds,
  materials,
  swaps,
  terrains,
  trades,
} from '../rules/names.ts';

const { dictionary, integer, list, oneOf, optional, record, string, wrong } = shape;

const small = integer(0, 99);
const few = integer(1, 12);
const languageText = record({ de: string, en: string });
const playable = actions.filter(action => action !== 'fishing');
const actionTile = list(oneOf(...playable), 1, 2);
const need = record({ count: oneOf(...counts), of: optional(string), least: integer(1, 20) });
const task = record({ id: string, needs: list(need, 1, 4) });
const everySwap = Object.fromEntries(swaps.map(swap => [swap, few])) as Record<(typeof swaps)[number], typeof few>;

const readEditionShape = record({
  id: string,
  name: languageText,
  provenance: dictionary(oneOf('rulebook', 'public source', 'reconstructed')),
  note: optional(languageText),
  regions: list(record({ id: string, island: oneOf(...islands), terrain: oneOf(...terrains) }), 12, 12),
  paths: list(record({ kind: oneOf('land', 'water'), between: list(string, 2, 2), number: integer(1, 6) }), 11, 40),
  goods: record({
    mountain: oneOf(...materials, 'offering'),
    beach: oneOf(...materials, 'offering'),
    forest: oneOf(...materials, 'offering'),
    steppe: oneOf(...materials, 'offering'),
  }),
  fish: list(integer(1, 9), 12, 12),
  actionTiles: record({ '2': list(actionTile, 1, 7), '3': list(actionTile, 1, 7), '4': list(actionTile, 1, 7) }),
  people: list(
    record({ trade: oneOf(...trades), worth: list(small, 3, 3), men: list(small, 3, 3), women: list(small, 3, 3) }),
    12,
    12,
  ),
  tasks: record({ crane: list(task, 4, 30), parrot: list(task, 44, 200) }),
  jewelry: list(
    record({ id: string, kind: oneOf(...jewelryKinds), cost: integer(1, 30), points: integer(0, 30) }),
    24,
    24,
  ),
  ceremony: list(list(oneOf(...materials), 2, 6), 1, 6),
  statusTrack: list(small, 6, 60),
  gods: record({ cards: integer(4, 30), display: few, templeTiles: integer(6, 6), tilePoints: small }),
  rounds: list(record({ building: small, priest: small }), 6, 6),
  helper: record(everySwap),
  fishing: small,
  task: record({ fulfilled: small, withYellow: small, openBeyondSeats: few }),
  bonus: record({ points: small, tasks: few, jewelry: few }),
  start: record({
    points: list(small, 4, 4),
    huts: integer(12, 12),
    buildings: integer(1, 6),
    priests: integer(1, 6),
    dice: integer(1, 6),
    godTiles: small,
    cards: small,
    offerings: small,
    crane: integer(1, 1),
    parrot: integer(2, 2),
    fish: integer(1, 9),
  }),
});

export type Edition = shape.Of<typeof readEditionShape>;
/** One thing that a task asks for. */
export type Need = Edition['tasks']['crane'][number]['needs'][number];

/** What `of` means for what a task counts; nothing where it has no place. */
const kindsOf: Partial<Record<Count, { values: readonly string[]; must: boolean }>> = {
  jewelry: { values: jewelryKinds, must: false },
  terrain: { values: terrains, must: true },
  island: { values: islands, must: true },
  cards: { values: gods, must: false },
  material: { values: materials, must: false },
  people: { values: trades, must: true },
};

/** Reads an edition and checks its own sums; throws `BadInput` with the place and the reason. */
export function readEdition(json: unknown): Edition {
  const edition = readEditionShape(json, '');
  checkMap(edition);
  checkTiles(edition);
  checkTasks(edition);
  checkBoards(edition);
  return edition;
}

const bad = (path: string, de: string, en: string): never => wrong(path, de, en, 'edition');

function unique(ids: readonly string[], path: string): void {
  for (const [i, id] of ids.entries())
    if (ids.indexOf(id) !== i) bad(`${path}[${i}]`, `${id} kommt doppelt vor.`, `${id} appears twice.`);
}

function checkMap({ regions, paths, fish, start }: Edition): void {
  const ids = regions.map(region => region.id);
  unique(ids, 'regions');
  for (const terrain of terrains) {
    const n = regions.filter(region => region.terrain === terrain).length;
    if (n !== 3) bad('regions', `Je drei Gebiete: ${terrain} gibt es ${n}-mal.`, `Three of each: ${terrain} is ${n}.`);
  }
  for (const [i, { kind, between }] of paths.entries()) {
    const [a, b] = between.map(id => {
      const found = regions.find(region => region.id === id);
      return found ?? bad(`paths[${i}].between`, `Kein Gebiet heißt ${id}.`, `No region is called ${id}.`);
    });
    if (a === b) bad(`paths[${i}].between`, 'Ein Weg verbindet zwei Gebiete.', 'A path joins two regions.');
    if ((kind === 'land') !== (a?.island === b?.island))
      bad(
        `paths[${i}].kind`,
        'Landwege bleiben auf einer Insel, Wasserwege führen zu einer anderen.',
        'Land paths stay on an island, water paths lead to another.',
      );
  }
  const reached = new Set([ids[0]]);
  for (let before = 0; before < reached.size; ) {
    before = reached.size;
    for (const { between } of paths) if (between.some(id => reached.has(id))) for (const id of between) reached.add(id);
  }
  for (const id of ids) if (!reached.has(id)) bad('paths', `${id} ist nicht zu erreichen.`, `${id} cannot be reached.`);
  const first = fish.filter(value => value === start.fish).length;
  if (first < 4)
    bad('fish', `Für vier Starthütten fehlen Fische mit ${start.fish}.`, `Four first huts need fish of ${start.fish}.`);
}

function checkTiles({ actionTiles, people, jewelry }: Edition): void {
  for (const [seats, tiles] of Object.entries(actionTiles)) {
    const all = tiles.flat().sort();
    if (all.join() !== [...playable].sort().join())
      bad(`actionTiles.${seats}`, 'Jede Aktion liegt genau einmal aus.', 'Every action lies out exactly once.');
  }
  unique(
    people.map(type => type.trade),
    'people',
  );
  unique(
    jewelry.map(tile => tile.id),
    'jewelry',
  );
}

function checkTasks({ tasks }: Edition): void {
  unique(
    [...tasks.crane, ...tasks.parrot].map(({ id }) => id),
    'tasks',
  );
  for (const pile of ['crane', 'parrot'] as const)
    for (const [i, { needs }] of tasks[pile].entries())
      for (const { count, of } of needs) {
        const path = `tasks.${pile}[${i}].needs`;
        const kinds = kindsOf[count];
        if (of === undefined) {
          if (kinds?.must) bad(path, `${count} braucht „of“.`, `${count} wants “of”.`);
        } else if (!kinds?.values.includes(of))
          bad(
            path,
            kinds ? `Möglich sind ${kinds.values.join(', ')}.` : `${count} hat kein „of“.`,
            kinds ? `Possible are ${kinds.values.join(', ')}.` : `${count} takes no “of”.`,
          );
      }
}

function checkBoards({ ceremony, statusTrack, start, goods, helper }: Edition): void {
  const width = ceremony[0]?.length ?? 0;
  if (ceremony.some(row => row.length !== width))
    bad('ceremony', 'Alle Reihen sind gleich lang.', 'All rows are equally long.');
  if (ceremony.flat().length !== 2 * start.buildings)
    bad(
      'ceremony',
      `${start.buildings} Bauplättchen decken ${2 * start.buildings} Felder.`,
      `${start.buildings} building tiles cover ${2 * start.buildings} cells.`,
    );
  if (statusTrack[0] !== 0 || statusTrack.some((points, i) => points < (statusTrack[i - 1] ?? 0)))
    bad('statusTrack', 'Sie beginnt bei 0 und fällt nie.', 'It starts at 0 and never falls.');
  if (helper.points !== 1)
    bad('helper.points', 'Auch mit einer 1 muss etwas einzutauschen sein.', 'A die of 1 must be good for something.');
  for (const material of materials)
    if (!Object.values(goods).includes(material))
      bad('goods', `Kein Bauplatz gibt ${material}.`, `No building site gives ${material}.`);
}
