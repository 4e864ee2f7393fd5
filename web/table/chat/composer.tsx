/** A place to say something: own words, or a phrase with one click. */
import type { Refusal } from '@atoll/engine';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Phrases } from '../../../server/door/protocol.ts';
import { getPhrases } from '../../api.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { t } from '../../translate.ts';
import { words } from './chatWords.ts';
import type { Saying, Speaker } from './talk.ts';

const phrases = signal<Phrases['phrases'] | null>(null);

async function loadPhrases(): Promise<void> {
  if (phrases.peek()) return;
  const asked = await getPhrases();
  if (asked.ok) phrases.value = asked.value.phrases;
}

/** The server says so as well; the field just takes no more. */
const longest = 300;

interface Props {
  speaker: Speaker;
  /** Whether anything may be said, or phrases only. */
  ownWords: boolean;
  /** Whether nothing was said yet: then the phrases stand open. */
  inviting: boolean;
}

export function Composer({ speaker, ownWords, inviting }: Props) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [open, setOpen] = useState(inviting);
  const showsPhrases = open || !ownWords;
  useEffect(() => {
    if (showsPhrases) void loadPhrases();
  }, [showsPhrases]);

  async function say(said: Saying, shown: { de: string; en: string }): Promise<void> {
    setRefused(null);
    const refusal = await speaker.say(said, shown);
    setRefused(refusal);
    // What was refused is not lost.
    if (refusal && said.text !== undefined) setText(now => now || (said.text ?? ''));
  }

  const send = () => {
    const said = text.trim();
    if (said === '') return;
    setText('');
    void say({ text: said }, { de: said, en: said });
  };

  return (
    <form
      class="chat-composer"
      onSubmit={event => {
        event.preventDefault();
        send();
      }}
    >
      {refused && (
        <p class="refused" role="alert">
          {t(refused.words)}
        </p>
      )}
      {showsPhrases && (
        <fieldset class="chat-phrases">
          <legend class="unseen">{t(words.phrases)}</legend>
          {phrases.value?.map(({ id, words: said }) => (
            <button
              key={id}
              type="button"
              class="chat-phrase"
              onClick={() => {
                setOpen(false);
                void say({ phrase: id }, said);
              }}
            >
              {t(said)}
            </button>
          ))}
          <p class="quiet">{t(words.phrasesHint)}</p>
        </fieldset>
      )}
      {ownWords && (
        <div class="chat-row">
          <button
            type="button"
            class="icon-button"
            aria-label={t(words.phrases)}
            data-hint={t(words.phrases)}
            aria-expanded={open}
            aria-pressed={open}
            onClick={() => setOpen(!open)}
          >
            <Glyph name="talk" />
          </button>
          <input
            aria-label={t(words.say)}
            placeholder={t(words.say)}
            value={text}
            maxLength={longest}
            autocomplete="off"
            enterkeyhint="send"
            onInput={event => setText(event.currentTarget.value)}
          />
          <button type="submit" class="icon-button" aria-label={t(words.send)} data-hint={t(words.send)}>
            <Glyph name="send" />
          </button>
        </div>
      )}
    </form>
  );
}
