/** What somebody chooses for a table that others sit down at, and how it goes to the server. */
import type { BotInfo } from '@atoll/bots';
import type { Absent, ClockSettings, Manners } from '../../server/door/protocol.ts';

export interface ChosenManners {
  lobby: boolean;
  clock: ClockSettings;
  absent: Absent['kind'];
  /** The bot that plays for players who are away, and takes seats that stay free. */
  standIn: string;
  /** Seconds; 0 for never. */
  botsAfter: number;
  language: 'de' | 'en' | '';
  chat: NonNullable<Manners['chat']>;
}

/** What most people take first. */
export const clockChoices = {
  none: [{ kind: 'none' }],
  live: [
    { kind: 'live', bank: 600, increment: 20 },
    { kind: 'live', bank: 300, increment: 10 },
    { kind: 'live', bank: 1200, increment: 30 },
    { kind: 'live', bank: 2700, increment: 60 },
  ],
  days: [
    { kind: 'days', perTurn: 24, bank: 48 },
    { kind: 'days', perTurn: 12, bank: 24 },
    { kind: 'days', perTurn: 48, bank: 96 },
    { kind: 'days', perTurn: 72, bank: 168 },
  ],
} as const satisfies Record<ClockSettings['kind'], readonly ClockSettings[]>;

/** Seconds after which bots take free seats; 0 for never. */
export const fillChoices = [0, 60, 300, 900, 3600, 86_400] as const;

export const usualManners = (levels: readonly BotInfo[]): ChosenManners => ({
  lobby: false,
  clock: { kind: 'none' },
  absent: 'standIn',
  standIn: (levels.find(({ id }) => id === 'level3') ?? levels.at(-1))?.id ?? 'level3',
  botsAfter: 0,
  language: '',
  chat: 'on',
});

/** Strangers do not wait for each other for ever: a table that is open to all begins with a clock. */
export const mannersForAll = (manners: ChosenManners): ChosenManners => ({
  ...manners,
  lobby: true,
  clock: manners.clock.kind === 'none' ? clockChoices.live[0] : manners.clock,
});

export const mannersToSend = ({
  lobby,
  clock,
  absent,
  standIn,
  botsAfter,
  language,
  chat,
}: ChosenManners): Manners => ({
  lobby,
  clock,
  absent: absent === 'standIn' ? { kind: absent, bot: standIn } : { kind: absent },
  chat,
  ...(language && { language }),
  ...(botsAfter > 0 && { botsAfter }),
});
