/** Everything that comes in, checked; and what goes out, described. The types in protocol.ts hold them to their word. */
import { type BadInput, type Refusal, refusal, shape } from '@atoll/engine';
import * as v from 'valibot';
import type * as wire from '../protocol.ts';
import { Refused } from '../refusals.ts';

type Gives<T> = v.GenericSchema<unknown, T>;

/** An object with these fields and no others. Its message lists them, for people who tried another. */
export const fields = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, Object.keys(entries).join(', '));

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const tableId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seatNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9));
const choices = v.pipe(v.record(id, id), v.maxEntries(40));
const words = v.object({ de: v.string(), en: v.string() });

/** `key` is the sender's own; the same for a message that is sent again. */
const key = id;
const scalar = v.union([v.pipe(v.string(), v.maxLength(200)), v.pipe(v.number(), v.finite()), v.boolean()]);
const move = v.pipe(v.record(id, scalar), v.maxEntries(40));

const language = v.picklist(['de', 'en']);
const settingsEntries = {
  seen: v.optional(v.boolean()),
  colour: v.optional(v.nullable(v.picklist(['circle', 'triangle', 'square', 'diamond', 'hexagon']))),
  language: v.optional(language),
  chat: v.optional(v.boolean()),
};
export const meChange = fields({
  name: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(200))),
  settings: v.optional(fields(settingsEntries)),
}) satisfies Gives<wire.MeChange>;

const date = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));
export const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const restEntries = {
  night: v.nullable(fields({ from: timeOfDay, to: timeOfDay })),
  holidays: v.pipe(v.array(fields({ from: date, to: date })), v.maxLength(30)),
};
export const restChoice = fields({ zone: id, ...restEntries }) satisfies Gives<wire.RestChoice>;
export const myRest = v.object({
  zone: v.nullable(v.string()),
  ...restEntries,
  limits: v.object({ nightHours: v.literal(10), holidayDays: v.literal(30) }),
  used: v.record(v.string(), count),
}) satisfies Gives<wire.MyRest>;

export const myData = v.object({
  atoll: v.literal('person'),
  at: v.string(),
  data: v.record(v.string(), v.unknown()),
}) satisfies Gives<wire.MyData>;
export const deleted = v.object({ deleted: v.literal(true) }) satisfies Gives<wire.Deleted>;

const seconds = (least: number, most: number) => v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most));
const days = 24;
const clockSettings = v.variant('kind', [
  fields({ kind: v.literal('none') }),
  fields({ kind: v.literal('live'), bank: seconds(30, 24 * 3600), increment: seconds(0, 3600) }),
  fields({ kind: v.literal('days'), perTurn: seconds(1, 14 * days), bank: seconds(0, 60 * days) }),
]) satisfies Gives<wire.ClockSettings>;

const absent = v.variant('kind', [
  fields({ kind: v.literal('standIn'), bot: id }),
  fields({ kind: v.literal('end') }),
  fields({ kind: v.literal('vote') }),
]) satisfies Gives<wire.Absent>;

const clockKind = v.picklist(['none', 'live', 'days']);
const chatManners = v.picklist(['on', 'phrases', 'off']) satisfies Gives<wire.ChatManners>;
const mannersEntries = {
  lobby: v.optional(v.boolean()),
  clock: v.optional(clockSettings),
  absent: v.optional(absent),
  language: v.optional(language),
  botsAfter: v.optional(v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(7 * days * 3600))),
  chat: v.optional(chatManners),
};
export const manners = fields(mannersEntries) satisfies Gives<wire.Manners>;

