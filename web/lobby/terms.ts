/** What people agree to when they sit down, in words: how long they have, and what happens when somebody is away. */
import { alike, counted, forms, type Words, words } from '@atoll/engine';
import type { Absent, ClockSettings, RestLimits } from '../../server/door/protocol.ts';

const second = forms(words('Sekunde', 'second'), words('Sekunden', 'seconds'));
const minute = forms(words('Minute', 'minute'), words('Minuten', 'minutes'));
const hour = forms(words('Stunde', 'hour'), words('Stunden', 'hours'));
const day = forms(words('Tag', 'day'), words('Tage', 'days'));

/** A length of time in its largest whole unit. */
export function lengthOf(seconds: number): Words {
  if (seconds >= 86_400 && seconds % 86_400 === 0) return counted(seconds / 86_400, day);
  if (seconds >= 3600 && seconds % 3600 === 0) return counted(seconds / 3600, hour);
  if (seconds >= 60 && seconds % 60 === 0) return counted(seconds / 60, minute);
  return counted(Math.round(seconds), second);
}

/** The clock in a line. */
export function clockWords(clock: ClockSettings): Words {
  switch (clock.kind) {
    case 'none':
      return words('ohne Uhr', 'no clock');
    case 'live': {
      const bank = lengthOf(clock.bank);
      if (clock.increment === 0) return words(`${bank.de} für die ganze Partie`, `${bank.en} for the whole game`);
      return words(`${bank.de} + ${clock.increment} s je Zug`, `${bank.en} + ${clock.increment} s a turn`);
    }
    case 'days': {
      const turn = lengthOf(clock.perTurn * 3600);
      if (clock.bank === 0) return words(`${turn.de} je Zug`, `${turn.en} a turn`);
      const bank = lengthOf(clock.bank * 3600);
      return words(`${turn.de} je Zug, ${bank.de} Reserve`, `${turn.en} a turn, ${bank.en} in reserve`);
    }
  }
}

/** `GET /api/me/rest` gives the same. */
const { nightHours, holidayDays }: RestLimits = { nightHours: 10, holidayDays: 30 };

/** How much of a night, and how many days of a year, a player may set as rest. */
export const restLimitWords = words(
  `In Nachtruhe und Urlaub steht die Uhr still: höchstens ${nightHours} Stunden je Nacht und ${holidayDays} Tage im Jahr, wie jeder für sich einträgt.`,
  `The clock stands still during night hours and holidays: at most ${nightHours} hours a night and ${holidayDays} days a year, as players set for themselves.`,
);

/** For how long the clock of a table over days may stand still; null at others. */
export const restWords = (clock: ClockSettings): Words | null => (clock.kind === 'days' ? restLimitWords : null);

/** What happens when somebody’s time is up, or (without a clock) when they stay away. `level`: what the stand-in is called. */
export function absentWords(clock: ClockSettings, absent: Absent, level: string): Words {
  if (clock.kind === 'none')
    return words(
      'Meldet sich jemand einen Tag lang nicht, können die anderen einen Vertreter holen.',
      'If somebody stays away for a day, the others may ask for a stand-in.',
    );
  switch (absent.kind) {
    case 'standIn': {
      const name = level ? alike(` (${level})`) : alike('');
      return words(
        `Ist die Zeit um, spielt ein Vertreter${name.de} weiter, bis du wieder da bist.`,
        `When time is up, a stand-in${name.en} plays on until you are back.`,
      );
    }
    case 'end':
      return words(
        'Ist bei jemandem die Zeit um, endet die Partie und zählt nicht.',
        'When somebody’s time is up, the game ends and does not count.',
      );
    case 'vote':
      return words(
        'Ist bei jemandem die Zeit um, entscheiden die anderen, wie es weitergeht.',
        'When somebody’s time is up, the others decide how to go on.',
      );
  }
}
