/** A position from a file, before it is played: which seat is yours, and against whom. */
import { SeatMark, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import { BadInput, counted, forms, type Game, type GameModule, type Seat, words as said } from '@atoll/engine';
import { games } from '@atoll/games';
import { readPositionFile, setUpPosition } from '@atoll/games/positionFile.ts';
import { useState } from 'preact/hooks';
import { botLevels } from '../../bots/bots.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Failed, useLoaded, Waiting } from '../../parts/loading.tsx';
import { go } from '../../router.tsx';
import { loadRules, openEditionNamed } from '../../rules.ts';
import { startLocal } from '../../table/source/localTables.ts';
import { fill, t } from '../../translate.ts';
import { usualBot } from '../setUp.tsx';

const words = {
  title: { de: 'Stellung spielen: {game}', en: 'Play a position: {game}' },
  turn: { de: '{seats}; dran ist Sitz {n}, {look}.', en: '{seats}; it is the turn of seat {n}, {look}.' },
  mine: { de: 'Dein Sitz', en: 'Your seat' },
  seat: { de: 'Sitz {n}, {look}', en: 'Seat {n}, {look}' },
  against: { de: 'Auf allen anderen Sitzen', en: 'On all other seats' },
  level: { de: 'Bot, Stufe {n}: {level}', en: 'Bot, level {n}: {level}' },
  note: {
    de: 'Der Tisch läuft in diesem Browser. Was noch gezogen oder gewürfelt wird, ist bei jedem Öffnen anders. Eine Partiedatei zum Nachprüfen gibt es am Ende nicht.',
    en: 'The table runs in this browser. What is still to be drawn or rolled differs each time you open the file. There will be no game file to check at the end.',
  },
  start: { de: 'Los geht’s', en: 'Start' },
} as const;

const seats = forms(said('Sitz', 'seat'), said('Sitze', 'seats'));

export interface OpenedPosition {
  module: GameModule;
  game: Game;
  options: Record<string, string>;
  position: unknown;
  seats: number;
  turn: Seat;
}

/** Throws `BadInput` with the place in the file where something is wrong. */
export async function openPositionFile(text: string): Promise<OpenedPosition> {
  const file = readPositionFile(text);
  const module = Object.hasOwn(games, file.game) ? await loadRules(file.game) : null;
  if (!module) throw new BadInput('game', said('Dieses Spiel gibt es hier nicht.', 'This game isn’t here.'), 'game');
  const game = openEditionNamed(module, file.edition);
  if (!game)
    throw new BadInput('edition', said('Diese Ausgabe gibt es hier nicht.', 'This edition isn’t here.'), 'edition');
  const state = setUpPosition(game, file);
  const decision = game.decision(state);
  if (!decision)
    throw new BadInput(
      'over',
      said('In dieser Stellung ist die Partie schon zu Ende.', 'In this position the game is already over.'),
      'position',
    );
  const { rows } = game.scoresheet(state);
  return {
    module,
    game,
    options: file.options ?? {},
    position: file.position,
    seats: rows.length,
    turn: decision.seat,
  };
}

export function PositionDialog({ opened, onClose }: { opened: OpenedPosition; onClose(): void }) {
  const levels = useLoaded(botLevels, []);
  return (
    <Dialog title={fill(words.title, { game: opened.module.about.name })} onClose={onClose}>
      {levels.state === 'failed' && <Failed error={levels.error} />}
      {levels.state === 'waiting' && <Waiting />}
      {levels.state === 'here' && <Form opened={opened} levels={levels.value} />}
    </Dialog>
  );
}

function Form({ opened, levels }: { opened: OpenedPosition; levels: Awaited<ReturnType<typeof botLevels>> }) {
  const { game, options, position, turn } = opened;
  const [mine, setMine] = useState<Seat>(turn);
  const [bot, setBot] = useState(usualBot(levels));
  const all = Array.from({ length: opened.seats }, (_, seat) => seat);
  const lookOf = (seat: Seat) => t(seatLook(seat).words);
  const begin = () => {
    const sitting = all.map(seat => (seat === mine ? { kind: 'me' as const } : { kind: 'bot' as const, bot }));
    go(`/local/${startLocal(game, sitting, options, position)}`);
  };
  return (
    <form
      class="setup"
      onSubmit={event => {
        event.preventDefault();
        begin();
      }}
    >
      <p class="setup-position">
        <SeatMark seat={turn} size={26} />
        {fill(words.turn, { seats: t(counted(opened.seats, seats)), n: turn + 1, look: lookOf(turn) })}
      </p>
      <label class="field">
        <span>{t(words.mine)}</span>
        <select value={String(mine)} onChange={event => setMine(Number(event.currentTarget.value))}>
          {all.map(seat => (
            <option key={seat} value={String(seat)}>
              {fill(words.seat, { n: seat + 1, look: lookOf(seat) })}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        <span>{t(words.against)}</span>
        <select value={bot} onChange={event => setBot(event.currentTarget.value)}>
          {levels.map(level => (
            <option key={level.id} value={level.id}>
              {fill(words.level, { n: level.level, level: t(level.words) })}
            </option>
          ))}
        </select>
      </label>
      <p class="setup-note">{t(words.note)}</p>
      <div class="setup-end">
        <button type="submit" class="button primary large">
          {t(words.start)}
        </button>
      </div>
    </form>
  );
}
