/** The chart of the islands: regions with their sites, fish and huts, land paths and canoe routes with their numbers. */

import { useRoving } from '@atoll/boardkit/choosing/roving.ts';
import { Quiet } from '@atoll/boardkit/drawing/quiet.tsx';
import { useMemo } from 'preact/hooks';
import type { ViewRegion } from '../../rules/view/viewTypes.ts';
import { islandWords } from '../../text/components.ts';
import { useAim } from '../aim.ts';
import { ChoiceInDrawing } from '../choice.ts';
import { MapLegend } from '../legend.tsx';
import { place } from '../places.ts';
import type { MapReach } from '../preview/preview.ts';
import { askedFor, type Props, stepOf } from '../props.ts';
import { labels, regionLabel } from '../words.ts';
import { type Chart, type ChartPath, chartOf, REGION } from './geometry.ts';
import { Region } from './region.tsx';

/** What is pressed for a region: all of it, around its middle. */
const HIT = { x: -REGION.width / 2, y: -REGION.height / 2, ...REGION };

export function IslandMap({ props, reach }: { props: Props; reach: MapReach }) {
  const { view, t } = props;
  const { edition } = props.game.box;
  const chart = useMemo(() => chartOf(edition), [edition]);
  // Nothing in the game changes the sea and the shores.
  const ground = useMemo(
    () => (
      <>
        <Sea chart={chart} />
        <Shores chart={chart} />
      </>
    ),
    [chart],
  );
  const roving = useRoving<SVGSVGElement>();
  const aim = useAim();
  const me = typeof props.viewer === 'number' ? props.viewer : null;
  const aimed = String(aim.region ?? props.picks.region ?? '');
  const mine = new Set(view.regions.filter(region => me !== null && region.huts.includes(me)).map(({ id }) => id));
  const state = (path: ChartPath): string => {
    if (!reach.path || path.kind !== reach.path.kind) return '';
    const [a, b] = path.between;
    if (mine.has(a) === mine.has(b)) return 'is-idle';
    return path.number <= reach.path.most ? 'is-open' : 'is-shut';
  };
  const label = (region: ViewRegion): string => t(regionLabel(region, pathsFrom(chart, region), props.names));
  const settling = askedFor(props) === 'start' || askedFor(props) === 'expand';
  return (
    <div class="bora-map-frame" style={{ aspectRatio: `${chart.width} / ${chart.height}` }}>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no fieldset inside a drawing */}
      <svg
        class="bora-map"
        viewBox={`0 0 ${chart.width} ${chart.height}`}
        role="group"
        aria-label={t(labels.map)}
        {...roving}
      >
        {ground}
        {chart.names.map(({ island, at, turn }) => (
          <text
            key={island}
            class="bora-island-name"
            transform={`translate(${at.x} ${at.y}) rotate(${turn})`}
            data-component={`island-${island}`}
          >
            {t(islandWords[island])}
          </text>
        ))}
        {chart.paths.map(path => (
          <path
            key={path.between.join()}
            d={path.line}
            class={`bora-path is-${path.kind} ${state(path)}`}
            data-component={`path-${path.kind}`}
          />
        ))}
        {view.regions.map(region => {
          const at = chart.regions.get(region.id);
          if (!at) return null;
          return (
            <ChoiceInDrawing
              key={region.id}
              props={settling ? props : { ...props, asking: false }}
              picks={{ region: region.id }}
              label={label(region)}
              hint={label(region)}
              place={place.region(region.id)}
              component={region.id}
              class={`bora-region is-${region.terrain} ${reach.regions.has(region.id) ? 'is-reach' : ''}`}
              transform={`translate(${at.x} ${at.y})`}
              area={HIT}
            >
              <Region
                props={props}
                region={region}
                shape={chart.shapes.get(region.id) ?? ''}
                ghost={me !== null && settling && aimed === region.id ? me : null}
                scores={stepOf(view, 'fish')?.region === region.id}
              />
            </ChoiceInDrawing>
          );
        })}
        {chart.paths.map(path => (
          <PathSign key={path.between.join()} path={path} props={props} state={state(path)} />
        ))}
        <MapLegend props={props} height={chart.height} />
      </svg>
    </div>
  );
}

const pathsFrom = (chart: Chart, { id }: ViewRegion): readonly ChartPath[] =>
  chart.paths.filter(({ between }) => between.includes(id));

function Sea({ chart: { width, height } }: { chart: Chart }) {
  const waves = [
    [0.13, 0.2],
    [0.86, 0.13],
    [0.9, 0.9],
    [0.1, 0.82],
    [0.24, 0.93],
    [0.78, 0.84],
    [0.93, 0.22],
    [0.2, 0.12],
  ];
  return (
    <Quiet>
      <rect class="bora-sea" width={width} height={height} rx="22" />
      {waves.map(([x = 0, y = 0]) => (
        <path
          key={`${x} ${y}`}
          class="bora-wave"
          transform={`translate(${x * width} ${y * height})`}
          d="M-26 0q6.5-8 13 0t13 0 13 0 13 0"
        />
      ))}
    </Quiet>
  );
}

/** Shallow water, sand and a shadow under every island: the same outlines, thicker and thicker. */
function Shores({ chart }: { chart: Chart }) {
  return (
    <Quiet>
      {['is-shadow', 'is-shallow', 'is-surf', 'is-sand'].map(layer => (
        <g key={layer} class={`bora-shore ${layer}`}>
          {[...chart.regions].map(([id, { x, y }]) => (
            <path key={id} d={chart.shapes.get(id)} transform={`translate(${x} ${y})`} />
          ))}
          {chart.paths.map(({ kind, between, line }) =>
            kind === 'land' ? <path key={between.join()} class="bora-bridge" d={line} /> : null,
          )}
        </g>
      ))}
    </Quiet>
  );
}

const SIGNS = {
  land: 'M-15-12Q-15-16-11-16H11Q15-16 15-12V11Q15 15 11 15H-11Q-15 15-15 11Z',
  water: 'M-27-4Q-30-4-28 2Q-22 16 0 16T28 2Q30-4 27-4Q16 0 0 0T-27-4Z',
};

/** The number of a path: on a stone for land, on a canoe for water. */
function PathSign({ path, props, state }: { path: ChartPath; props: Props; state: string }) {
  const water = path.kind === 'water';
  const hint = props.t(labels[water ? 'waterPath' : 'landPath']).replace('{n}', String(path.number));
  return (
    <Quiet
      class={`bora-sign is-${path.kind} ${state}`}
      transform={`translate(${path.sign.x} ${path.sign.y})`}
      hint={hint}
      component={`path-${path.kind}`}
    >
      <path class="bora-sign-shade" d={SIGNS[path.kind]} transform="translate(1 3)" />
      <path class="bora-sign-body" d={SIGNS[path.kind]} />
      <circle class="bora-sign-disc" r={water ? 14 : 0} cy={water ? -1 : 0} />
      <text y={7}>{path.number}</text>
    </Quiet>
  );
}
