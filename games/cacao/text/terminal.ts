/** Cacao in characters: the table as a grid, the villages as lines. */
import type { Language } from '@atoll/engine';
import { cellOf, column, row, STEP } from '../rules/grid.ts';
import type { CacaoView, ViewTile, ViewVillage } from '../rules/types.ts';

const WIDTH = 11;
const blank = ' '.repeat(WIDTH);

const kinds: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: { plantation: 'Plantage', market: 'Markt', mine: 'Goldgrube', water: 'Wasser', sun: 'Sonne', temple: 'Tempel' },
  en: { plantation: 'Plantation', market: 'Market', mine: 'Gold mine', water: 'Water', sun: 'Sun', temple: 'Temple' },
};

const seatLetter = (seat: number): string => String.fromCharCode(65 + seat);

/** `market3` as its kind and its value: `Market`, `3`. */
function jungleParts(id: string, language: Language): readonly [kind: string, value: string] {
  const [, kind = id, value = ''] = /^([a-z]+)(\d*)$/.exec(id) ?? [];
  return [kinds[language][kind] ?? kind, value];
}

const jungleLabel = (id: string, language: Language): string => jungleParts(id, language).join(' ').trim();

const centred = (text: string): string => {
  const left = Math.max(0, Math.floor((WIDTH - text.length) / 2));
  return `${' '.repeat(left)}${text}`.padEnd(WIDTH);
};

/** Workers stand on the sides of a tile; `+` marks one that covers another. */
function tileLines(tile: ViewTile, language: Language): string[] {
  if ('jungle' in tile) {
    const [kind, value] = jungleParts(tile.jungle, language);
    return [blank, centred(kind), value ? centred(value) : blank];
  }
  const sides = tile.tile.split('-');
  const at = (side: number) => sides[(side - tile.turn + 4) % 4] ?? '';
  const owner = `${seatLetter(tile.seat)}${tile.over ? '+' : ' '}`;
  return [`┌──${at(0)}──┐`, `${at(3)}  ${owner} ${at(1)}`, `└──${at(2)}──┘`].map(centred);
}

export function draw(view: CacaoView, language: Language): string {
  return [...boardLines(view, language), '', ...villageLines(view, language)].join('\n');
}

function boardLines(view: CacaoView, language: Language): string[] {
  const cells = new Map<number, string[]>();
  for (const tile of view.tiles) cells.set(cellOf(tile.cell), tileLines(tile, language));
  // Free worker spaces and spaces to be filled carry their names, because moves are listed by them.
  const step = view.steps.at(-1);
  const named = step?.kind === 'fill' ? step.spaces.map(cellOf) : [];
  for (const tile of view.tiles) if ('jungle' in tile) for (const to of STEP) named.push(cellOf(tile.cell) + to);
  for (const cell of named)
    if (!cells.has(cell)) cells.set(cell, [blank, centred(`${column(cell)},${row(cell)}`), blank]);

  const all = [...cells.keys()];
  const [left, right] = [Math.min(...all.map(column)), Math.max(...all.map(column))];
  const byRow = new Map<number, Map<number, string[]>>();
  for (const [cell, lines] of cells) {
    const line = byRow.get(row(cell)) ?? new Map<number, string[]>();
    byRow.set(row(cell), line.set(column(cell), lines));
  }
  return [...byRow.keys()]
    .sort((a, b) => a - b)
    .flatMap(y =>
      [0, 1, 2].map(i => {
        let text = '';
        for (let x = left; x <= right; x++) text += byRow.get(y)?.get(x)?.[i] ?? blank;
        return text.trimEnd();
      }),
    );
}

function villageLines(view: CacaoView, language: Language): string[] {
  const de = language === 'de';
  const display = view.display.map(id => jungleLabel(id, language)).join(', ') || '–';
  const own = view.villages.find(village => village.seat === view.viewer)?.hand;
  return [
    `${de ? 'Auslage' : 'Display'}: ${display}   ${de ? 'Stapel' : 'Pile'}: ${view.pileSize}`,
    ...view.villages.map(village => villageLine(village, view, language)),
    ...(own ? [`${de ? 'Deine Hand' : 'Your hand'}: ${own.join('  ') || '–'}`] : []),
  ];
}

function villageLine(village: ViewVillage, view: CacaoView, language: Language): string {
  const { seat, gold, fruits, waterValue, suns, handSize, pileSize } = village;
  const de = language === 'de';
  const mark = `${view.active === seat && !view.over ? '>' : ' '}${seatLetter(seat)}`;
  return [
    mark,
    `${gold} ${de ? 'Gold' : 'gold'}`,
    `${fruits} ${de ? 'Früchte' : 'fruits'}`,
    `${de ? 'Wasser' : 'water'} ${waterValue}`,
    `${suns} ${de ? 'Sonnensteine' : 'sun tokens'}`,
    `${handSize} + ${pileSize} ${de ? 'Plättchen' : 'tiles'}`,
  ].join('   ');
}
