/** What happened at a table besides its game, in words: in the log, for those who listen, and at the end. */
import { type Words, words } from '@atoll/engine';
import type { Happened, TableInfo } from '../../../server/door/protocol.ts';

type Ended = NonNullable<TableInfo['ended']>;

/** Why a table ended before its game did. */
export const endedWords: Record<Ended, Words> = {
  time: words('Die Zeit eines Mitspielers war um.', 'A player’s time ran out.'),
  vote: words('Es wurde abgestimmt, nicht länger zu warten.', 'The players voted not to wait any longer.'),
  nobody: words('Am Tisch saßen nur noch Bots.', 'Only bots were left at the table.'),
  owner: words('Der Tisch wurde geschlossen.', 'The table was closed.'),
  house: words('Der Betreiber hat den Tisch geschlossen.', 'The host of this site closed the table.'),
};

const choices: Record<Extract<Happened, { type: 'vote' }>['choice'], (who: string, about: string) => Words> = {
  standIn: (who, about) =>
    words(`${who} ist dafür, dass ein Bot für ${about} einspringt`, `${who} wants a bot to stand in for ${about}`),
  end: who => words(`${who} ist dafür, die Partie zu beenden`, `${who} wants to end the game`),
  wait: (who, about) => words(`${who} will auf ${about} warten`, `${who} wants to wait for ${about}`),
};

/** `names`: of all seats as they are now; `bot`: the name of the bot that stands in. */
export function happenedWords(happened: Happened, seat: number, names: readonly string[], bot: string): Words {
  const who = names[seat] ?? '';
  switch (happened.type) {
    case 'standIn':
      switch (happened.why) {
        case 'time':
          return words(`Zeit um: Bot ${bot} springt für ${who} ein`, `Time is up: bot ${bot} stands in for ${who}`);
        case 'vote':
          return words(`Abgestimmt: Bot ${bot} springt für ${who} ein`, `By vote, bot ${bot} stands in for ${who}`);
        case 'left':
          // Who sat there has no name here any more.
          return words(`Aufgestanden: Bot ${bot} spielt hier weiter`, `The player left; bot ${bot} plays on here`);
        case 'asked':
        case 'house':
          return words(`Bot ${bot} springt für ${who} ein`, `Bot ${bot} stands in for ${who}`);
      }
      break;
    case 'back':
      return words(`${who} spielt wieder selbst`, `${who} is back and plays again`);
    case 'seated':
      return words(`${who} übernimmt diesen Sitz`, `${who} takes over this seat`);
    case 'vote':
      return choices[happened.choice](who, names[happened.about] ?? '');
    case 'end': {
      const why = endedWords[happened.why];
      return words(`Vorzeitig zu Ende: ${why.de}`, `Ended early: ${why.en}`);
    }
  }
}
