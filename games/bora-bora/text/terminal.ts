/** Bora Bora in characters: the chart of the islands, what lies out, and the villages as lines. */
import { counted, type Language, type Words } from '@atoll/engine';
import type { God, Material, Sex } from '../rules/names.ts';
import type { BoraView, ViewPerson, ViewRegion, ViewVillage } from '../rules/view/viewTypes.ts';
import { actionWords, godColour, islandWords, jewelWords, phaseWords, terrainWords, tradeWords } from './components.ts';
import { nouns } from './nouns.ts';
import { taskWords } from './tasks.ts';

const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);

export function draw(view: BoraView, language: Language): string {
  const say = (words: Words): string => words[language];
  return [
    headLine(view, say),
    '',
    ...islandLines(view, say),
    '',
    ...matLines(view, say),
    '',
    ...peopleLines(view, say),
    ...tableLines(view, say),
    '',
    ...view.order.flatMap(seat => villageLines(view, seat, say)),
  ].join('\n');
}

type Say = (words: Words) => string;

const w = (de: string, en: string): Words => ({ de, en });

function headLine(view: BoraView, say: Say): string {
  const round = say(w('Durchgang', 'Round'));
  const order = `${say(w('Zugreihenfolge', 'Turn order'))} ${view.order.map(seatLetter).join(' ')}`;
  return `${round} ${view.round}/${view.rounds.length}   ${say(phaseWords[view.phase])}   ${order}`;
}

/** A region with its site in brackets: `Wald [B] AB Fisch 3`. */
function regionLine(region: ViewRegion, say: Say): string {
  const site = region.site === null ? '-' : seatLetter(region.site);
  const huts = region.huts.map(seatLetter).sort().join('') || '·';
  return `${say(terrainWords[region.terrain]).padEnd(9)}[${site}] ${huts.padEnd(4)} ${say(w('Fisch', 'fish'))} ${region.fish}`;
}

/** Islands with their regions, each with the paths that lead away from it. */
function islandLines(view: BoraView, say: Say): string[] {
  const byId = new Map(view.regions.map(region => [region.id, region]));
  const named = (id: string): string => {
    const region = byId.get(id);
    return region ? `${say(terrainWords[region.terrain])}/${say(islandWords[region.island])}` : id;
  };
  const lines: string[] = [
    say(w('[Bauplatz] Hütten   = Landweg   ~ Wasserweg', '[site] huts   = land path   ~ water path')),
  ];
  let island = '';
  for (const region of view.regions) {
    if (region.island !== island) lines.push(`${say(islandWords[region.island])}:`);
    island = region.island;
    const paths = view.paths
      .filter(({ between }) => between.includes(region.id))
      .map(({ kind, between, number }) => {
        const other = between.find(id => id !== region.id) ?? '';
        const there = byId.get(other);
        // On the same island the terrain says it all.
        const to = kind === 'land' && there ? say(terrainWords[there.terrain]) : named(other);
        return `${kind === 'land' ? '=' : '~'}${number} ${to}`;
      });
    lines.push(`  ${regionLine(region, say)}   ${paths.join('  ')}`);
  }
  return lines;
}

function matLines({ mats }: BoraView, say: Say): string[] {
  return mats.map(({ actions, dice }) => {
    const name = actions.map(action => say(actionWords[action].name)).join(' / ');
    const lying = dice.map(({ seat, die }) => `${seatLetter(seat)}${die}`).join(' ') || '–';
    return `  ${name.padEnd(24)} ${lying}`;
  });
}

const personLine = (person: ViewPerson | null, say: Say): string =>
  person === null ? '–' : `${say(tradeWords(person.sex, person.trade))} ${'*'.repeat(person.symbols)}`;

function peopleLines(view: BoraView, say: Say): string[] {
  return view.men.map((man, i) => {
    const woman = view.women[i] ?? null;
    return `  ${personLine(man, say).padEnd(24)} ${i + 1}  ${personLine(woman, say)}`;
  });
}

/** God cards as counts by colour: `2 × blue, 1 × red`. */
const cardLine = (cards: readonly God[], say: Say): string =>
  [...new Set(cards)].map(god => `${cards.filter(card => card === god).length} × ${say(godColour[god])}`).join(', ') ||
  '–';

