/** Examples of bowls, the boat and amulets. */
import { Arrow, type Example } from '@atoll/boardkit/drawing/example.tsx';
import { type Seat, words } from '@atoll/engine';
import { href } from '../icons.tsx';
import { Bowl } from '../map/hut.tsx';
import { Amulet, Field, Plate } from './pieces.tsx';

const ROW = 34;
const rows = [1, 2, 3, 4, 5, 6];

/** Six cult sites between the landings of the way out and the way home. */
function Archipelago({ bowls, meant }: { bowls: readonly { site: number; seat: Seat }[]; meant: readonly number[] }) {
  const landing = (n: number, x: number, y: number) => (
    <Plate key={n} x={x} y={y} width={34} height={26} rx={8} meant={meant.includes(n)} size={18}>
      {n}
    </Plate>
  );
  return (
    <>
      <rect class="mg-example-sea" x="2" y="2" width="196" height={ROW * 6 + 8} rx="14" />
      {rows.map(site => {
        const y = site * ROW - 12;
        const bowl = bowls.find(one => one.site === site);
        return (
          <g key={site}>
            {landing(site, 48, y)}
            {landing(13 - site, 152, y)}
            <circle class="mg-example-street" cx="100" cy={y} r="15" />
            {bowl && (
              <g transform={`translate(100 ${y - 1})`}>
                <Bowl seat={bowl.seat} size={26} />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

const HEIGHT = ROW * 6 + 12;

const twice: Example = {
  panels: [
    {
      says: words(
        'Eine Schale auf der dritten Kultstätte von oben gilt für zwei Anlegestellen: 3 auf dem Hinweg und 10 auf dem Rückweg.',
        'A bowl on the third cult site from the top counts for two landings: 3 on the way out and 10 on the way back.',
      ),
      size: [200, HEIGHT],
      draw: () => <Archipelago bowls={[{ site: 3, seat: 1 }]} meant={[3, 10]} />,
    },
  ],
};

const journey: Example = {
  panels: [
    {
      says: words(
        'Das Boot fährt links hinunter von 1 bis 6 und rechts hinauf von 7 bis 12. Rot steht auf der ersten Kultstätte, Blau auf der dritten, Gelb auf der fünften. Also handeln Rot bei 1, Blau bei 3, Gelb bei 5 und 8, Blau bei 10 und Rot bei 12.',
        'The boat sails down the left from 1 to 6 and up the right from 7 to 12. Red is on the first cult site, Blue on the third, Yellow on the fifth. So Red acts at 1, Blue at 3, Yellow at 5 and 8, Blue at 10 and Red at 12.',
      ),
      size: [200, HEIGHT],
      draw: () => (
        <>
          <Archipelago
            bowls={[
              { site: 1, seat: 0 },
              { site: 3, seat: 1 },
              { site: 5, seat: 2 },
            ]}
            meant={[1, 3, 5, 8, 10, 12]}
          />
          <use href={href('boat')} x="4" y="2" width="28" height="28" />
          <Arrow from={[18, 40]} to={[18, 194]} />
          <Arrow from={[182, 194]} to={[182, 22]} />
        </>
      ),
    },
  ],
};

const isle = (x: number, built: boolean) => (
  <Field
    x={x}
    y={30}
    size={44}
    landscape="sand"
    amulet
    {...(built ? { hut: { owner: 1 as const, huts: 1 as const } } : {})}
  />
);

const amulets: Example = {
  panels: [
    {
      says: words(
        'Ohne Hütte auf einem Amulettfeld nimmst du ein Amulett vom Wert 1 vom Spielplan.',
        'Without a hut on an amulet space you take an amulet of value 1 from the board.',
      ),
      size: [150, 130],
      draw: () => (
        <>
          {[29, 77, 125].map(x => (
            <g key={x}>{isle(x, false)}</g>
          ))}
          <Amulet x={77} y={96} value={1} />
        </>
      ),
    },
    {
      says: words(
        'Mit einer Hütte dort ziehst du ein Amulett aus dem Säckchen und behältst es.',
        'With one hut there you draw an amulet from the bag and keep it.',
      ),
      size: [150, 130],
      draw: () => (
        <>
          {[29, 77, 125].map(x => (
            <g key={x}>{isle(x, x < 40)}</g>
          ))}
          <use href={href('bag')} x="16" y="74" width="44" height="44" />
          <Arrow from={[66, 96]} to={[94, 96]} />
          <Amulet x={124} y={96} value={4} />
        </>
      ),
    },
    {
      says: words(
        'Mit drei Hütten ziehst du drei, schaust sie an und wirfst eines zurück, hier die 2.',
        'With three huts you draw three, look at them and return one to the bag, here the 2.',
      ),
      size: [150, 130],
      draw: () => (
        <>
          {[29, 77, 125].map(x => (
            <g key={x}>{isle(x, true)}</g>
          ))}
          <use href={href('bag')} x="4" y="76" width="40" height="40" />
          <Amulet x={66} y={84} value={2} />
          <Amulet x={98} y={96} value={5} />
          <Amulet x={130} y={96} value={3} />
          <Arrow from={[64, 108]} to={[44, 120]} bend={-8} />
        </>
      ),
    },
  ],
};

export const sailing: Readonly<Record<string, Example>> = { R21: twice, R22: journey, R37: amulets };
