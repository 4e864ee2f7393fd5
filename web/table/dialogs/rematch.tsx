/** The same people once more: one click each. The first who asks opens the table, the others hear of it. */
import { alike, listed, type Refusal } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '../../../server/door/protocol.ts';
import { askForRematch } from '../../api.ts';
import { liveConnection } from '../../live/serverLive.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { go } from '../../router.tsx';
import { t } from '../../translate.ts';
import { seatNames } from '../page/players/names.ts';
import type { TableContext } from '../page/tableContext.ts';
import { useBotNames } from '../page/useBotNames.ts';
import { startLocal } from '../source/localTables.ts';
import { movedOn } from './movedOn.ts';

const words = {
  ask: { de: 'Revanche', en: 'Rematch' },
  askHint: {
    de: 'Dieselben Leute, dieselben Regeln, jeder einen Sitz weiter',
    en: 'The same people and options, everybody one seat further on',
  },
  join: { de: 'Revanche annehmen', en: 'Join the rematch' },
  there: { de: 'Zur Revanche', en: 'To the rematch' },
} as const;

/** Who wants a rematch and waits for me; nobody where nobody has asked, or where I am in already. */
export interface Wanted {
  /** The table that was opened for it, while it can still be sat down at or is mine. */
  next: TableInfo | null;
  /** “Anna and Ben want a rematch.” */
  said: string | null;
}

/** The table at which the same people play again, as far as it has come. */
export function useRematch(info: TableInfo): Wanted {
  const [next, setNext] = useState<TableInfo | null>(null);
  const bots = useBotNames().value;
  useEffect(() => {
    setNext(null);
    if (info.rematch === undefined) return;
    return liveConnection().follow(info.rematch, {
      have: () => undefined,
      hear: message => message.type === 'table' && setNext(message.info),
      refused: () => setNext(null),
    });
  }, [info.rematch]);
  if (!next || next.status === 'over') return { next: null, said: null };
  const names = seatNames(next.seats, bots, t);
  const wanting = next.seats.flatMap(({ kind, seat }) =>
    kind === 'person' && seat !== next.you ? (names[seat] ?? []) : [],
  );
  if (wanting.length === 0) return { next, said: null };
  const { de, en } = listed(wanting.map(alike));
  const many = wanting.length > 1;
  const said = t({
    de: `${de} ${many ? 'möchten' : 'möchte'} eine Revanche.`,
    en: `${en} ${many ? 'want' : 'wants'} a rematch.`,
  });
  return { next, said };
}

interface Props {
  context: TableContext;
  info: TableInfo;
  wanted: Wanted;
  onRefused(refusal: Refusal | null): void;
}

/** Asks for a rematch, joins the one that was asked for, or goes back to it. */
export function RematchButton({ context, info, wanted, onRefused }: Props) {
  const [busy, setBusy] = useState(false);
  const { next } = wanted;
  const mine = next !== null && next.you !== 'spectator';

  const again = async () => {
    if (busy) return;
    if (context.source.kind === 'local') {
      const seats = movedOn(info.seats).map(({ kind, bot }) =>
        kind === 'bot' && bot ? ({ kind: 'bot', bot } as const) : ({ kind: 'me' } as const),
      );
      return go(`/local/${startLocal(context.game, seats, info.options)}`);
    }
    if (mine) return go(`/t/${next.id}`);
    setBusy(true);
    const asked = await askForRematch(info.id);
    setBusy(false);
    if (asked.ok) go(`/t/${asked.value.id}`);
    else onRefused(asked.refusal);
  };

  return (
    <button
      type="button"
      class="button primary"
      aria-disabled={busy}
      data-hint={t(words.askHint)}
      onClick={() => void again()}
    >
      <Glyph name="again" />
      {t(next === null ? words.ask : mine ? words.there : words.join)}
    </button>
  );
}
