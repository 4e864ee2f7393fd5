/** A drawn example under its rule: small pictures in a row, or one below the other where it is narrow. */
import '../style/pages/example.css';
import type { Example as ExampleOf, Verdict } from '@atoll/boardkit/drawing/example.tsx';
import type { Words } from '@atoll/engine';
import { t } from '../translate.ts';

const words = { example: { de: 'Gezeichnetes Beispiel', en: 'Drawn example' } } as const;

const verdicts: Readonly<Record<Verdict, Words>> = {
  may: { de: 'Geht.', en: 'Allowed.' },
  mayNot: { de: 'Geht nicht.', en: 'Not allowed.' },
  counts: { de: 'Zählt.', en: 'Counts.' },
  countsNot: { de: 'Zählt nicht.', en: 'Does not count.' },
};

const isGood = (verdict: Verdict): boolean => verdict === 'may' || verdict === 'counts';

/** Wider drawings would be too small to read beside their words on a phone. */
const BESIDE = 220;

/** `game`: whose colours it is drawn in. */
export function Example({ example, game }: { example: ExampleOf; game: string }) {
  return (
    <figure class="example" aria-label={t(words.example)} data-game={game}>
      <div class="example-panels">
        {example.panels.map(({ says, verdict, next, size, draw }) => (
          <div key={says.en} class={`example-panel ${next ? 'is-next' : ''} ${size[0] > BESIDE ? 'is-wide' : ''}`}>
            <svg viewBox={`0 0 ${size[0]} ${size[1]}`} aria-hidden="true">
              {draw()}
            </svg>
            <p>
              {verdict && (
                <strong class={isGood(verdict) ? 'example-verdict is-good' : 'example-verdict is-bad'}>
                  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
                    <path d={isGood(verdict) ? 'M3 8.6 6.4 12 13 4.4' : 'M4 4 12 12M12 4 4 12'} />
                  </svg>
                  {t(verdicts[verdict])}{' '}
                </strong>
              )}
              {t(says)}
            </p>
          </div>
        ))}
      </div>
    </figure>
  );
}
