/** What things are called, for texts and refusals alike. */
import { alike, joined, listed, type Words, words } from '@atoll/engine';
import type { Box, Field } from '../editions/box.ts';
import type { CardId, Landscape, Owner, StoneTile } from '../rules/types.ts';

export const landscapeNames: Readonly<Record<Landscape, Words>> = {
  mangrove: words('Mangroven', 'mangroves'),
  water: words('Wasser', 'water'),
  sand: words('Sand', 'sand'),
  reed: words('Schilf', 'reeds'),
};

const other: Readonly<Record<Exclude<StoneTile, `statue-${string}`>, Words>> = {
  treasure: words('Plättchen „Kostbarkeit 3“', 'treasure tile (3)'),
  amulet: words('Plättchen „Amulett 2“', 'amulet tile (2)'),
  joker: words('Landschaftsjoker', 'landscape joker'),
};

export function tileName(tile: StoneTile): Words {
  if (tile === 'treasure' || tile === 'amulet' || tile === 'joker') return other[tile];
  const path = tile.slice('statue-'.length);
  return words(`Götterplättchen ${path}`, `statue tile ${path}`);
}

/** An open or drawn card. */
export function cardName(card: CardId): Words {
  const [, value] = /^treasure-(\d+)$/.exec(card) ?? [];
  if (value !== undefined) return words(`Kostbarkeit ${value}`, `treasure ${value}`);
  const { de, en } = landscapeNames[card as Landscape];
  return words(`Landschaft ${de}`, `landscape ${en}`);
}

export const ownerName = (owner: Owner, names: readonly string[]): Words =>
  owner === 'neutral'
    ? words('die neutralen Hütten', 'the neutral huts')
    : words(names[owner] ?? `${owner + 1}`, names[owner] ?? `${owner + 1}`);

/** Landscapes of a field: “Mangroven/Sand”. */
const groundName = ({ landscapes }: Field): Words =>
  words(
    landscapes.map(name => landscapeNames[name].de).join('/'),
    landscapes.map(name => landscapeNames[name].en).join('/'),
  );

/** “Feld A-E”; amulet fields lie on no path and are counted. */
export function fieldTitle({ id, place }: Pick<Field, 'id' | 'place'>): Words {
  if (place !== 'amulet') return words(`Feld ${id}`, `space ${id}`);
  const n = /\d+$/.exec(id)?.[0] ?? id;
  return words(`Amulettfeld ${n}`, `amulet space ${n}`);
}

/** A field with what is printed on it. */
export function fieldName(box: Box, id: string): Words {
  const field = box.fields[box.fieldAt.get(id) ?? -1];
  if (!field) return words(id, id);
  const title = fieldTitle(field);
  const { de, en } = groundName(field);
  const price =
    field.currency === 'treasures'
      ? words(`Preis ${field.price}`, `price ${field.price}`)
      : words(`Preis ${field.price} in Amuletten`, `price ${field.price} in amulets`);
  return words(`${title.de} (${de}, ${price.de})`, `${title.en} (${en}, ${price.en})`);
}

/** Cards that are given for a hut: `sand+joker`. */
export function cardsName(cards: string): Words {
  const said = cards
    .split('+')
    .map(card => (card === 'joker' ? tileName('joker') : (landscapeNames[card as Landscape] ?? words(card, card))));
  return joined(said, ' + ');
}

/** What is paid, in single pieces: `2+start4+tile3`. */
export function payName(pay: string): Words {
  const said = pay.split('+').map(piece => {
    const [, kind = '', value = ''] = /^(start|tile)?(\d+)$/.exec(piece) ?? [];
    if (kind === 'start') return words(`Startkarte ${value}`, `start card ${value}`);
    return kind === 'tile' ? words(`Plättchen ${value}`, `tile ${value}`) : words(value, value);
  });
  return joined(said, ' + ');
}

/** Two landscapes with a bird. */
export function birdsName(birds: readonly string[]): Words {
  return listed(birds.map(name => landscapeNames[name as Landscape] ?? alike(name)));
}

const ordinals: Readonly<Record<number, Words>> = {
  2: words('zweite', 'second'),
  3: words('dritte', 'third'),
  4: words('vierte', 'fourth'),
  5: words('fünfte', 'fifth'),
  6: words('sechste', 'sixth'),
};

/** Cult sites, counted from the top. */
export function siteName(site: number): Words {
  if (site === 1) return words('oberste Kultstätte', 'top cult site');
  const { de, en } = ordinals[site] ?? words(`${site}.`, `${site}th`);
  return words(`${de} Kultstätte von oben`, `${en} cult site from the top`);
}
