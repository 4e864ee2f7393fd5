/** What an invitation says. */
import { words as both, forms } from '@atoll/engine';
import type { Invitation } from '../../server/door/protocol.ts';
import { clockWords } from '../lobby/terms.ts';
import { useLoaded } from '../parts/loading.tsx';
import { loadRules } from '../rules.ts';
import { count, fill, t } from '../translate.ts';

const words = {
  asks: { de: '{name} lädt dich ein: {game}', en: '{name} invites you: {game}' },
  free: forms(both('{n} Sitz ist frei', '{n} seat is free'), both('{n} Sitze sind frei', '{n} seats are free')),
} as const;

/** Who asks, and what is played; null until the game's name is known. The rules are needed at the table anyway. */
export function useInvitationText({ name, table }: Invitation): string | null {
  const loaded = useLoaded(() => loadRules(table.game), [table.game]);
  return loaded.state === 'here' ? fill(words.asks, { name, game: loaded.value?.about.name ?? table.game }) : null;
}

/** What somebody who sits down agrees to, as short as can be; the table itself says it all. */
export function invitationTerms({ table }: Pick<Invitation, 'table'>): string {
  const free = table.seats.filter(({ kind }) => kind === 'open').length;
  return `${count(free, words.free)} · ${t(clockWords(table.clock))}`;
}
