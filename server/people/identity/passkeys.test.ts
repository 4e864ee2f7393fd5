import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Refusal } from '@atoll/engine';
import { openHouse, type Person } from '../../test/house.ts';

type Options = { challenge: string; rp?: { id: string }; rpId?: string };

async function asked(person: Person, path: string, origin: string, body: unknown = {}) {
  const headers = { origin, host: new URL(origin).host };
  return person.call<Options & { refusal?: Refusal }>('POST', path, body, headers);
}

test('a passkey is for the name under which the page was opened', async t => {
  const origins = ['https://atoll.example', 'https://play.example:8443'];
  const house = await openHouse(t, { origins });
  const ann = house.visit();
  const made = await Promise.all(origins.map(origin => asked(ann, '/api/me/passkeys/new', origin)));
  assert.deepEqual(
    made.map(({ body }) => body.rp?.id),
    ['atoll.example', 'play.example'],
  );
  assert.equal((await asked(ann, '/api/me/passkeys/ask', 'https://atoll.example')).body.rpId, 'atoll.example');
});

test('where there can be no passkeys, that is said in words', async t => {
  const origins = ['http://atoll.test', 'https://192.168.0.7', 'https://[fd00::7]'];
  const house = await openHouse(t, { origins });
  for (const origin of origins)
    for (const path of ['/api/me/passkeys/new', '/api/me/passkeys/ask']) {
      const { status, body } = await asked(house.visit(), path, origin);
      assert.equal(`${status} ${body.refusal?.code}`, '400 passkey-here', origin);
    }
  const { body } = await house.visit().call<{ refusal: Refusal }>('POST', '/api/me/passkeys/ask', {});
  assert.equal(body.refusal.code, 'passkey-here', 'a program has no page');
});

test('what was not made for the challenge is not believed', async t => {
  const origin = 'https://atoll.example';
  const house = await openHouse(t, { origins: [origin] });
  const ann = house.visit();
  const { body } = await asked(ann, '/api/me/passkeys/new', origin);
  const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const passkey = (challenge: string) => ({
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: text({ type: 'webauthn.create', challenge, origin }), attestationObject: 'AAAA' },
  });
  const codeOf = async (challenge: string, who = ann) =>
    (await asked(who, '/api/me/passkeys', origin, { passkey: passkey(challenge) })).body.refusal?.code;
  assert.equal(await codeOf(Buffer.from('forged').toString('base64url')), 'link-unknown');
  const eve = house.visit();
  await eve.get('/api/me');
  assert.equal(await codeOf(body.challenge, eve), 'passkey-failed', 'nor what was made for somebody else');
  assert.equal(await codeOf(body.challenge), 'passkey-failed', 'nor a statement that is none');
  assert.equal(await codeOf(body.challenge), 'link-used', 'and a challenge is good for one try');
  const shown = {
    ...passkey(body.challenge),
    response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
  };
  const { body: unknown } = await asked(eve, '/api/me/passkeys/enter', origin, { passkey: shown });
  assert.equal(unknown.refusal?.code, 'passkey-unknown');
});
