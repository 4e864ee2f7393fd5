/** What is gathered, bought and counted: materials, offerings, shells, jewelry, points. */

export const solid = (paint: string, outline = `${paint}-deep`) => ({
  fill: `var(--bora-${paint})`,
  stroke: `var(--bora-${outline})`,
  'stroke-width': 1.3,
  'stroke-linejoin': 'round' as const,
});
export const line = (outline: string, width = 1.3) =>
  ({
    fill: 'none',
    stroke: `var(--bora-${outline})`,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) as const;
export const shine = (d: string) => <path d={d} {...line('shine', 1.4)} />;

const petals = (turn: number, d: string) =>
  Array.from({ length: 5 }, (_, i) => <path key={i} d={d} transform={`rotate(${turn + i * 72} 12 12)`} />);

const beads = [
  [4.4, 8.4],
  [5.2, 12.2],
  [7.6, 15.4],
  [16.4, 15.4],
  [18.8, 12.2],
  [19.6, 8.4],
] as const;

export const goodsArt = {
  sand: (
    <>
      <path d="M1.4 20.6C4 18 6.6 8.4 9.4 5.8c1.7-1.6 3.5-1.6 5.2 0 2.8 2.6 5.4 12.2 8 14.8Z" {...solid('sand')} />
      <path d="M9 12.4v.1M13.4 9.6v.1M15.6 14.2v.1M11.6 16.8v.1M6.8 17.6v.1M18.4 18v.1" {...line('sand-deep', 2)} />
      {shine('M8.8 9.6c.7-1.5 1.2-2.2 1.9-2.8')}
    </>
  ),
  wood: (
    <>
      <path d="M6 6.2h14.2c1.7 0 2.7 2.5 2.7 5.8s-1 5.8-2.7 5.8H6Z" {...solid('wood')} />
      <ellipse cx="6" cy="12" rx="4.7" ry="5.8" {...solid('sand', 'wood-deep')} />
      <ellipse cx="6" cy="12" rx="2.1" ry="2.8" {...line('wood-deep')} />
      <path d="M13 9.2h5.6M14.6 14.4h5" {...line('wood-deep')} />
    </>
  ),
  stone: (
    <>
      <path d="M7.8 3.6 16 2.8l6 7-2 9.6-8.6 2.2-8-3L1.8 11Z" {...solid('stone')} />
      <path
        d="M7.8 3.6 10 10.4l-8.2.6M10 10.4l9.4 1.4L22 9.8M10 10.4l1.4 11.2M19.4 11.8 16 2.8"
        {...line('stone-deep', 1)}
      />
      {shine('M9.6 5.4l4.4-.4')}
    </>
  ),
  offering: (
    <>
      <circle cx="8" cy="9" r="4.2" {...solid('fruit', 'bowl-deep')} />
      <circle cx="16" cy="9" r="4.2" {...solid('flower', 'bowl-deep')} />
      <path d="M12 1.2c2.6 1.8 3.2 5 .8 8.4-3.6-1.6-4-5.6-.8-8.4Z" {...solid('leaf', 'bowl-deep')} />
      <circle cx="12" cy="9.4" r="3.4" {...solid('yellow', 'bowl-deep')} />
      <path d="M1.2 11.6h21.6c-.4 5-3 8.4-6.8 9.4v1.6H8V21c-3.8-1-6.4-4.4-6.8-9.4Z" {...solid('bowl')} />
      <path d="M4.6 15.2q1.9-1.6 3.7 0t3.7 0 3.7 0 3.7 0" {...line('sand', 1.4)} />
    </>
  ),
  shell: (
    <>
      <path
        d="M12 22.2c-1.5 0-3-.8-3.6-2C4.2 17.8 1.2 13.4 1.6 9c1.7-.3 2.7-1 3.2-2.7 1.7.2 2.8-.4 3.5-1.9 1.6.6 2.7.2 3.7-1.2 1 1.4 2.1 1.8 3.7 1.2.7 1.5 1.8 2.1 3.5 1.9.5 1.7 1.5 2.4 3.2 2.7.4 4.4-2.6 8.8-6.8 11.2-.6 1.2-2.1 2-3.6 2Z"
        {...solid('shell')}
      />
      <path
        d="M12 20.4V5.8M10.2 20 7.4 7.8M13.8 20l2.8-12.2M8.8 19 4.2 10.6M15.2 19l4.6-8.4"
        {...line('shell-deep', 1.1)}
      />
      {shine('M4 11.6c.5 1.8 1.3 3.1 2.4 4.4')}
    </>
  ),
  status: (
    <>
      <path d="M1.6 22V17h5.6v-5h5.6V7h5.6V2h4v20Z" {...solid('status')} />
      <path d="M11.4 8.4V1.8M8.4 4.6l3-3 3 3" {...line('status', 2.2)} transform="translate(-4.4 1.4)" />
    </>
  ),
  fire: (
    <>
      <path
        d="M12.6.8c.6 4 4 5.8 6 9.2 2.6 4.6.6 12.8-6.6 12.8S2.6 16 5.2 11.2c.9-1.7 2.1-2.6 2.5-4.4 1.5.9 2.1 2 2.2 3.4C11.8 8 13 4.8 12.6.8Z"
        {...solid('fire')}
      />
      <path
        d="M12.4 11.6c.4 2.4 3.4 3.6 3.4 6.8 0 2.2-1.5 3.6-3.7 3.6s-3.9-1.4-3.9-3.6c0-2 1.2-2.8 1.6-4.2.9.5 1.2 1 1.3 1.7.9-1 1.4-2.4 1.3-4.3Z"
        fill="var(--bora-fire-core)"
      />
    </>
  ),
  fish: (
    <>
      <path
        d="M1.4 12c2.8-4.6 6.4-6.8 10.6-6.8 3 0 5.4 1.2 7 3.4l3.8-3.4c-.7 4-.7 9.6 0 13.6L19 15.4c-1.6 2.2-4 3.4-7 3.4-4.2 0-7.8-2.2-10.6-6.8Z"
        {...solid('fish')}
      />
      <circle cx="6.6" cy="10.8" r="1.4" fill="var(--bora-fish-deep)" />
      <path d="M10.4 7.6c1.8 2.8 1.8 6 0 8.8M13.8 9.4c.9 1.7.9 3.5 0 5.2" {...line('fish-deep')} />
      {shine('M8.8 7.4c1-.4 1.8-.5 3-.5')}
    </>
  ),
  points: (
    <>
      <g {...solid('flower')}>{petals(0, 'M12 12C7.6 8.8 7.8 2.4 12 .8c4.2 1.6 4.4 8 0 11.2Z')}</g>
      <circle cx="12" cy="12" r="3.2" {...solid('yellow')} />
      {shine('M10.4 4.4c.2-.9.5-1.4 1-1.9')}
    </>
  ),
};

export const jewelArt = {
  necklace: (
    <>
      <path d="M5.4 1.6C3.4 8 5.6 15.6 12 17.4c6.4-1.8 8.6-9.4 6.6-15.8" {...line('gold-line', 1.6)} />
      <g {...solid('pearl', 'gold-deep')}>
        {beads.map(([x, y]) => (
          <circle key={`${x}`} cx={x} cy={y} r="2" />
        ))}
      </g>
      <path d="M12 14.4c2.6 1.8 3.4 5 0 8.4-3.4-3.4-2.6-6.6 0-8.4Z" {...solid('coral', 'red-deep')} />
    </>
  ),
  bracelet: (
    <>
      <path
        d="M12 3.4c5.8 0 10.6 3.9 10.6 8.6S17.8 20.6 12 20.6 1.4 16.7 1.4 12 6.2 3.4 12 3.4Zm0 4.6C8.6 8 6 9.8 6 12s2.6 4 6 4 6-1.8 6-4-2.6-4-6-4Z"
        fill-rule="evenodd"
        {...solid('gold')}
      />
      <path d="M6.4 17.6v.1M12 18.4v.1M17.6 17.6v.1M3.6 12.4v.1M20.4 12.4v.1" {...line('red', 2.4)} />
      {shine('M5 8.6c1.4-1.8 3.4-2.8 5.6-3')}
    </>
  ),
  earring: (
    <>
      <path d="M8.6 5.4a3.6 3.6 0 1 1 5 3.3c-1 .4-1.6.9-1.6 2" {...line('gold-line', 2)} />
      <path d="M12 9.8 17.4 15 12 23 6.6 15Z" {...solid('sea')} />
      <path d="M6.6 15h10.8M12 9.8v13" {...line('sea-deep', 1)} />
      {shine('M9 14.2l2-2')}
    </>
  ),
  comb: (
    <>
      <path d="M2 11.6C2 5.6 6.4 1.4 12 1.4s10 4.2 10 10.2Z" {...solid('bowl')} />
      <path
        d="M2 11.6h20V13l-1.6 9.6L18.8 13h-1.7l-1.6 9.6L13.9 13h-3.8l-1.6 9.6L6.9 13H5.2l-1.6 9.6L2 13Z"
        {...solid('bowl')}
      />
      <path d="M12 13v9.6" {...line('bowl-deep', 2.4)} />
      <circle cx="12" cy="7" r="2.4" {...solid('gold', 'bowl-deep')} />
    </>
  ),
  crown: (
    <>
      <g {...solid('red')}>
        <path d="M12 15C9 10.4 9 5 12 .8c3 4.2 3 9.6 0 14.2Z" />
        <path d="M9.6 15.4C4.8 13.6 2 9.6 1.8 4.8c4.6 1.8 7.4 5.6 7.8 10.6ZM14.4 15.4c4.8-1.8 7.6-5.8 7.8-10.6-4.6 1.8-7.4 5.6-7.8 10.6Z" />
      </g>
      <g {...solid('yellow')}>
        <path d="M11 15.6C7.6 12.6 6 8.6 6.6 4.2c3.6 2.6 5.2 6.6 4.4 11.4ZM13 15.6c3.4-3 5-7 4.4-11.4-3.6 2.6-5.2 6.6-4.4 11.4Z" />
      </g>
      <path d="M2.6 14.4c6 3 12.8 3 18.8 0l-.8 6.2c-5.2 2.8-12 2.8-17.2 0Z" {...solid('gold')} />
      <path d="M7.2 19v.1M12 19.6v.1M16.8 19v.1" {...line('red', 2.6)} />
    </>
  ),
};
