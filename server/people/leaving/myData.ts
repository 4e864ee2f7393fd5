/** Taking away everything that is kept about me, and deleting myself. */
import { refusal } from '@atoll/engine';
import type { Guests } from '../../door/guests.ts';
import { type Ask, type Handlers, known } from '../../door/http/ask.ts';
import type { MyData } from '../../door/protocol.ts';
import type { Store } from '../../store/store.ts';
import type { LeftBehind } from './leftBehind.ts';

interface MyDataOptions {
  store: Pick<Store, 'personData' | 'forgetPerson'>;
  guests: Pick<Guests, 'invite'>;
  leftBehind: LeftBehind;
  now: () => number;
}

export const openMyData = ({ store, guests, leftBehind, now }: MyDataOptions) =>
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
      await leftBehind.clear();
      return { deleted: true };
    },
  }) satisfies Partial<Handlers>;

/** For windows that are still open. */
export const deletedHere = refusal('deleted', 'Du hast dich hier gelöscht.', 'You have deleted yourself here.');
