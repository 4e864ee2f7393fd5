/** What happened, as lines of the log. */
import { type Words, words } from '@atoll/engine';
import type { CacaoEvent } from '../rules/types.ts';
import { jungleTile } from './components.ts';
import { fields, fruits, sunTokens, workers } from './counted.ts';

type Worked = Extract<CacaoEvent, { type: 'worked' }>;

const name = (names: readonly string[], seat: number): Words =>
  words(names[seat] ?? `Platz ${seat + 1}`, names[seat] ?? `Seat ${seat + 1}`);

export function eventLine(event: CacaoEvent, names: readonly string[]): Words | null {
  const who = 'seat' in event ? name(names, event.seat) : words('', '');
  switch (event.type) {
    case 'placed':
      return event.over
        ? words(
            `${who.de} gibt einen Sonnenstein ab und überbaut ${event.cell} mit ${event.tile}.`,
            `${who.en} returns a sun token and overbuilds ${event.cell} with ${event.tile}.`,
          )
        : words(`${who.de} legt ${event.tile} auf ${event.cell}.`, `${who.en} places ${event.tile} at ${event.cell}.`);
    case 'filled': {
      const tile = jungleTile(event.jungle).name;
      return event.from === 'pile'
        ? words(
            `Auf ${event.space} kommt vom Stapel: ${tile.de}.`,
            `On ${event.space}, from the pile: ${tile.en.toLowerCase()}.`,
          )
        : words(
            `${who.de} füllt ${event.space}: ${tile.de}.`,
            `${who.en} fills ${event.space}: ${tile.en.toLowerCase()}.`,
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
        : words(`Gezogen: ${event.tile}.`, `Drawn: ${event.tile}.`);
    case 'revealed': {
      const tile = jungleTile(event.jungle).name;
      return words(`Neu in der Auslage: ${tile.de}.`, `New in the display: ${tile.en.toLowerCase()}.`);
    }
    case 'turn':
      return words(`${who.de} ist am Zug.`, `It is ${who.en}’s turn.`);
    case 'temple':
      return templeLine(event, names);
    case 'end':
      return endLine(event.winners.map(seat => name(names, seat)));
  }
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

function templeLine(event: Extract<CacaoEvent, { type: 'temple' }>, names: readonly string[]): Words {
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
    ? words(`Tempel auf ${event.space}: niemand ist da.`, `Temple on ${event.space}: nobody is there.`)
    : words(
        `Tempel auf ${event.space}: ${there.map(part => part.de).join(', ')}.`,
        `Temple on ${event.space}: ${there.map(part => part.en).join(', ')}.`,
      );
}

function endLine(winners: readonly Words[]): Words {
  const [de, en] = [winners.map(who => who.de).join(' und '), winners.map(who => who.en).join(' and ')];
  return winners.length === 1
    ? words(`${de} gewinnt.`, `${en} wins.`)
    : words(`${de} gewinnen gemeinsam.`, `${en} win together.`);
}
