/** Which rule governs what a player meets at a table of Cacao. */
import { type RuleLinks, words } from '@atoll/engine';
import base from '../editions/base.json' with { type: 'json' };
import type { Box, JungleKind } from '../editions/box.ts';
import type { CacaoEvent, Step } from '../rules/types.ts';
import { components, jungleTile, workerTile } from './components.ts';
import { eventRule } from './eventRules.ts';
import { jungleRules } from './jungleRules.ts';

const thing = (de: string, en: string, rule: string) => ({ words: words(de, en), rule });
const named = (id: keyof typeof components, rule: string) => ({ words: components[id]?.name ?? words(id, id), rule });

const jungle = {
  plantation: thing('Plantage', 'Plantation', jungleRules.plantation),
  market: thing('Markt', 'Market', jungleRules.market),
  mine: thing('Goldgrube', 'Gold mine', jungleRules.mine),
  water: named('water', jungleRules.water),
  sun: named('sun', jungleRules.sun),
  temple: named('temple', jungleRules.temple),
};

const jungleTiles = base.jungle.map(({ id, kind }) => [
  id,
  { words: jungleTile(id).name, rule: jungleRules[kind as JungleKind] },
]);
const workerTiles = base.workers.map(({ id }) => [id, { words: workerTile(id).name, rule: 'R2' }]);

export const links: RuleLinks<CacaoEvent, Box> = {
  kinds: { place: 'R8', fill: 'R11', work: 'R18' } satisfies Record<Step['kind'], string>,
  events: {
    placed: 'R8',
    filled: 'R11',
    worked: 'R16',
    forwent: 'R18',
    drew: 'R30',
    revealed: 'R30',
    turn: 'R10',
    temple: 'R32',
    end: 'R34',
  } satisfies Record<CacaoEvent['type'], string>,
  eventRule,
  components: {
    ...jungle,
    ...Object.fromEntries(jungleTiles),
    ...Object.fromEntries(workerTiles),
    fruit: named('fruit', 'R20'),
    gold: named('gold', 'R34'),
    carrier: named('carrier', 'R23'),
    sunToken: named('sunToken', 'R26'),
    display: named('display', 'R12'),
    pile: named('pile', 'R5'),
    workerSpace: thing('Arbeiterfeld', 'Worker space', 'R8'),
    jungleSpace: thing('Urwaldfeld', 'Jungle space', 'R11'),
    worker: thing('Arbeiter', 'Worker', 'R16'),
    overbuilt: thing('Überbautes Plättchen', 'Overbuilt tile', 'R28'),
    village: thing('Dorf', 'Village board', 'R4'),
    storage: thing('Lager', 'Storage', 'R20'),
    waterTrack: thing('Wasserleiste', 'Water track', 'R4'),
    sunPlaces: thing('Sonnenkultplätze', 'Sun places', 'R24'),
    hand: thing('Hand', 'Hand', 'R6'),
    workerPile: thing('Stapel der Arbeiterplättchen', 'Pile of worker tiles', 'R6'),
    first: thing('Wer beginnt', 'Who begins', 'R7'),
  },
};
