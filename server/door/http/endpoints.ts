/** Every address of the HTTP door: what it takes, what it gives. The handlers and /openapi.json both follow this list. */
import type * as v from 'valibot';
import * as schemas from '../schemas/schemas.ts';
import { identityEndpoints } from './identityEndpoints.ts';
import { noticeEndpoints } from './noticeEndpoints.ts';

export interface Endpoint {
  method: 'get' | 'post' | 'delete';
  /** Parameters in braces, as OpenAPI writes them. */
  path: string;
  summary: string;
  body?: v.GenericSchema;
  /** What may stand behind the question mark. */
  query?: v.StrictObjectSchema<Record<string, v.OptionalSchema<v.GenericSchema, undefined>>, string>;
  answer: v.GenericSchema;
  /** Status of the answer; 200 unless told. */
  status?: 201;
  /** A browser that asks without a cookie gets one. */
  invites?: true;
  /** Changes something, and is open all the same to those who are barred. */
  evenBarred?: true;
}

const table = '/api/tables/{id}';

export const endpoints = {
  health: {
    method: 'get',
    path: '/health',
    summary: 'Whether the server and its store work.',
    answer: schemas.health,
  },
  healthLive: {
    method: 'get',
    path: '/health/live',
    summary: 'Whether the server runs, whatever its store does: where it does not answer, start it again.',
    answer: schemas.well,
  },
  healthReady: {
    method: 'get',
    path: '/health/ready',
    summary: 'Whether the server can be sent people: its store works, and it is not about to end.',
    answer: schemas.well,
  },
  me: {
    method: 'get',
    path: '/api/me',
    summary: 'The guest who asks; a new one gets a cookie and a name to begin with.',
    answer: schemas.me,
    invites: true,
  },
  changeMe: {
    method: 'post',
    path: '/api/me',
    summary: 'Chooses the guest’s name, at all their tables, and their settings. What is left out stays as it is.',
    body: schemas.meChange,
    answer: schemas.me,
    invites: true,
  },
  myRest: {
    method: 'get',
    path: '/api/me/rest',
    summary: 'The night hours and holidays in which the guest’s clocks stand still at tables over days.',
    answer: schemas.myRest,
    invites: true,
  },
  chooseRest: {
    method: 'post',
    path: '/api/me/rest',
    summary:
      'Chooses night hours and holidays, from the next minute on and within the limits. What has gone by stays as it was.',
    body: schemas.restChoice,
    answer: schemas.myRest,
    invites: true,
  },
  ...identityEndpoints,
  myData: {
    method: 'get',
    path: '/api/me/data',
    summary:
      'Everything that is kept about the guest, to take away: no secrets, and of games what they did themselves.',
    answer: schemas.myData,
    invites: true,
  },
  deleteMe: {
    method: 'delete',
    path: '/api/me',
    summary:
      'Deletes the guest for good. Games that are over stay for the others; seats at running ones are given up, and waiting tables closed.',
    answer: schemas.deleted,
    invites: true,
    evenBarred: true,
  },
  ...noticeEndpoints,
  addresses: {
    method: 'get',
    path: '/api/addresses',
    summary:
      'Where others in the same network can open this server; `null` unless asked from there, under a private address and without a proxy between.',
    answer: schemas.addresses,
  },
  housePages: {
    method: 'get',
    path: '/api/house',
    summary: 'House rules, imprint and privacy, as the operator has written them in Markdown.',
    answer: schemas.housePages,
  },
  games: {
    method: 'get',
    path: '/api/games',
    summary: 'The games, their options and editions, and the bots.',
    answer: schemas.gamesInfo,
  },
  openTable: {
    method: 'post',
    path: '/api/tables',
    summary: 'Opens a table. Its id is the invitation; it starts when every seat is taken.',
    body: schemas.newTable,
    answer: schemas.tableInfo,
    status: 201,
    invites: true,
  },
  myTables: {
    method: 'get',
    path: '/api/tables',
    summary:
      'The tables that the guest has opened or sits at, the latest first: those that are not over, or with `finished=yes` the finished ones, a page at a time.',
    query: schemas.whichTables,
    answer: schemas.tableList,
  },
  waiting: {
    method: 'get',
    path: '/api/waiting',
    summary: 'The running tables that wait for the guest’s answer, the longest waiting first.',
    answer: schemas.waiting,
  },
  table: {
    method: 'get',
    path: table,
    summary: 'A table: game, seats, whose decision.',
    answer: schemas.tableInfo,
  },
  standing: {
    method: 'get',
    path: `${table}/standing`,
    summary: 'How the table stands for the guest; with all legal moves if it is theirs to decide.',
    answer: schemas.standing,
  },
  edition: {
    method: 'get',
    path: `${table}/edition`,
    summary: 'The edition the table is played with, as its JSON file.',
    answer: schemas.editionFile,
  },
  sit: {
    method: 'post',
    path: `${table}/seats/{seat}`,
    summary:
      'Takes a free seat under a name: at a waiting table, or one that was given up while the game runs. `invitation`: where one must be known.',
    body: schemas.newSeat,
    answer: schemas.tableInfo,
    invites: true,
  },
  leave: {
    method: 'delete',
    path: `${table}/seats/{seat}`,
    summary: 'Gives the guest’s own seat back while the table waits.',
    answer: schemas.tableInfo,
  },
  giveUp: {
    method: 'post',
    path: `${table}/leave`,
    summary: 'Gives the guest’s seat at a running table up for good: a stand-in plays there until somebody takes it.',
    answer: schemas.tableInfo,
  },
  away: {
    method: 'post',
    path: `${table}/away`,
    summary: 'A stand-in plays for the guest until they come back.',
    answer: schemas.tableInfo,
  },
  back: {
    method: 'post',
    path: `${table}/back`,
    summary: 'The guest plays themselves again.',
    answer: schemas.tableInfo,
  },
  vote: {
    method: 'post',
    path: `${table}/votes`,
    summary: 'Says what should become of a seat that is away, where the table says that this can be decided.',
    body: schemas.newVote,
    answer: schemas.tableInfo,
  },
  arrange: {
    method: 'post',
    path: `${table}/arrange`,
    summary: 'The owner puts a bot on a seat of a waiting table, or frees it.',
    body: schemas.arrangement,
    answer: schemas.tableInfo,
  },
  setManners: {
    method: 'post',
    path: `${table}/manners`,
    summary: 'The owner changes what was chosen beside the game; clock and absence only while nobody else sits there.',
    body: schemas.manners,
    answer: schemas.tableInfo,
  },
  withdrawInvitation: {
    method: 'post',
    path: `${table}/invitation`,
    summary: 'The owner withdraws the invitation; from now on `invitation` must be known to sit down.',
    answer: schemas.tableInfo,
  },
  closeTable: {
    method: 'post',
    path: `${table}/close`,
    summary: 'The owner closes a table that still waits.',
    answer: schemas.tableInfo,
  },
  rematch: {
    method: 'post',
    path: `${table}/rematch`,
    summary: 'The same people and options again, seats moved on by one: sits down there. Answers with that table.',
    answer: schemas.tableInfo,
    status: 201,
  },
  lobby: {
    method: 'get',
    path: '/api/lobby',
    summary: 'Tables that are open to all and have a free seat, the newest first, a page at a time.',
    query: schemas.whichLobby,
    answer: schemas.lobby,
  },
  quick: {
    method: 'post',
    path: '/api/quick',
    summary: 'Takes a free seat at a fitting open table, or opens one. Answers with that table.',
    body: schemas.quickSeat,
    answer: schemas.tableInfo,
    status: 201,
    invites: true,
  },
  people: {
    method: 'get',
    path: '/api/people',
    summary:
      'Whom the guest has sat with, muted or blocked, the latest first, a page at a time; with `name` those in whose name it is found.',
    query: schemas.whichPeople,
    answer: schemas.people,
  },
  changeBond: {
    method: 'post',
    path: '/api/people/{person}',
    summary: 'Mutes or blocks somebody, or (null) neither any more. They do not learn of it.',
    body: schemas.bondChange,
    answer: schemas.bondChange,
  },
  invitations: {
    method: 'get',
    path: '/api/invitations',
    summary: 'The waiting tables at which the guest was asked by name to sit down.',
    answer: schemas.invitations,
  },
  asked: {
    method: 'get',
    path: `${table}/asked`,
    summary: 'Who was asked by name to sit down, and what they answered; for those who can ask.',
    answer: schemas.askedPeople,
  },
  askToSit: {
    method: 'post',
    path: `${table}/asked`,
    summary: 'Asks somebody by name to sit down at a waiting table: whoever has opened it or sits there can.',
    body: schemas.newAsked,
    answer: schemas.askedPeople,
  },
  answerInvitation: {
    method: 'post',
    path: `${table}/answer`,
    summary: 'Sits down at a free seat of a table to which the guest was asked by name, or declines.',
    body: schemas.invitationAnswer,
    answer: schemas.tableInfo,
  },
  move: {
    method: 'post',
    path: `${table}/moves`,
    summary: 'Answers the present decision. `after`: the last entry seen; `key`: the same when sent again.',
    body: schemas.newMove,
    answer: schemas.standing,
  },
  report: {
    method: 'get',
    path: `${table}/report`,
    summary: 'What was told of the table move by move, in words; also where it can no longer be played.',
    answer: schemas.tableReport,
  },
  chat: {
    method: 'get',
    path: `${table}/chat`,
    summary:
      'What was said at the table, as far as the guest may know: players hear players while the game runs, spectators hear spectators, and afterwards everybody hears both.',
    answer: schemas.chat,
  },
  say: {
    method: 'post',
    path: `${table}/chat`,
    summary: 'Says something at the table: own words (`text`) or a ready-made phrase. `key`: the same when sent again.',
    body: schemas.newChatLine,
    answer: schemas.chat,
    status: 201,
    invites: true,
  },
  mute: {
    method: 'post',
    path: `${table}/mute`,
    summary: 'Does not hear the person who said a line any more, anywhere; or hears them again.',
    body: schemas.muting,
    answer: schemas.chat,
  },
  phrases: {
    method: 'get',
    path: '/api/phrases',
    summary: 'What can be said with one click; everybody reads it in their own language.',
    answer: schemas.phrases,
  },
  replay: {
    method: 'get',
    path: `${table}/replay`,
    summary: 'The whole table with its seed, once it is over.',
    answer: schemas.replay,
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
