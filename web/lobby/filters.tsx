/** Which open tables somebody wants to see. Kept in the address, so that a link leads to the same tables. */
import type { GameModule } from '@atoll/engine';
import type { LobbyFilter } from '../../server/door/protocol.ts';
import { go } from '../router.tsx';
import { fill, t } from '../translate.ts';

const words = {
  filters: { de: 'Welche Tische?', en: 'Which tables?' },
  game: { de: 'Spiel', en: 'Game' },
  anyGame: { de: 'alle Spiele', en: 'all games' },
  clock: { de: 'Uhr', en: 'Clock' },
  anyClock: { de: 'egal', en: 'any' },
  none: { de: 'ohne Uhr', en: 'no clock' },
  live: { de: 'am Stück', en: 'in one go' },
  days: { de: 'über Tage', en: 'over days' },
  free: { de: 'Freie Sitze', en: 'Free seats' },
  anyFree: { de: 'mindestens 1', en: 'at least 1' },
  least: { de: 'mindestens {n}', en: 'at least {n}' },
  language: { de: 'Sprache', en: 'Language' },
  anyLanguage: { de: 'egal', en: 'any' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
} as const;

const clocks = ['none', 'live', 'days'] as const;
const languages = ['de', 'en'] as const;
const atLeast = [2, 3, 4] as const;

/** The filter that an address names; what it does not know is left out. */
export function filterIn(query: URLSearchParams): LobbyFilter {
  const game = query.get('game');
  const clock = clocks.find(kind => kind === query.get('clock'));
  const free = atLeast.find(n => String(n) === query.get('free'));
  const language = languages.find(one => one === query.get('language'));
  return { ...(game && { game }), ...(clock && { clock }), ...(free && { free }), ...(language && { language }) };
}

/** The address of the lobby seen through a filter. */
export function addressOf(filter: LobbyFilter): string {
  const query = new URLSearchParams(Object.entries(filter).map(([key, value]) => [key, String(value)]));
  return query.size > 0 ? `/lobby?${query}` : '/lobby';
}

export function Filters({ filter, modules }: { filter: LobbyFilter; modules: readonly GameModule[] }) {
  const choose = (key: keyof LobbyFilter, value: string) => {
    const query = new URLSearchParams(addressOf(filter).split('?')[1]);
    if (value) query.set(key, value);
    else query.delete(key);
    go(addressOf(filterIn(query)), 'replace');
  };
  const select = (key: keyof LobbyFilter, label: string, values: readonly (readonly [id: string, text: string])[]) => (
    <label class="field">
      <span>{label}</span>
      <select value={String(filter[key] ?? '')} onChange={event => choose(key, event.currentTarget.value)}>
        {values.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <fieldset class="lobby-filters">
      <legend class="unseen">{t(words.filters)}</legend>
      {select('game', t(words.game), [
        ['', t(words.anyGame)],
        ...modules.map(({ id, about }) => [id, about.name] as const),
      ])}
      {select('clock', t(words.clock), [
        ['', t(words.anyClock)],
        ...clocks.map(kind => [kind, t(words[kind])] as const),
      ])}
      {select('free', t(words.free), [
        ['', t(words.anyFree)],
        ...atLeast.map(n => [String(n), fill(words.least, { n })] as const),
      ])}
      {select('language', t(words.language), [
        ['', t(words.anyLanguage)],
        ['de', t(words.german)],
        ['en', t(words.english)],
      ])}
    </fieldset>
  );
}
