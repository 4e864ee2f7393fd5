/** The paper that tiles are cut from. */

/** A tile's outline, cut by hand: no two corners quite alike. */
export const OUTLINE =
  'M12 2.5Q2.8 2 2.5 11.5L2 88.5Q2.2 97.6 11 97.8L89 98Q97.5 97.6 97.8 88.2L98 11.8Q97.4 2.3 88 2.2Z';

/** Specks of paper fibre, dark and light, laid thinly over every tile. */
const specks = Array.from({ length: 34 }, (_, i) => ({
  x: (i * 37 + ((i * i) % 11) * 5) % 60,
  y: (i * 23 + ((i * i * 3) % 13) * 4) % 60,
  r: 0.4 + (i % 4) * 0.16,
  light: i % 3 === 0,
}));

export const GRAIN = 'url(#cacao-grain)';

export const Grain = () => (
  <pattern id="cacao-grain" width="60" height="60" patternUnits="userSpaceOnUse">
    {specks.map(({ x, y, r, light }, i) => (
      <circle key={i} cx={x} cy={y} r={r} fill={light ? '#fff' : '#000'} opacity={light ? 0.2 : 0.16} />
    ))}
  </pattern>
);