export const newTable = fields({
  game: id,
  edition: v.optional(id),
  options: v.optional(choices),
  ...mannersEntries,
  seats: v.pipe(
    v.array(
      v.variant('kind', [
        fields({ kind: v.literal('me') }),
        fields({ kind: v.literal('open') }),
        fields({ kind: v.literal('bot'), bot: id }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(10),
  ),
}) satisfies Gives<wire.NewTable>;

/** Where a page of finished tables goes on: when the last one ended, and its id. */
const cursor = v.pipe(v.string(), v.regex(/^[\dTZ:.-]{20,32}_[\w-]{1,64}$/));
export const whichTables = fields({ finished: v.optional(v.literal('yes')), before: v.optional(cursor) });

const seatCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10));
const filterEntries = { game: v.optional(id), clock: v.optional(clockKind), language: v.optional(language) };
const lobbyFilter = fields({
  ...filterEntries,
  seats: v.optional(seatCount),
  free: v.optional(seatCount),
}) satisfies Gives<wire.LobbyFilter>;
/** The same as it stands in an address, where everything is text. */
const digits = v.pipe(v.string(), v.regex(/^\d{1,2}$/));
export const whichLobby = fields({
  ...filterEntries,
  seats: v.optional(digits),
  free: v.optional(digits),
  limit: v.optional(digits),
  before: v.optional(cursor),
});
export const quickSeat = fields({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  game: v.optional(id),
  seats: v.optional(seatCount),
  clock: v.optional(clockKind),
  language: v.optional(language),
}) satisfies Gives<wire.QuickSeat>;
/** A person as one guest calls them. */
const personHandle = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const bond = v.nullable(v.picklist(['muted', 'blocked']));
export const whichPeople = fields({
  name: v.optional(v.pipe(v.string(), v.maxLength(100))),
  before: v.optional(cursor),
});
export const bondChange = fields({ bond }) satisfies Gives<wire.BondChange>;
export const newAsked = fields({ person: personHandle }) satisfies Gives<wire.NewAsked>;
export const invitationAnswer = fields({ accept: v.boolean() }) satisfies Gives<wire.InvitationAnswer>;

export const arrangement = fields({ seat: seatNumber, bot: v.nullable(id) }) satisfies Gives<wire.Arrangement>;
const voteChoice = v.picklist(['standIn', 'end', 'wait']);
export const newVote = fields({ about: seatNumber, choice: voteChoice }) satisfies Gives<wire.NewVote>;

/** Somebody takes a seat; `invitation` where one must be known. */
export const newSeat = fields({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  invitation: v.optional(id),
});

/** Longer ones are refused in words, once they are tidied. */
const chatLineEntries = { key, text: v.optional(v.pipe(v.string(), v.maxLength(4000))), phrase: v.optional(id) };
export const newChatLine = fields(chatLineEntries) satisfies Gives<wire.NewChatLine>;
export const muting = fields({ line: count, muted: v.boolean() }) satisfies Gives<wire.Muting>;

export const newMove = fields({ after: count, key, move });

const number = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const chatHears = v.picklist(['players', 'spectators', 'all']) satisfies Gives<wire.ChatHears>;
const chatHeard = fields({ last: count, hears: v.nullable(chatHears) }) satisfies Gives<wire.ChatHeard>;

export const clientMessage = v.variant('type', [
  fields({
    id: number,
    type: v.literal('watch'),
    table: tableId,
    have: v.optional(count),
    chat: v.optional(chatHeard),
  }),
  fields({ id: number, type: v.literal('unwatch'), table: tableId }),
  fields({ id: number, type: v.literal('move'), table: tableId, after: count, key, move }),
  fields({ id: number, type: v.literal('undo'), table: tableId, after: count, key }),
  fields({ id: number, type: v.literal('prefer'), table: tableId, preferences: choices }),
  fields({ id: number, type: v.literal('lobby'), filter: lobbyFilter, before: v.optional(cursor) }),
  fields({ id: number, type: v.literal('say'), table: tableId, ...chatLineEntries }),
  fields({ id: number, type: v.literal('leaveLobby') }),
  fields({ id: number, type: v.literal('people') }),
  fields({ id: number, type: v.literal('leavePeople') }),
  fields({ id: number, type: v.literal('looking'), table: v.nullable(tableId) }),
  fields({ id: number, type: v.literal('ping') }),
]) satisfies Gives<wire.ClientMessage>;

export const refusalSchema = v.object({
  code: v.string(),
  words,
  rule: v.optional(v.string()),
  detail: v.optional(v.string()),
}) satisfies Gives<Refusal>;

export const refused = v.object({ refusal: refusalSchema });

export const me = v.object({ name: v.string(), settings: v.object(settingsEntries) }) satisfies Gives<wire.Me>;

export const addresses = v.object({ addresses: v.nullable(v.array(v.string())) }) satisfies Gives<wire.Addresses>;

export const housePages = v.object({
  pages: v.array(v.object({ id: v.picklist(['rules', 'imprint', 'privacy']), words })),
}) satisfies Gives<wire.HousePages>;

const spec = v.object({ id: v.string(), words, values: v.array(v.object({ id: v.string(), words })) });
const edition = v.object({ id: v.string(), digest: v.string() });

export const gamesInfo = v.object({
  games: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      tagline: words,
      seats: v.object({ min: v.number(), max: v.number() }),
      options: v.array(spec),
      editions: v.array(edition),
      preferences: v.array(spec),
      rules: v.number(),
      example: v.boolean(),
    }),
  ),
  bots: v.array(v.object({ id: v.string(), words })),
}) satisfies Gives<wire.GamesInfo>;

