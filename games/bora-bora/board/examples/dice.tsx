/** Examples of placing dice and of what the helper gives. */
import { type Example, Figure } from '@atoll/boardkit/drawing/example.tsx';
import { words } from '@atoll/engine';
import base from '../../editions/base.json' with { type: 'json' };
import { Badge } from '../map/seatPieces.tsx';
import { Die, Mat, Sign } from './pieces.tsx';

/** A die of Red, and below it the one that Blue would like to add. */
const added = (face: number) => (
  <>
    <Mat action="action-helper" x={66} y={50}>
      <Die seat={0} face={4} x={22} y={4} />
    </Mat>
    <Die seat={1} face={face} x={170} y={54} />
  </>
);

const lower: Example = {
  panels: [
    {
      verdict: 'may',
      says: words(
        'Auf dem Helfer liegt eine rote 4. Die 3 von Blau ist kleiner.',
        'There is a red 4 on the helper. Blue’s 3 is lower.',
      ),
      size: [204, 100],
      draw: () => added(3),
    },
    {
      verdict: 'mayNot',
      says: words('Eine 4 ist nicht kleiner als die 4.', 'A 4 is not lower than the 4.'),
      size: [204, 100],
      draw: () => added(4),
    },
    {
      verdict: 'mayNot',
      says: words('Eine 5 erst recht nicht.', 'And a 5 even less.'),
      size: [204, 100],
      draw: () => added(5),
    },
  ],
};

const swaps = [
  { points: 2, icon: 'material' },
  { points: 2, icon: 'offering' },
  { points: 1, icon: 'tattooed' },
  { points: 1, icon: 'points' },
] as const;

const helper: Example = {
  panels: [
    {
      says: words(
        'Eine 6 beim Helfer reicht zum Beispiel für einen Baustoff (2), eine Opfergabe (2), eine Tätowierung (1) und einen Siegpunkt (1).',
        'A 6 at the helper is enough for a material (2), an offering (2), a tattoo (1) and a victory point (1), for example.',
      ),
      size: [300, 110],
      draw: () => (
        <>
          <Die seat={1} face={6} x={36} y={52} size={48} />
          <Figure x={80} y={52} size={26}>
            =
          </Figure>
          {swaps.map(({ points, icon }, i) => (
            <g key={icon} transform={`translate(${122 + i * 50} 0)`}>
              <Sign name={icon} x={0} y={40} size={38} />
              <Figure x={0} y={82} size={20}>
                {points}
              </Figure>
            </g>
          ))}
        </>
      ),
    },
  ],
};

const white: Example = {
  panels: [
    {
      says: words(
        'Blau ruft den weißen Gott: Die 2 zählt als 6, etwa für einen Weg mit der 6.',
        'Blue calls the white god: the 2 counts as a 6, for example for a path with a 6.',
      ),
      size: [204, 100],
      draw: () => (
        <>
          <Die seat={1} face={2} x={38} y={50} size={46} />
          <Sign name="god-white" x={100} y={50} size={44} />
          <Figure x={136} y={50} size={26}>
            =
          </Figure>
          <Figure x={172} y={50} size={44}>
            6
          </Figure>
        </>
      ),
    },
    {
      next: true,
      says: words(
        'Gedreht wird sie nicht. Wer danach hierher will, muss unter 2 bleiben: Nur eine 1 geht noch.',
        'It is not turned. Later dice here must be lower than 2: only a 1 is possible.',
      ),
      size: [204, 100],
      draw: () => (
        <>
          <Mat action="action-land" x={66} y={50}>
            <Die seat={1} face={2} x={22} y={4} />
          </Mat>
          <Die seat={0} face={1} x={170} y={54} />
        </>
      ),
    },
  ],
};

const people: Example = {
  panels: [
    {
      says: words(
        'Mit einer 3 nimmst du jemanden neben der 1, der 2 oder der 3.',
        'With a 3 you take somebody at the 1, the 2 or the 3.',
      ),
      size: [320, 104],
      draw: () => (
        <>
          <Die seat={1} face={3} x={30} y={50} size={44} />
          {[1, 2, 3, 4, 5, 6].map(n => (
            <g key={n} transform={`translate(${86 + (n - 1) * 42} 0)`} opacity={n <= 3 ? 1 : 0.35}>
              <rect
                class={`bora-example-space ${n <= 3 ? 'is-meant' : ''}`}
                x="-18"
                y="12"
                width="36"
                height="46"
                rx="8"
              />
              <Sign name={n % 2 === 0 ? 'woman' : 'man'} x={0} y={35} size={30} />
              <circle class="bora-example-number" cx="0" cy="80" r="14" />
              <Figure x={0} y={80} size={18} class="bora-example-on-number">
                {n}
              </Figure>
            </g>
          ))}
        </>
      ),
    },
  ],
};

/** The beginning of the status track: what each space is worth, with markers, the topmost last. */
const track = (stacks: Readonly<Record<number, readonly number[]>>) => (
  <>
    {base.statusTrack.slice(0, 4).map((points, space) => (
      <g key={space} transform={`translate(${32 + space * 58} 0)`}>
        <rect class="bora-example-space" x="-25" y="62" width="50" height="34" rx="7" />
        <Figure x={0} y={77} size={18}>
          {points}
        </Figure>
        {(stacks[space] ?? []).map((seat, i) => (
          <Badge key={seat} seat={seat} x={0} y={50 - i * 22} size={28} />
        ))}
      </g>
    ))}
  </>
);

const order: Example = {
  panels: [
    {
      says: words(
        'Blau ist mit drei Schritten am weitesten. Rot und Gelb haben je einen: Gelb kam später dazu und liegt oben.',
        'Blue is furthest with three steps. Red and Yellow have one each: Yellow came later and is on top.',
      ),
      size: [236, 100],
      draw: () => track({ 3: [1], 1: [0, 2] }),
    },
    {
      next: true,
      says: words('Die neue Zugreihenfolge: Blau, Gelb, Rot.', 'The new turn order: Blue, Yellow, Red.'),
      size: [236, 100],
      draw: () => (
        <>
          {[1, 2, 0].map((seat, i) => (
            <g key={seat} transform={`translate(${50 + i * 68} 0)`}>
              <Badge seat={seat} x={0} y={40} size={44} />
              <Figure x={0} y={82} size={20}>{`${i + 1}.`}</Figure>
            </g>
          ))}
        </>
      ),
    },
  ],
};

export const dice: Readonly<Record<string, Example>> = {
  R14: lower,
  R24: people,
  R27: helper,
  R54: order,
  R67: white,
};
