/** What the parts of a plain board are called: by the game's own texts, by common words, or else by their keys. */
import { alike, capitalised, type GameText, type Words, words } from '@atoll/engine';
import type { Value } from '../board.ts';
import { nameWithoutCount } from './parts.ts';
import { fieldOfThings, type Vocabulary } from './vocabulary.ts';

const common: Readonly<Record<string, Words>> = {
  hand: words('Deine Hand', 'Your hand'),
  /** Anybody's: what is kept by seat is told beside a name. */
  handSizes: words('Hand', 'Hand'),
  hands: words('Hand', 'Hand'),
  pile: words('Stapel', 'Pile'),
  deck: words('Stapel', 'Deck'),
  stack: words('Stapel', 'Stack'),
  bag: words('Säckchen', 'Bag'),
  discard: words('Ablage', 'Discard pile'),
  discards: words('Ablage', 'Discard pile'),
  display: words('Auslage', 'Display'),
  market: words('Markt', 'Market'),
  supply: words('Vorrat', 'Supply'),
  board: words('Spielplan', 'Board'),
  table: words('Tisch', 'Table'),
  pools: words('Becken', 'Pools'),
  sea: words('Auf See', 'At sea'),
  mark: words('Marke', 'Mark'),
  goal: words('Ziel', 'Goal'),
  round: words('Runde', 'Round'),
  turn: words('Zug', 'Turn'),
  phase: words('Phase', 'Phase'),
  trick: words('Stich', 'Trick'),
  row: words('Reihe', 'Row'),
  gone: words('Aus dem Spiel', 'Out of the game'),
  trump: words('Trumpf', 'Trump'),
  score: words('Punkte', 'Points'),
  scores: words('Punkte', 'Points'),
  points: words('Punkte', 'Points'),
  played: words('Ausgespielt', 'Played'),
  taken: words('Genommen', 'Taken'),
  won: words('Gewonnen', 'Won'),
  cards: words('Karten', 'Cards'),
  bid: words('Gebot', 'Bid'),
  bids: words('Gebote', 'Bids'),
  coins: words('Münzen', 'Coins'),
  laid: words('Gelegt', 'Laid'),
};

const yes = words('ja', 'yes');
const no = words('nein', 'no');

export type Naming = { text: GameText; view: unknown; box: unknown; vocabulary: Vocabulary };

/** The name of a part by its key. */
export function nameOfPart({ text, view, box, vocabulary }: Naming, key: string): Words {
  const name = nameWithoutCount(key);
  const field = fieldOfThings(vocabulary.fields, [key]);
  const own = text.categories[key] ?? text.categories[name] ?? text.kinds[key];
  return capitalised(
    own ?? (field !== null ? text.choice(field, key, view, box) : (common[key] ?? common[name] ?? alike(spoken(name)))),
  );
}

/** The name of a thing that lies somewhere. `field` is the field of moves that it could be chosen for, if any. */
export function nameOfThing({ text, view, box }: Naming, field: string | null, value: Value): Words {
  if (field !== null) return text.choice(field, value, view, box);
  return typeof value === 'boolean' ? (value ? yes : no) : alike(String(value));
}

/** `drawPile` as somebody would say it. */
const spoken = (key: string): string =>
  key.replace(/([a-z0-9])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`).replace(/[-_]/g, ' ');