function tableLines(view: BoraView, say: Say): string[] {
  const temple = view.temple.map((seat, i) => `${i + 1}${seat === null ? '·' : seatLetter(seat)}`).join(' ');
  const status = view.track
    .toReversed()
    .map(({ seat, steps, points }) => `${seatLetter(seat)} ${steps} (${points})`)
    .join('  ');
  const jewelry = (view.jewelry[view.round - 1] ?? [])
    .flatMap(jewel => (jewel ? [`${say(jewelWords[jewel.kind].one)} ${jewel.points} (${jewel.cost})`] : []))
    .join('  ');
  return [
    `${say(w('Götterkarten', 'God cards'))}: ${cardLine(view.display, say)}   ${say(w('Stapel', 'pile'))} ${view.deckSize}`,
    `${say(w('Tempel', 'Temple'))}: ${temple}   ${say(w('Götterplättchen', 'god tiles'))} ${view.templeTiles}`,
    `${say(w('Status', 'Status'))}: ${status}`,
    `${say(w('Schmuck', 'Jewellery'))}: ${jewelry || '–'}`,
    ...view.tasks.map(({ needs }) => `${say(w('Aufgabe', 'Task'))}: ${say(taskWords(needs))}`),
  ];
}

/** Row by row: empty, a material by its letter, or the number of the building on it. */
function ceremonyLine({ cells, beside }: ViewVillage, say: Say): string {
  let row = '';
  const shown = cells.map(({ cell, material, holds }) => {
    const begins = row !== '' && row !== cell.slice(1);
    row = cell.slice(1);
    const mark = holds === 'nothing' ? '·' : holds === 'material' ? say(letters[material]) : String(holds);
    return `${begins ? ' ' : ''}${mark}`;
  });
  const left = Object.values(beside).reduce((sum, n) => sum + n, 0);
  return `${shown.join('')}${left > 0 ? ` +${left} ${say(w('daneben', 'beside'))}` : ''}`;
}

const letters: Record<Material, Words> = { sand: w('S', 'S'), wood: w('H', 'W'), stone: w('T', 'T') };

function villageLines(view: BoraView, seat: number, say: Say): string[] {
  const village = view.villages[seat];
  if (!village) return [];
  const step = view.steps.at(-1);
  const mark = `${step?.seat === seat ? '>' : ' '}${seatLetter(seat)}`;
  const people = (sex: Sex): string =>
    village.people
      .filter(person => person.sex === sex)
      .map(person => `${say(tradeWords(sex, person.trade))}${person.moved ? '!' : ''}`)
      .join(', ') || '–';
  const total = Object.values(village.points).reduce((sum, n) => sum + n, 0);
  const counts: readonly Words[] = [
    counted(total, nouns.point),
    counted(village.offerings, nouns.offering),
    counted(village.shells, nouns.shell),
    counted(village.godTiles, nouns.godTile),
    counted(village.huts, nouns.hut),
    w(`${village.twelfth} auf dem 12. Feld`, `${village.twelfth} on space 12`),
    counted(village.freeSpaces, nouns.freeSpace),
    counted(village.fulfilled.length, nouns.fulfilledTask),
  ];
  const hand = village.hand ? cardLine(village.hand, say) : `${village.handSize}`;
  return [
    `${mark}  ${counts.map(say).join('   ')}`,
    `    ${say(w('Würfel', 'Dice'))} ${village.dice.join(' ') || '–'}   ${say(w('Götterkarten', 'God cards'))} ${hand}   ${say(w('Zeremonienplatz', 'Ceremony area'))} ${ceremonyLine(village, say)}`,
    `    ${say(w('Männer', 'Men'))}: ${people('man')}   ${say(w('Frauen', 'Women'))}: ${people('woman')}`,
    ...village.tasks.map(({ needs }) => {
      const have = needs.map(need => `${Math.min(need.have, need.least)}/${need.least}`).join(' ');
      return `    ${say(w('Aufgabe', 'Task'))}: ${say(taskWords(needs))}  (${have})`;
    }),
  ];
}
