/** Which rule governs what a player meets at a table of Orbis. */
import { type RuleLinks, words } from '@atoll/engine';
import type { OrbisEvent, StepKind } from '../rules/types.ts';
import { components } from './components.ts';

const thing = (de: string, en: string, rule: string) => ({ words: words(de, en), rule });

/** What the board calls a thing, so that it can be asked about. */
export type ComponentId = keyof typeof named | keyof typeof things;

/** Everything that has a name on the board: kinds of regions, gods, tokens. */
const named: Readonly<Record<keyof typeof components, string>> = {
  farm: 'R28',
  village: 'R29',
  forest: 'R30',
  volcano: 'R31',
  irrigation: 'R32',
  shrine: 'R34',
  conversion: 'R35',
  rock: 'R36',
  love: 'R40',
  seas: 'R41',
  fire: 'R42',
  nature: 'R43',
  harvest: 'R44',
  training: 'R45',
  idleness: 'R46',
  technology: 'R47',
  balance: 'R48',
  death: 'R49',
  worshiper: 'R12',
  wilderness: 'R27',
  reduction: 'R17',
  cancelation: 'R37',
  temple: 'R53',
  mystic: 'R54',
  display: 'R7',
  stack: 'R21',
};

/** What has no name of its own there: heaps, places and what is printed on tiles. */
const things = {
  region: thing('Landschaft', 'Region', 'R1'),
  level: thing('Stufe', 'Level', 'R21'),
  gods: thing('Ausliegende Gottheiten', 'Gods on offer', 'R3'),
  god: thing('Gottheit', 'God', 'R39'),
  supply: thing('Dein Vorrat', 'Your supply', 'R5'),
  cost: thing('Kosten', 'Cost', 'R15'),
  any: thing('Buntes Symbol', 'Symbol of any colour', 'R16'),
  exchange: thing('Tausch 3 zu 1', 'Exchange 3 for 1', 'R9'),
  pyramid: thing('Pyramide', 'Pyramid', 'R22'),
  base: thing('Erste Ebene', 'First row', 'R23'),
  upper: thing('Feld auf zwei Landschaften', 'Spot on two regions', 'R24'),
  first: thing('Startspieler', 'Start player', 'R6'),
  rounds: thing('Runden', 'Rounds', 'R51'),
};

export const links: RuleLinks<OrbisEvent> = {
  kinds: {
    take: 'R7',
    place: 'R14',
    pay: 'R15',
    village: 'R29',
    volcano: 'R31',
    convert: 'R35',
    love: 'R40',
    death: 'R49',
    trim: 'R20',
  } satisfies Record<Exclude<StepKind, 'refill'>, string>,
  events: {
    took: 'R7',
    created: 'R12',
    collected: 'R13',
    placed: 'R14',
    wilderness: 'R18',
    paid: 'R15',
    reduction: 'R28',
    converted: 'R35',
    settled: 'R29',
    erupted: 'R31',
    watered: 'R32',
    cancelled: 'R37',
    god: 'R39',
    blessed: 'R40',
    sacrificed: 'R49',
    godCancelled: 'R49',
    exchanged: 'R9',
    discarded: 'R20',
    revealed: 'R21',
    turn: 'R7',
    temple: 'R53',
    godScored: 'R52',
    end: 'R57',
  } satisfies Record<OrbisEvent['type'], string>,
  eventRule(event) {
    if (event.type === 'placed') return named[event.kind];
    return 'god' in event ? named[event.god] : undefined;
  },
  components: {
    ...Object.fromEntries(
      Object.entries(named).map(([id, rule]) => [id, { words: components[id as keyof typeof named].name, rule }]),
    ),
    ...things,
  },
};
