import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOutside } from './addresses.ts';

test('addresses of the world are outside', () => {
  for (const address of ['1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])
    assert.ok(isOutside(address, []), address);
});

test('this machine, its network, link-local, shared and special addresses are not', () => {
  for (const address of [
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.178.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '224.0.0.251',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:1.1.1.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    'no address',
    '',
  ])
    assert.ok(!isOutside(address, []), address);
});

test('an address of the world that is this machine’s own is not outside', () => {
  assert.ok(!isOutside('93.184.216.34', ['93.184.216.34']));
});
