/** What one agrees to by sitting down: how long everybody has, what happens when somebody is away, how it is played. */
import type { GameModule } from '@atoll/engine';
import type { TableInfo } from '../../../../server/door/protocol.ts';
import { absentWords, clockWords, restWords } from '../../../lobby/terms.ts';
import { variantsOf } from '../../../lobby/variants.ts';
import { language } from '../../../settings.ts';
import { fill, t } from '../../../translate.ts';
import { useBotNames } from '../useBotNames.ts';

const words = {
  title: { de: 'Was hier gilt', en: 'What holds here' },
  clock: { de: 'Bedenkzeit', en: 'Thinking time' },
  away: { de: 'Wer nicht kommt', en: 'Staying away' },
  fill: { de: 'Freie Sitze', en: 'Free seats' },
  bots: { de: 'Um {time} kommen Bots dazu, wenn sonst niemand kommt.', en: 'Bots join at {time} if nobody else does.' },
  variant: { de: 'Gespielt wird', en: 'Played with' },
  language: { de: 'Gesprochen wird', en: 'Spoken' },
  german: { de: 'Deutsch', en: 'German' },
  english: { de: 'Englisch', en: 'English' },
  talk: { de: 'Reden', en: 'Talking' },
  phrases: { de: 'nur mit fertigen Sätzen', en: 'by ready-made phrases only' },
  off: { de: 'gar nicht', en: 'not at all' },
} as const;

export function Terms({ info, module }: { info: TableInfo; module: GameModule }) {
  const bots = useBotNames().value;
  const { clock, absent, fillAt, chat } = info;
  const level = absent.kind === 'standIn' ? bots.get(absent.bot) : undefined;
  const rest = restWords(clock);
  const variants = variantsOf(module, info.options);
  const rows: (readonly [term: string, said: string])[] = [
    [t(words.clock), t(clockWords(clock)) + (rest ? `. ${t(rest)}` : '')],
    [t(words.away), t(absentWords(clock, absent, level ? t(level) : ''))],
  ];
  if (fillAt) {
    const time = new Intl.DateTimeFormat(language.value, { timeStyle: 'short' }).format(new Date(fillAt));
    rows.push([t(words.fill), fill(words.bots, { time })]);
  }
  if (variants.length > 0) rows.push([t(words.variant), variants.join(', ')]);
  if (info.language) rows.push([t(words.language), t(info.language === 'de' ? words.german : words.english)]);
  if (chat !== 'on') rows.push([t(words.talk), t(words[chat])]);
  return (
    <section aria-labelledby="terms">
      <h2 id="terms">{t(words.title)}</h2>
      <dl class="terms">
        {rows.map(([term, said]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
