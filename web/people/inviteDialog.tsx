/** Asking somebody to a table of mine that waits, or to a new one. */
import { words as both, forms, type GameModule, type Refusal } from '@atoll/engine';
import { useState } from 'preact/hooks';
import type { Person, TableInfo } from '../../server/door/protocol.ts';
import { askToSit, myTables, newTable } from '../api.ts';
import { Refused } from '../me/refused.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Failed, useLoaded, Waiting } from '../parts/loading.tsx';
import { go } from '../router.tsx';
import { loadGames, openEdition } from '../rules.ts';
import { count, fill, t } from '../translate.ts';

const words = {
  title: { de: '{name} einladen', en: 'Invite {name}' },
  mine: { de: 'An einen Tisch, der wartet', en: 'To a table that is waiting' },
  fresh: { de: 'An einen neuen Tisch', en: 'To a new table' },
  freshNote: {
    de: 'Du eröffnest ihn und setzt dich. Dazu kommt nur, wer eingeladen ist.',
    en: 'You open it and sit down. Only those who are invited can join.',
  },
  free: forms(both('{n} Sitz frei', '{n} seat free'), both('{n} Sitze frei', '{n} seats free')),
  players: forms(both('zu {n}', '{n} player'), both('zu {n}', '{n} players')),
} as const;

const waitsForSomebody = ({ status, seats, you, owner }: TableInfo): boolean =>
  status === 'waiting' && (owner || you !== 'spectator') && seats.some(({ kind }) => kind === 'open');

export function InviteDialog({ person, onClose }: { person: Person; onClose(): void }) {
  const loaded = useLoaded(async () => {
    const [games, tables] = await Promise.all([loadGames(), myTables()]);
    return { games, tables: tables.ok ? tables.value.filter(waitsForSomebody) : [] };
  }, []);
  return (
    <Dialog title={fill(words.title, { name: person.name })} onClose={onClose}>
      {loaded.state === 'waiting' && <Waiting />}
      {loaded.state === 'failed' && <Failed error={loaded.error} />}
      {loaded.state === 'here' && <Tables person={person} {...loaded.value} />}
    </Dialog>
  );
}

function Tables(props: { person: Person; games: readonly GameModule[]; tables: readonly TableInfo[] }) {
  const { person, games, tables } = props;
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const nameOf = (id: string) => games.find(module => module.id === id)?.about.name ?? id;

  async function askTo(table: () => Promise<{ ok: true; value: { id: string } } | { ok: false; refusal: Refusal }>) {
    if (busy) return;
    setBusy(true);
    const found = await table();
    const asked = found.ok ? await askToSit(found.value.id, person.person) : found;
    setBusy(false);
    // A table that was opened is there, whatever became of the invitation; the waiting room says more.
    if (found.ok && asked.ok) return go(`/t/${found.value.id}`);
    setRefused(asked.ok ? null : asked.refusal);
  }

  const fresh = (module: GameModule, seats: number) =>
    askTo(() =>
      newTable({
        game: module.id,
        seats: Array.from({ length: seats }, (_, i) => ({ kind: i === 0 ? 'me' : 'open' }) as const),
      }),
    );

  return (
    <div class="invite-choices">
      {tables.length > 0 && (
        <section aria-labelledby="invite-mine">
          <h3 id="invite-mine">{t(words.mine)}</h3>
          <ul>
            {tables.map(table => (
              <li key={table.id}>
                <button
                  type="button"
                  class="button"
                  aria-disabled={busy}
                  onClick={() => void askTo(async () => ({ ok: true, value: table }))}
                >
                  {nameOf(table.game)}
                  <small class="quiet">
                    {count(table.seats.filter(({ kind }) => kind === 'open').length, words.free)}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="invite-fresh">
        <h3 id="invite-fresh">{t(words.fresh)}</h3>
        <p class="quiet">{t(words.freshNote)}</p>
        <ul>
          {games.map(module => {
            const { min } = openEdition(module)?.seats ?? { min: 2 };
            const seats = Math.max(2, min);
            return (
              <li key={module.id}>
                <button type="button" class="button" aria-disabled={busy} onClick={() => void fresh(module, seats)}>
                  {module.about.name}
                  <small class="quiet">{count(seats, words.players)}</small>
                </button>
              </li>
            );
          })}
        </ul>
      </section>
      <Refused why={refused} />
    </div>
  );
}
