import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInside, isNear, type Machine, ownAddresses } from './addresses.ts';

const at = (address: string, internal = false) => ({
  address,
  internal,
  family: address.includes(':') ? ('IPv6' as const) : ('IPv4' as const),
});

const home: Machine = {
  name: 'Kitchen',
  interfaces: {
    lo: [at('127.0.0.1', true), at('::1', true)],
    docker0: [at('172.17.0.1')],
    tun0: [at('100.64.3.2')],
    eth1: [at('10.0.0.7')],
    eth0: [at('192.168.1.20'), at('2003:aa::1'), at('fe80::1')],
  },
};

test('the home network’s number comes first, the machine’s name last, and networks inside the machine are left out', () => {
  assert.deepEqual(ownAddresses(4100, '::', home), [
    'http://192.168.1.20:4100',
    'http://10.0.0.7:4100',
    'http://100.64.3.2:4100',
    'http://kitchen:4100',
  ]);
});

test('a server that listens on one address is reached by that one only', () => {
  assert.deepEqual(ownAddresses(80, '10.0.0.7', home), ['http://10.0.0.7:80']);
  assert.deepEqual(ownAddresses(80, '127.0.0.1', home), []);
  assert.deepEqual(ownAddresses(80, '::1', home), []);
});

test('where there is no older kind of number, the newer kind will do', () => {
  const interfaces = { eth0: [at('2003:aa::1'), at('fe80::1')] };
  assert.deepEqual(ownAddresses(4100, '::', { interfaces, name: 'localhost.localdomain' }), [
    'http://[2003:aa::1]:4100',
  ]);
});

test('a machine without a network has no address for others, not even a name', () => {
  assert.deepEqual(ownAddresses(4100, '::', { ...home, interfaces: { lo: [at('127.0.0.1', true)] } }), []);
});

const near = { remote: '127.0.0.1', port: 4100, host: 'localhost:4100', passedOn: false };

test('who opened the server from its own network learns its addresses', () => {
  assert.ok(isNear(near));
  assert.ok(isNear({ ...near, remote: '::1', host: '[::1]:4100' }));
  assert.ok(isNear({ ...near, remote: '::ffff:192.168.1.9', host: '192.168.1.20:4100' }));
  assert.ok(isNear({ ...near, port: 80, host: 'localhost' }));
});

test('who comes from outside, through a proxy or under a public name does not', () => {
  assert.ok(!isNear({ ...near, remote: '203.0.113.5' }));
  assert.ok(!isNear({ ...near, passedOn: true }));
  assert.ok(!isNear({ ...near, host: 'atoll.example' }));
  assert.ok(!isNear({ ...near, host: '127.0.0.1.atoll.example:4100' }));
  assert.ok(!isNear({ ...near, host: '10.atoll.example:4100' }));
  assert.ok(!isNear({ ...near, host: undefined }));
  assert.ok(!isNear({ ...near, host: 'localhost:8080' }), 'another port: something passes it on');
});

test('inside is who asks from the own network, with nothing between, by a name of that network', () => {
  const asks = (remote: string, host: string, passedOn = false) => isInside({ remote, host, passedOn });
  assert.ok(asks('127.0.0.1', 'localhost:4100'));
  assert.ok(asks('172.18.0.5', 'atoll:4100'));
  assert.ok(asks('::ffff:10.0.0.9', '10.0.0.7:4100'));
  assert.ok(!asks('127.0.0.1', 'atoll.example'), 'a proxy that does not say that it is one');
  assert.ok(!asks('127.0.0.1', 'localhost:4100', true), 'a proxy that says so');
  assert.ok(!asks('203.0.113.9', 'atoll:4100'), 'from outside');
  assert.ok(!asks('203.0.113.9', '10.0.0.7'));
});
