/**
 * What a messenger shows beside a link: the game, its seats, and who invites. Only what everybody with the link may see
 * anyway, from what is stored beside the log; nothing of the game itself.
 */
import { counted, forms, type GameModule, type Language, ranged, type Words, words } from '@atoll/engine';
import type { Store, StoredTable } from '../store/store.ts';
import type { Catalogue } from '../table/editions.ts';

interface Preview {
  title: Words;
  text: Words;
}

const seats = forms(words('Platz', 'seat'), words('Plätze', 'seats'));
const players = forms(words('Person', 'player'), words('Personen', 'players'));

/** The tags for a page's head; empty for pages that say nothing of their own. */
export function openPreviews(store: Store, catalogue: Catalogue) {
  return async (path: string, acceptLanguage: string | undefined): Promise<string> => {
    const [, page, id, more] = path.split('/');
    if (!id || more !== undefined) return '';
    if (page === 'g') {
      const shelf = catalogue.get(id);
      return shelf ? tags(ofGame(shelf.module, shelf.editions[0]?.game.seats), languageOf(acceptLanguage)) : '';
    }
    if (page !== 't' || !/^[\w-]{1,64}$/.test(id)) return '';
    const table = await store.table(id);
    const module = table && catalogue.get(table.game)?.module;
    return module ? tags(ofTable(module, table), languageOf(acceptLanguage)) : '';
  };
}

function ofGame({ about }: GameModule, range: { min: number; max: number } | undefined): Preview {
  const { name, tagline } = about;
  const many = range ? ranged(range.min, range.max, players) : null;
  return {
    title: words(name, name),
    text: many ? words(`${tagline.de} ${many.de}.`, `${tagline.en} ${many.en}.`) : tagline,
  };
}

function ofTable({ about: { name } }: GameModule, table: StoredTable): Preview {
  const all = counted(table.seats.length, seats);
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  const host = hostOf(table);
  if (table.startedAt !== null) return { title: words(`Ein Tisch ${name}`, `A table of ${name}`), text: all };
  return {
    title: host
      ? words(`${host} lädt dich zu ${name} ein`, `${host} invites you to ${name}`)
      : words(`Einladung zu ${name}`, `Invitation to ${name}`),
    text: words(`${all.de}, ${free} noch frei`, `${all.en}, ${free} still free`),
  };
}

/** Names are known of those who sit at the table; whoever opened it and sits elsewhere stays unnamed. */
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

function tags({ title, text }: Preview, language: Language): string {
  const tag = (kind: 'name' | 'property', what: string, content: string) =>
    `<meta ${kind}="${what}" content="${escaped(content)}" />`;
  return [
    tag('property', 'og:site_name', 'Atoll'),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:locale', language === 'de' ? 'de_DE' : 'en_GB'),
    tag('property', 'og:title', title[language]),
    tag('property', 'og:description', text[language]),
    tag('name', 'description', text[language]),
  ].join('\n    ');
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`);
