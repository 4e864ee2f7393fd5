/**
 * What a messenger shows beside a link: the game, its seats, and who invites. Only what everybody with the link may see
 * anyway, from what is stored beside the log; nothing of the game itself.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { counted, forms, type GameModule, type Language, ranged, type Words, words } from '@atoll/engine';
import type { Store, StoredTable } from '../../store/store.ts';
import type { Catalogue } from '../../table/editions/editions.ts';

interface Preview {
  title: Words;
  text: Words;
  game: GameModule;
}

/** What `scripts/pictures/linkPictures.mjs` draws, and the size that messengers ask for. */
export const linkPicture = {
  width: 1200,
  height: 630,
  type: 'image/png',
  path: (game: string) => `/links/${game}.png`,
};

const drawn = (id: string): boolean =>
  existsSync(join(import.meta.dirname, '../../../web/public', linkPicture.path(id)));

/** A game that was added lately may have none yet. */
const known = new Map<string, boolean>();
function hasPicture(id: string): boolean {
  const has = known.get(id) ?? drawn(id);
  known.set(id, has);
  return has;
}

/** Where a page was asked for, by the name that the request gave; a proxy that ends HTTPS says so. */
export function originAsked(url: string, forwardedProto: string | undefined): string {
  const { protocol, host } = new URL(url);
  return `${forwardedProto === 'https' ? 'https:' : protocol}//${host}`;
}

interface PageAsk {
  path: string;
  acceptLanguage: string | undefined;
  /** Where the page was asked for, under the name that the browser used: `https://atoll.example`. */
  origin: string;
}

const seats = forms(words('Platz', 'seat'), words('Plätze', 'seats'));
const players = forms(words('Person', 'player'), words('Personen', 'players'));

/** The tags for a page's head; empty for pages that say nothing of their own. */
export function openPreviews(store: Store, catalogue: Catalogue) {
  return async ({ path, acceptLanguage, origin }: PageAsk): Promise<string> => {
    const [, page, id, more] = path.split('/');
    if (!id || more !== undefined) return '';
    if (page === 'g') {
      const shelf = catalogue.get(id);
      return shelf ? tags(ofGame(shelf.module, shelf.editions[0]?.game.seats), languageOf(acceptLanguage), origin) : '';
    }
    if (page !== 't' || !/^[\w-]{1,64}$/.test(id)) return '';
    const table = await store.table(id);
    const module = table && catalogue.get(table.game)?.module;
    return module ? tags(ofTable(module, table), languageOf(acceptLanguage), origin) : '';
  };
}

function ofGame(game: GameModule, range: { min: number; max: number } | undefined): Preview {
  const { name, tagline } = game.about;
  const many = range ? ranged(range.min, range.max, players) : null;
  return {
    game,
    title: words(name, name),
    text: many ? words(`${tagline.de} ${many.de}.`, `${tagline.en} ${many.en}.`) : tagline,
  };
}

function ofTable(game: GameModule, table: StoredTable): Preview {
  const { name } = game.about;
  const all = counted(table.seats.length, seats);
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const host = hostOf(table);
  if (table.startedAt !== null) return { game, title: words(`Ein Tisch ${name}`, `A table of ${name}`), text: all };
  return {
    game,
    title: host
      ? words(`${host} lädt dich zu ${name} ein`, `${host} invites you to ${name}`)
      : words(`Einladung zu ${name}`, `Invitation to ${name}`),
    text: words(`${all.de}, ${free} noch frei`, `${all.en}, ${free} still free`),
  };
}

/** Names are known of people who sit at the table; an owner who sits elsewhere stays unnamed. */
const hostOf = ({ seats, owner }: StoredTable): string | undefined => {
  const people = seats.filter(({ kind }) => kind === 'person');
  return (people.find(({ guest }) => guest === owner) ?? people[0])?.name;
};

/** The one that is wanted most; English where neither is asked for. */
export function languageOf(accepted = ''): Language {
  const wanted = accepted
    .toLowerCase()
    .split(',')
    .flatMap((part): { tag: Language; q: number }[] => {
      const [, tag, q] = /^\s*(de|en)\b[\w-]*\s*(?:;\s*q=([\d.]+))?/.exec(part) ?? [];
      return tag === 'de' || tag === 'en' ? [{ tag, q: Number(q ?? 1) }] : [];
    })
    .sort((a, b) => b.q - a.q);
  return wanted[0]?.tag ?? 'en';
}

function tags({ title, text, game }: Preview, language: Language, origin: string): string {
  const tag = (kind: 'name' | 'property', what: string, content: string) =>
    `<meta ${kind}="${what}" content="${escaped(content)}" />`;
  const pictured = ({ id, about }: GameModule): string[] => [
    // Messengers want the whole address.
    tag('property', 'og:image', origin + linkPicture.path(id)),
    tag('property', 'og:image:type', linkPicture.type),
    tag('property', 'og:image:width', String(linkPicture.width)),
    tag('property', 'og:image:height', String(linkPicture.height)),
    tag('property', 'og:image:alt', pictureOf(about.name)[language]),
    tag('name', 'twitter:card', 'summary_large_image'),
  ];
  return [
    tag('property', 'og:site_name', 'Atoll'),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:locale', language === 'de' ? 'de_DE' : 'en_GB'),
    tag('property', 'og:title', title[language]),
    tag('property', 'og:description', text[language]),
    tag('name', 'description', text[language]),
    ...(hasPicture(game.id) ? pictured(game) : [tag('name', 'twitter:card', 'summary')]),
  ].join('\n    ');
}

const pictureOf = (name: string): Words => words(`Ein gezeichnetes Bild zu ${name}`, `A drawn picture for ${name}`);

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
