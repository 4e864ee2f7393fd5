/** Score by turn for every seat: lines told apart by shape as well as colour, and a table that says the same. */
import { SeatMark, seatColour, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import { layout } from '../../layout.ts';
import { fill, t } from '../../translate.ts';
import type { CoursePoint } from '../source/scoreHistory.ts';

const words = {
  label: { de: 'Verlauf der Punkte, Zug für Zug', en: 'Points turn by turn' },
  table: { de: 'Dasselbe als Tabelle', en: 'The same as a table' },
  turn: { de: 'Zug', en: 'Turn' },
  end: { de: '{name}: {n}', en: '{name}: {n}' },
} as const;

const H = 300;
const LEFT = 40;
const TOP = 14;
const BOTTOM = 30;
/** Beside the lines their names; on a phone there is no room for them, and they stand below. */
const wide = { W: 720, RIGHT: 128 };
const narrow = { W: 400, RIGHT: 14 };

/** Round steps, about five of them. */
function ticks(low: number, high: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find(s => (high - low) / s <= 6) ?? 500;
  const found: number[] = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) found.push(value);
  return found;
}

/** Labels at the lines' ends, pushed apart so that none covers another. */
function spread(wanted: readonly number[], gap: number): number[] {
  const order = wanted.map((y, seat) => ({ y, seat })).sort((a, b) => a.y - b.y);
  for (let i = 1; i < order.length; i++) {
    const [above, below] = [order[i - 1], order[i]];
    if (above && below) below.y = Math.max(below.y, above.y + gap);
  }
  const over = (order.at(-1)?.y ?? 0) - (H - BOTTOM);
  const at: number[] = [];
  for (const { y, seat } of order) at[seat] = over > 0 ? y - over : y;
  return at;
}

export function Chart({ course, names }: { course: readonly CoursePoint[]; names: readonly string[] }) {
  const below = layout.value === 'phone';
  const { W, RIGHT } = below ? narrow : wide;
  const all = course.flatMap(point => point.totals);
  const low = Math.min(0, ...all);
  const high = Math.max(low + 5, ...all);
  const turns = Math.max(1, course.length - 1);
  const x = (turn: number) => LEFT + (turn / turns) * (W - LEFT - RIGHT);
  const y = (value: number) => TOP + ((high - value) / (high - low)) * (H - TOP - BOTTOM);
  const last = course.at(-1);
  const labels = spread(
    names.map((_, seat) => y(last?.totals[seat] ?? 0)),
    19,
  );
  const every = Math.max(1, Math.round(turns / (below ? 5 : 8)));

  return (
    <figure class="chart">
      <svg viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t(words.label)}>
        {ticks(low, high).map(value => (
          <g key={value} class={value === 0 ? 'chart-zero' : 'chart-line'}>
            <path d={`M${LEFT} ${y(value)}H${W - RIGHT}`} />
            <text x={LEFT - 8} y={y(value) + 5} text-anchor="end">
              {value < 0 ? `−${-value}` : value}
            </text>
          </g>
        ))}
        {course.map(
          ({ moves }, turn) =>
            turn % every === 0 && (
              <text key={moves} class="chart-turn" x={x(turn)} y={H - 8} text-anchor="middle">
                {turn}
              </text>
            ),
        )}
        {names.map((name, seat) => {
          const points = course.map(({ totals }, turn) => [x(turn), y(totals[seat] ?? 0)] as const);
          return (
            <g key={seat}>
              <polyline
                points={points.map(p => p.join(',')).join(' ')}
                stroke={seatColour(seat)}
                class="chart-course"
              />
              {points.map(
                ([px, py], turn) =>
                  (turn === turns || (turn + seat) % every === 0) && (
                    <path
                      key={turn}
                      d={seatLook(seat).path}
                      transform={`translate(${px} ${py}) scale(.44) translate(-12 -12)`}
                      fill={seatColour(seat)}
                      class="chart-mark"
                    />
                  ),
              )}
              {!below && (
                <text x={W - RIGHT + 12} y={(labels[seat] ?? 0) + 5} class="chart-name" fill={seatColour(seat, 'deep')}>
                  {fill(words.end, {
                    name: name.length > 12 ? `${name.slice(0, 11)}…` : name,
                    n: last?.totals[seat] ?? 0,
                  })}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      {below && (
        <ul class="chart-names">
          {names.map((name, seat) => (
            <li key={seat}>
              <SeatMark seat={seat} size={16} />
              {fill(words.end, { name, n: last?.totals[seat] ?? 0 })}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary>{t(words.table)}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable to scroll it by keys */}
        <section class="chart-table" aria-label={t(words.table)} tabIndex={0}>
          <table class="score-table">
            <thead>
              <tr>
                <th scope="col">{t(words.turn)}</th>
                {names.map(name => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {course.map(({ moves, totals }, turn) => (
                <tr key={moves}>
                  <th scope="row">{turn}</th>
                  {totals.map((total, seat) => (
                    <td key={seat}>{total}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </figure>
  );
}
