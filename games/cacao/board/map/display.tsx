/** The face-up jungle tiles and the pile beside the table; each tile says what filling with it would give to whom. */
import type { ComponentChildren } from 'preact';
import type { CellName } from '../../rules/types.ts';
import { jungleTile } from '../../text/components.ts';
import { aimAt, aimAway, useAim } from '../aim.ts';
import { GainList } from '../hand/gains.tsx';
import { gains, isNothing, type Preview, plansWith, preview } from '../preview/preview.ts';
import { useShown } from '../preview/shown.ts';
import { isAsked, type Props } from '../props.ts';
import { labels, pileWords } from '../words.ts';
import { JungleArt, TileBack } from './jungle.tsx';

export const TileSvg = (props: { size: number; children: ComponentChildren }) => (
  <svg class="cacao-tile-svg" viewBox="-53 -53 106 108" width={props.size} height={props.size} aria-hidden="true">
    {props.children}
  </svg>
);

/** What a display tile would give on one space: the work there, and the change of temple standings. */
function gainsAt(props: Props, seen: Preview, jungle: string, space: CellName) {
  const plan = plansWith(seen, { jungle, space })[0];
  if (!plan) return null;
  const temple = jungleTile(jungle).kind === 'temple';
  const change = plan.temples.map((n, seat) => n - (seen.temples[seat] ?? 0));
  const works = plan.works.filter(work => work.space === space);
  return gains(props.view.seats, works, temple ? change : []);
}

/** The gains of one display tile for every space it could go to. */
export function FillGains({ props, jungle }: { props: Props; jungle: string }) {
  const shown = useShown(props);
  const rows: { space: CellName; number: number | null; seen: Preview }[] = [];
  if (isAsked(props, 'place') && shown.preview) {
    const { spaces } = shown.preview;
    for (const [i, space] of spaces.entries())
      rows.push({ space, number: spaces.length > 1 ? i + 1 : null, seen: shown.preview });
  } else if (isAsked(props, 'fill')) {
    const step = props.view.steps.at(-1);
    const spaces = step?.kind === 'fill' ? step.spaces : [];
    for (const [i, space] of spaces.entries())
      rows.push({
        space,
        number: spaces.length > 1 ? i + 1 : null,
        seen: preview(props.game, props.view, { jungle, space }),
      });
  }
  return (
    <>
      {rows.map(({ space, number, seen }) => {
        const there = gainsAt(props, seen, jungle, space);
        if (!there) return null;
        return (
          <div class="cacao-fill-gain" key={space}>
            {number !== null && <span class="cacao-fill-number">{number}</span>}
            {there.every(isNothing) ? (
              <span class="cacao-nothing">–</span>
            ) : (
              <GainList gains={there} names={props.names} language={props.language} t={props.t} />
            )}
          </div>
        );
      })}
    </>
  );
}

export function Display({ props }: { props: Props }) {
  const { view, t, picks } = props;
  const box = props.game.box;
  const aim = useAim();
  const filling = isAsked(props, 'fill');
  const options = filling ? props.options('jungle') : null;
  const pile = t(pileWords(view.pileSize));
  const gone = view.pileSize + view.display.length === 0;
  return (
    <section
      class={`cacao-display ${gone ? 'is-empty' : ''}`}
      aria-label={t(labels.display)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen the display scrolls, and keys must reach what scrolls
      tabIndex={0}
    >
      {Array.from({ length: Math.max(box.edition.display, view.display.length) }, (_, i) => {
        const jungle = view.display[i];
        if (jungle === undefined) return <div key={i} class="cacao-display-empty" data-place={`display:${i}`} />;
        const { name, effect } = jungleTile(jungle);
        const legal = options?.has(jungle) ?? false;
        const chosen = filling && picks.jungle === jungle && view.display.indexOf(jungle) === i;
        const hint = `${t(name)}: ${t(effect)}`;
        const art = (
          <TileSvg size={84}>
            <g data-place={`display:${i}`}>
              <JungleArt box={box} jungle={jungle} />
            </g>
          </TileSvg>
        );
        const state = `${legal ? 'is-legal' : ''} ${chosen ? 'is-chosen' : ''} ${aim.jungle === jungle ? 'is-aimed' : ''}`;
        return (
          <div
            key={i}
            class="cacao-display-place"
            data-component={jungleTile(jungle).kind}
            onPointerEnter={() => aimAt({ jungle })}
            onPointerLeave={() => aimAway({ jungle })}
          >
            {legal ? (
              <button
                type="button"
                class={`cacao-display-tile ${state}`}
                aria-pressed={chosen}
                data-hint={hint}
                onClick={() => (chosen ? props.unpick('jungle') : props.pick({ jungle }))}
              >
                <span class="cacao-unseen">{t(name)}</span>
                {art}
              </button>
            ) : (
              <div class={`cacao-display-tile ${state}`} role="img" aria-label={hint} data-hint={hint}>
                {art}
              </div>
            )}
            {!filling && (
              <div class="cacao-display-gains">
                <FillGains props={props} jungle={jungle} />
              </div>
            )}
          </div>
        );
      })}
      <div
        class={`cacao-pile ${view.pileSize === 0 ? 'is-empty' : ''}`}
        role="img"
        aria-label={pile}
        data-hint={pile}
        data-place="pile"
        data-component="pile"
      >
        <TileSvg size={58}>{view.pileSize > 0 && <TileBack />}</TileSvg>
        <span class="cacao-pile-count">{view.pileSize}</span>
      </div>
    </section>
  );
}
