/**
 * What browsers keep for secure pages is not there over plain HTTP, and tests on localhost do not notice. So everything
 * that runs in a browser may ask for it in one file only, which knows what to do without it.
 */
import { pathToFileURL } from 'node:url';
import { filesUnder, literal, parse, readSource, walk } from './sources.mjs';

export const theOneFile = 'web/secure.ts';

/** The rooms whose code runs in a browser. */
const inTheBrowser = /^(web|boardkit|games|bots|engine)\/.*\.[jt]sx?$/;
const notInTheBrowser = /\.test\.tsx?$|\/(golden|kit)\/|^web\/vite\.config\./;

/** Names that mean nothing else, wherever they stand behind a dot. */
const anywhere = new Set([
  'randomUUID',
  'clipboard',
  'serviceWorker',
  'wakeLock',
  'mediaDevices',
  'getDisplayMedia',
  'setAppBadge',
  'requestMIDIAccess',
  'requestMediaKeySystemAccess',
  'showSaveFilePicker',
  'showOpenFilePicker',
  'showDirectoryPicker',
]);

/** Names with other meanings elsewhere: only as parts of these. */
const partsOf = new Map([
  ['crypto', ['subtle']],
  [
    'navigator',
    [
      'share',
      'canShare',
      'credentials',
      'storage',
      'locks',
      'bluetooth',
      'usb',
      'hid',
      'serial',
      'xr',
      'gpu',
      'geolocation',
      'getBattery',
      'keyboard',
      'userAgentData',
      'virtualKeyboard',
      'contacts',
    ],
  ],
]);

const globals = new Set([
  'caches',
  'cookieStore',
  'Notification',
  'PushManager',
  'PublicKeyCredential',
  'PaymentRequest',
  'Accelerometer',
  'Gyroscope',
  'showSaveFilePicker',
  'showOpenFilePicker',
  'showDirectoryPicker',
]);

/** @returns {string[]} one line for every use of such a thing in a file that runs in a browser */
export function insecure(path, source) {
  if (!inTheBrowser.test(path) || notInTheBrowser.test(path) || path === theOneFile) return [];
  const found = new Set();
  walk(parse(path, source), node => {
    const name = secureOnly(node);
    if (name) found.add(name);
  });
  return [...found].map(name => `${path}: ${name} exists on secure pages only; see ${theOneFile}`);
}

/** What this node takes that only secure pages have. */
function secureOnly(node) {
  switch (node.type) {
    case 'MemberExpression':
      return taken(node.object, node.computed ? literal(node.property) : node.property.name);
    case 'VariableDeclarator':
    case 'AssignmentExpression': {
      const [pattern, from] = node.type === 'VariableDeclarator' ? [node.id, node.init] : [node.left, node.right];
      if (pattern?.type !== 'ObjectPattern') return undefined;
      return pattern.properties.map(one => taken(from, nameOf(one.key))).find(Boolean);
    }
    case 'NewExpression':
    case 'CallExpression':
      return globals.has(node.callee.name) ? node.callee.name : undefined;
    default:
      return undefined;
  }
}

const nameOf = key => key?.name ?? literal(key);

function taken(object, name) {
  if (object?.type === 'Identifier' && globals.has(object.name)) return object.name;
  if (name === undefined) return undefined;
  if (anywhere.has(name)) return name;
  if (['window', 'self', 'globalThis'].includes(object?.name)) return globals.has(name) ? name : undefined;
  const owner = object?.type === 'MemberExpression' ? object.property?.name : object?.name;
  return partsOf.get(owner)?.includes(name) ? `${owner}.${name}` : undefined;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const paths = filesUnder().filter(path => inTheBrowser.test(path));
  const wrong = paths.flatMap(path => insecure(path, readSource(path)));
  for (const line of wrong) console.log(line);
  console.log(`${paths.length} files that run in browsers, ${wrong.length} uses of what plain HTTP does not have`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
