/** The HTTP door: the API as endpoints.ts lists it, its description, and the site. */

import { BadInput, refusal } from '@atoll/engine';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Log, troubleOf } from '../../log.ts';
import type { Measures } from '../../measures.ts';
import { type Barred, barredHere } from '../../people/leaving/barred.ts';
import { StoreFailure } from '../../store/store.ts';
import { plainRefusal } from '../../table/outgoing.ts';
import { isInside, isNear, isPrivate, proxyHeaders } from '../addresses.ts';
import { cookieName, cookieSeconds, type Guests, type Visitor } from '../guests.ts';
import type { Limits } from '../limits.ts';
import { originFits } from '../origins.ts';
import { openRates, type Rates } from '../rates.ts';
import {
  httpStatus,
  internal,
  noStopLink,
  otherSite,
  Refused,
  storeTrouble,
  tooFast,
  unknownPage,
} from '../refusals.ts';
import { parse, read } from '../schemas/schemas.ts';
import { type openPreviews, originAsked } from '../site/linkPreview.ts';
import type { Site } from '../site/site.ts';
import type { Browser, Handlers } from './ask.ts';
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts';
import { openApi } from './openapi.ts';
import { pack, packingFor, worthPacking } from './packing.ts';

type Env = { Bindings: HttpBindings; Variables: { visitor: Visitor | null; route: string | undefined } };
type Ctx = Context<Env>;

export interface HttpOptions {
  handlers: Handlers;
  guests: Guests;
  barred: Barred;
  site: Site;
  /** What a page's head says of it to those who show a link. */
  previews: ReturnType<typeof openPreviews>;
  /** Somebody wants no more letters; false where the link is none of ours. */
  stop: (token: string) => Promise<boolean>;
  limits: Limits;
  guestRates: Rates;
  origins: readonly string[];
  measures: Pick<Measures, 'count' | 'took' | 'text'>;
  /** Whether everybody may read what is measured, and not only who is in the server's own network. */
  measuresPublic: boolean;
  log: Log;
}

/** Nothing from elsewhere, nothing inline, no frames: the site brings all it needs. */
const safety: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  // The address of a table is its invitation; other sites must not learn it.
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Over plain HTTP to another machine, browsers do not follow this one and complain of it on every page. */
const ownWindows = ['Cross-Origin-Opener-Policy', 'same-origin'] as const;

export function openHttp({
  handlers,
  guests,
  barred,
  site,
  previews,
  stop,
  limits,
  guestRates,
  origins,
  measures,
  measuresPublic,
  log,
}: HttpOptions): Hono<Env> {
  const app = new Hono<Env>();
  const addressRates = openRates(limits.address);

  app.use(async (c, next) => {
    const began = performance.now();
    await next();
    for (const [name, value] of Object.entries(safety)) c.header(name, value);
    if (isSecure(c)) c.header(...ownWindows);
    // The route, not the address: the id of a table is an invitation.
    const route = c.get('route');
    const ms = performance.now() - began;
    if (route !== undefined) measures.took('request', ms);
    if (c.res.status >= 500) measures.count('requests_failed');
    const fields = { method: c.req.method, route, status: c.res.status, ms: Math.round(ms) };
    if (route === undefined) log.debug('served', fields);
    else log.info('answered', fields);
  });

  const door = async (c: Ctx, next: () => Promise<void>) => {
    const visitor = await guests.recognise(getCookie(c, cookieName));
    c.set('visitor', visitor);
    const rate = visitor === null ? addressRates.take(addressOf(c)) : guestRates.take(visitor.guest);
    if (!rate) throw tooFast();
    const from = { origin: c.req.header('origin'), host: c.req.header('host') };
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && !originFits(from, origins)) throw otherSite();
    await next();
  };
  app.use(
    '/api/*',
    door,
    bodyLimit({ maxSize: limits.messageBytes, onError: () => refuse(tooBig(limits.messageBytes)) }),
  );

  for (const [name, endpoint] of Object.entries(endpoints) as [EndpointName, Endpoint][]) {
    app.on(endpoint.method, honoPath(endpoint.path), async c => {
      c.set('route', endpoint.path);
      const visitor = c.get('visitor') ?? (endpoint.invites ? guests.invite() : null);
      if (visitor && endpoint.method !== 'get' && !endpoint.evenBarred && barred.has(visitor.guest)) throw barredHere();
      const body = endpoint.body ? read(endpoint.body, parse(await bodyOf(c))) : undefined;
      const seat = Number(/^\d$/.exec(c.req.param('seat') ?? '') ?? Number.NaN);
      const query = endpoint.query ? read(endpoint.query, c.req.query()) : undefined;
      const userAgent = c.req.header('user-agent');
      let becomes = endpoint.invites ? visitor : null;
      const browser: Browser = {
        device: visitor?.device ?? null,
        userAgent,
        address: addressOf(c),
        origin: c.req.header('origin'),
        become(other) {
          becomes = other;
        },
      };
      const guest = visitor?.guest ?? null;
      const ask = {
        guest,
        table: c.req.param('id') ?? '',
        seat,
        body,
        query,
        near: fromNear(c),
        browser,
        person: c.req.param('person') ?? '',
      };
      const answer = await handlers[name](ask);
      if (becomes) keepCookie(c, guests.sign(becomes));
      const seen = becomes ?? visitor;
      if (seen) await noteSeen(seen, userAgent);
      return json(c, answer, endpoint.status ?? 200);
    });
  }
  const description = openApi();
  app.get('/openapi.json', c => json(c, description, 200));
  for (const { path } of Object.values(endpoints))
    app.all(honoPath(path), () => {
      throw new Refused(
        refusal(
          'method',
          'Diese Adresse nimmt so eine Anfrage nicht an.',
          'This address does not take such a request.',
        ),
      );
    });
  // Not under /api: mail programs ask it the way that letters have always been answered, with a form.
  app.post('/stop/:token', door, bodyLimit({ maxSize: 1024 }), async c => {
    c.set('route', '/stop/{token}');
    if (!(await stop(c.req.param('token') ?? ''))) throw noStopLink();
    return json(c, { stopped: true }, 200);
  });
  app.get('/metrics', c => {
    if (!measuresPublic && !isInside(originOf(c))) return noPage();
    return c.body(measures.text(), 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' });
  });
  app.all('/api/*', noPage);
  app.all('/live', noPage);
  app.get('*', async c => {
    const answer = await site({
      path: c.req.path,
      accept: c.req.header('accept'),
      acceptEncoding: c.req.header('accept-encoding'),
      knownTag: c.req.header('if-none-match'),
      head: () =>
        previews({
          path: c.req.path,
          acceptLanguage: c.req.header('accept-language'),
          origin: originAsked(c.req.url, c.req.header('x-forwarded-proto')),
        }),
    });
    return answer ? c.newResponse(answer.body && new Uint8Array(answer.body), answer) : noPage();
  });
  app.notFound(noPage);

  app.onError((error, c) => {
    const why = whyOf(error);
    return c.json({ refusal: plainRefusal(why) }, httpStatus(why) as ContentfulStatusCode, {
      'Cache-Control': 'no-store',
    });
  });

  /** What was asked for is done; that a device was here may be noted another time. */
  async function noteSeen(visitor: Visitor, userAgent: string | undefined): Promise<void> {
    try {
      await guests.see(visitor, userAgent);
    } catch (error) {
      log.warn('a device could not be noted', troubleOf(error));
    }
  }

  function whyOf(error: Error): Refused['refusal'] {
    if (error instanceof Refused) return error.refusal;
    if (error instanceof BadInput) return error;
    log.error('a request failed', troubleOf(error));
    return error instanceof StoreFailure ? storeTrouble : internal;
  }

  return app;
}

