/** Asking the server over HTTP. What it refuses comes back as a refusal in words. */
import { type Refusal, type Replay, readReplay } from '@atoll/engine';
import type {
  Addresses,
  AskedPeople,
  BondChange,
  Chat,
  Deleted,
  HousePages,
  Lobby,
  Manners,
  Me,
  Muting,
  MyRest,
  NewChannel,
  NewTable,
  NewVote,
  NoticeChannels,
  People,
  Person,
  Phrases,
  QuickSeat,
  RestChoice,
  Settings,
  TableInfo,
  TableList,
  TableReport,
  Waiting,
} from '../server/door/protocol.ts';
import { shared } from './translate.ts';

export type Asked<T> = { ok: true; value: T } | { ok: false; status: number; refusal: Refusal };

/** Status 0: no answer at all. */
const unreached = { ok: false, status: 0, refusal: { code: 'unreached', words: shared.notReached } } as const;

/** What has no function of its own here is asked for where it is needed. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<Asked<T>> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    return unreached;
  }
  // A page of HTML here means that no Atoll server stands behind this site.
  if (!response.headers.get('content-type')?.includes('json'))
    return response.ok && response.status === 204
      ? { ok: true, value: undefined as T }
      : { ...unreached, status: response.status };
  const value: unknown = await response.json();
  if (response.ok) return { ok: true, value: value as T };
  return { ok: false, status: response.status, refusal: readRefusal(value) };
}

function readRefusal(value: unknown): Refusal {
  const found = value && typeof value === 'object' && 'refusal' in value ? value.refusal : value;
  if (found && typeof found === 'object' && 'words' in found && 'code' in found) return found as Refusal;
  return unreached.refusal;
}

export const getMe = () => ask<Me>('GET', '/api/me');
export const setName = (name: string) => ask<Me>('POST', '/api/me', { name });
export const deleteMe = () => ask<Deleted>('DELETE', '/api/me');
export const getRest = () => ask<MyRest>('GET', '/api/me/rest');
export const chooseRest = (rest: RestChoice) => ask<MyRest>('POST', '/api/me/rest', rest);
export const changeSettings = (settings: Settings) => ask<Me>('POST', '/api/me', { settings });
export const myTables = async (): Promise<Asked<TableInfo[]>> => {
  const asked = await ask<TableList>('GET', '/api/tables');
  return asked.ok ? { ok: true, value: asked.value.tables } : asked;
};
export const getHousePages = () => ask<HousePages>('GET', '/api/house');
/** Where others in the same network can open this site. */
export const getAddresses = () => ask<Addresses>('GET', '/api/addresses');
/** On which ways I am told of what waits for me while I am away. */
export const getChannels = () => ask<NoticeChannels>('GET', '/api/me/channels');
export const saveChannel = (channel: NewChannel) => ask<NoticeChannels>('POST', '/api/me/channels', channel);
export const dropChannel = (id: string) => ask<NoticeChannels>('DELETE', `/api/me/channels/${id}`);
/** Sends something on that way now; refused where it does not arrive. */
export const testChannel = (id: string) => ask<NoticeChannels>('POST', `/api/me/channels/${id}/test`);
/** By the link out of a letter. */
export const stopLetters = (token: string) => ask<unknown>('POST', `/stop/${encodeURIComponent(token)}`);
/** The tables that wait for me. */
export const askWaiting = () => ask<Waiting>('GET', '/api/waiting');
/** A page of those that are over; `before` is where the last page said to go on. */
export const finishedTables = (before?: string) =>
  ask<TableList>('GET', `/api/tables?finished=yes${before === undefined ? '' : `&before=${before}`}`);
