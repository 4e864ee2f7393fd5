/** What the endpoints about people and invitations by name do. */
import type { InferOutput } from 'valibot';
import type { Invitations } from '../../people/company/invitations.ts';
import type { People } from '../../people/company/people.ts';
import type {
  AskedPeople,
  BondChange,
  Invitations as InvitationsInfo,
  People as PeopleInfo,
  TableInfo,
} from '../protocol.ts';
import type { bondChange, invitationAnswer, newAsked, whichPeople } from '../schemas/schemas.ts';
import { type Ask, type Handlers, known } from './ask.ts';

export function openPeopleHandlers(people: People, invitations: Invitations, infoOf: (ask: Ask) => Promise<TableInfo>) {
  return {
    async people({ guest, query }): Promise<PeopleInfo> {
      if (guest === null) return { people: [] };
      const { name = '', before } = query as InferOutput<typeof whichPeople>;
      const { next, ...page } = await people.page(guest, name, before === undefined ? undefined : readPlace(before));
      return { ...page, ...(next && { next: `${next.lastAt}_${next.person}` }) };
    },

    async changeBond({ guest, person, body }): Promise<BondChange> {
      const me = known(guest);
      const { bond } = body as InferOutput<typeof bondChange>;
      await people.setBond(me, await people.find(me, person), bond);
      return { bond };
    },

    async invitations({ guest }): Promise<InvitationsInfo> {
      return { invitations: guest === null ? [] : await invitations.of(guest) };
    },

    async asked({ table, guest }): Promise<AskedPeople> {
      return { asked: await invitations.askedTo(table, known(guest)) };
    },

    async askToSit({ table, guest, body }): Promise<AskedPeople> {
      const me = known(guest);
      const { person } = body as InferOutput<typeof newAsked>;
      await invitations.ask(table, me, person);
      return { asked: await invitations.askedTo(table, me) };
    },

    async answerInvitation(ask): Promise<TableInfo> {
      const { accept } = ask.body as InferOutput<typeof invitationAnswer>;
      await invitations.answer(ask.table, known(ask.guest), accept);
      return infoOf(ask);
    },
  } satisfies Partial<Handlers>;
}

function readPlace(cursor: string) {
  const end = cursor.indexOf('_');
  return { lastAt: cursor.slice(0, end), person: cursor.slice(end + 1) };
}
