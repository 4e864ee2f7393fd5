/** Who leads at the temples, and what that would bring. */
import { SeatMark } from '@atoll/boardkit/drawing/seats.tsx';
import type { Seat } from '@atoll/engine';
import { cellName } from '../../rules/grid.ts';
import { temples } from '../../rules/work/temples.ts';
import { Icon } from '../icons.tsx';
import { imagine } from '../preview/preview.ts';
import type { Props } from '../props.ts';
import { labels, templeWords } from '../words.ts';

export interface TempleLine {
  seat: Seat;
  name: string;
  workers: number;
  gold: number;
}

/** All temples on the table with their standings, the leading seat first. */
function templesOf(props: Props): { cell: string; lines: TempleLine[] }[] {
  const game = props.game;
  return temples(game.box, imagine(game, props.view)).map(({ space, workers, gold }) => ({
    cell: cellName(space),
    lines: workers
      .map((n, seat) => ({ seat, name: props.names[seat] ?? '', workers: n, gold: gold[seat] ?? 0 }))
      .sort((a, b) => b.workers - a.workers || a.seat - b.seat),
  }));
}

export const templeLines = (props: Props, cell: string): TempleLine[] =>
  templesOf(props).find(temple => temple.cell === cell)?.lines ?? [];

function Lines({ lines, props }: { lines: readonly TempleLine[]; props: Props }) {
  const there = lines.filter(line => line.workers > 0);
  if (there.length === 0) return <p class="cacao-temple-nobody">{props.t(templeWords([]))}</p>;
  return (
    <ul class="cacao-temple-lines">
      {there.map(({ seat, name, workers, gold }) => (
        <li key={seat}>
          <SeatMark seat={seat} size={18} />
          <span class="cacao-temple-name">{name}</span>
          <span class="cacao-temple-count">
            {workers}
            <Icon name="worker" language={props.language} size={16} />
          </span>
          <span class="cacao-temple-count">
            {gold}
            <Icon name="gold" language={props.language} size={16} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The standing at one temple, shown beside it. */
export function TempleNote({ props, cell, style }: { props: Props; cell: string; style: Record<string, string> }) {
  return (
    <div class="cacao-temple-note" style={style} aria-hidden="true">
      <strong>
        <Icon name="temple" language={props.language} size={20} quiet />
        {props.t(props.text.choice('jungle', 'temple', props.view, props.game.box))}
      </strong>
      <Lines lines={templeLines(props, cell)} props={props} />
    </div>
  );
}

/** All temples, under the score table. */
export function ScoreNotes(props: Props) {
  const { t } = props;
  const all = templesOf(props);
  return (
    <section class="cacao-score-notes" aria-label={t(labels.temples)}>
      <h3>{t(labels.temples)}</h3>
      {all.length === 0 && <p class="cacao-temple-nobody">{t(labels.noTemples)}</p>}
      <ol>
        {all.map(({ cell, lines }) => (
          <li key={cell}>
            <Icon name="temple" language={props.language} size={24} quiet />
            <Lines lines={lines} props={props} />
          </li>
        ))}
      </ol>
    </section>
  );
}
