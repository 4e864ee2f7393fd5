/** What is public about a seat: its world in small, its worshipers, tokens and god. */
import { Count } from '@atoll/boardkit/drawing/count.tsx';
import { colours, type ViewRegion, type ViewWorld } from '../../rules/types.ts';
import { colourNames, godEffects, godNames, shrines } from '../../text/names.ts';
import { shownPart, shownWorld } from '../aim.ts';
import { godComponent } from '../component.ts';
import { Icon } from '../icons.tsx';
import { useShown } from '../preview/shown.ts';
import { eyes, type OfSeat } from '../props.ts';
import { middleOf, rowOf, spotPoint } from '../sky/geometry.ts';
import { labels, signed, total, worldWords } from '../words.ts';

const [W, H] = [26, 22];

/** The pyramid in small: colours with their signs, rock, cracks, and a spark on what scores. */
function SmallWorld({ props, world }: { props: OfSeat; world: ViewWorld }) {
  const spots = world.pyramid.map(region => region.spot);
  const middle = middleOf(spots);
  const rows = Math.max(2, ...spots.map(rowOf));
  return (
    <svg
      class="orbis-small"
      viewBox={`${-2.5 * W - 1} ${(0.5 - rows) * H - 2} ${5 * W + 2} ${rows * H + 5}`}
      aria-hidden="true"
    >
      <path d={`M${-2.5 * W} ${H / 2 + 1}H${2.5 * W}`} class="orbis-small-ground" />
      {world.pyramid.map(region => {
        const { x, y } = spotPoint(region.spot);
        return (
          <g key={region.spot} transform={`translate(${(x - middle) * W} ${y * H})`}>
            <SmallTile props={props} region={region} />
          </g>
        );
      })}
    </svg>
  );
}

function SmallTile({ props, region }: { props: OfSeat; region: ViewRegion }) {
  const face = region.side === 'region' ? props.view.tiles[region.tile] : undefined;
  if (!face)
    return (
      <>
        <rect x={-12.5} y={-10.5} width="25" height="21" rx="3" class="orbis-small-rock" />
        <g class="orbis-small-sign">
          <Icon name="wilderness" language={props.language} size={17} x={-8.5} y={-8.5} quiet />
        </g>
      </>
    );
  return (
    <g class={region.cancelled ? 'is-cancelled' : ''}>
      <rect x={-12.5} y={-10.5} width="25" height="21" rx="3" fill={`var(--orbis-${face.colour}-deep)`} />
      <Icon name={face.colour} language={props.language} size={15} x={-7.5} y={-7.5} quiet />
      {region.cancelled && <path d="M2-11-3-4 3 0-4 5 1 11" class="orbis-small-crack" />}
      {!region.cancelled && region.points > 0 && <circle cx="9.500" cy="-7.500" r="2.600" class="orbis-small-spark" />}
    </g>
  );
}

export function Panel(props: OfSeat) {
  const { t, view, seat, language, reducedMotion } = props;
  const world = view.worlds[seat];
  const shown = useShown(props);
  if (!world) return null;
  const promise = seat === eyes(props) ? shown.landing?.points : undefined;
  return (
    <div class="orbis-panel">
      <button
        type="button"
        class="orbis-panel-world"
        data-hint={t(labels.look)}
        data-component="pyramid"
        onClick={event => {
          shownWorld.set(seat === eyes(props) ? null : seat);
          shownPart.set('world');
          // On a phone the panel stands in a sheet over the board.
          event.currentTarget.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
        }}
      >
        <span class="orbis-unseen">{`${t(labels.look)}: ${t(worldWords(world))}`}</span>
        <SmallWorld props={props} world={world} />
      </button>
      <div class="orbis-panel-things" aria-hidden="true">
        <div class="orbis-panel-supply" data-component="supply">
          {colours.map(colour => (
            <span
              key={colour}
              class={world.worshipers[colour] === 0 ? 'is-none' : ''}
              data-hint={t(colourNames[colour])}
              data-component="worshiper"
            >
              <Icon name={colour} language={language} size={18} quiet />
              <Count value={world.worshipers[colour]} still={reducedMotion} />
            </span>
          ))}
        </div>
        <div class="orbis-panel-row">
          {world.god ? (
            <span
              class={`orbis-panel-god ${world.godCancelled ? 'is-cancelled' : ''}`}
              data-hint={`${t(godNames[world.god])}: ${t(godEffects[world.god])}`}
              data-component={godComponent(world.god)}
            >
              <Icon name={world.god} language={language} size={20} quiet /> {world.godPoints}
            </span>
          ) : (
            <span class="orbis-panel-god is-none" data-hint={t(noGod)} data-component={godComponent(null)}>
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <circle cx="12" cy="12" r="8.500" class="orbis-dashed" />
              </svg>
            </span>
          )}
          {world.shrines > 0 && (
            <span
              data-hint={`${t(shrines(world.shrines))}, ${t(labels.mystic)} ${world.mystic}`}
              data-component="shrine"
            >
              <Icon name="shrine" language={language} size={18} quiet /> {world.shrines}
            </span>
          )}
          {world.reductions.map(colour => (
            <span key={colour} class="orbis-reduction" data-hint={t(reductionWords)} data-component="reduction">
              <Icon name={colour} language={language} size={18} quiet />
            </span>
          ))}
          {promise !== undefined && <em class={promise < 0 ? 'is-loss' : ''}>{signed(promise)}</em>}
        </div>
      </div>
    </div>
  );
}

const noGod = { de: 'Keine Gottheit', en: 'No god' };
const reductionWords = { de: 'Vergünstigung: diese Farbe kostet nichts', en: 'Reduction: this colour costs nothing' };

/** The same in one line: each colour, or where it is too narrow how many in all. */
export function Brief({ view, seat, language }: OfSeat) {
  const world = view.worlds[seat];
  if (!world) return null;
  return (
    <span class="orbis-brief" data-component="worshiper">
      <span class="orbis-brief-all">
        <Icon name="worshiper" language={language} size={15} quiet />
        {total(world.worshipers)}
      </span>
      <span class="orbis-brief-each">
        {colours.map(colour => (
          <span key={colour} class={world.worshipers[colour] === 0 ? 'is-none' : ''}>
            <Icon name={colour} language={language} size={14} quiet />
            {world.worshipers[colour]}
          </span>
        ))}
      </span>
    </span>
  );
}
