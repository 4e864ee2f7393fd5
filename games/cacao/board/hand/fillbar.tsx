/** The fill decision for the thumb: each tile of the display with what it would give to whom. */
import { useBarKeys } from '@atoll/boardkit/choosing/barKeys.ts';
import { ChoiceStrip } from '@atoll/boardkit/choosing/choiceStrip.tsx';
import { jungleTile } from '../../text/components.ts';
import { aimAt, aimAway } from '../aim.ts';
import { FillGains, TileSvg } from '../map/display.tsx';
import { JungleArt } from '../map/jungle.tsx';
import type { Props } from '../props.ts';
import { labels } from '../words.ts';
import { again } from './enterTable.ts';

export function FillBar(props: Props) {
  const { t, picks, view } = props;
  const { bar, arrows } = useBarKeys(props);
  const options = props.options('jungle');
  const kinds = [...new Set(view.display)].filter(jungle => options.has(jungle));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="cacao-bar" role="group" aria-label={t(labels.display)} ref={bar} onKeyDown={arrows}>
      <ChoiceStrip class="cacao-cards">
        {kinds.map(jungle => {
          const { name, effect } = jungleTile(jungle);
          const chosen = picks.jungle === jungle;
          return (
            <button
              type="button"
              key={jungle}
              class={`cacao-card is-legal ${chosen ? 'is-chosen' : ''}`}
              aria-pressed={chosen}
              data-hint={t(effect)}
              onClick={() => (chosen ? props.unpick('jungle') : props.pick({ jungle }))}
              onKeyDown={event => chosen && again(event, props)}
              onPointerEnter={event => event.pointerType === 'mouse' && aimAt({ jungle })}
              onPointerLeave={() => aimAway({ jungle })}
              onFocus={event => event.currentTarget.matches(':focus-visible') && aimAt({ jungle })}
              onBlur={() => aimAway({ jungle })}
            >
              <TileSvg size={72}>
                <JungleArt box={props.game.box} jungle={jungle} />
              </TileSvg>
              <span class="cacao-card-text">
                <strong>{t(name)}</strong>
                <FillGains props={props} jungle={jungle} />
              </span>
            </button>
          );
        })}
      </ChoiceStrip>
    </div>
  );
}
