/** Says that something broke, and how to go on. */
import type { ComponentChildren } from 'preact';
import { useErrorBoundary } from 'preact/hooks';
import { t } from '../translate.ts';
import { trouble } from '../trouble.ts';
import { Dialog } from './dialog.tsx';

const words = {
  title: { de: 'Da ist etwas kaputtgegangen', en: 'Something broke' },
  lead: {
    de: 'Auf dieser Seite ist ein Fehler passiert. Lade sie neu, dann geht es da weiter, wo du warst. Verloren ist nichts: Ein Zug, der noch nicht angekommen ist, wird noch einmal geschickt.',
    en: 'This page has run into an error. Reload it to go on from where you were. Nothing is lost: a move that has not arrived yet is sent again.',
  },
  reload: { de: 'Seite neu laden', en: 'Reload the page' },
  stay: { de: 'Ohne Neuladen weiter', en: 'Go on without reloading' },
  home: { de: 'Zur Startseite', en: 'To the home page' },
  what: { de: 'Was der Browser dazu sagt', en: 'What the browser says about it' },
} as const;

/** The window that opens over whatever is there, other windows included. */
export function Trouble() {
  const what = trouble.value;
  if (what === null) return null;
  const close = () => {
    trouble.value = null;
  };
  return (
    <Dialog title={t(words.title)} onClose={close}>
      <Told what={what}>
        <button type="button" class="button" onClick={close}>
          {t(words.stay)}
        </button>
      </Told>
    </Dialog>
  );
}

/** Stands where a page cannot be drawn any more. */
export function Boundary({ children }: { children: ComponentChildren }) {
  const [error] = useErrorBoundary(error => console.error(error));
  if (error === undefined) return <>{children}</>;
  return (
    <main id="content" class="broken" tabIndex={-1}>
      <h1>{t(words.title)}</h1>
      <Told what={String(error)}>
        <a class="button" href="/">
          {t(words.home)}
        </a>
      </Told>
    </main>
  );
}

function Told({ what, children }: { what: string; children?: ComponentChildren }) {
  return (
    <div role="alert">
      <p>{t(words.lead)}</p>
      <p class="trouble-answers">
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {t(words.reload)}
        </button>
        {children}
      </p>
      <details>
        <summary>{t(words.what)}</summary>
        <code>{what}</code>
      </details>
    </div>
  );
}
