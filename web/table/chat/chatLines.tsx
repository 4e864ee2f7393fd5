/** The lines of a chat, those of one person that follow each other together. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import type { Refusal } from '@atoll/engine';
import type { Ref } from 'preact';
import { useState } from 'preact/hooks';
import type { Chat, ChatLine } from '../../../server/door/protocol.ts';
import { Glyph } from '../../parts/glyph.tsx';
import { language } from '../../settings.ts';
import { fill, shared, t } from '../../translate.ts';
import { nameOf, words } from './chatWords.ts';
import type { Speaker, Underway } from './talk.ts';

interface Props {
  ref?: Ref<HTMLOListElement>;
  chat: Chat;
  underway: readonly Underway[];
  /** Left out where nothing can be said any more. */
  speaker?: Speaker;
}

export function ChatLines({ ref, chat, underway, speaker }: Props) {
  const [menu, openMenu] = useState<number | null>(null);
  return (
    <ol ref={ref} class="chat-lines" aria-label={t(words.lines)}>
      {chat.lines.map((line, i) => (
        <Line
          key={line.line}
          line={line}
          head={!follows(chat.lines[i - 1], line)}
          speaker={speaker}
          open={menu === line.line}
          toggle={() => openMenu(menu === line.line ? null : line.line)}
        />
      ))}
      {underway.map(({ key, words: said }) => (
        <li key={key} class="chat-line is-mine is-underway">
          <p class="chat-words">{t(said)}</p>
          <span class="quiet">{t(words.sending)}</span>
        </li>
      ))}
    </ol>
  );
}

/** Minutes after which somebody who says more is named again. */
const pause = 5 * 60_000;

/** Whether a line needs no name because the one before is by the same person, at the same time. */
function follows(before: ChatLine | undefined, { name, seat, audience, mine, at }: ChatLine): boolean {
  if (before?.name !== name || before.seat !== seat || before.audience !== audience || before.mine !== mine)
    return false;
  return at === '' || Date.parse(at) - Date.parse(before.at) < pause;
}

const intoSight = (opened: HTMLElement | null) => opened?.scrollIntoView({ block: 'nearest' });

interface LineProps {
  line: ChatLine;
  head: boolean;
  speaker: Speaker | undefined;
  open: boolean;
  toggle(): void;
}

function Line({ line, head, speaker, open, toggle }: LineProps) {
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { seat, at, mine } = line;
  const name = nameOf(line, t);
  const mute = async () => setRefused((await speaker?.mute(line.line, true)) ?? null);
  return (
    <li class={['chat-line', mine && 'is-mine', head && 'is-head'].filter(Boolean).join(' ')}>
      {head && (
        <div class="chat-name">
          {seat === undefined ? <Glyph name="eye" size={16} /> : <SeatMark seat={seat} size={16} />}
          <strong>{name}</strong>
          {seat === undefined && <span class="quiet">{t(mine ? words.youWatch : words.spectator)}</span>}
          {at !== '' && (
            <time class="quiet" dateTime={at}>
              {timeOf(at)}
            </time>
          )}
          {speaker && !mine && line.name !== '' && (
            <button
              type="button"
              class="icon-button chat-more"
              aria-label={fill(words.more, { name })}
              data-hint={fill(words.more, { name })}
              aria-expanded={open}
              onClick={toggle}
            >
              <Glyph name="more" size={18} />
            </button>
          )}
        </div>
      )}
      {open && (
        <div class="chat-menu" ref={intoSight}>
          <p>{fill(words.muteNote, { name })}</p>
          <div class="chat-menu-row">
            <button type="button" class="button" onClick={() => void mute()}>
              <Glyph name="mute" size={18} />
              {fill(words.mute, { name })}
            </button>
            <button type="button" class="button" onClick={toggle}>
              {t(shared.cancel)}
            </button>
          </div>
          {refused && (
            <p class="refused" role="alert">
              {t(refused.words)}
            </p>
          )}
        </div>
      )}
      <p class="chat-words" dir="auto">
        {t(line.words)}
      </p>
    </li>
  );
}

/** The hour; with the day where it was another. */
function timeOf(at: string): string {
  const then = new Date(at);
  const today = then.toDateString() === new Date().toDateString();
  const hour = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return then.toLocaleString(language.value, today ? hour : { day: 'numeric', month: 'short', ...hour });
}
