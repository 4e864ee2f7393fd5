/** What the board's parts are called, in words: for screen readers, hints and the lines under the pictures. */
import { type Seat, type Words, words } from '@atoll/engine';
import type { CacaoView, ViewTile } from '../rules/types.ts';
import { jungleTile, workerTile } from '../text/components.ts';
import { fields, fruits, jungleSpaces, sunTokens, tiles, workers } from '../text/counted.ts';
import { sideName } from '../text/surroundings.ts';
import { edgeParts, type Lying, sides, workersAround } from './map/geometry.ts';
import type { Gain, Preview, Work } from './preview/preview.ts';

const join = (parts: readonly Words[], separator = ', '): Words =>
  words(parts.map(part => part.de).join(separator), parts.map(part => part.en).join(separator));

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const labels = {
  table: words('Tisch mit Urwald- und Arbeiterplättchen', 'Table with jungle and worker tiles'),
  spaces: words('Felder für dein Plättchen', 'Spaces for your tile'),
  edges: words('Seiten, an denen du arbeiten kannst', 'Sides where you can work'),
  toFill: words('Urwaldfelder, die gefüllt werden', 'Jungle spaces to fill'),
  tiles: words('Plättchen auf dem Tisch', 'Tiles on the table'),
  hand: words('Deine Arbeiterplättchen', 'Your worker tiles'),
  display: words('Auslage', 'Display'),
  turn: words('Drehen (R)', 'Turn (R)'),
  less: words('Ein Arbeiter weniger', 'One worker fewer'),
  more: words('Ein Arbeiter mehr', 'One worker more'),
  done: words('Fertig', 'Done'),
  doneHint: words('Rest verfallen lassen', 'Skip the rest'),
  unplaced: words('Noch nicht gelegt', 'Not placed yet'),
  storage: words('Lager', 'Storage'),
  sunPlaces: words('Sonnensteine', 'Sun tokens'),
  recent: words('zuletzt gelegt', 'just placed'),
  temples: words('Tempel', 'Temples'),
  noTemples: words('Auf dem Tisch liegt kein Tempel.', 'There is no temple on the table.'),
} as const;

export const pileWords = (n: number): Words =>
  n === 0
    ? words('Der Urwaldstapel ist leer', 'The jungle pile is empty')
    : words(`Urwaldstapel: noch ${tiles(n).de}`, `Jungle pile: ${tiles(n).en} left`);

export const waterWords = (value: number): Words =>
  words(`Wasserträger auf ${signedField(value)}`, `Water carrier on ${signedField(value)}`);

/** A field of the water track as it is printed. */
export const signedField = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** What one edge would bring: "+2 Früchte", "bis zu 1 Frucht für 3 Gold verkaufen"; once chosen, exactly that much. */
function workWords(work: Pick<Work, 'fruits' | 'gold' | 'water' | 'suns'>, exactly = false): Words {
  if (work.fruits < 0) {
    const sold = fruits(-work.fruits);
    if (exactly) return words(`${sold.de} für ${work.gold} Gold verkaufen`, `sell ${sold.en} for ${work.gold} gold`);
    return words(`bis zu ${sold.de} für ${work.gold} Gold verkaufen`, `sell up to ${sold.en} for ${work.gold} gold`);
  }
  if (work.fruits > 0) return plus(fruits(work.fruits));
  if (work.gold > 0) return words(`+${work.gold} Gold`, `+${work.gold} gold`);
  if (work.water > 0) {
    const n = fields(work.water);
    return words(`Wasserträger ${n.de} vor`, `water carrier ${n.en} forward`);
  }
  return plus(sunTokens(work.suns));
}

const plus = (counted: Words): Words => words(`+${counted.de}`, `+${counted.en}`);

/** "2 Arbeiter am Markt 3: bis zu 2 Früchte für 6 Gold verkaufen" */
function edgeWords(work: Work, exactly = false): Words {
  const { at } = jungleTile(work.jungle);
  const n = workers(work.workers);
  const what = workWords(work, exactly);
  return words(`${n.de} ${at.de}: ${what.de}`, `${n.en} ${at.en}: ${what.en}`);
}

/** An edge at the work decision, with where it is. */
export function edgeChoiceWords(work: Work): Words {
  const { cell, side } = edgeParts(work.edge);
  const where = sideName(sides.indexOf(side));
  const what = edgeWords(work, true);
  return words(`Seite von ${cell} nach ${where.de}, ${what.de}`, `Side of ${cell} to the ${where.en}, ${what.en}`);
}

