/** The built site: files with their types, packed once and kept; every page address gets the same index.html. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { type Packing, pack, packingFor, worthPacking } from '../http/packing.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};
/** These are packed already. */
const packed = new Set(['.png', '.ico', '.woff2']);

interface KeptFile {
  changed: number;
  bytes: Buffer;
  tag: string;
  packed: Map<Packing, Promise<Buffer>>;
}

/** What is asked of the site: the path as it came, and two headers. */
export interface SiteAsk {
  path: string;
  accept: string | undefined;
  acceptEncoding: string | undefined;
  knownTag: string | undefined;
  /** What a page gets into its head; asked for only where a page is given. */
  head?: () => Promise<string>;
}

interface SiteAnswer {
  status: 200 | 304 | 503;
  headers: Record<string, string>;
  body: Buffer | null;
}

/** Gives null where there is no such page or file. */
export type Site = (ask: SiteAsk) => Promise<SiteAnswer | null>;

export function openSite(folder: string): Site {
  const root = resolve(folder);
  const kept = new Map<string, KeptFile>();

  async function load(path: string): Promise<KeptFile | null> {
    const file = resolve(join(root, path));
    if (!file.startsWith(root + sep)) return null;
    const found = await stat(file).catch(() => null);
    if (!found?.isFile()) return null;
    const known = kept.get(file);
    if (known?.changed === found.mtimeMs) return known;
    const bytes = await readFile(file);
    const fresh: KeptFile = { changed: found.mtimeMs, bytes, tag: tagOf(bytes), packed: new Map() };
    kept.set(file, fresh);
    return fresh;
  }

  function packedAs(file: KeptFile, packing: Packing): Promise<Buffer> {
    const found = file.packed.get(packing) ?? pack(file.bytes, packing, true);
    file.packed.set(packing, found);
    return found;
  }

  async function answer(file: KeptFile, path: string, ask: SiteAsk): Promise<SiteAnswer> {
    const kind = extname(path);
    const headers: Record<string, string> = {
      'Content-Type': types[kind] ?? 'application/octet-stream',
      // What is under assets/ has its hash in its name and never changes; all else is asked for again.
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: file.tag,
      Vary: 'Accept-Encoding',
    };
    if (ask.knownTag?.split(/,\s*/).includes(file.tag)) return { status: 304, headers, body: null };
    const small = file.bytes.length < worthPacking || packed.has(kind);
    const packing = small ? 'identity' : packingFor(ask.acceptEncoding);
    if (packing !== 'identity') headers['Content-Encoding'] = packing;
    return { status: 200, headers, body: await packedAs(file, packing) };
  }

  return async ask => {
    const path = decoded(ask.path);
    if (path === null) return null;
    const file = path === '/' ? null : await load(path);
    if (file) return answer(file, path, ask);
    // Pages have no dot in their last part; a missing script must not be answered with a page.
    const isPage = !extname(path) && !path.startsWith('/assets/') && /text\/html|\*\/\*/.test(ask.accept ?? '*/*');
    if (!isPage) return null;
    const index = await load('/index.html');
    if (!index) return notBuilt;
    const head = (await ask.head?.()) ?? '';
    if (head === '') return answer(index, '/index.html', ask);
    const told = await answer(withHead(index, head), '/index.html', ask);
    return { ...told, headers: { ...told.headers, Vary: 'Accept-Encoding, Accept-Language' } };
  };
}

/** The page with more in its head; a file of its own, that nobody keeps. */
function withHead(index: KeptFile, head: string): KeptFile {
  const bytes = Buffer.from(index.bytes.toString().replace('</head>', () => `  ${head}\n  </head>`));
  return { changed: index.changed, bytes, tag: tagOf(bytes), packed: new Map() };
}

const tagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

function decoded(path: string): string | null {
  try {
    const plain = decodeURIComponent(path);
    return plain.includes('\0') || plain.includes('\\') ? null : plain;
  } catch {
    return null;
  }
}

const notBuilt: SiteAnswer = {
  status: 503,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  body: Buffer.from(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Atoll</title>
<h1>Atoll</h1>
<p lang="de">Der Server läuft, aber die Seite ist noch nicht gebaut. <code>npm start</code> baut sie und startet alles.</p>
<p>The server runs, but its site has not been built yet. <code>npm start</code> builds it and starts everything.</p>
</html>
`),
};
