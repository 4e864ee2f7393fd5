/** What the board says about its own parts; names of things come from the game's texts. */
import { capitalised, type Words, words } from '@atoll/engine';
import { type Box, type Field, siteOf } from '../editions/box.ts';
import type { Owner, PathId } from '../rules/types.ts';
import type { MangroviaView, ViewField, ViewRank } from '../rules/view/viewTypes.ts';
import { huts, points } from '../text/counted.ts';
import { landingsText, landingText } from '../text/landings.ts';
import { fieldTitle, landscapeNames, ownerName, siteName, tileName } from '../text/names.ts';
import type { Reach } from './map/reach.ts';

export const labels = {
  map: words('Spielplan: Felder, Pfade und Plätze', 'Board: spaces, paths and places'),
  // Not just “Board”: the whole table's board is called so by the page.
  mapPart: words('Spielplan mit Feldern', 'Board with its spaces'),
  fields: words('Felder', 'Spaces'),
  statues: words('Statuen und Plätze mit ihrem Stand', 'Statues and places with their rankings'),
  oracle: words('Orakelfelsen: wo die Paradiesvögel sitzen', 'Oracle rock: where the birds of paradise sit'),
  archipelago: words('Archipel: Kultstätten und Anlegestellen', 'Archipelago: cult sites and landings'),
  timeline: words('Fahrt des Boots: wer wann handelt', 'The boat’s journey: who acts when'),
  display: words('Auslage, Stapel und Amulette', 'Display, piles and amulets'),
  treasures: words('Kostbarkeiten', 'Treasures'),
  landscapes: words('Landschaften', 'Landscapes'),
  amulets: words('Amulette', 'Amulets'),
  hand: words('Deine Hand', 'Your hand'),
  actions: words('Was du tun kannst', 'What you can do'),
  picker: words('Bezahlen', 'Paying'),
  parts: words('Teile des Spielplans', 'Parts of the board'),
  emptyHand: words('Deine Hand ist leer.', 'Your hand is empty.'),
  bowls: words(
    'Jede Schale gilt für zwei Anlegestellen: eine auf dem Hinweg, eine auf dem Rückweg.',
    'Each bowl counts for two landings: one on the way out, one on the way back.',
  ),
  guide: words('Runde und Phase', 'Round and phase'),
} as const;

export type Section = 'map' | 'boat' | 'cards';
export const sectionWords: Readonly<Record<Section, Words>> = {
  map: words('Spielplan', 'Board'),
  boat: words('Archipel', 'Archipelago'),
  cards: words('Auslage', 'Display'),
};

/** Words one after the other: `, ` between them; empty ones fall away. */
export const joined = (parts: readonly (Words | null)[], by = ', '): Words => {
  const said = parts.filter((part): part is Words => part !== null && part.de !== '');
  return words(said.map(({ de }) => de).join(by), said.map(({ en }) => en).join(by));
};

const none: Words = words('', '');

const pathsOf = (box: Box, field: Field): Words => {
  const ids = field.paths.map(path => box.paths[path]?.id ?? '');
  if (ids.length === 0) return none;
  return ids.length === 1
    ? words(`Pfad ${ids[0]}`, `path ${ids[0]}`)
    : words(`Pfade ${ids.join(' und ')}`, `paths ${ids.join(' and ')}`);
};

const placeNames = {
  stone: words('Steinplatz', 'stone place'),
  pole: words('Pfahlplatz', 'pole place'),
};

/** Why it cannot be built on now, or that it can: from the viewer's own hand. */
function reachWords(reach: Reach | undefined, field: Field): Words {
  const land = joined(
    field.landscapes.map(name => landscapeNames[name]),
    '/',
  );
  switch (reach) {
    case 'now':
      return words('das kannst du jetzt bezahlen', 'you could pay for this now');
    case 'joker':
      return words(
        'mit deinem Landschaftsjoker kannst du das bezahlen',
        'with your landscape joker you could pay for this',
      );
    case 'noBird':
      return words(
        `bezahlen könntest du es, aber auf ${land.de} sitzt kein Vogel`,
        `you could pay for this, but no bird sits on ${land.en}`,
      );
    case 'noCard':
      return words(`dir fehlt eine Landschaftskarte: ${land.de}`, `you need a landscape card: ${land.en}`);
    case 'noPrice':
      return field.currency === 'treasures'
        ? words(`genau ${field.price} kannst du nicht zahlen`, `you cannot pay exactly ${field.price}`)
        : words(
            `genau ${field.price} in Amuletten kannst du nicht zahlen`,
            `you cannot pay exactly ${field.price} in amulets`,
          );
    default:
      return none;
  }
}

/** A field with all that is printed on it, who has built there, and whether the viewer could. */
export function fieldWords(
  box: Box,
  field: Field,
  { owner, huts: built, poleTile, stoneTile }: ViewField,
  names: readonly string[],
  reach: Reach | undefined,
  nextPole: number | null,
): Words {
  const price =
    field.currency === 'treasures'
      ? words(`Preis ${field.price} in Kostbarkeiten`, `price ${field.price} in treasures`)
      : words(`Preis ${field.price} in Amuletten`, `price ${field.price} in amulets`);
  const land = joined(
    field.landscapes.map(name => landscapeNames[name]),
    '/',
  );
  const title = capitalised(fieldTitle(field));
  const head = joined([
    words(`${title.de}: ${land.de}`, `${title.en}: ${land.en}`),
    price,
    field.points > 0 ? points(field.points) : null,
    field.place === 'stone' || field.place === 'pole' ? placeNames[field.place] : null,
    pathsOf(box, field),
  ]);
  const own = owner === null ? null : ownerName(owner, names);
  const standing =
    own === null
      ? words('frei', 'free')
      : built === 2
        ? words(`Doppelhütte: ${own.de}`, `double hut: ${own.en}`)
        : words(`Hütte: ${own.de}`, `hut: ${own.en}`);
  return joined(
    [
      head,
      standing,
      poleTile === null ? null : words(`Pfahlplättchen ${poleTile}`, `pole tile ${poleTile}`),
      stoneTile === null ? null : tileName(stoneTile),
      own === null && field.place === 'pole' && nextPole !== null
        ? words(
            `wer hier baut, bekommt Pfahlplättchen ${nextPole}`,
            `the next to build here gets pole tile ${nextPole}`,
          )
        : null,
      reachWords(reach, field),
    ],
    '; ',
  );
}

