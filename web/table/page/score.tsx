/** The scoresheet by category: live as well as final. */
import { Count } from '@atoll/boardkit/drawing/count.tsx';
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import type { GameText, Scoresheet } from '@atoll/engine';
import { reducedMotion } from '../../settings.ts';
import { t } from '../../translate.ts';
import { FitName } from './players/fitName.tsx';

const words = {
  live: { de: 'So steht es gerade', en: 'Current score' },
  ended: { de: 'So stand es zuletzt', en: 'How it last stood' },
  final: { de: 'Endstand', en: 'Final score' },
  category: { de: 'Wofür', en: 'Points from' },
  total: { de: 'Summe', en: 'Total' },
} as const;

interface Props {
  sheet: Scoresheet;
  text: GameText;
  names: readonly string[];
  /** The table ended before its game did. */
  ended?: boolean;
}

export function ScoreTable({ sheet, text, names, ended = false }: Props) {
  return (
    <div class="score-space">
      <table class={sheet.rows.length > 3 ? 'score-table is-crowded' : 'score-table'}>
        <caption>{t(sheet.final ? words.final : ended ? words.ended : words.live)}</caption>
        <thead>
          <tr>
            <th scope="col">{t(words.category)}</th>
            {sheet.rows.map(({ seat, rank }) => (
              <th key={seat} scope="col" class={rank === 1 ? 'is-leader' : ''}>
                <SeatMark seat={seat} size={18} />
                <FitName name={names[seat] ?? ''} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.categories.map((id, i) => {
            const category = text.categories[id];
            return (
              <tr key={id}>
                <th scope="row">{category ? t(category) : id}</th>
                {sheet.rows.map(({ seat, points }) => (
                  <td key={seat}>
                    <Count value={points[i] ?? 0} still={reducedMotion.value} />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(words.total)}</th>
            {sheet.rows.map(({ seat, total, rank }) => (
              <td key={seat} class={rank === 1 ? 'is-leader' : ''}>
                <Count value={total} still={reducedMotion.value} />
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
