/** Taking away everything that is kept about me, and deleting myself. */
import { refusal } from '@atoll/engine';
import type { TableChat } from '../chat/chat.ts';
import { type Ask, type Handlers, known } from '../door/ask.ts';
import type { Guests } from '../door/guests.ts';
import type { MyData } from '../door/protocol.ts';
import type { Store } from '../store/store.ts';
import type { LeftBehind } from './leftBehind.ts';
import type { Windows } from './windows.ts';

interface MyDataOptions {
  store: Pick<Store, 'personData' | 'forgetPerson'>;
  guests: Pick<Guests, 'invite'>;
  chat: Pick<TableChat, 'readAgain'>;
  leftBehind: LeftBehind;
  windows: Windows;
  now: () => number;
}

export const openMyData = ({ store, guests, chat, leftBehind, windows, now }: MyDataOptions) =>
  ({
    async myData({ guest }): Promise<MyData> {
      const at = new Date(now()).toISOString();
      return { atoll: 'person', at, data: (await store.personData(known(guest))) ?? {} };
    },

    async deleteMe({ guest, browser }: Ask) {
      const me = known(guest);
      await store.forgetPerson(me, new Date(now()).toISOString());
      // From now on this browser is somebody else, and so is every other that they were.
      browser.become(guests.invite());
      windows.drop({ guest: me }, deleted);
      chat.readAgain();
      await leftBehind.clear();
      return { deleted: true };
    },
  }) satisfies Partial<Handlers>;

const deleted = refusal('deleted', 'Du hast dich hier gelöscht.', 'You have deleted yourself here.');