const refuse = (why: Refused): never => {
  throw why;
};

const noPage = (): never => refuse(unknownPage());

const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');

async function bodyOf(c: Ctx): Promise<string> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new Refused(
      refusal('content-type', 'Erwartet wird JSON (application/json).', 'JSON is expected (application/json).'),
    );
  return c.req.text();
}

/** Whether browsers take the page for secure: HTTPS by way of a proxy, or this machine itself. */
const isSecure = (c: Ctx): boolean =>
  /^https\b/.test(c.req.header('x-forwarded-proto') ?? '') ||
  /^(127\.[\d.]+|\[::1\]|([\w-]+\.)*localhost)(:\d+)?$/.test(c.req.header('host') ?? '');

/** As our own proxy names it, if one stands before us; anybody else's word for it counts for nothing. */
function addressOf(c: Ctx): string {
  const remote = c.env.incoming.socket.remoteAddress ?? '';
  const passedOn = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
  return passedOn && isPrivate(remote) ? passedOn : remote;
}

const originOf = (c: Ctx) => ({
  remote: c.env.incoming.socket.remoteAddress,
  port: c.env.incoming.socket.localPort,
  host: c.req.header('host'),
  passedOn: proxyHeaders.some(name => c.req.header(name) !== undefined),
});

const fromNear = (c: Ctx): boolean => isNear(originOf(c));

function keepCookie(c: Ctx, value: string): void {
  setCookie(c, cookieName, value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: cookieSeconds,
    // Behind a proxy that speaks HTTPS the cookie must never travel without it.
    secure: firstOf(c.req.header('x-forwarded-proto')) === 'https',
  });
}

/** Each proxy on the way adds its own; the first is the one that the browser spoke to. */
const firstOf = (header = ''): string => header.split(',')[0]?.trim().toLowerCase() ?? '';

async function json(c: Ctx, value: unknown, status: 200 | 201): Promise<Response> {
  const bytes = Buffer.from(JSON.stringify(value));
  const packing = bytes.length < worthPacking ? 'identity' : packingFor(c.req.header('accept-encoding'), ['gzip']);
  const headers: Record<string, string> = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  };
  if (packing !== 'identity') headers['Content-Encoding'] = packing;
  return c.body(new Uint8Array(await pack(bytes, packing)), status, headers);
}

const tooBig = (bytes: number): Refused =>
  new Refused(
    refusal(
      'too-big',
      `Eine Anfrage darf höchstens ${bytes} Bytes haben.`,
      `A request may have at most ${bytes} bytes.`,
    ),
  );
