/** What the components are called and what they do, for the board's hints and for every line of text. */
import { type Words, words } from '@atoll/engine';
import base from '../editions/base.json' with { type: 'json' };
import { fruits } from './counted.ts';

export interface Component {
  name: Words;
  /** What it does, in one sentence. */
  effect: Words;
}

export interface JungleComponent extends Component {
  kind: string;
  value: number;
  /** Where workers stand who look at it: “am Markt 3”. */
  at: Words;
}

/** A jungle tile by its id. Editions may bring tiles of their own: `market5` is understood as well. */
export function jungleTile(id: string): JungleComponent {
  const found = tiles.get(id) ?? describe(id);
  tiles.set(id, found);
  return found;
}
const tiles = new Map<string, JungleComponent>();

function describe(id: string): JungleComponent {
  const known = base.jungle.find(tile => tile.id === id);
  const read = /^([a-z]+?)(\d+)?$/.exec(id);
  const kind = known?.kind ?? read?.[1] ?? id;
  const n = known?.value ?? Number(read?.[2] ?? 0);
  switch (kind) {
    case 'plantation': {
      const size = [words('Einzelplantage', 'Single plantation'), words('Doppelplantage', 'Double plantation')][n - 1];
      const name = size ?? words(`Plantage ${n}`, `Plantation ${n}`);
      return {
        kind,
        value: n,
        name,
        at: words(`an der ${name.de}`, `at the ${name.en.toLowerCase()}`),
        effect: words(
          `Jeder Arbeiter erntet ${fruits(n).de}, solange in deinem Lager Platz ist.`,
          `Each worker harvests ${fruits(n).en}, as long as there is room in your storage.`,
        ),
      };
    }
    case 'market':
      return {
        kind,
        value: n,
        name: words(`Markt ${n}`, `Market ${n}`),
        at: words(`am Markt ${n}`, `at market ${n}`),
        effect: words(
          `Jeder Arbeiter darf eine Frucht für ${n} Gold verkaufen.`,
          `Each worker may sell one fruit for ${n} gold.`,
        ),
      };
    case 'mine':
      return {
        kind,
        value: n,
        name: words(`Goldgrube ${n}`, `Gold mine ${n}`),
        at: words(`an der Goldgrube ${n}`, `at gold mine ${n}`),
        effect: words(`Jeder Arbeiter bringt ${n} Gold.`, `Each worker brings ${n} gold.`),
      };
    case 'water':
      return {
        kind,
        value: n,
        name: words('Wasser', 'Water'),
        at: words('am Wasser', 'at the water'),
        effect: words(
          'Jeder Arbeiter bringt deinen Wasserträger ein Feld weiter.',
          'Each worker moves your water carrier one field forward.',
        ),
      };
    case 'sun':
      return {
        kind,
        value: n,
        name: words('Sonnenkultstätte', 'Sun-worshipping site'),
        at: words('an der Sonnenkultstätte', 'at the sun-worshipping site'),
        effect: words(
          'Jeder Arbeiter bringt einen Sonnenstein, solange ein Sonnenkultplatz frei ist.',
          'Each worker brings a sun token, as long as a sun place is free.',
        ),
      };
    case 'temple':
      return {
        kind,
        value: n,
        name: words('Tempel', 'Temple'),
        at: words('am Tempel', 'at the temple'),
        effect: words(
          `Zählt erst am Ende: ${base.temple.first} Gold für die meisten Arbeiter, ${base.temple.second} für die zweitmeisten.`,
          `Counts only at the end: ${base.temple.first} gold for the most workers, ${base.temple.second} for the second most.`,
        ),
      };
    default:
      return {
        kind,
        value: n,
        name: words(id, id),
        at: words(`bei ${id}`, `at ${id}`),
        effect: words('Ein Plättchen einer eigenen Ausgabe.', 'A tile from a custom edition.'),
      };
  }
}

const patterns: Readonly<Record<string, Words>> = {
  '1-1-1-1': words('Ein Arbeiter an jeder Seite.', 'One worker on every side.'),
  '2-1-0-1': words(
    'Zwei Arbeiter an der starken Seite, je einer links und rechts davon, gegenüber keiner.',
    'Two workers on the strong side, one on its left and one on its right, none opposite.',
  ),
  '3-0-0-1': words(
    'Drei Arbeiter an der starken Seite, der vierte links davon (gegen den Uhrzeigersinn).',
    'Three workers on the strong side, the fourth on its left (anticlockwise).',
  ),
  '3-1-0-0': words(
    'Drei Arbeiter an der starken Seite, der vierte rechts davon (im Uhrzeigersinn).',
    'Three workers on the strong side, the fourth on its right (clockwise).',
  ),
};

/** A worker tile by its label, read clockwise from the strongest side. */
export const workerTile = (id: string): Component => ({
  name: words(`Arbeiterplättchen ${id}`, `Worker tile ${id}`),
  effect:
    patterns[id] ??
    words(
      `Arbeiter an den vier Seiten, im Uhrzeigersinn: ${id.split('-').join(', ')}.`,
      `Workers on the four sides, read clockwise: ${id.split('-').join(', ')}.`,
    ),
});

/** Everything that lies on the table, by id: all tiles of the base game, and what the village boards hold. */
export const components: Readonly<Record<string, Component>> = {
  ...Object.fromEntries(base.jungle.map(({ id }) => [id, jungleTile(id)])),
  ...Object.fromEntries(base.workers.map(({ id }) => [id, workerTile(id)])),
  fruit: {
    name: words('Frucht', 'Fruit'),
    effect: words(
      `An Märkten zu verkaufen; dein Lager fasst ${base.storage}, und übrige entscheiden am Ende nur einen Gleichstand.`,
      `To be sold at markets; your storage holds ${base.storage}, and at the end leftovers only break a tie.`,
    ),
  },
  gold: {
    name: words('Gold', 'Gold'),
    effect: words('Wer am Ende das meiste Gold hat, gewinnt.', 'Whoever has the most gold at the end wins.'),
  },
  carrier: {
    name: words('Wasserträger', 'Water carrier'),
    effect: words(
      'Der Wert seines Wasserfelds zählt am Ende als Gold dazu, unter null wird er abgezogen.',
      'The value of its water field is added to your gold at the end, or subtracted if it is below zero.',
    ),
  },
  sunToken: {
    name: words('Sonnenstein', 'Sun token'),
    effect: words(
      'Sind keine Urwaldplättchen mehr da, darfst du damit ein eigenes Plättchen überbauen; übrige bringen am Ende 1 Gold.',
      'Once the jungle tiles are used up it lets you overbuild a tile of your own; unused it is worth 1 gold at the end.',
    ),
  },
  display: {
    name: words('Auslage', 'Display'),
    effect: words(
      'Mit diesen Urwaldplättchen füllst du Felder; am Zugende wird ergänzt.',
      'You fill spaces with these jungle tiles; they are refilled at the end of the turn.',
    ),
  },
  pile: {
    name: words('Urwaldstapel', 'Jungle pile'),
    effect: words(
      'Verdeckte Urwaldplättchen; ist er leer und die Auslage auch, dürft ihr überbauen.',
      'Face-down jungle tiles; once it and the display are empty, overbuilding begins.',
    ),
  },
};