/** What is in it differs from game to game. */
export const editionFile = v.record(v.string(), v.unknown());

const decision = v.object({ seat: seatNumber, kind: v.string() });
const viewer = v.union([seatNumber, v.literal('spectator')]);

const span = v.object({ from: v.string(), to: v.string() });
const clockState = {
  left: v.array(v.nullable(v.number())),
  runsOut: v.nullable(v.string()),
  resting: v.boolean(),
  at: v.string(),
};
const ended = v.picklist(['time', 'vote', 'nobody', 'owner', 'house']);

export const tableInfo = v.object({
  id: tableId,
  game: v.string(),
  edition,
  rules: v.number(),
  options: v.record(v.string(), v.string()),
  seats: v.array(
    v.object({
      seat: seatNumber,
      kind: v.picklist(['person', 'bot', 'open']),
      name: v.string(),
      bot: v.optional(v.string()),
      online: v.boolean(),
      standIn: v.optional(v.string()),
      rest: v.optional(v.object({ night: v.optional(span), holiday: v.optional(span) })),
    }),
  ),
  status: v.picklist(['waiting', 'running', 'over']),
  you: viewer,
  n: count,
  decision: v.nullable(decision),
  createdAt: v.string(),
  changedAt: v.string(),
  seedHash: v.string(),
  seed: v.optional(v.string()),
  preferences: v.optional(v.record(v.string(), v.string())),
  closed: v.optional(refusalSchema),
  lobby: v.boolean(),
  clock: v.variant('kind', [
    v.object({ kind: v.literal('none'), ...clockState }),
    v.object({ kind: v.literal('live'), bank: v.number(), increment: v.number(), ...clockState }),
    v.object({ kind: v.literal('days'), perTurn: v.number(), bank: v.number(), ...clockState }),
  ]),
  absent,
  language: v.nullable(language),
  botsAfter: v.nullable(v.number()),
  fillAt: v.optional(v.string()),
  chat: chatManners,
  owner: v.boolean(),
  invitation: v.optional(v.string()),
  byInvitation: v.boolean(),
  ended: v.optional(ended),
  rematch: v.optional(v.string()),
  vote: v.optional(
    v.object({
      about: seatNumber,
      choices: v.array(voteChoice),
      said: v.array(v.object({ seat: seatNumber, choice: voteChoice })),
      asked: v.array(seatNumber),
      until: v.nullable(v.string()),
    }),
  ),
  watching: v.optional(v.object({ count, names: v.array(v.string()) })),
}) satisfies Gives<wire.TableInfo>;

export const tableList = v.object({
  tables: v.array(tableInfo),
  next: v.optional(cursor),
}) satisfies Gives<wire.TableList>;

export const lobby = v.object({
  tables: v.array(tableInfo),
  total: count,
  next: v.optional(cursor),
}) satisfies Gives<wire.Lobby>;

export const waiting = v.object({
  tables: v.array(
    v.object({ id: tableId, game: v.string(), n: count, since: v.string(), runsOut: v.nullable(v.string()) }),
  ),
  guest: v.boolean(),
}) satisfies Gives<wire.Waiting>;

export const people = v.object({
  people: v.array(
    v.object({
      person: personHandle,
      name: v.string(),
      games: count,
      lastAt: v.string(),
      here: v.boolean(),
      bond,
    }),
  ),
  next: v.optional(cursor),
}) satisfies Gives<wire.People>;

export const askedPeople = v.object({
  asked: v.array(
    v.object({ person: personHandle, name: v.string(), answer: v.picklist(['open', 'sits', 'declined']) }),
  ),
}) satisfies Gives<wire.AskedPeople>;

export const invitations = v.object({
  invitations: v.array(v.object({ table: tableInfo, person: personHandle, name: v.string(), at: v.string() })),
}) satisfies Gives<wire.Invitations>;

