/** A village's ceremony area: twelve cells for materials, and the building tiles that go over two of them. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { isLegal } from '@atoll/boardkit/choosing/legal.ts';
import { capitalised, type Picks, words } from '@atoll/engine';
import { type Material, materials } from '../../rules/names.ts';
import type { ViewCell, ViewVillage } from '../../rules/view/viewTypes.ts';
import { materialWords } from '../../text/components.ts';
import { useAim } from '../aim.ts';
import { Choice, marks } from '../choice.ts';
import { reachOf } from '../hand/reach.ts';
import { Icon } from '../icons.tsx';
import { place } from '../places.ts';
import { useAfter } from '../preview/foreseen.ts';
import { askedFor, type Props } from '../props.ts';
import { cellWords, points } from './pieceWords.ts';

const labels = {
  area: { de: 'Zeremonienplatz', en: 'Ceremony area' },
  filled: { de: '{n} von {all} Feldern belegt', en: '{n} of {all} cells covered' },
  beside: { de: 'Daneben', en: 'Next to it' },
  buildings: { de: 'Bauplättchen', en: 'Building tiles' },
  built: { de: 'alle verbaut', en: 'all built' },
  worth: { de: 'jetzt je', en: 'now worth' },
} as const;

/** What laying a material on a cell is called in a move, for what is asked now. */
const laying = (kind: string | null, material: Material, cell: string): Picks =>
  kind === 'help' ? { swap: 'material', material, cell } : { material, cell };

const cellComponent = ({ holds, material }: ViewCell): string =>
  holds === 'nothing' ? 'ceremony' : typeof holds === 'number' ? 'building' : `good-${material}`;

const columns = (cells: readonly ViewCell[]): number => new Set(cells.map(({ cell }) => cell.charAt(0))).size;

/** Which side of a cell its building goes on over: tiles lie over two cells. */
function joins(cells: readonly ViewCell[], i: number, width: number): string {
  const { holds } = cells[i] as ViewCell;
  if (typeof holds !== 'number') return '';
  const same = (j: number) => cells[j]?.holds === holds;
  if ((i + 1) % width !== 0 && same(i + 1)) return 'is-joined-right';
  if (i % width !== 0 && same(i - 1)) return 'is-joined-left';
  return same(i + width) ? 'is-joined-below' : 'is-joined-above';
}

export function Ceremony({ props, village }: { props: Props; village: ViewVillage }) {
  const { t, game, view } = props;
  const kind = village.seat === props.viewer ? askedFor(props) : null;
  const storing = kind === 'store' || kind === 'gather' || kind === 'help';
  const after = useAfter(props)?.villages[village.seat];
  const width = columns(village.cells);
  const reach = reachOf(game.box, view, { ...props.picks, ...useAim() });
  const worth = view.rounds[view.round - 1]?.building ?? 0;
  const covered = village.cells.filter(({ holds }) => holds !== 'nothing').length;
  const quiet: Props = { ...props, asking: false, moves: [] };
  return (
    <section class="bora-village-part is-ceremony" data-component="ceremony">
      <h3>
        {t(labels.area)}{' '}
        <span>{t(labels.filled).replace('{n}', String(covered)).replace('{all}', String(village.cells.length))}</span>
      </h3>
      <div class="bora-ceremony-area">
        <ChoiceGroup label={t(labels.area)} class={`bora-cells is-${width}-wide`}>
          {village.cells.map((cell, i) => {
            const shown = after?.cells[i] ?? cell;
            const picks = laying(kind, cell.material, cell.cell);
            return (
              <Choice
                key={cell.cell}
                props={storing ? props : quiet}
                picks={picks}
                tried={picks}
                place={place.cell(village.seat, cell.cell)}
                component={cellComponent(shown)}
                label={t(cellWords(cell))}
                hint={t(cellWords(cell))}
                class={`bora-cell is-${cell.material} ${shown.holds === 'nothing' ? 'is-empty' : ''} ${shown.holds === cell.holds ? '' : 'is-ghost'} ${joins(after?.cells ?? village.cells, i, width)}`}
              >
                <CellArt props={props} cell={shown} />
              </Choice>
            );
          })}
          {kind === 'build' && <Seams props={props} width={width} />}
        </ChoiceGroup>
        <Beside props={storing ? props : quiet} kind={kind} village={village} />
      </div>
      <h3>
        {t(labels.buildings)}{' '}
        <span>
          {village.unbuilt.length === 0 ? t(labels.built) : !view.over && `${t(labels.worth)} ${t(points(worth))}`}
        </span>
      </h3>
      <ChoiceGroup label={t(labels.buildings)} class="bora-buildings" component="building">
        {village.unbuilt.map(building => (
          <Choice
            key={building}
            props={kind === 'build' ? props : quiet}
            picks={{ building }}
            tried={{ ...props.picks, building }}
            label={t(props.text.choice('building', building, view, game.box))}
            hint={t(props.text.choice('building', building, view, game.box))}
            class={`bora-building ${reach?.what === 'build' && village.seat === props.decision?.seat ? (building <= reach.most ? 'is-reached' : 'is-beyond') : ''}`}
          >
            <Icon name="building" language={props.language} size={30} quiet />
            <b class="bora-tile-number" aria-hidden="true">
              {building}
            </b>
          </Choice>
        ))}
      </ChoiceGroup>
    </section>
  );
}

