/** Moves and the choices within them, as the terminal lists them and the screen reader says them. */
import { type Words, words } from '@atoll/engine';
import base from '../editions/base.json' with { type: 'json' };
import type { CacaoMove, CacaoView, FillMove, PlaceMove, WorkMove } from '../rules/types.ts';
import { spaceWords, whichAlike, whichEdge, whichSpace, withWhich } from './beside.ts';
import { jungleTile, workerTile } from './components.ts';
import { fields, fruits, sunTokens, workers } from './counted.ts';
import { around, edgeOn, jungleOn, looking, sideName, tilesOf, workersAt, wouldFill } from './surroundings.ts';

export function moveLine(move: CacaoMove, view: CacaoView): Words {
  if ('cell' in move) return placeLine(move, view);
  if ('space' in move) return fillLine(move, view);
  return workLine(move, view);
}

const joined = (parts: readonly Words[], separator = ', '): Words =>
  words(parts.map(part => part.de).join(separator), parts.map(part => part.en).join(separator));

/** Whether all sides of a tile are alike, so that there is no strong one to name. */
const even = (tile: string): boolean => new Set(tile.split('-')).size === 1;

const strongSide = (turn: number): Words =>
  words(`starke Seite nach ${sideName(turn).de}`, `strong side ${sideName(turn).en}`);

function placeLine({ tile, cell, turn }: PlaceMove, view: CacaoView): Words {
  const over = tilesOf(view).has(cell);
  const fills = over ? [] : wouldFill(view, cell);
  const busy: Words[] = [];
  for (const [side, space] of around(cell).entries()) {
    const n = workersAt(tile, turn, side);
    const jungle = jungleOn(view, space);
    if (n === 0 || (jungle === null && !fills.includes(space))) continue;
    const at = jungle ? jungleTile(jungle).at : words('am neuen Plättchen', 'at the new tile');
    const some = busy.length === 0 ? workers(n) : words(`${n}`, `${n}`);
    busy.push(words(`${some.de} ${at.de}`, `${some.en} ${at.en}`));
  }
  if (busy.length === 0) busy.push(words('noch kein Arbeiter am Urwald', 'no worker at the jungle yet'));
  const turned = even(tile) ? words('', '') : words(`, ${strongSide(turn).de}`, `, ${strongSide(turn).en}`);
  const place = spaceWords(view, cell, over ? 'dative' : 'accusative');
  const what = over
    ? words(
        `Überbaue dein Plättchen ${place.de} mit ${tile}${turned.de} (ein Sonnenstein)`,
        `Overbuild your tile ${place.en} with ${tile}${turned.en} (a sun token)`,
      )
    : words(`Leg ${tile} ${place.de}${turned.de}`, `Place ${tile} ${place.en}${turned.en}`);
  const then =
    fills.length === 0
      ? words('', '')
      : fills.length === 1
        ? words('; ein Urwaldfeld wird gefüllt', '; one jungle space gets filled')
        : words(`; ${fills.length} Urwaldfelder werden gefüllt`, `; ${fills.length} jungle spaces get filled`);
  return words(`${what.de}: ${joined(busy).de}${then.de}`, `${what.en}: ${joined(busy).en}${then.en}`);
}

function fillLine({ jungle, space }: FillMove, view: CacaoView): Words {
  const { name } = jungleTile(jungle);
  const { own, others } = looking(view, space, view.active);
  const which = whichSpace(view, space);
  const where = which ? words(` auf das Feld ${which.de}`, ` on the space ${which.en}`) : words('', '');
  return words(
    `${name.de}${where.de} (Arbeiter dort: ${own} von dir, ${others} von anderen)`,
    `${name.en}${where.en} (workers there: ${own} of yours, ${others} of others)`,
  );
}

