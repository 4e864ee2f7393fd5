import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letterOf } from './letter.ts';
import { webhookParcel } from './webhook.ts';

const evil = 'Cacao\r\nBcc: everybody@example.org\r\n\r\nBuy this';
const link = 'https://atoll.example/t/x';

test('whatever a game is called, a letter has no head of its making', () => {
  const { subject, headers } = letterOf(
    'ann@example.org',
    { title: `Your turn: ${evil}`, text: 'A table is waiting for you.' },
    { link, stopLink: 'https://atoll.example/stop/abc', language: 'en' },
  );
  assert.equal(subject, 'Your turn: Cacao Bcc: everybody@example.org Buy this');
  for (const value of Object.values(headers ?? {})) assert.doesNotMatch(value, /[\r\n]/);
});

test('nor has a message to somebody’s own program, and nobody is called by name there', () => {
  const message = { kind: 'turn', title: `Your turn: ${evil} @everyone`, text: 'Now.', link, game: evil } as const;
  for (const shape of ['json', 'discord', 'matrix', 'ntfy'] as const)
    for (const value of Object.values(webhookParcel('https://x.example/', shape, message).headers))
      assert.doesNotMatch(String(value), /[\r\n]/);
  const { body } = webhookParcel('https://x.example/', 'discord', message);
  assert.deepEqual(JSON.parse(String(body)).allowed_mentions, { parse: [] });
});
