/** The OpenAPI description, made from the same list and schemas that the server itself goes by. */
import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import * as identity from '../schemas/identitySchemas.ts';
import * as notices from '../schemas/noticeSchemas.ts';
import * as schemas from '../schemas/schemas.ts';
import { type Endpoint, endpoints } from './endpoints.ts';

const named = {
  NewName: schemas.meChange,
  NewTable: schemas.newTable,
  NewMove: schemas.newMove,
  NewSeat: schemas.newSeat,
  NewVote: schemas.newVote,
  Arrangement: schemas.arrangement,
  Manners: schemas.manners,
  QuickSeat: schemas.quickSeat,
  NewChatLine: schemas.newChatLine,
  Muting: schemas.muting,
  Chat: schemas.chat,
  Phrases: schemas.phrases,
  Lobby: schemas.lobby,
  People: schemas.people,
  NewBond: schemas.bondChange,
  Asked: schemas.askedPeople,
  NewAsked: schemas.newAsked,
  Invitations: schemas.invitations,
  InvitationAnswer: schemas.invitationAnswer,
  Me: schemas.me,
  Rest: schemas.myRest,
  NewRest: schemas.restChoice,
  MyData: schemas.myData,
  Deleted: schemas.deleted,
  Waiting: schemas.waiting,
  Identity: identity.identity,
  WhichDevice: identity.whichDevice,
  CarryLink: identity.carryLink,
  LinkToken: identity.linkToken,
  LinkTaken: identity.linkTaken,
  Arrival: identity.arrival,
  HouseKey: identity.houseKey,
  TypedKey: identity.typedKey,
  PasskeyOptions: identity.passkeyOptions,
  MadePasskey: identity.madePasskey,
  ShownPasskey: identity.shownPasskey,
  WhichPasskey: identity.whichPasskey,
  MailAddress: identity.mailAddress,
  MailToConfirm: identity.mailToConfirm,
  LetterSent: identity.letterSent,
  Channels: notices.channels,
  NewChannel: notices.newChannel,
  Addresses: schemas.addresses,
  HousePages: schemas.housePages,
  Games: schemas.gamesInfo,
  Table: schemas.tableInfo,
  Tables: schemas.tableList,
  Edition: schemas.editionFile,
  Standing: schemas.standing,
  Report: schemas.tableReport,
  Replay: schemas.replay,
  Health: schemas.health,
  Well: schemas.well,
  Refusal: schemas.refusalSchema,
  Refused: schemas.refused,
  LiveMessage: schemas.clientMessage,
} as const;

const refTo = (name: string) => `#/components/schemas/${name}`;

/** A schema by its name, so that the description reads like the code. */
function json(schema: v.GenericSchema): { content: Record<string, unknown> } {
  const name = Object.entries(named).find(([, known]) => known === schema)?.[0] ?? '';
  return { content: { 'application/json': { schema: { $ref: refTo(name) } } } };
}

const pathSchemas: Readonly<Record<string, object>> = {
  id: { type: 'string', pattern: '^[\\w-]{1,64}$' },
  seat: { type: 'integer', minimum: 0, maximum: 9 },
  person: { type: 'string', pattern: '^[\\w-]{1,64}$' },
};

export function openApi(): unknown {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries(endpoints) as [string, Endpoint][]) {
    const { method, path, summary, body, query, answer, status = 200 } = endpoint;
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => ({
      name: parameter,
      in: 'path',
      required: true,
      schema: pathSchemas[parameter],
    }));
    const asked = Object.entries(query?.entries ?? {}).map(([parameter, schema]) => ({
      name: parameter,
      in: 'query',
      required: false,
      schema: toJsonSchema(v.unwrap(schema)),
    }));
    const parameters = [...inPath, ...asked];
    paths[path] ??= {};
    paths[path][method] = {
      operationId: name,
      summary,
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: true, ...json(body) } }),
      responses: {
        [status]: { description: 'Done.', ...json(answer) },
        default: { description: 'Refused: nothing has been changed.', ...json(schemas.refused) },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Atoll',
      version: '1',
      description:
        'Tables for board games. A guest is known by a signed cookie. Live: a WebSocket at /live that takes LiveMessage.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      schemas: toJsonSchemaDefs(named, {
        target: 'draft-2020-12',
        // A number that must be finite is any number JSON can write.
        ignoreActions: ['finite'],
        overrideRef: ({ referenceId }) => refTo(referenceId),
      }),
    },
  };
}
