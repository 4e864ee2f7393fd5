/** Examples of building a pyramid. */
import { Arrow, type Example, Slip } from '@atoll/boardkit/drawing/example.tsx';
import { words } from '@atoll/engine';
import type { Colour } from '../../rules/types.ts';
import { Gap, Region, spotAt } from './pieces.tsx';

const base: Example = {
  panels: [
    {
      verdict: 'may',
      says: words(
        'In der ersten Ebene schließt die neue Landschaft links oder rechts an, in jeder Farbe.',
        'In the first row the new region joins on the left or right, in any colour.',
      ),
      size: [260, 70],
      draw: () => (
        <>
          <Region {...spotAt(1, 0, 36)} colour="yellow" />
          <Region {...spotAt(1, 1, 36)} colour="blue" />
          <Region {...spotAt(1, 2, 36)} colour="red" ring="meant" />
        </>
      ),
    },
    {
      verdict: 'mayNot',
      says: words('So bliebe eine Lücke.', 'This would leave a gap.'),
      size: [260, 70],
      draw: () => (
        <>
          <Region {...spotAt(1, 0, 36)} colour="yellow" />
          <Region {...spotAt(1, 1, 36)} colour="blue" />
          <Gap {...spotAt(1, 2, 36)} />
          <Region {...spotAt(1, 3, 36)} colour="red" ring="no" />
        </>
      ),
    },
  ],
};

const above = (left: Colour | 'wild', right: Colour | 'wild', top: Colour, ring: 'meant' | 'no') => (
  <>
    <Region {...spotAt(1, 0)} colour={left} />
    <Region {...spotAt(1, 1)} colour={right} />
    <Region {...spotAt(2, 0)} colour={top} ring={ring} />
  </>
);

const colours: Example = {
  panels: [
    {
      verdict: 'may',
      says: words(
        'Blau liegt auf Gelb und Blau: Eine der beiden hat dieselbe Farbe.',
        'Blue lies above yellow and blue: one of the two has the same colour.',
      ),
      size: [132, 132],
      draw: () => above('yellow', 'blue', 'blue', 'meant'),
    },
    {
      verdict: 'mayNot',
      says: words('Grün passt weder zu Gelb noch zu Blau.', 'Green matches neither yellow nor blue.'),
      size: [132, 132],
      draw: () => above('yellow', 'blue', 'green', 'no'),
    },
    {
      verdict: 'may',
      says: words('Eine Wildnis hat jede Farbe, also auch Grün.', 'A wilderness has every colour, so it is green too.'),
      size: [132, 132],
      draw: () => above('wild', 'blue', 'green', 'meant'),
    },
  ],
};

const wilderness: Example = {
  panels: [
    {
      says: words(
        'Umgedreht passt eine Landschaft über alles, hier über Gelb und Blau …',
        'Turned over, a region fits above anything, here above yellow and blue …',
      ),
      size: [196, 196],
      draw: () => (
        <>
          <Region {...spotAt(1, 0, 162)} colour="yellow" />
          <Region {...spotAt(1, 1, 162)} colour="blue" />
          <Region {...spotAt(1, 2, 162)} colour="white" />
          <Region {...spotAt(2, 0, 162)} colour="wild" ring="meant" />
          <Region {...spotAt(2, 1, 162)} colour="white" />
        </>
      ),
    },
    {
      next: true,
      says: words(
        '… und alles passt über sie, hier Rot. Am Ende kostet sie dich einen Punkt.',
        '… and anything fits above it, here red. At the end it costs you one point.',
      ),
      size: [196, 196],
      draw: () => (
        <>
          <Region {...spotAt(1, 0, 162)} colour="yellow" />
          <Region {...spotAt(1, 1, 162)} colour="blue" />
          <Region {...spotAt(1, 2, 162)} colour="white" />
          <Region {...spotAt(2, 0, 162)} colour="wild" />
          <Region {...spotAt(2, 1, 162)} colour="white" />
          <Region {...spotAt(3, 0, 162)} colour="red" ring="meant" />
          <Slip x={28} y={66} width={50}>
            −1
          </Slip>
          <Arrow from={[34, 84]} to={[52, 96]} />
        </>
      ),
    },
  ],
};

export const laying: Readonly<Record<string, Example>> = { R23: base, R25: colours, R27: wilderness };