const scoresheet = v.object({
  categories: v.array(v.string()),
  rows: v.array(
    v.object({
      seat: seatNumber,
      points: v.array(v.number()),
      total: v.number(),
      tieBreak: v.array(v.number()),
      rank: v.number(),
    }),
  ),
  final: v.boolean(),
});

export const standing = v.object({
  n: count,
  view: v.unknown(),
  decision: v.nullable(decision),
  scoresheet,
  undo: v.variant('can', [
    v.object({ can: v.literal(true) }),
    v.object({ can: v.literal(false), refusal: refusalSchema }),
  ]),
  since: v.string(),
  clock: v.optional(v.object(clockState)),
  moves: v.optional(v.array(move)),
}) satisfies Gives<wire.StandingWithMoves>;

export const tableReport = v.object({
  entries: v.array(v.object({ n: count, at: v.string(), seat: seatNumber, lines: v.nullable(v.array(words)) })),
  totals: v.nullable(v.array(v.number())),
  result: v.optional(scoresheet),
}) satisfies Gives<wire.TableReport>;

const chatLine = v.object({
  line: count,
  n: count,
  at: v.string(),
  seat: v.optional(seatNumber),
  name: v.string(),
  mine: v.boolean(),
  audience: v.picklist(['players', 'spectators']),
  phrase: v.optional(v.string()),
  words,
}) satisfies Gives<wire.ChatLine>;

export const chat = v.object({
  lines: v.array(chatLine),
  last: count,
  hears: chatHears,
  muted: v.array(v.object({ line: count, name: v.string() })),
  off: v.boolean(),
}) satisfies Gives<wire.Chat>;

export const phrases = v.object({
  phrases: v.array(v.object({ id: v.string(), words })),
}) satisfies Gives<wire.Phrases>;

export const replay = v.object({
  atoll: v.literal('replay'),
  game: v.string(),
  rules: v.number(),
  edition: v.object({ id: v.string(), digest: v.string(), content: v.optional(v.unknown()) }),
  options: v.record(v.string(), v.string()),
  seats: v.array(v.object({ name: v.string(), bot: v.optional(v.string()) })),
  seed: v.string(),
  seedHash: v.string(),
  moves: v.array(v.object({ seat: seatNumber, move })),
  happened: v.optional(
    v.array(
      v.object({
        after: count,
        seat: seatNumber,
        type: v.picklist(['standIn', 'back', 'seated', 'vote', 'end']),
        bot: v.optional(v.string()),
        why: v.optional(v.string()),
        about: v.optional(seatNumber),
        choice: v.optional(voteChoice),
      }),
    ),
  ),
  result: scoresheet,
  chat: v.optional(v.array(v.object({ after: count, seat: v.optional(seatNumber), name: v.string(), words }))),
});

export const health = v.object({ status: v.literal('ok'), connections: count });
export const well = v.object({ status: v.literal('ok') });

/** Reads what came in; refuses in words, naming the place, when it does not fit. */
export function read<T>(schema: Gives<T>, value: unknown): T {
  const found = v.safeParse(schema, value, { abortEarly: true });
  if (found.success) return found.output;
  throw new Refused(refusal('shape', ...whyNot(found.issues[0])));
}

function whyNot(issue: v.BaseIssue<unknown>): [de: string, en: string] {
  const keys = issue.path?.map(({ key }) => String(key)) ?? [];
  const place = keys.join('.');
  const around = keys.length < 2 ? '' : `${short(keys.slice(0, -1).join('.'))}: `;
  const field = short(keys.at(-1) ?? '');
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return [
      `${around}Ein Feld „${field}“ gibt es hier nicht. Es gibt: ${issue.message}.`,
      `${around}There is no field “${field}” here. There is: ${issue.message}.`,
    ];
  if (issue.type === 'strict_object' && place !== '' && issue.received === 'undefined')
    return [`${around}Das Feld „${field}“ fehlt.`, `${around}The field “${field}” is missing.`];
  const [expected, received] = [issue.expected ?? '?', short(issue.received)];
  return [
    `${short(place) || 'Nachricht'}: erwartet ${expected}, gefunden ${received}.`,
    `${short(place) || 'message'}: expected ${expected}, found ${received}.`,
  ];
}

const short = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

/** Parses JSON from outside. */
export function parse(text: string): unknown {
  try {
    return shape.parseJson(text);
  } catch (error) {
    throw new Refused(error as BadInput);
  }
}
