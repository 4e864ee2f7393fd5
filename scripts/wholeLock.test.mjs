import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { complete, missingIn } from './wholeLock.mjs';

const ours = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'));

test('the lock file lists what every system needs, so that npm ci takes it everywhere', () => {
  assert.deepEqual(missingIn(ours), [], 'node scripts/wholeLock.mjs completes it');
});

test('the lock file names no registry: each machine asks its own', () => {
  const named = Object.entries(ours.packages).filter(([, { resolved }]) => /^\w+:/.test(resolved ?? ''));
  assert.deepEqual(named, []);
});

const tool = {
  version: '2.0.0',
  dev: true,
  optionalDependencies: { 'tool-linux-x64': '2.0.0', 'tool-win32-arm64': '2.0.0' },
};
const linux = { version: '2.0.0', integrity: 'sha512-linux', os: ['linux'] };

test('what is missing comes from a lock file made from nothing; what is there stays as it is', () => {
  const lock = { packages: { '': {}, 'node_modules/tool': tool, 'node_modules/old': { version: '1.0.0' } } };
  const fresh = {
    packages: {
      '': {},
      'node_modules/tool': tool,
      'node_modules/old': { version: '1.9.9' },
      'node_modules/tool-linux-x64': linux,
    },
  };
  assert.deepEqual(complete(lock, fresh).packages, {
    '': {},
    'node_modules/old': { version: '1.0.0' },
    'node_modules/tool': tool,
    'node_modules/tool-linux-x64': linux,
    'node_modules/tool-win32-arm64': { version: '2.0.0', cpu: ['arm64'], dev: true, optional: true, os: ['win32'] },
  });
});

test('the name of a package for another system tells its processor and, on Linux, its C library', () => {
  const names = ['linux-arm-musleabihf', 'linux-s390x-gnu', 'openharmony-arm64', 'win32-ia32-msvc'];
  const optionalDependencies = Object.fromEntries(names.map(name => [`tool-${name}`, '2.0.0']));
  const { packages } = complete({ packages: { 'node_modules/tool': { optionalDependencies } } }, { packages: {} });
  const told = names.map(name => packages[`node_modules/tool-${name}`]);
  assert.deepEqual(told, [
    { version: '2.0.0', cpu: ['arm'], libc: ['musl'], optional: true, os: ['linux'] },
    { version: '2.0.0', cpu: ['s390x'], libc: ['glibc'], optional: true, os: ['linux'] },
    { version: '2.0.0', cpu: ['arm64'], optional: true, os: ['openharmony'] },
    { version: '2.0.0', cpu: ['ia32'], optional: true, os: ['win32'] },
  ]);
});

test('a package that neither the registry nor its name tells of is not made up', () => {
  const lock = { packages: { 'node_modules/tool': { optionalDependencies: { extras: '1.0.0' } } } };
  assert.throws(() => complete(lock, { packages: {} }), /extras@1\.0\.0 cannot be told by its name/);
});
