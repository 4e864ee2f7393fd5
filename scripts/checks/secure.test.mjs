import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insecure, theOneFile } from './secure.mjs';

const forbids = (source, name, path = 'web/table/x.ts') =>
  assert.deepEqual(insecure(path, source), [`${path}: ${name} exists on secure pages only; see ${theOneFile}`]);
const allows = (source, path = 'web/table/x.ts') => assert.deepEqual(insecure(path, source), []);

test('what exists on secure pages only may not be used, however it is taken', () => {
  forbids('const key = crypto.randomUUID();', 'randomUUID');
  forbids('const { randomUUID } = crypto;', 'randomUUID');
  forbids('void globalThis.crypto.subtle.digest("SHA-256", bytes);', 'crypto.subtle');
  forbids('await navigator.clipboard.writeText(text);', 'clipboard');
  forbids('await navigator?.["clipboard"]?.readText();', 'clipboard');
  forbids('const n = navigator; n.serviceWorker.register("/sw.js");', 'serviceWorker');
  forbids('window.navigator.share({ url });', 'navigator.share');
  forbids('const { credentials } = navigator;', 'navigator.credentials');
  forbids('new Notification("You are next");', 'Notification');
  forbids('await Notification.requestPermission();', 'Notification');
  forbids('await window.caches.open("parts");', 'caches');
  forbids('await showSaveFilePicker();', 'showSaveFilePicker');
});

test('boards, games, bots and the engine run in browsers as well', () => {
  for (const path of ['boardkit/a.ts', 'games/tides/board/a.tsx', 'games/tides/bot/a.ts', 'bots/a.ts', 'engine/a.ts'])
    forbids('crypto.randomUUID();', 'randomUUID', path);
});

test('the server, tools and tests do not, and one file knows what to do without', () => {
  for (const path of ['server/a.ts', 'cli/a.ts', 'e2e/a.ts', 'web/a.test.ts', theOneFile])
    allows('crypto.randomUUID();', path);
});

test('what every page has, and words that only look alike, are left alone', () => {
  allows('crypto.getRandomValues(new Uint8Array(16));');
  allows('await fetch(path, { credentials: "same-origin" });');
  allows('const { share, storage } = counts; fruit.storage; words.share;');
  allows('// crypto.randomUUID()\nconst a = "navigator.clipboard";');
  allows('element.oncopy = event => event.clipboardData?.setData("text/plain", text);');
});
