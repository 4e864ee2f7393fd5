/** What is agreed at a table that others sit down at: who may, how long they have, and what happens when somebody is away. */
import type { BotInfo } from '@atoll/bots';
import type { GameModule } from '@atoll/engine';
import type { Absent, ClockSettings, Manners } from '../../server/door/protocol.ts';
import { Segments } from '../parts/settingsMenu.tsx';
import { StandingAnswers } from '../table/choosing/standingAnswers.tsx';
import { fill, t } from '../translate.ts';
import { type ChosenManners, clockChoices, fillChoices, mannersForAll } from './chosenManners.ts';
import { clockWords, lengthOf, restWords } from './terms.ts';

const words = {
  who: { de: 'Wer darf sich dazusetzen?', en: 'Who may join?' },
  byLink: { de: 'Wer den Link hat', en: 'Anyone with the link' },
  all: { de: 'Alle, über die Lobby', en: 'Everybody, through the lobby' },
  clock: { de: 'Bedenkzeit', en: 'Thinking time' },
  none: { de: 'Ohne Uhr', en: 'No clock' },
  live: { de: 'Am Stück', en: 'In one go' },
  days: { de: 'Über Tage', en: 'Over days' },
  howLong: { de: 'Wie lange?', en: 'How long?' },
  more: { de: 'Was noch?', en: 'What else?' },
  away: { de: 'Wenn jemandem die Zeit abläuft', en: 'When somebody’s time is up' },
  standIn: { de: 'spielt ein Vertreter weiter', en: 'a stand-in plays on' },
  end: { de: 'endet die Partie, ohne zu zählen', en: 'the game ends and does not count' },
  vote: { de: 'entscheiden die anderen', en: 'the others decide' },
  level: { de: 'Vertreter und Bots', en: 'Stand-ins and bots' },
  bot: { de: 'Stufe {n}: {level}', en: 'Level {n}: {level}' },
  fill: { de: 'Freie Sitze bekommen Bots', en: 'Bots take free seats' },
  never: { de: 'nie', en: 'never' },
  after: { de: 'nach {length}', en: 'after {length}' },
  language: { de: 'Am Tisch spricht man', en: 'Spoken at the table' },
  anyLanguage: { de: 'egal', en: 'any language' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  talk: { de: 'Reden am Tisch', en: 'Talking at the table' },
  on: { de: 'frei', en: 'freely' },
  phrases: { de: 'nur mit fertigen Sätzen', en: 'by ready-made phrases only' },
  off: { de: 'gar nicht', en: 'not at all' },
  answers: {
    de: 'Damit die Partie nicht wegen Kleinigkeiten auf dich wartet: Das soll automatisch gehen.',
    en: 'So that the game does not wait for you because of trifles: do this automatically.',
  },
} as const;

type Chat = NonNullable<Manners['chat']>;

const absences: readonly Absent['kind'][] = ['standIn', 'end', 'vote'];
const talks: readonly Chat[] = ['on', 'phrases', 'off'];

interface Props {
  module: GameModule;
  levels: readonly BotInfo[];
  manners: ChosenManners;
  onChange(manners: ChosenManners): void;
}

export function MannersFields({ module, levels, manners, onChange }: Props) {
  const { lobby, clock, absent, standIn, botsAfter, language, chat } = manners;
  const change = (part: Partial<ChosenManners>) => onChange({ ...manners, ...part });
  const rest = restWords(clock);
  return (
    <>
      <Segments<'link' | 'all'>
        label={t(words.who)}
        name="who"
        value={lobby ? 'all' : 'link'}
        values={[
          { id: 'link', label: t(words.byLink) },
          { id: 'all', label: t(words.all) },
        ]}
        onPick={who => (who === 'all' ? onChange(mannersForAll(manners)) : change({ lobby: false }))}
      />
      <Segments<ClockSettings['kind']>
        label={t(words.clock)}
        name="clock"
        value={clock.kind}
        values={[
          { id: 'none', label: t(words.none) },
          { id: 'live', label: t(words.live) },
          { id: 'days', label: t(words.days) },
        ]}
        onPick={kind => change({ clock: clockChoices[kind][0] })}
      />
      {clock.kind !== 'none' && <HowLong clock={clock} onChange={chosen => change({ clock: chosen })} />}
      {rest && <p class="setup-note">{t(rest)}</p>}
      {clock.kind === 'days' && module.preferences.length > 0 && (
        <section class="setup-answers">
          <p class="setup-note">{t(words.answers)}</p>
          <StandingAnswers module={module} alone={false} />
        </section>
      )}
      <details class="setup-more">
        <summary>{t(words.more)}</summary>
        <div>
          {clock.kind !== 'none' && (
            <Choice
              label={t(words.away)}
              value={absent}
              values={absences.map(kind => [kind, t(words[kind])])}
              onPick={kind => change({ absent: kind })}
            />
          )}
          <Choice
            label={t(words.fill)}
            value={String(botsAfter)}
            values={fillChoices.map(seconds => [
              String(seconds),
              seconds === 0 ? t(words.never) : fill(words.after, { length: t(lengthOf(seconds)) }),
            ])}
            onPick={seconds => change({ botsAfter: Number(seconds) })}
          />
          <Choice
            label={t(words.level)}
            value={standIn}
            values={levels.map(({ id, level, words: named }) => [id, fill(words.bot, { n: level, level: t(named) })])}
            onPick={id => change({ standIn: id })}
          />
          <Choice<ChosenManners['language']>
            label={t(words.language)}
            value={language}
            values={[
              ['', t(words.anyLanguage)],
              ['de', t(words.german)],
              ['en', t(words.english)],
            ]}
            onPick={spoken => change({ language: spoken })}
          />
          <Choice
            label={t(words.talk)}
            value={chat}
            values={talks.map(kind => [kind, t(words[kind])])}
            onPick={kind => change({ chat: kind })}
          />
        </div>
      </details>
    </>
  );
}

/** One of the usual lengths, or the one that was taken last time. */
function HowLong({ clock, onChange }: { clock: ClockSettings; onChange(clock: ClockSettings): void }) {
  const usual: readonly ClockSettings[] = clockChoices[clock.kind];
  const now = JSON.stringify(clock);
  const choices = usual.some(one => JSON.stringify(one) === now) ? usual : [clock, ...usual];
  return (
    <Choice
      label={t(words.howLong)}
      value={now}
      values={choices.map(one => [JSON.stringify(one), t(clockWords(one))])}
      onPick={picked => onChange(choices.find(one => JSON.stringify(one) === picked) ?? clock)}
    />
  );
}

function Choice<T extends string>(props: {
  label: string;
  value: T;
  values: readonly (readonly [id: T, text: string])[];
  onPick(id: T): void;
}) {
  return (
    <label class="field">
      <span>{props.label}</span>
      <select
        value={props.value}
        onChange={event => {
          const picked = props.values.find(([id]) => id === event.currentTarget.value);
          if (picked) props.onPick(picked[0]);
        }}
      >
        {props.values.map(([id, text]) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
