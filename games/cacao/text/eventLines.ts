/** What happened, as lines of the log. */
import { type Words, words } from '@atoll/engine';
import type { CacaoEvent, CacaoView } from '../rules/types.ts';
import { besideWords, jungleBefore, whichTemple, withWhich } from './beside.ts';
import { jungleTile } from './components.ts';
import { fields, fruits, sunTokens, workers } from './counted.ts';
import { workersAt } from './surroundings.ts';

type Placed = Extract<CacaoEvent, { type: 'placed' }>;
type Worked = Extract<CacaoEvent, { type: 'worked' }>;

const name = (names: readonly string[], seat: number): Words =>
  words(names[seat] ?? `Platz ${seat + 1}`, names[seat] ?? `Seat ${seat + 1}`);

/** What happens at the end of every turn and says little about it. */
export const isAside = ({ type }: CacaoEvent): boolean => type === 'drew' || type === 'revealed';

/** `view`: how the table stands after it. Without one, a line does not say where. */
export function eventLine(event: CacaoEvent, names: readonly string[], view?: CacaoView): Words | null {
  const who = 'seat' in event ? name(names, event.seat) : words('', '');
  switch (event.type) {
    case 'placed':
      return placedLine(event, who, view);
    case 'filled': {
      const tile = jungleTile(event.jungle).name;
      return event.from === 'pile'
        ? words(`Vom Stapel kommt daneben: ${tile.de}.`, `From the pile, next to it: ${tile.en.toLowerCase()}.`)
        : words(
            `${who.de} füllt das Feld daneben: ${tile.de}.`,
            `${who.en} fills the space next to it: ${tile.en.toLowerCase()}.`,
          );
    }
    case 'worked':
      return workedLine(event, who);
    case 'forwent':
      return words(`${who.de} verzichtet auf die übrige Arbeit.`, `${who.en} forgoes the rest of the work.`);
    case 'drew':
      // Everybody hears the first line; the second is for the owner, who hears both.
      return event.tile === undefined
        ? words(`${who.de} zieht ein Arbeiterplättchen nach.`, `${who.en} draws a worker tile.`)
        : words(`Gezogen: ${tileSides(event.tile).de}.`, `Drawn: ${tileSides(event.tile).en}.`);
    case 'revealed': {
      const tile = jungleTile(event.jungle).name;
      return words(`Neu in der Auslage: ${tile.de}.`, `New in the display: ${tile.en.toLowerCase()}.`);
    }
    case 'turn':
      return words(`${who.de} ist am Zug.`, `It is ${who.en}’s turn.`);
    case 'temple':
      return templeLine(event, names, view);
    case 'end':
      return endLine(event.winners.map(seat => name(names, seat)));
  }
}

/** By its neighbours and by who of it stands there: that is what can be seen of it on the table. */
function placedLine({ tile, cell, turn, over }: Placed, who: Words, view: CacaoView | undefined): Words {
  const neighbours = (view ? jungleBefore(view, cell, over) : []).map(({ jungle, side }) => {
    const n = workersAt(tile, turn, side);
    return { jungle, more: n > 0 ? workers(n) : null };
  });
  const place = besideWords(neighbours, over ? 'dative' : 'accusative');
  if (over)
    return words(
      `${who.de} gibt einen Sonnenstein ab und überbaut ein eigenes Plättchen${place ? ` ${place.de}` : ''}.`,
      `${who.en} returns a sun token and overbuilds a tile${place ? ` ${place.en}` : ''}.`,
    );
  return place
    ? words(`${who.de} legt ein Plättchen ${place.de}.`, `${who.en} places a tile ${place.en}.`)
    : words(`${who.de} legt ein Plättchen an.`, `${who.en} places a tile.`);
}

/** A worker tile by what is on it: “3 Arbeiter, links 1”. */
function tileSides(tile: string): Words {
  const [strong = 0, ...others] = tile.split('-').map(Number);
  if (others.every(n => n === strong))
    return words(`${workers(strong).de} an jeder Seite`, `${workers(strong).en} at every side`);
  const names = [words('rechts', 'on the right'), words('gegenüber', 'opposite'), words('links', 'on the left')];
  const parts = others.flatMap((n, i) => {
    const side = names[i];
    return n === 0 || !side ? [] : [words(`${side.de} ${n}`, `${n} ${side.en}`)];
  });
  return words(
    [workers(strong).de, ...parts.map(({ de }) => de)].join(', '),
    [workers(strong).en, ...parts.map(({ en }) => en)].join(', '),
  );
}

function workedLine(event: Worked, who: Words): Words {
  const { at } = jungleTile(event.jungle);
  const lost = (de: string, en: string): Words =>
    event.lost > 0 ? words(` Verloren, ${de}: ${event.lost}.`, ` Lost, ${en}: ${event.lost}.`) : words('', '');
  if (event.fruits < 0)
    return words(
      `${who.de} verkauft ${fruits(-event.fruits).de} ${at.de} für ${event.gold} Gold.`,
      `${who.en} sells ${fruits(-event.fruits).en} ${at.en} for ${event.gold} gold.`,
    );
  if (event.gold > 0)
    return words(`${who.de} holt ${event.gold} Gold ${at.de}.`, `${who.en} takes ${event.gold} gold ${at.en}.`);
  if (event.water > 0) {
    const rest = lost('weil die Wasserleiste zu Ende ist', 'as the water track ends');
    return words(
      `${who.de} bringt den Wasserträger ${fields(event.water).de} weiter.${rest.de}`,
      `${who.en} moves the water carrier ${fields(event.water).en} forward.${rest.en}`,
    );
  }
  if (event.suns > 0) {
    const rest = lost('weil alle Sonnenkultplätze belegt sind', 'as all sun places are taken');
    return words(
      `${who.de} nimmt ${sunTokens(event.suns).de}.${rest.de}`,
      `${who.en} takes ${sunTokens(event.suns).en}.${rest.en}`,
    );
  }
  const rest = lost('weil das Lager voll ist', 'as the storage is full');
  return words(
    `${who.de} erntet ${fruits(event.fruits).de} ${at.de}.${rest.de}`,
    `${who.en} harvests ${fruits(event.fruits).en} ${at.en}.${rest.en}`,
  );
}

function templeLine(
  event: Extract<CacaoEvent, { type: 'temple' }>,
  names: readonly string[],
  view: CacaoView | undefined,
): Words {
  const temple = withWhich(words('Tempel', 'Temple'), view ? whichTemple(view, event.space) : null);
  const there = event.workers.flatMap((n, seat) => {
    if (n === 0) return [];
    const [who, gold] = [name(names, seat), event.gold[seat] ?? 0];
    return [
      words(
        `${who.de} mit ${n === 1 ? '1 Arbeiter' : `${n} Arbeitern`} ${gold} Gold`,
        `${who.en} with ${workers(n).en} ${gold} gold`,
      ),
    ];
  });
  return there.length === 0
    ? words(`${temple.de}: niemand ist da.`, `${temple.en}: nobody is there.`)
    : words(
        `${temple.de}: ${there.map(part => part.de).join(', ')}.`,
        `${temple.en}: ${there.map(part => part.en).join(', ')}.`,
      );
}

function endLine(winners: readonly Words[]): Words {
  const [de, en] = [winners.map(who => who.de).join(' und '), winners.map(who => who.en).join(' and ')];
  return winners.length === 1
    ? words(`${de} gewinnt.`, `${en} wins.`)
    : words(`${de} gewinnen gemeinsam.`, `${en} win together.`);
}
