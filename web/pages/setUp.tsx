/** Setting a table: seats, options, and what is agreed with others; good as it opens, so that two clicks are enough. */
import { SeatMark, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import type { BotInfo } from '@atoll/bots';
import type { GameModule, Refusal } from '@atoll/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { NewTable } from '../../server/door/protocol.ts';
import { newTable, setName } from '../api.ts';
import { botLevels } from '../bots/bots.ts';
import { type ChosenManners, mannersForAll, mannersToSend, usualManners } from '../lobby/chosenManners.ts';
import { MannersFields } from '../lobby/mannersFields.tsx';
import { nameHere } from '../lobby/sitting.ts';
import { onLikedSeat } from '../me/likedSeat.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Failed, useLoaded } from '../parts/loading.tsx';
import { Segments } from '../parts/settingsMenu.tsx';
import { loadBoard } from '../pictures.ts';
import { go } from '../router.tsx';
import { openEdition } from '../rules.ts';
import { keep, myName, readKept } from '../settings.ts';
import { startLocal } from '../table/source/localTables.ts';
import { fill, t } from '../translate.ts';

const words = {
  title: { de: 'Neuer Tisch: {game}', en: 'New table: {game}' },
  seats: { de: 'Sitze', en: 'Seats' },
  who: { de: 'Wer sitzt hier? Sitz {n}, {look}', en: 'Who sits here? Seat {n}, {look}' },
  me: { de: 'Ich', en: 'Me' },
  friend: { de: 'Jemand mit Einladungslink', en: 'Anyone with the link' },
  anybody: { de: 'Wer sich dazusetzt', en: 'Anyone who joins' },
  bot: { de: 'Bot, Stufe {n}: {level}', en: 'Bot, level {n}: {level}' },
  name: { de: 'Dein Name', en: 'Your name' },
  guest: { de: 'Gast', en: 'Guest' },
  here: { de: 'Nur in diesem Browser (geht auch ohne Netz)', en: 'Only in this browser (works offline)' },
  start: { de: 'Los geht’s', en: 'Start' },
  invite: { de: 'Tisch eröffnen und einladen', en: 'Open the table and invite' },
  openToAll: { de: 'Tisch eröffnen', en: 'Open the table' },
  noMe: { de: 'Ohne Sitz schaust du nur zu.', en: 'No seat for you: you’ll just watch.' },
} as const;

type Sitter = 'me' | 'open' | `bot:${string}`;

/** What was chosen last time for a game, so that the next table is set the same way. */
interface LastTime {
  seats?: Sitter[];
  options?: Record<string, string>;
  here?: boolean;
  manners?: Partial<ChosenManners>;
}

/** An opponent to learn against: neither the weakest nor the strongest. */
export const usualBot = (levels: readonly BotInfo[]) => levels[Math.min(1, levels.length - 1)]?.id ?? 'random';

/** Fetches the table page and the board while the seats are still being chosen. */
export function warmUp(game: string): void {
  void loadBoard(game);
  void import('./table.tsx');
}

interface Props {
  module: GameModule;
  /** Begins with a table that is open to all. */
  forAll?: boolean;
  onClose(): void;
}

export function SetUp({ module, forAll = false, onClose }: Props) {
  const levels = useLoaded(botLevels, []);
  return (
    <Dialog title={fill(words.title, { game: module.about.name })} onClose={onClose}>
      {levels.state === 'failed' && <Failed error={levels.error} />}
      {levels.state === 'here' && <Form module={module} levels={levels.value} forAll={forAll} />}
    </Dialog>
  );
}

function Form({ module, levels, forAll }: { module: GameModule; levels: readonly BotInfo[]; forAll: boolean }) {
  const game = openEdition(module);
  const key = `atoll.setup.${module.id}`;
  const last = readKept<LastTime>(key, {});
  const usual: Sitter = `bot:${usualBot(levels)}`;
  const known = (sitter: Sitter) => !sitter.startsWith('bot:') || levels.some(({ id }) => sitter === `bot:${id}`);
  const min = game?.seats.min ?? 2;
  const [seats, setSeats] = useState<Sitter[]>(() => {
    const before = (last.seats ?? []).filter(known);
    if (forAll && !before.includes('open'))
      return onLikedSeat<Sitter>(Array.from({ length: min }, (_, i) => (i === 0 ? 'me' : 'open')));
    return onLikedSeat<Sitter>(
      before.length >= min && before.length <= (game?.seats.max ?? 2)
        ? before
        : Array.from({ length: min }, (_, i) => (i === 0 ? 'me' : usual)),
    );
  });
  const [options, setOptions] = useState<Record<string, string>>(last.options ?? {});
  const [here, setHere] = useState(last.here ?? false);
  const [manners, setManners] = useState<ChosenManners>(() => {
    const chosen = { ...usualManners(levels), ...last.manners };
    if (!levels.some(({ id }) => id === chosen.standIn)) chosen.standIn = usualManners(levels).standIn;
    return forAll ? mannersForAll(chosen) : chosen;
  });
  const [starting, setStarting] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), []);
  if (!game) return null;

  const invites = seats.includes('open');
  const resize = (n: number) =>
    setSeats(now => {
      const resized = Array.from({ length: n }, (_, i) => now[i] ?? (now.includes('me') || i > 0 ? usual : 'me'));
      return onLikedSeat<Sitter>(resized, now.length);
    });
  const sit = (seat: number, sitter: Sitter) =>
    // There is only one of me: the one on the new seat changes places with me.
    setSeats(now =>
      now.map((old, i) => (i === seat ? sitter : sitter === 'me' && old === 'me' ? (now[seat] ?? usual) : old)),
    );

  const begin = async () => {
    setStarting(true);
    setRefused(null);
    keep(key, { seats, options, here, manners } satisfies LastTime);
    const startHere = () => {
      const id = startLocal(
        game,
        seats.map(sitter => (sitter === 'me' ? { kind: 'me' } : { kind: 'bot', bot: sitter.slice(4) })),
        options,
      );
      go(`/local/${id}`);
    };
    if (here && !invites) return startHere();
    const named = await setName(await nameHere());
    const table: NewTable = {
      game: module.id,
      options,
      ...(invites && mannersToSend(manners)),
      seats: seats.map(sitter =>
        sitter === 'me' || sitter === 'open' ? { kind: sitter } : { kind: 'bot', bot: sitter.slice(4) },
      ),
    };
    const opened = named.ok ? await newTable(table) : named;
    if (opened.ok) return go(`/t/${(opened.value as { id: string }).id}`);
    // Without a server one can still play against bots.
    if (opened.refusal.code === 'unreached' && !invites) return startHere();
    setRefused(opened.refusal);
    setStarting(false);
  };

  return (
    <form
      class="setup"
      onSubmit={event => {
        event.preventDefault();
        if (!starting) void begin();
      }}
    >
      <Segments
        label={t(words.seats)}
        name="seats"
        value={String(seats.length)}
        values={Array.from({ length: game.seats.max - min + 1 }, (_, i) => ({
          id: String(min + i),
          label: String(min + i),
        }))}
        onPick={n => resize(Number(n))}
      />
      <ul class="setup-seats">
        {seats.map((sitter, seat) => (
          <li key={seat} class="setup-seat">
            <SeatMark seat={seat} size={26} />
            <select
              class="select"
              aria-label={fill(words.who, { n: seat + 1, look: t(seatLook(seat).words) })}
              value={sitter}
              onChange={event => sit(seat, event.currentTarget.value as Sitter)}
            >
              <option value="me">{t(words.me)}</option>
              <option value="open">{t(manners.lobby ? words.anybody : words.friend)}</option>
              {levels.map(level => (
                <option key={level.id} value={`bot:${level.id}`}>
                  {fill(words.bot, { n: level.level, level: t(level.words) })}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {!seats.includes('me') && <p class="setup-note">{t(words.noMe)}</p>}
      {game.options.map(option => (
        <label key={option.id} class="field">
          <span>{t(option.words)}</span>
          <select
            value={options[option.id] ?? option.values[0]?.id}
            onChange={event => setOptions({ ...options, [option.id]: event.currentTarget.value })}
          >
            {option.values.map(value => (
              <option key={value.id} value={value.id}>
                {t(value.words)}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label class="field">
        <span>{t(words.name)}</span>
        <input
          value={myName.value}
          maxLength={24}
          autocomplete="nickname"
          placeholder={here ? t(words.guest) : undefined}
          onInput={event => {
            myName.value = event.currentTarget.value;
          }}
        />
      </label>
      {!invites && (
        <label class="tick">
          <input type="checkbox" checked={here} onChange={event => setHere(event.currentTarget.checked)} />
          {t(words.here)}
        </label>
      )}
      {invites && <MannersFields module={module} levels={levels} manners={manners} onChange={setManners} />}
      {refused && (
        <p class="refused" role="alert">
          {t(refused.words)}
        </p>
      )}
      <div class="setup-end">
        <button ref={start} type="submit" class="button primary large" aria-disabled={starting}>
          {t(!invites ? words.start : manners.lobby ? words.openToAll : words.invite)}
        </button>
      </div>
    </form>
  );
}
