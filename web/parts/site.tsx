/** Head and foot of the pages that are read rather than played. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { housePages, loadHousePages, pageTitles } from '../housePages.ts';
import { Link } from '../router.tsx';
import { dark } from '../settings.ts';
import { t } from '../translate.ts';
import { Glyph } from './glyph.tsx';
import { QuickSettings } from './settingsMenu.tsx';
import { WaitingMark } from './waitingMark.tsx';

const words = {
  home: { de: 'Atoll, zur Startseite', en: 'Atoll, home page' },
  lobby: { de: 'Lobby', en: 'Lobby' },
  me: { de: 'Ich', en: 'Me' },
  rules: { de: 'Regeln', en: 'Rules' },
  replay: { de: 'Partie ansehen', en: 'Watch a game' },
  foot: {
    de: 'Atoll ist eine freie, unabhängige Umsetzung. Spiele und Namen gehören ihren Autoren und Verlagen.',
    en: 'Atoll is a free, independent implementation. Games and names belong to their authors and publishers.',
  },
  licences: { de: 'Lizenzen', en: 'Licences' },
};

export function Logo({ size = 34 }: { size?: number }) {
  return (
    <svg class="logo" viewBox="0 0 64 64" width={size} height={size} aria-hidden="true">
      <path class="logo-sea" d="M15 0H49Q64 0 64 15V49Q64 64 49 64H15Q0 64 0 49V15Q0 0 15 0Z" />
      <path class="logo-sand" d="M32 9C46 8 56 19 55 32S46 55 33 55 9 46 9 33 18 10 32 9Z" />
      <path class="logo-lagoon" d="M32 19c8-1 14 5 14 13s-6 13-13 13-14-4-14-12 5-13 13-14Z" />
      <path class="logo-green" d="M40 40c4 2 10 1 13-3-1 8-6 15-14 17-4-3-4-10 1-14Z" />
      <circle class="logo-hut" cx="21" cy="21" r="4.5" />
    </svg>
  );
}

export function Site({ children, wide }: { children: ComponentChildren; wide?: boolean }) {
  useEffect(() => void loadHousePages(), []);
  return (
    <div class="site">
      <header class="site-head">
        <Link to="/" class="site-name" aria-label={t(words.home)}>
          <Logo />
          <span>Atoll</span>
        </Link>
        <nav class="site-tools">
          <WaitingMark />
          <Link to="/lobby" class="quiet-link">
            {t(words.lobby)}
          </Link>
          <Reading class="site-wide" />
          <Link to="/me" class="quiet-link site-me">
            <Glyph name="person" />
            {t(words.me)}
          </Link>
          <QuickSettings dark={dark.value} />
        </nav>
      </header>
      <main id="content" class={wide ? 'site-main is-wide' : 'site-main'} tabIndex={-1}>
        {children}
      </main>
      <footer class="site-foot">
        <div class="site-narrow">
          <Reading />
        </div>
        {t(words.foot)} <a href="/licences.txt">{t(words.licences)}</a>
        {housePages.value?.map(({ id }) => (
          <Link key={id} to={`/house/${id}`}>
            {t(pageTitles[id])}
          </Link>
        ))}
      </footer>
    </div>
  );
}

/** What there is to read and to watch: in the head, or on a phone, where the head has no room for it, in the foot. */
const Reading = (props: { class?: string }) => (
  <>
    <Link to="/rules" class={`quiet-link ${props.class ?? ''}`}>
      {t(words.rules)}
    </Link>
    <Link to="/replay" class={`quiet-link ${props.class ?? ''}`}>
      {t(words.replay)}
    </Link>
  </>
);