function CellArt({ props, cell }: { props: Props; cell: ViewCell }) {
  const { language } = props;
  if (typeof cell.holds === 'number')
    return (
      <span class="bora-built" aria-hidden="true">
        <Icon name="building" language={language} size={26} quiet />
        <b class="bora-tile-number">{cell.holds}</b>
      </span>
    );
  return <Icon name={cell.material} language={language} size={34} quiet />;
}

/** Where two cells touch on which something can be built. */
function Seams({ props, width }: { props: Props; width: number }) {
  const { game, t, language } = props;
  const rows = game.box.cellIds.length / width;
  return (
    <>
      {game.box.pairs
        .filter(({ id }) => isLegal(props, { cells: id }))
        .map(({ id, a, b }) => {
          const middle = (at: number) => [(at % width) + 0.5, Math.floor(at / width) + 0.5] as const;
          const [[ax, ay], [bx, by]] = [middle(a), middle(b)];
          const label = t(words(`Auf ${id.replace('+', ' und ')} bauen`, `Build on ${id.replace('+', ' and ')}`));
          return (
            <span
              key={id}
              class="bora-seam"
              style={{ left: `${((ax + bx) / 2 / width) * 100}%`, top: `${((ay + by) / 2 / rows) * 100}%` }}
            >
              <Choice
                props={props}
                picks={{ cells: id }}
                label={label}
                hint={label}
                component="building"
                class="bora-seam-button"
              >
                <Icon name="building" language={language} size={24} quiet />
              </Choice>
            </span>
          );
        })}
    </>
  );
}

/** Materials for which no cell was free; a material goes there only then. */
function Beside({ props, kind, village }: { props: Props; kind: string | null; village: ViewVillage }) {
  const { t, language } = props;
  const at = place.cell(village.seat, 'beside');
  const shown = materials.filter(
    material => village.beside[material] > 0 || isLegal(props, laying(kind, material, 'beside')),
  );
  if (shown.length === 0) return <span data-place={at} />;
  return (
    <div class={`bora-beside-area ${marks(props, null, at)}`} data-place={at}>
      <span>{t(labels.beside)}</span>
      {shown.map(material => {
        const picks = laying(kind, material, 'beside');
        const label = `${t(labels.beside)}: ${village.beside[material]} × ${t(capitalised(materialWords(material)))}`;
        return (
          <Choice
            key={material}
            props={props}
            picks={picks}
            tried={picks}
            label={label}
            hint={label}
            component={`good-${material}`}
            class="bora-beside-good"
          >
            <Icon name={material} language={language} size={26} quiet />
            <b aria-hidden="true">{village.beside[material]}</b>
          </Choice>
        );
      })}
    </div>
  );
}
