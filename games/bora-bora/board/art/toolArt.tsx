/** The tools of the twelve trades. A man and a woman of a trade carry the same tool. */

const line = {
  fill: 'none',
  stroke: 'var(--bora-line)',
  'stroke-width': 1.4,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;
const solid = (paint: string) => ({
  fill: `var(--bora-${paint})`,
  stroke: 'var(--bora-line)',
  'stroke-width': 1.2,
  'stroke-linejoin': 'round' as const,
});
const shine = (d: string) => (
  <path d={d} fill="none" stroke="var(--bora-shine)" stroke-width="1.3" stroke-linecap="round" />
);

const foot = (
  <>
    <path d="M8.6 21.8c-2.3 0-3.4-2.2-3-4.8.3-2.2-.6-3.6-.6-6.2 0-3 1.7-5 4.2-5s4.2 2 4.2 4.9c0 2.5-1.4 3.9-1.5 6.3-.1 2.7-1 4.8-3.3 4.8Z" />
    <ellipse cx="14.6" cy="5.4" rx="1.5" ry="1.9" />
    <ellipse cx="10.8" cy="3.5" rx="1.3" ry="1.6" />
    <ellipse cx="7.6" cy="3.4" rx="1.1" ry="1.4" />
    <ellipse cx="4.9" cy="4.8" rx="1" ry="1.3" />
  </>
);

export const toolArt = {
  land: (
    <g {...solid('skin')}>
      <g transform="translate(-2.2 1.6) scale(.86)">{foot}</g>
      <g transform="translate(24.6 -2.2) scale(-.86 .86) rotate(6 12 12)">{foot}</g>
    </g>
  ),
  water: (
    <g transform="rotate(40 12 12)">
      <path d="M11 1.6h2v12h-2Z" {...solid('wood')} />
      <path d="M8.5 1h7v2h-7Z" {...solid('wood')} />
      <path
        d="M12 11.2c3.2 1.6 4.2 4.2 4 7-.2 2.6-1.8 4.6-4 5-2.2-.4-3.8-2.4-4-5-.2-2.8.8-5.4 4-7Z"
        {...solid('coral')}
      />
      <path d="M12 14.6v5.6" {...line} />
    </g>
  ),
  woman: (
    <g transform="rotate(38 12 12)">
      <path d="M10.8 1h2.4v11h-2.4Z" {...solid('wood')} />
      <path d="M9.6.4h4.8v3H9.6Z" {...solid('wood-deep')} />
      <path
        d="M12 9.4c2.6 0 3.7 1.2 3.5 2.8-.1 1 .3 1.5 1.2 2.3 1 .9 1.6 2 1.6 3.2 0 3-2.7 5.1-6.3 5.1s-6.3-2.1-6.3-5.1c0-1.2.6-2.3 1.6-3.2.9-.8 1.3-1.3 1.2-2.3-.2-1.6.9-2.8 3.5-2.8Z"
        {...solid('sand')}
      />
      <circle cx="12" cy="16" r="2.2" fill="var(--bora-line)" />
      <path d="M10 20h4" {...line} />
    </g>
  ),
  man: (
    <>
      <path d="M3.2 6.6h17.6L17.7 21c-1.5 1-9.9 1-11.4 0Z" {...solid('wood')} />
      <path d="M4 10l4 10.6L12 10l4 10.6L20 10" {...line} stroke-width="1.2" />
      <ellipse cx="12" cy="6.4" rx="9" ry="3.9" {...solid('cream')} />
      <path d="M14.8 5.8 21.6.9" {...line} stroke-width="1.8" />
      <circle cx="14.4" cy="6.2" r="1.5" {...solid('coral')} />
    </>
  ),
  build: (
    <g transform="rotate(36 12 12)">
      <path d="M10.7 6h2.8v17h-2.8Z" {...solid('wood')} />
      <path d="M4.6 2.4h13.2l2.6 3.4-2.6 3.4H4.6c-1 0-1.6-.7-1.6-1.7V4.1c0-1 .6-1.7 1.6-1.7Z" {...solid('stone')} />
      <path d="M9.6 2.4v6.8M14.6 2.4v6.8" {...line} stroke-width="1" />
      {shine('M5 4.4h2.6')}
    </g>
  ),
  material: (
    <>
      <path d="M5.4 10.6C5.4 4.6 8 1.6 12 1.6s6.6 3 6.6 9" {...line} stroke-width="2.4" stroke="var(--bora-wood)" />
      <path d="M2.6 9.8h18.8l-2.5 10.7c-.3 1.3-1.2 2-2.5 2H7.6c-1.3 0-2.2-.7-2.5-2Z" {...solid('sand')} />
      <path d="M3.6 14h16.8M4.6 18.2h14.8M8.2 9.8l1 12.6M12 9.8v12.6M15.8 9.8l-1 12.6" {...line} stroke-width="1" />
    </>
  ),
  hut: (
    <g transform="rotate(-24 12 12)">
      <path
        d="M.8 9.6 16.4 8v6.4l-1.3 1.3-1.2-1.2-1.5 1.6-1.4-1.4-1.5 1.6-1.4-1.4-1.5 1.6-1.4-1.4-1.5 1.6-1.2-1.2-1.1 1Z"
        {...solid('stone')}
      />
      <path d="M16.2 6.6h4.2c1.8 0 3 1.2 3 2.8v4.4c0 1.6-1.2 2.8-3 2.8h-4.2Z" {...solid('wood')} />
      <path d="M18.6 10h1.6v3.4h-1.6Z" fill="var(--paper)" stroke="var(--bora-line)" stroke-width=".8" />
    </g>
  ),
  points: (
    <>
      <g {...solid('flower')}>
        <path d="M12 15.6C6.4 14.6 2.6 11.4 1.4 6.4c4.4-.4 8.2 3 10.6 9.2Z" />
        <path d="M12 15.6c5.6-1 9.4-4.2 10.6-9.2-4.4-.4-8.2 3-10.6 9.2Z" />
      </g>
      <g {...solid('yellow')}>
        <path d="M12 15.6C8.2 12 6.2 7.6 7 2.8c4 1.4 5.8 6.4 5 12.8Z" />
        <path d="M12 15.6c3.8-3.6 5.8-8 5-12.8-4 1.4-5.8 6.4-5 12.8Z" />
      </g>
      <path d="M12 1c2.2 3.6 2.2 9 0 14.6C9.8 10 9.8 4.6 12 1Z" {...solid('coral')} />
      <path d="M10.8 14.6h2.4l.6 8.4h-3.6Z" {...solid('wood')} />
    </>
  ),
  card: (
    <>
      <path
        d="M.9 12.4C3.6 7.6 7.6 5 12 5s8.4 2.6 11.1 7.4C20.4 17.2 16.4 19.8 12 19.8S3.6 17.2.9 12.4Z"
        {...solid('pearl')}
      />
      <circle cx="12" cy="12.4" r="4.9" {...solid('status')} />
      <circle cx="12" cy="12.4" r="2" fill="var(--bora-line)" />
      <circle cx="13.6" cy="10.6" r="1.1" fill="#fff" />
      <path d="M4.6 5.8 3 3.4M9.4 3.4l-.8-2.6M14.6 3.4l.8-2.6M19.4 5.8 21 3.4" {...line} stroke-width="1.8" />
    </>
  ),
  offering: (
    <>
      <path d="M12 18.4V8" {...line} stroke-width="2.6" stroke="var(--bora-leaf-deep)" />
      <path d="M12 13.6C5.8 14 2.2 11 1.6 4.8c6-.2 10 2.6 10.4 8.8Z" {...solid('leaf')} />
      <path d="M12 10.8c-.2-5.8 3.2-9 9.6-9.4.4 6.2-3.2 9.4-9.6 9.4Z" {...solid('leaf')} />
      <path d="M3.4 22.4c.6-3 4-4.6 8.6-4.6s8 1.6 8.6 4.6Z" {...solid('bowl')} />
      {shine('M4.6 6.8c1.6.4 2.8 1.2 3.6 2.2')}
    </>
  ),
  status: (
    <g transform="rotate(45 12 12)">
      <path d="M10.8 3h2.4v20h-2.4Z" {...solid('wood')} />
      <path d="M5 1.6h14v4.2H5Z" {...solid('pearl')} />
      <path d="M5 5.8h14l-.7 4-1.6-3-1.6 3-1.6-3-1.5 3-1.5-3-1.6 3-1.6-3-1.6 3Z" {...solid('status')} />
    </g>
  ),
  shell: (
    <>
      <path d="M.8 9.4h22.4" {...line} stroke-width="3" stroke="var(--bora-wood)" />
      <g {...solid('wood')}>
        <circle cx="6.6" cy="12" r="5.7" />
        <circle cx="17.4" cy="12" r="5.7" />
      </g>
      <path d="M10.6 11h2.8" {...line} stroke-width="2.2" />
      <g {...solid('sea')}>
        <circle cx="6.6" cy="12" r="3.5" />
        <circle cx="17.4" cy="12" r="3.5" />
      </g>
      {shine('M5 11.6a1.8 1.8 0 0 1 1.6-1.6M15.8 11.6a1.8 1.8 0 0 1 1.6-1.6')}
    </>
  ),
};