function workLine(move: WorkMove, view: CacaoView): Words {
  if (!('workers' in move)) return doneLine(view);
  const { side, space } = edgeOn(view, move.edge);
  const from = withWhich(words(`nach ${sideName(side).de}`, `to the ${sideName(side).en}`), whichEdge(view, move.edge));
  const { kind, value, at } = jungleTile(jungleOn(view, space) ?? '');
  const n = move.workers;
  switch (kind) {
    case 'plantation': {
      const { de, en } = harvest(n * value, view);
      return words(
        `${workers(n).de} ${from.de}: ${de} ${at.de} ernten`,
        `${workers(n).en} ${from.en}: harvest ${en} ${at.en}`,
      );
    }
    case 'market':
      return words(
        `${workers(n).de} ${from.de}: ${fruits(n).de} ${at.de} für ${n * value} Gold verkaufen`,
        `${workers(n).en} ${from.en}: sell ${fruits(n).en} ${at.en} for ${n * value} gold`,
      );
    case 'mine':
      return words(
        `${workers(n).de} ${from.de}: ${n * value} Gold ${at.de}`,
        `${workers(n).en} ${from.en}: ${n * value} gold ${at.en}`,
      );
    case 'water':
      return words(
        `${workers(n).de} ${from.de}: Wasserträger ${fields(n).de} vor`,
        `${workers(n).en} ${from.en}: water carrier ${fields(n).en} forward`,
      );
    case 'sun':
      return words(
        `${workers(n).de} ${from.de}: ${sunTokens(n).de} nehmen`,
        `${workers(n).en} ${from.en}: take ${sunTokens(n).en}`,
      );
    default:
      return words(`${workers(n).de} ${from.de}: ${at.de} arbeiten`, `${workers(n).en} ${from.en}: work ${at.en}`);
  }
}

/** Where the storage might overflow, the line does not promise more than it can. */
function harvest(n: number, view: CacaoView): Words {
  const step = view.steps.at(-1);
  const stored = step?.kind === 'work' ? (view.villages[step.seat]?.fruits ?? 0) : 0;
  return stored + n <= base.storage ? fruits(n) : words(`bis zu ${fruits(n).de}`, `up to ${fruits(n).en}`);
}

function doneLine(view: CacaoView): Words {
  const step = view.steps.at(-1);
  const left = step?.kind === 'work' ? step.edges.map(edge => jungleOn(view, edgeOn(view, edge).space) ?? '') : [];
  const names = joined(left.map(id => jungleTile(id).name));
  return words(`Fertig (ungenutzt: ${names.de})`, `Done (unused: ${names.en})`);
}

/** A value of one field, when a move is chosen field by field. */
export function choiceName(field: string, value: string | number | boolean, view: CacaoView): Words {
  const text = String(value);
  switch (field) {
    case 'tile':
      return tileChoice(text, view);
    case 'cell':
      return cellChoice(text, view);
    case 'turn':
      return strongSide(Number(value));
    case 'jungle':
      return jungleTile(text).name;
    case 'space':
      return spaceChoice(text, view);
    case 'edge':
      return edgeChoice(text, view);
    case 'workers':
      return workers(Number(value));
    default:
      return words(text, text);
  }
}

function tileChoice(tile: string, view: CacaoView): Words {
  const hand = view.villages[view.active]?.hand ?? [];
  const n = hand.filter(id => id === tile).length;
  const { name } = workerTile(tile);
  return n > 1 ? words(`${name.de} (${n} auf der Hand)`, `${name.en} (${n} in hand)`) : name;
}

function cellChoice(cell: string, view: CacaoView): Words {
  const beside = around(cell).flatMap((space, side) => {
    const jungle = jungleOn(view, space);
    if (jungle === null) return [];
    const { name } = jungleTile(jungle);
    return [words(`${sideName(side).de} ${name.de}`, `${sideName(side).en} ${name.en.toLowerCase()}`)];
  });
  const over = tilesOf(view).has(cell);
  const { de, en } = joined(beside);
  const said = over
    ? words(`Eigenes Plättchen überbauen: ${de}`, `Overbuild your tile: ${en}`)
    : words(`Feld: ${de}`, `Space: ${en}`);
  return withWhich(said, whichAlike(view, cell));
}

function spaceChoice(space: string, view: CacaoView): Words {
  return withWhich(words('Urwaldfeld', 'Jungle space'), whichSpace(view, space));
}

function edgeChoice(edge: string, view: CacaoView): Words {
  if (edge === 'done') return words('Fertig', 'Done');
  const { side, space, workers: n } = edgeOn(view, edge);
  const { at } = jungleTile(jungleOn(view, space) ?? '');
  return withWhich(
    words(
      `Nach ${sideName(side).de}: ${workers(n).de} ${at.de}`,
      `To the ${sideName(side).en}: ${workers(n).en} ${at.en}`,
    ),
    whichEdge(view, edge),
  );
}
