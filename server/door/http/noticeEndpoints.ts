/** The addresses at which people choose how they are told of what waits for them; endpoints.ts takes them in. */

import * as notices from '../schemas/noticeSchemas.ts';
import type { Endpoint } from './endpoints.ts';

const channels = '/api/me/channels';

export const noticeEndpoints = {
  channels: {
    method: 'get',
    path: channels,
    summary: 'On which ways the guest is told of what waits for them while they are away, and which this house has.',
    answer: notices.channels,
  },
  saveChannel: {
    method: 'post',
    path: channels,
    summary:
      'Adds a way, or changes the one of that `id`. `target` of a webhook, `subscription` of a browser; either may be left out where it stays.',
    body: notices.newChannel,
    answer: notices.channels,
    invites: true,
  },
  dropChannel: {
    method: 'delete',
    path: `${channels}/{id}`,
    summary: 'Takes one of the guest’s ways away.',
    answer: notices.channels,
  },
  testChannel: {
    method: 'post',
    path: `${channels}/{id}/test`,
    summary: 'Sends something on one of the guest’s ways now; refuses with the reason where it does not arrive.',
    answer: notices.channels,
  },
} as const satisfies Record<string, Endpoint>;
