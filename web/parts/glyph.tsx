/** The site's own icons: lines on a 24 px grid. They stand beside words or inside named buttons, so they are silent. */

const drawn = {
  home: 'M4 11.5 12 4l8 7.500M6.5 10v9.500h11V10M10 19.500v-5h4v5',
  gear: 'M12 8.800a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.400ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.600l2.1 2.100M16.3 16.300l2.1 2.100M18.4 5.600l-2.1 2.100M7.7 16.300l-2.1 2.1',
  log: 'M7 4h11.500v13.500a2.5 2.5 0 0 1-2.5 2.500H6.500A2.5 2.5 0 0 1 4 17.500V16h9.500v1.500M7 4a2 2 0 0 0-2 2v10M9.5 8.500h6M9.5 12h6',
  book: 'M12 6.500C10 5 7 4.5 4 4.500v13c3 0 6 .5 8 2 2-1.5 5-2 8-2v-13c-3 0-6 .5-8 2ZM12 6.500v13',
  score: 'M5 20V11M10 20V5M15 20v-7M20 20V8M3 20h18.5',
  players:
    'M9 11.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM3 20c0-3.5 2.5-6 6-6s6 2.5 6 6M15.5 5a3.2 3.2 0 0 1 0 6.300M17 14.300c2.5.6 4 2.8 4 5.7',
  check: 'M5 12.5 10 17.5 19.5 7',
  undo: 'M9 14 4 9l5-5M4.5 9H14a6 6 0 0 1 0 12h-4',
  why: 'M9 9a3 3 0 1 1 4.5 2.600c-1 .6-1.5 1.2-1.5 2.400M12 17.500v.2M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  list: 'M9 6.500h11M9 12h11M9 17.500h11M4.5 6.500h.1M4.5 12h.1M4.5 17.500h.1',
  copy: 'M9 9h10.500v10.500H9ZM15 5.500V4.500H4.500V15H6',
  share: 'M12 15V4M8 7.5 12 3.500l4 4M6 11.500H5v9h14v-9h-1',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M7 4.500v15l12-7.500Z',
  pause: 'M8 5v14M16 5v14',
  next: 'M9 5l7 7-7 7',
  back: 'M15 5l-7 7 7 7',
  first: 'M17 5l-7 7 7 7M7 5v14',
  last: 'M7 5l7 7-7 7M17 5v14',
  down: 'M12 4v11M8 11.500l4 4 4-4M5 20h14',
  sound: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 18.500v-13L7.5 9.500ZM16 9.500l5 5M21 9.500l-5 5',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M18.7 5.300l-1.4 1.400M6.7 17.300l-1.4 1.4',
  moon: 'M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10Z',
  half: 'M12 3.500a8.5 8.5 0 1 1 0 17ZM12 3.500a8.5 8.5 0 0 0 0 17Z',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4.1 4.1 0 0 0-5.8-5.800l-1.5 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4.1 4.1 0 0 0 5.8 5.800l1.5-1.5',
  tools: 'M9 7 4.5 12 9 17M15 7l4.5 5L15 17',
  clock: 'M12 3.500a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.500V12l3 2',
  wishes: 'M4 7h9M17 7h3M4 12h3M11 12h9M4 17h9M17 17h3M15 5v4M9 10v4M15 15v4',
  again: 'M19 8A8 8 0 1 0 20 13.500M19.5 3.500V8.500H14.5',
} as const;

export type GlyphName = keyof typeof drawn;

export function Glyph({ name, size = 20 }: { name: GlyphName; size?: number }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={drawn[name]} />
    </svg>
  );
}
