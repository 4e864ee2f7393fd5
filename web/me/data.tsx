/** Everything that is kept about me, to take away; and how to be forgotten. */
import { useState } from 'preact/hooks';
import { deleteMe } from '../api.ts';
import { Dialog } from '../parts/dialog.tsx';
import { myName } from '../settings.ts';
import { shared, t } from '../translate.ts';
import { Refused } from './refused.tsx';
import { useAsking } from './saving.ts';
import { MeSection } from './section.tsx';

const words = {
  title: { de: 'Deine Daten', en: 'Your data' },
  lead: {
    de: 'Alles, was hier über dich gespeichert ist: Name, Einstellungen, Geräte, deine Tische mit deinen Zügen und was du dort gesagt hast.',
    en: 'Everything that is stored about you here: name, settings, devices, your tables with your moves, and what you said there.',
  },
  take: { de: 'Als Datei herunterladen', en: 'Download as a file' },
  delete: { de: 'Mich löschen …', en: 'Delete me …' },
  deleteTitle: { de: 'Dich hier löschen?', en: 'Delete you here?' },
  happens: [
    {
      de: 'Dein Name und alles, woran man dich erkennt, verschwindet. An beendeten Partien sitzt dann „jemand“.',
      en: 'Your name and everything that identifies you vanishes. At finished games there sits “somebody” instead.',
    },
    {
      de: 'Läuft eine Partie noch, spielt dort ein Bot für dich weiter. Deine wartenden Tische werden geschlossen.',
      en: 'Where a game is still running, a bot plays on for you. Tables of yours that are waiting are closed.',
    },
    {
      de: 'Was du in eigenen Worten gesagt hast, wird gelöscht.',
      en: 'What you said in your own words is deleted.',
    },
    {
      de: 'Du bist auf allen deinen Geräten weg. Das lässt sich nicht rückgängig machen.',
      en: 'You are gone on all your devices. This cannot be undone.',
    },
  ],
  onceMore: {
    de: 'Noch einmal gefragt, denn niemand kann das zurückholen.',
    en: 'Asked once more, since nobody can bring this back.',
  },
  sure: { de: 'Ja, alles über mich löschen', en: 'Yes, delete everything about me' },
  next: { de: 'Weiter', en: 'Go on' },
  reallyDelete: { de: 'Endgültig löschen', en: 'Delete for good' },
  goneTitle: { de: 'Du bist gelöscht', en: 'You are deleted' },
  gone: {
    de: 'Hier ist nichts mehr über dich gespeichert. Wenn du wieder spielst, bist du jemand Neues.',
    en: 'Nothing about you is stored here any more. If you play again, you are somebody new.',
  },
  home: { de: 'Zur Startseite', en: 'To the home page' },
} as const;

export function DataSection() {
  const [deleting, setDeleting] = useState(false);
  return (
    <MeSection id="data" title={t(words.title)} lead={t(words.lead)}>
      <div class="me-row">
        <a class="button" href="/api/me/data" download="atoll.json">
          {t(words.take)}
        </a>
        <button type="button" class="button danger" onClick={() => setDeleting(true)}>
          {t(words.delete)}
        </button>
      </div>
      {deleting && <DeleteMe onClose={() => setDeleting(false)} />}
    </MeSection>
  );
}

/** Asks twice: what has gone cannot be brought back by anybody. */
function DeleteMe({ onClose }: { onClose(): void }) {
  const [step, setStep] = useState<'first' | 'second' | 'gone'>('first');
  const [sure, setSure] = useState(false);
  const { busy, refused, asking } = useAsking();
  // Everything on the page is from before: it is begun again.
  const home = () => location.assign('/');
  async function forGood(): Promise<void> {
    if (!sure || !(await asking(deleteMe))) return;
    myName.value = '';
    setStep('gone');
  }
  if (step === 'gone')
    return (
      <Dialog title={t(words.goneTitle)} onClose={home}>
        <p>{t(words.gone)}</p>
        <button type="button" class="button primary" onClick={home}>
          {t(words.home)}
        </button>
      </Dialog>
    );
  return (
    <Dialog title={t(words.deleteTitle)} onClose={onClose}>
      {step === 'first' ? (
        <ul class="me-happens">
          {words.happens.map(line => (
            <li key={line.en}>{t(line)}</li>
          ))}
        </ul>
      ) : (
        <>
          <p role="alert">{t(words.onceMore)}</p>
          <label class="tick me-sure">
            <input type="checkbox" checked={sure} onChange={event => setSure(event.currentTarget.checked)} />
            {t(words.sure)}
          </label>
        </>
      )}
      <Refused why={refused} />
      <div class="me-row">
        <button type="button" class="button" onClick={onClose}>
          {t(shared.cancel)}
        </button>
        {step === 'first' ? (
          <button type="button" class="button" onClick={() => setStep('second')}>
            {t(words.next)}
          </button>
        ) : (
          <button type="button" class="button danger" aria-disabled={busy || !sure} onClick={() => void forGood()}>
            {t(words.reallyDelete)}
          </button>
        )}
      </div>
    </Dialog>
  );
}
