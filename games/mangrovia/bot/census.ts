/** What is counted over many games of Mangrovia, for the report on an edition. */
import { type Census, Tally, type Words, winners, words } from '@atoll/engine';
import type { Box } from '../editions/box.ts';
import { pointsBySeat, rankPath, score } from '../rules/flow/scoring.ts';
import type { MangroviaGame } from '../rules/game.ts';
import { amuletHuts, canCollect } from '../rules/gathering/amulets.ts';
import { moves } from '../rules/steps.ts';
import {
  type BuildMove,
  type BuildStep,
  landscapes,
  type MangroviaEvent,
  type MangroviaMove,
  type MangroviaState,
  pathIds,
  type Step,
  tileKinds,
} from '../rules/types.ts';
import { huts, points } from '../text/counted.ts';
import { landingText } from '../text/landings.ts';
import { fieldName, landscapeNames, siteName, tileName } from '../text/names.ts';

export function census(game: MangroviaGame): Census<MangroviaState, MangroviaMove, MangroviaEvent> {
  const { box } = game;
  const tally = tallies(box);
  return {
    groups: Object.values(tally),
    order(s) {
      for (const tile of s.stoneTiles) if (tile > 0) tally.tile.offer(tileKinds[tile - 1]);
      return s.supplies.map((_, place) => (s.first + place) % s.seats);
    },
    move(s, move) {
      const step = s.steps.at(-1) as Step;
      if (move.do === 'bowl') countBowl(box, s, move.site, tally);
      else if (step.kind === 'draw') tally.draw.take(drawn(move));
      else if (step.kind === 'build' || step.kind === 'amulets') {
        countCollecting(box, s, step, move, tally);
        if (step.kind === 'build') countBuilding(box, s, step, move, tally);
      } else if (move.do === 'birds') for (const bird of move.birds.split('+')) tally.bird.take(bird);
    },
    event(event) {
      if (event.type === 'tile') tally.tile.take(event.tile);
    },
    end(s) {
      tally.round.take(roundsId(s.round));
      countWinners(box, s, tally.isle);
      for (const source of whatDecided(box, s)) tally.decided.take(source);
      for (const source of sources) tally.decided.offer(source);
    },
  };
}

const fewest = 6;
const mostRounds = 18;
const roundsId = (round: number): string => String(Math.min(mostRounds, Math.max(fewest, round)));
const roundsName = (n: number): Words => {
  if (n === fewest) return words(`bis ${n} Runden`, `up to ${n} rounds`);
  return n === mostRounds ? words(`${n} Runden oder mehr`, `${n} rounds or more`) : words(`${n} Runden`, `${n} rounds`);
};

const drawings = {
  'open-treasure': words('offene Kostbarkeit', 'open treasure'),
  'treasure-pile': words('verdeckte Kostbarkeit', 'face-down treasure'),
  'open-landscape': words('offene Landschaft', 'open landscape'),
  'landscape-pile': words('verdeckte Landschaft', 'face-down landscape'),
  none: words('verzichtet', 'forgone'),
} as const;

function drawn(move: MangroviaMove): keyof typeof drawings {
  if (move.do !== 'draw') return 'none';
  if (move.card === 'treasure-pile' || move.card === 'landscape-pile') return move.card;
  return move.card.startsWith('treasure-') ? 'open-treasure' : 'open-landscape';
}

/** Where a seat's points come from, one prize by one. */
export const sources = [...pathIds.map(id => `path-${id}` as const), 'stone', 'pole', 'amulets', 'fields'] as const;
export type Source = (typeof sources)[number];

const sourceName = (source: Source): Words => {
  switch (source) {
    case 'stone':
      return words('Steinplatz', 'stone place');
    case 'pole':
      return words('Pfahlplatz mit den Pfahlplättchen', 'pole place with its pole tiles');
    case 'amulets':
      return words('übrige Amulette', 'left-over amulets');
    case 'fields':
      return words('Punkte der Felder', 'points of the spaces');
    default:
      return words(`Pfad ${source.slice(-1)}`, `path ${source.slice(-1)}`);
  }
};

const isleHuts = [0, 1, 2, 3, 4, 5] as const;