/** The edition that a table is played with, as its file. */
export const getEdition = (id: string) => ask<unknown>('GET', `/api/tables/${encodeURIComponent(id)}/edition`);
/** What was told of a table; also where it can no longer be played. */
export const getReport = (id: string) => ask<TableReport>('GET', `/api/tables/${encodeURIComponent(id)}/report`);
export const newTable = (table: NewTable) => ask<TableInfo>('POST', '/api/tables', table);
export const getTable = (id: string) => ask<TableInfo>('GET', `/api/tables/${encodeURIComponent(id)}`);
/** `invitation`: where one must be known. */
export const takeSeat = (id: string, seat: number, name: string, invitation?: string) =>
  ask<TableInfo>('POST', `/api/tables/${encodeURIComponent(id)}/seats/${seat}`, {
    name,
    ...(invitation && { invitation }),
  });
/** The newest open tables, and how many there are. */
export const openTables = (limit: number) => ask<Lobby>('GET', `/api/lobby?limit=${limit}`);
/** A seat at a fitting open table, or at one that is opened for it. */
export const quickSeat = (wanted: QuickSeat) => ask<TableInfo>('POST', '/api/quick', wanted);
const ofOwner = (id: string, what: string, body: unknown = {}) =>
  ask<TableInfo>('POST', `/api/tables/${encodeURIComponent(id)}/${what}`, body);
/** A bot on a seat of our waiting table, or nobody. */
export const arrangeSeat = (id: string, seat: number, bot: string | null) => ofOwner(id, 'arrange', { seat, bot });
export const changeManners = (id: string, manners: Manners) => ofOwner(id, 'manners', manners);
export const withdrawInvitation = (id: string) => ofOwner(id, 'invitation');
export const closeTable = (id: string) => ofOwner(id, 'close');
/** The same people and options once more, the seats moved on by one. */
export const askForRematch = (id: string) => ofOwner(id, 'rematch');
export const leaveSeat = (id: string, seat: number) =>
  ask<TableInfo>('DELETE', `/api/tables/${encodeURIComponent(id)}/seats/${seat}`);

const atTable = (id: string, what: string, body?: unknown) =>
  ask<TableInfo>('POST', `/api/tables/${encodeURIComponent(id)}/${what}`, body);
/** A stand-in plays for us until we are back. */
export const goAway = (id: string) => atTable(id, 'away');
export const comeBack = (id: string) => atTable(id, 'back');
/** Gives our seat at a running table up for good. */
export const giveUpSeat = (id: string) => atTable(id, 'leave');
/** What can be said with one click. */
export const getPhrases = () => ask<Phrases>('GET', '/api/phrases');
/** What was said at a table that cannot be followed live any more. */
export const getChat = (id: string) => ask<Chat>('GET', `/api/tables/${encodeURIComponent(id)}/chat`);
export const muteLine = (id: string, muting: Muting) =>
  ask<Chat>('POST', `/api/tables/${encodeURIComponent(id)}/mute`, muting);
export const setManners = (id: string, manners: Manners) => atTable(id, 'manners', manners);
export const vote = (id: string, said: NewVote) => atTable(id, 'votes', said);

export async function getReplay(id: string): Promise<Asked<Replay>> {
  const asked = await ask<unknown>('GET', `/api/tables/${encodeURIComponent(id)}/replay`);
  return asked.ok ? { ok: true, value: readReplay(JSON.stringify(asked.value)) } : asked;
}

export const getPeople = (name: string, before?: string) => {
  const query = new URLSearchParams({ ...(name && { name }), ...(before !== undefined && { before }) });
  return ask<People>('GET', `/api/people?${query}`);
};
export const setBond = (person: string, bond: Person['bond']) =>
  ask<BondChange>('POST', `/api/people/${encodeURIComponent(person)}`, { bond });
export const getAsked = (table: string) => ask<AskedPeople>('GET', `/api/tables/${encodeURIComponent(table)}/asked`);
/** Asks somebody by name to sit down. */
export const askToSit = (table: string, person: string) =>
  ask<AskedPeople>('POST', `/api/tables/${encodeURIComponent(table)}/asked`, { person });
export const answerInvitation = (table: string, accept: boolean) =>
  ask<TableInfo>('POST', `/api/tables/${encodeURIComponent(table)}/answer`, { accept });
