/** The site around the pages: which page, what a screen reader hears, the small labels. */
import { polite, urgent } from '@atoll/boardkit/choosing/announce.ts';
import { guide, hint } from '@atoll/boardkit/choosing/hints.ts';
import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { barred } from './live/barred.ts';
import { invited } from './live/invited.ts';
import { lazily } from './parts/lazily.tsx';
import { Failed, type Loaded, useLoaded } from './parts/loading.tsx';
import { Site } from './parts/site.tsx';
import { Boundary, Trouble } from './parts/trouble.tsx';
import { address, parts } from './router.tsx';
import { t } from './translate.ts';

/** A page gets the rest of its path. */
export interface PageProps {
  path: readonly string[];
  query: URLSearchParams;
}

const pages: Record<string, () => Promise<ComponentType<PageProps>>> = {
  '': async () => (await import('./pages/home.tsx')).Home,
  g: async () => (await import('./pages/game.tsx')).GamePage,
  learn: async () => (await import('./pages/learn.tsx')).LearnPage,
  rules: async () => (await import('./pages/rules.tsx')).RulesPage,
  lobby: async () => (await import('./pages/lobby.tsx')).LobbyPage,
  tables: async () => (await import('./pages/tables.tsx')).TablesPage,
  t: async () => (await import('./pages/table.tsx')).LiveTablePage,
  local: async () => (await import('./pages/local.tsx')).LocalTablePage,
  people: async () => (await import('./pages/people.tsx')).PeoplePage,
  me: async () => (await import('./pages/me.tsx')).MePage,
  stop: async () => (await import('./pages/stop.tsx')).StopPage,
  house: async () => (await import('./pages/house.tsx')).HousePage,
  replay: async () => (await import('./pages/replay.tsx')).ReplayPage,
  dev: async () => (await import('./pages/dev.tsx')).DevPage,
};
const missing = async () => (await import('./pages/missing.tsx')).Missing;

const BarredDialog = lazily(async () => (await import('./parts/barredDialog.tsx')).BarredDialog);
const InvitationBanner = lazily(async () => (await import('./people/banner.tsx')).InvitationBanner);

const skip = { de: 'Zum Inhalt springen', en: 'Skip to the content' };

export function App() {
  const [first = '', ...path] = parts(address.value);
  const query = address.value.searchParams;
  const loaded = useLoaded(async () => ({ first, Page: await (pages[first] ?? missing)() }), [first]);
  // Until the next page is here the last one must not take the new address for its own.
  const page: Loaded<ComponentType<PageProps>> =
    loaded.state !== 'here'
      ? loaded
      : loaded.value.first === first
        ? { state: 'here', value: loaded.value.Page }
        : { state: 'waiting' };
  const key = `${first}/${path.join('/')}`;
  useFocusOnArrival(key, page.state === 'here');

  return (
    <>
      <a class="skip-link" href="#content">
        {t(skip)}
      </a>
      {page.state === 'here' && (
        <Boundary key={key}>
          <page.value path={path} query={query} />
        </Boundary>
      )}
      {page.state === 'failed' && (
        <Site>
          <Failed error={page.error} />
        </Site>
      )}
      <div class="unseen" role="status" aria-live="polite">
        {polite}
      </div>
      <div class="unseen" role="alert" aria-live="assertive">
        {urgent}
      </div>
      {invited.value.length > 0 && <InvitationBanner />}
      <HintLabel />
      {barred.value && <BarredDialog />}
      <Trouble />
    </>
  );
}

/** Going to another page puts the reader at its beginning, as a freshly loaded page would. */
function useFocusOnArrival(key: string, here: boolean) {
  const arrived = useRef<string | null>(null);
  useEffect(() => {
    if (!here || arrived.current === key) return;
    const fresh = arrived.current === null;
    arrived.current = key;
    if (fresh || address.peek().hash) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [key, here]);
}

function HintLabel() {
  const label = useRef<HTMLDivElement>(null);
  const [at, place] = useState({ x: 0, y: 0 });
  const shown = hint.value;
  useLayoutEffect(() => {
    if (!shown || !label.current) return;
    const { width, height } = label.current.getBoundingClientRect();
    const x = shown.box.x + shown.box.width / 2 - width / 2;
    const above = shown.box.y - height - 8;
    place({
      x: Math.max(6, Math.min(innerWidth - width - 6, x)),
      y: above < 6 ? Math.min(innerHeight - height - 6, shown.box.bottom + 8) : above,
    });
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={label} class="hint-label" aria-hidden="true" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      {shown.text}
      {shown.rule && (
        <button
          type="button"
          tabIndex={-1}
          class="hint-rule"
          onClick={() => shown.rule && guide.value?.open(shown.rule)}
        >
          {shown.rule}
        </button>
      )}
    </div>
  );
}
