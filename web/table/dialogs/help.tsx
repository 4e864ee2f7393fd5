/** How to play with keys, mouse and fingers. */
import '../../style/table/dialogs.css';
import { Dialog } from '../../parts/dialog.tsx';
import { t } from '../../translate.ts';

const words = {
  title: { de: 'So bedienst du den Tisch', en: 'How to use the table' },
  choose: {
    de: 'Was leuchtet, kannst du wählen. Was gewählt ist, ist umrandet. Erst mit „Bestätigen“ gilt deine Wahl; bis dahin ist nichts entschieden.',
    en: 'What glows can be chosen. What is chosen is outlined. Only “Confirm” plays it; until then nothing is final.',
  },
  move: {
    de: 'Zieh das Brett, zoom mit zwei Fingern oder dem Mausrad; 0 zeigt wieder alles.',
    en: 'Drag the board, zoom with two fingers or the wheel, and press 0 to see all of it again.',
  },
  why: {
    de: 'Wähl „Warum nicht?“ und tipp dann irgendwohin: Der Tisch sagt, welche Regel dagegen spricht.',
    en: 'Choose “Why not?”, then tap anywhere: the table says which rule forbids it.',
  },
  keys: { de: 'Tasten', en: 'Keys' },
} as const;

const keys = [
  { key: 'Tab', words: { de: 'zum nächsten Teil des Tisches', en: 'to the next part of the table' } },
  {
    key: 'C',
    words: {
      de: 'zur Auswahlliste: alles, was gerade möglich ist',
      en: 'to the list of choices: everything you can do now',
    },
  },
  {
    key: 'R',
    words: { de: 'Plättchen drehen, wo eines zu drehen ist', en: 'turn the tile, if there is one to turn' },
  },
  {
    key: 'Enter',
    words: {
      de: 'wählen; ist alles gewählt, bestätigen (Strg + Enter von überall)',
      en: 'choose; once all is chosen, confirm (Ctrl + Enter from anywhere)',
    },
  },
  { key: 'I', words: { de: 'die Regel zu dem, worauf du zeigst', en: 'the rule for what you point at' } },
  { key: 'U', words: { de: 'zurücknehmen', en: 'undo' } },
  { key: 'Esc', words: { de: 'Auswahl verwerfen', en: 'clear your selection' } },
  {
    key: '+  −  0',
    words: { de: 'Brett vergrößern, verkleinern, alles zeigen', en: 'zoom in, zoom out, show everything' },
  },
  { key: '?', words: { de: 'diese Hilfe', en: 'this help' } },
] as const;

export function Help({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t(words.title)} onClose={onClose}>
      <p>{t(words.choose)}</p>
      <p>{t(words.why)}</p>
      <p>{t(words.move)}</p>
      <h3>{t(words.keys)}</h3>
      <dl class="key-list">
        {keys.map(({ key, words }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