/** A space for the selected tile, with all that would follow. `me` speaks of itself in the first place. */
export function spaceWords(cell: string, seen: Preview | null, me: Seat, over: boolean): Words {
  const name = over
    ? words(`Eigenes Plättchen auf ${cell} überbauen`, `Overbuild your own tile on ${cell}`)
    : words(`Feld ${cell}`, `Space ${cell}`);
  if (!seen) return name;
  const parts = seen.now.filter(work => work.seat === me).map(work => edgeWords(work));
  if (parts.length === 0) parts.push(words('hier würde jetzt niemand arbeiten', 'nobody would work here now'));
  const n = seen.spaces.length;
  if (n > 0)
    parts.push(
      n === 1
        ? words('ein Urwaldfeld wird gefüllt', 'one jungle space is filled')
        : words(`${jungleSpaces(n).de} werden gefüllt`, `${jungleSpaces(n).en} are filled`),
    );
  const temples = seen.temples[me] ?? 0;
  if (temples !== 0) parts.push(words(`${signed(temples)} Gold aus Tempeln`, `${signed(temples)} gold from temples`));
  const all = join(parts, '; ');
  return words(`${name.de}: ${all.de}`, `${name.en}: ${all.en}`);
}

/** What a seat would get: "+2 Früchte, bis zu 2 Früchte für 6 Gold verkaufen" */
export function gainWords(gain: Gain): Words {
  const parts: Words[] = [];
  if (gain.fruits > 0) parts.push(plus(fruits(gain.fruits)));
  if (gain.sold > 0) parts.push(workWords({ fruits: -gain.sold, gold: gain.sales, water: 0, suns: 0 }));
  if (gain.mined > 0) parts.push(words(`+${gain.mined} Gold`, `+${gain.mined} gold`));
  if (gain.water > 0) parts.push(workWords({ fruits: 0, gold: 0, water: gain.water, suns: 0 }));
  if (gain.suns > 0) parts.push(plus(sunTokens(gain.suns)));
  if (gain.suns < 0) parts.push(words(`−${sunTokens(-gain.suns).de}`, `−${sunTokens(-gain.suns).en}`));
  if (gain.temples !== 0)
    parts.push(words(`${signed(gain.temples)} Gold aus Tempeln`, `${signed(gain.temples)} gold from temples`));
  return join(parts);
}

/** A tile on the table, as it is read out. */
export function tileWords({ top, below }: Lying, names: readonly string[]): Words {
  const { cell } = top;
  if ('jungle' in top) {
    const { name, effect } = jungleTile(top.jungle);
    return words(`${name.de} auf ${cell}. ${effect.de}`, `${name.en} on ${cell}. ${effect.en}`);
  }
  const over = below > 0 ? words(', über einem älteren', ', on top of an older one') : words('', '');
  const who = names[top.seat] ?? '';
  const there = standing(top);
  return words(
    `Arbeiterplättchen von ${who} auf ${cell}${over.de}: ${there.de}`,
    `Worker tile of ${who} on ${cell}${over.en}: ${there.en}`,
  );
}

function standing(tile: Extract<ViewTile, { tile: string }>): Words {
  const counts = workersAround(tile.tile, tile.turn);
  const parts = counts.flatMap((n, side) => {
    const where = sideName(side);
    return n === 0 ? [] : [words(`${n} nach ${where.de}`, `${n} to the ${where.en}`)];
  });
  return join(parts);
}

export function handTileWords(tile: string, turn: number): Words {
  const { name } = workerTile(tile);
  const counts = workersAround(tile, turn);
  const parts = counts.flatMap((n, side) => {
    const where = sideName(side);
    return n === 0 ? [] : [words(`${n} nach ${where.de}`, `${n} to the ${where.en}`)];
  });
  const where = join(parts);
  return words(`${name.de}: ${where.de}`, `${name.en}: ${where.en}`);
}

export const unplacedWords = (tile: string, n: number): Words =>
  words(`${workerTile(tile).name.de}: noch ${n}`, `${workerTile(tile).name.en}: ${n} left`);

export function villageWords(village: CacaoView['villages'][number], storage: number, places: number): Words {
  const { fruits: stored, suns, gold, waterValue } = village;
  return words(
    `${gold} Gold, ${stored} von ${storage} Früchten, Wasserträger auf ${signedField(waterValue)}, ${suns} von ${places} Sonnensteinen`,
    `${gold} gold, ${stored} of ${storage} fruits, water carrier on ${signedField(waterValue)}, ${suns} of ${places} sun tokens`,
  );
}

/** Standing of one temple: who has how many workers there, and what it would bring. */
export function templeWords(standing: readonly { name: string; workers: number; gold: number }[]): Words {
  const there = standing.filter(line => line.workers > 0);
  if (there.length === 0) return words('Niemand am Tempel', 'Nobody at the temple');
  const line = ({ name, workers: n, gold }: (typeof there)[number]) =>
    words(`${name} ${workers(n).de} → ${gold} Gold`, `${name} ${workers(n).en} → ${gold} gold`);
  return join(there.map(line));
}
