/** The lagoon of the home page: layers of cut paper, each with the short shadow of the one before it. */

const layers = [
  {
    class: 'water-1',
    path: 'M-60 172C120 140 260 190 430 168S760 130 930 160 1240 196 1500 152V400H-60Z',
  },
  {
    class: 'water-2',
    path: 'M-60 226C90 250 230 196 400 214S700 262 880 232 1200 190 1500 232V400H-60Z',
  },
  {
    class: 'water-3',
    path: 'M-60 290C130 258 300 306 480 286S820 250 1010 282 1320 316 1500 280V400H-60Z',
  },
  {
    class: 'water-4',
    path: 'M-60 344C150 330 330 366 560 344S930 320 1120 346 1360 356 1500 340V400H-60Z',
  },
] as const;

/** The beach that the page begins on. */
const shore = 'M-60 372C180 358 380 384 640 370S1100 360 1500 376V400H-60Z';

function Palm({ x, y, scale, flip }: { x: number; y: number; scale: number; flip?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
      <path class="palm-trunk" d="M-4 0C-2-26 4-48 16-68l6 3C12-46 6-24 6 0Z" />
      <g class="palm-leaves">
        <path d="M18-68C2-84-20-84-34-70-16-74-2-72 18-68Z" />
        <path d="M18-68C8-92-8-100-26-98-8-92 6-84 18-68Z" />
        <path d="M18-68C26-94 42-102 60-98 44-92 30-84 18-68Z" />
        <path d="M18-68C38-82 60-78 72-62 54-70 38-70 18-68Z" />
        <path d="M18-68C34-66 48-52 50-34 42-50 32-60 18-68Z" />
      </g>
    </g>
  );
}

export function Scenery() {
  return (
    <svg class="scenery" viewBox="0 0 1440 380" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      <circle class="scenery-sun" cx="925" cy="152" r="58" />
      <path class="scenery-far" d="M840 168c40-34 70-64 104-66 26-1 40 22 66 26s44-22 70-20c44 4 76 34 120 64Z" />
      <g class="wave wave-a">
        <path class="wave-shadow" d={layers[0].path} />
        <path class={layers[0].class} d={layers[0].path} />
      </g>
      <g>
        <path class="scenery-sand shade" d="M930 232c60-40 150-52 232-40 64 10 120 26 150 52-90 30-290 30-382-12Z" />
        <path class="scenery-sand" d="M930 228c60-40 150-52 232-40 64 10 120 26 150 52-90 30-290 30-382-12Z" />
        <path class="water-1" d="M1010 226c40-20 96-24 146-16 34 6 62 14 78 26-56 16-170 16-224-10Z" />
        <Palm x={1252} y={226} scale={0.8} />
        <Palm x={1288} y={236} scale={0.6} />
        <Palm x={968} y={224} scale={0.8} flip />
        <g class="scenery-hut">
          <path class="hut-roof" d="M1160 190l24-30 26 30Z" />
          <path class="hut-wall" d="M1166 190h38v17h-38Z" />
        </g>
      </g>
      <g class="wave wave-b">
        <path class="wave-shadow" d={layers[1].path} />
        <path class={layers[1].class} d={layers[1].path} />
      </g>
      <g class="scenery-boat">
        <path class="boat-sail" d="M850 172v62h-44C825 217 842 198 850 172Z" />
        <path class="boat-sail-2" d="M856 160c15 24 32 49 36 74h-36Z" />
        <path class="boat-hull" d="M790 242h120c-8 18-22 26-42 26h-38c-18 0-32-10-40-26Z" />
      </g>
      <g class="wave wave-a">
        <path class="wave-shadow" d={layers[2].path} />
        <path class={layers[2].class} d={layers[2].path} />
      </g>
      <g class="wave wave-b">
        <path class="wave-shadow" d={layers[3].path} />
        <path class={layers[3].class} d={layers[3].path} />
      </g>
      <path class="wave-shadow" d={shore} />
      <path class="scenery-shore" d={shore} />
    </svg>
  );
}