function tallies(box: Box) {
  const ground = landscapes.map(id => [id, landscapeNames[id]] as const);
  const isles = isleHuts.map(
    n => [String(n), n === 5 ? words('5 Hütten oder mehr', '5 huts or more') : huts(n)] as const,
  );
  return {
    round: new Tally(
      'rounds',
      words('Länge der Spiele', 'Length of the games'),
      Array.from({ length: mostRounds - fewest + 1 }, (_, i) => [String(fewest + i), roundsName(fewest + i)]),
      { spread: true },
    ),
    decided: new Tally(
      'decided',
      words('Ohne das hätte jemand anderes gewonnen', 'Without this somebody else would have won'),
      sources.map(source => [source, sourceName(source)]),
    ),
    field: new Tally(
      'fields',
      words('Felder, auf denen gebaut wurde, solange sie frei waren', 'Spaces built on while they were free'),
      box.fields.map(({ id, points: worth }) => {
        const { de, en } = fieldName(box, id);
        return [id, worth > 0 ? words(`${de}, ${points(worth).de}`, `${en}, ${points(worth).en}`) : words(de, en)];
      }),
    ),
    site: new Tally(
      'sites',
      words('Kultstätten gewählt', 'Cult sites chosen'),
      [1, 2, 3, 4, 5, 6].map(site => {
        const { de, en } = siteName(site);
        const [out, home] = [landingText(box, site), landingText(box, 13 - site)];
        return [String(site), words(`${de}: ${out.de}; ${home.de}`, `${en}: ${out.en}; ${home.en}`)];
      }),
    ),
    double: new Tally('double', words('Wo eine Doppelhütte erlaubt ist', 'Where a double hut is allowed'), [
      ['none', words('nichts gebaut', 'nothing built')],
      ['single', words('eine Hütte', 'a hut')],
      ['double', words('eine Doppelhütte', 'a double hut')],
    ]),
    collect: new Tally(
      'collect',
      words('Amulette gesammelt, nach Hütten auf Amulettfeldern', 'Amulets collected, by huts on amulet spaces'),
      isles,
      { spread: true },
    ),
    isle: new Tally('isles', words('Siege nach Hütten auf Amulettfeldern', 'Wins by huts on amulet spaces'), isles, {
      spread: true,
    }),
    pay: new Tally('pay', words('Bezahlt mit', 'Paid with'), [
      ['treasures', words('Kostbarkeiten', 'treasures')],
      ['amulets', words('Amuletten', 'amulets')],
    ]),
    ground: new Tally('ground', words('Landschaftskarten gegeben', 'Landscape cards given'), ground),
    bird: new Tally('birds', words('Vögel gesetzt', 'Birds placed'), ground),
    draw: new Tally('draws', words('Karten gezogen', 'Cards drawn'), Object.entries(drawings)),
    tile: new Tally(
      'tiles',
      words('Steinplatzplättchen genommen', 'Stone place tiles taken'),
      tileKinds.map(kind => [kind, tileName(kind)]),
    ),
    used: new Tally('used', words('Steinplatzplättchen ausgegeben', 'Stone place tiles spent'), [
      ['treasure', tileName('treasure')],
      ['amulet', tileName('amulet')],
      ['joker', tileName('joker')],
    ]),
  };
}

type Tallies = ReturnType<typeof tallies>;

const legal: MangroviaMove[] = [];

/** Only where there is a choice: the last free site is no choice, and nobody is asked. */
function countBowl(box: Box, s: MangroviaState, site: number, tally: Tallies): void {
  legal.length = 0;
  for (const move of moves(box, s, legal)) if (move.do === 'bowl') tally.site.offer(String(move.site));
  tally.site.take(String(site));
}

function countCollecting(box: Box, s: MangroviaState, step: Step, move: MangroviaMove, tally: Tallies): void {
  if (step.kind === 'build' && !step.amulets) return;
  if (!canCollect(box, s, step.seat)) return;
  const own = String(Math.min(5, amuletHuts(box, s, step.seat)));
  tally.collect.offer(own);
  if (move.do === 'amulets') tally.collect.take(own);
}

function countBuilding(box: Box, s: MangroviaState, step: BuildStep, move: MangroviaMove, tally: Tallies): void {
  if (step.double) tally.double.take(move.do !== 'build' ? 'none' : move.huts === 2 ? 'double' : 'single');
  if (move.do !== 'build') return;
  for (const field of box.fields) if (s.fields[field.index] === 0) tally.field.offer(field.id);
  tally.field.take(move.field);
  const currency = box.fields[box.fieldAt.get(move.field) ?? -1]?.currency ?? 'treasures';
  tally.pay.take(currency);
  countSpent(move, currency, tally);
}

function countSpent({ cards, pay }: BuildMove, currency: 'treasures' | 'amulets', tally: Tallies): void {
  for (const card of cards.split('+'))
    if (card === 'joker') tally.used.take('joker');
    else tally.ground.take(card);
  for (const piece of pay.split('+'))
    if (piece.startsWith('tile')) tally.used.take(currency === 'treasures' ? 'treasure' : 'amulet');
}

/** Whether an amulet strategy pays: who has how many huts there in the end, and how often they win. */
function countWinners(box: Box, s: MangroviaState, isle: Tally): void {
  const won = winners(score(box, s));
  for (let seat = 0; seat < s.seats; seat++) {
    const own = String(Math.min(5, amuletHuts(box, s, seat)));
    isle.offer(own);
    if (won.includes(seat)) isle.take(own, 1 / won.length);
  }
}

/** What each seat has of each source, in the order of `sources`. */
export function pointsBySource(box: Box, s: MangroviaState): number[][] {
  const sheet = score(box, s);
  const all = pointsBySeat(box, s).map(({ fields: printed, poleTiles, stone, pole }, seat) => {
    const amulets = sheet.rows[seat]?.points[sheet.categories.indexOf('amulets')] ?? 0;
    return [...pathIds.map(() => 0), stone, pole + poleTiles, amulets, printed];
  });
  for (const [p, { first, second }] of box.paths.entries())
    for (const [rank, prize] of [first, second].entries()) {
      const row = all[(rankPath(box, s, p)[rank]?.owner ?? 0) - 1];
      if (row) row[p] = prize;
    }
  return all;
}

/** Sources without which the winner would not have won alone. A shared victory was decided by nothing. */
export function whatDecided(box: Box, s: MangroviaState): Source[] {
  const [winner, another] = winners(score(box, s));
  if (winner === undefined || another !== undefined) return [];
  const all = pointsBySource(box, s);
  const totals = all.map(row => row.reduce((sum, one) => sum + one, 0));
  return sources.filter((_, i) => {
    const without = totals.map((total, seat) => total - (all[seat]?.[i] ?? 0));
    return without.some((total, seat) => seat !== winner && total >= (without[winner] ?? 0));
  });
}
