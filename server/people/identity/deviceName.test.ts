import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceName, deviceWords } from './deviceName.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

test('a device is called by its browser and its system', () => {
  const called = (userAgent: string | undefined) => deviceWords(deviceName(userAgent)).de;
  const cases: [string | undefined, string][] = [
    ['Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0', 'Firefox auf Linux'],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) ${safari}`, 'Safari auf dem iPhone'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/156.0.0.0`, 'Edge auf Windows'],
    [`Mozilla/5.0 (Linux; Android 16) ${chrome}`, 'Chrome auf Android'],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome}`, 'Chrome auf dem Mac'],
    ['Mozilla/5.0 (Plan 9) Mothra/1', 'Ein Browser'],
    ['curl/8.19', 'Ein Programm'],
    [undefined, 'Ein Programm'],
  ];
  for (const [userAgent, name] of cases) assert.equal(called(userAgent), name);
});
