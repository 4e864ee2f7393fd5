/** Answering an invitation: sitting down leads to the table. */
import type { Refusal } from '@atoll/engine';
import { useState } from 'preact/hooks';
import type { Invitation } from '../../server/door/protocol.ts';
import { answerInvitation } from '../api.ts';
import { invited } from '../live/invited.ts';
import { go } from '../router.tsx';

export function useAnswering() {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);

  async function answer({ table }: Invitation, accept: boolean): Promise<void> {
    if (busy) return;
    setBusy(true);
    const asked = await answerInvitation(table.id, accept);
    setBusy(false);
    setRefused(asked.ok ? null : asked.refusal);
    if (!asked.ok) return;
    invited.value = invited.value.filter(other => other.table.id !== table.id);
    if (accept) go(`/t/${table.id}`);
  }

  return { busy, refused, answer };
}
