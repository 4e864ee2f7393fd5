/** How to play with keys, mouse and fingers. */
import '../style/rooms.css';
import { Dialog } from '../parts/dialog.tsx';
import { t } from '../speak.ts';

const words = {
  title: { de: 'So bedienst du den Tisch', en: 'How to use the table' },
  choose: {
    de: 'Was leuchtet, kannst du wählen. Was gewählt ist, ist umrandet. Erst „Bestätigen“ spielt den Zug; bis dahin kostet nichts.',
    en: 'What glows can be chosen. What is chosen is outlined. Only “Confirm” plays the move; until then nothing costs anything.',
  },
  move: {
    de: 'Das Brett lässt sich ziehen, mit zwei Fingern oder dem Mausrad vergrößern, und mit der Taste 0 wieder einpassen.',
    en: 'Drag the board, zoom with two fingers or the wheel, and press 0 to fit it again.',
  },
  why: {
    de: '„Warum nicht?“ und dann irgendwohin tippen: Der Tisch sagt, welche Regel dagegen spricht.',
    en: '“Why not?”, then tap anywhere: the table says which rule forbids it.',
  },
  keys: { de: 'Tasten', en: 'Keys' },
} as const;

const keys = [
  { key: 'Tab', words: { de: 'zum nächsten Teil des Tisches', en: 'to the next part of the table' } },
  {
    key: 'C',
    words: {
      de: 'zur Auswahlliste: alles, was gerade möglich ist',
      en: 'to the list of choices: all that is possible now',
    },
  },
  {
    key: 'R',
    words: { de: 'Plättchen drehen, wo es etwas zu drehen gibt', en: 'turn the tile, where there is one to turn' },
  },
  {
    key: 'Enter',
    words: {
      de: 'wählen; ist alles gewählt, bestätigen (Strg + Enter von überall)',
      en: 'choose; once all is chosen, confirm (Ctrl + Enter from anywhere)',
    },
  },
  { key: 'I', words: { de: 'die Regel zu dem, worauf du zeigst', en: 'the rule of what you point at' } },
  { key: 'U', words: { de: 'zurück', en: 'undo' } },
  { key: 'Esc', words: { de: 'Auswahl verwerfen', en: 'drop what is chosen' } },
  { key: '+  −  0', words: { de: 'Brett vergrößern, verkleinern, einpassen', en: 'zoom the board in, out, fit' } },
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