const someone = (owner: Owner, names: readonly string[]): Words =>
  owner === 'neutral' ? words('neutral', 'neutral') : ownerName(owner, names);

/** Why the first of two equals is before the second. */
function tieWords(a: ViewRank, b: ViewRank, tie: 'near' | 'early'): Words {
  if (a.statue && !b.statue) return words('Gleichstand: Götterplättchen', 'tie: statue tile');
  return tie === 'near'
    ? words('Gleichstand: näher an der Statue', 'tie: nearer to the statue')
    : words('Gleichstand: früher gebaut', 'tie: built earlier');
}

/** A whole ranking: “1. Anna, 2 Hütten, 12 Punkte (Gleichstand: näher an der Statue); 2. Ben …”. */
function rankingWords(ranking: readonly ViewRank[], names: readonly string[], tie: 'near' | 'early'): Words {
  if (ranking.length === 0) return words('noch keine Hütte', 'no hut yet');
  return joined(
    ranking.map((rank, i) => {
      const who = someone(rank.owner, names);
      const next = ranking[i + 1];
      const tied = next && next.huts === rank.huts ? tieWords(rank, next, tie) : null;
      const said = joined([
        words(`${i + 1}. ${who.de}`, `${i + 1}. ${who.en}`),
        huts(rank.huts),
        rank.points > 0 ? points(rank.points) : null,
      ]);
      return tied ? words(`${said.de} (${tied.de})`, `${said.en} (${tied.en})`) : said;
    }),
    '; ',
  );
}

export function pathWords(box: Box, view: MangroviaView, id: PathId, names: readonly string[]): Words {
  const path = box.paths.find(found => found.id === id);
  const standing = view.paths.find(found => found.path === id);
  const said = rankingWords(standing?.ranking ?? [], names, 'near');
  return words(
    `Pfad ${id}, ${path?.first} und ${path?.second} Punkte: ${said.de}`,
    `Path ${id}, ${path?.first} and ${path?.second} points: ${said.en}`,
  );
}

export function poleWords(box: Box, view: MangroviaView, names: readonly string[]): Words {
  const { first, second } = box.edition.poles;
  const said = rankingWords(view.pole, names, 'early');
  const next = view.over
    ? none
    : view.poleTile === null
      ? words('; kein Pfahlplättchen mehr', '; no pole tile left')
      : words(`; nächstes Pfahlplättchen ${view.poleTile}`, `; next pole tile ${view.poleTile}`);
  return words(
    `Pfahlplatz, ${first} und ${second} Punkte: ${said.de}${next.de}`,
    `Pole place, ${first} and ${second} points: ${said.en}${next.en}`,
  );
}

export function stoneWords({ stone, over }: MangroviaView, names: readonly string[]): Words {
  const all = huts(stone.huts);
  const rows = stone.seats
    .map((row, seat) => ({ ...row, seat }))
    .filter(row => row.huts > 0)
    .sort((a, b) => b.points - a.points)
    .map(row => {
      const who = names[row.seat] ?? `${row.seat + 1}`;
      const worth = points(row.points);
      return words(
        `${who} ${row.huts} × ${stone.huts} = ${worth.de}`,
        `${who} ${row.huts} × ${stone.huts} = ${worth.en}`,
      );
    });
  const said = joined(rows, '; ');
  return words(
    `Steinplatz, eigene Hütten mal alle; ${over ? 'insgesamt' : 'bisher'} ${all.de}${said.de && `: ${said.de}`}`,
    `Stone place, own huts times all; ${all.en} ${over ? 'in all' : 'so far'}${said.en && `: ${said.en}`}`,
  );
}

/** A landing: its number, what it allows, and who acts there in this round. */
export function landingWords(box: Box, view: MangroviaView, landing: number, names: readonly string[]): Words {
  const { de, en } = landingText(box, landing);
  const who = view.sites[siteOf(landing)] ?? null;
  const owner =
    who === null
      ? none
      : who === 'blocked'
        ? words('; gesperrt', '; blocked')
        : words(`; ${names[who]}`, `; ${names[who]}`);
  const boat = view.boat === landing ? words('; hier liegt das Boot', '; the boat is here') : none;
  return words(`Anlegestelle ${landing}: ${de}${owner.de}${boat.de}`, `Landing ${landing}: ${en}${owner.en}${boat.en}`);
}

/** A cult site, from the top, with both its landings and whose bowl is there. */
export function siteWords(box: Box, view: MangroviaView, site: number, names: readonly string[]): Words {
  const owner = view.sites[site - 1] ?? null;
  const state =
    owner === null
      ? words('frei', 'free')
      : owner === 'blocked'
        ? words('gesperrt', 'blocked')
        : words(`Schale: ${names[owner]}`, `bowl: ${names[owner]}`);
  const { de, en } = landingsText(box, site);
  const name = capitalised(siteName(site));
  return words(`${name.de}, ${state.de}: ${de}`, `${name.en}, ${state.en}: ${en}`);
}
