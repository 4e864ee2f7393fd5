/** Answers in words beside the hand: skip, collect amulets, which amulet goes back, where the birds sit. */
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { isLegal } from '@atoll/boardkit/choosing/legal.ts';
import { capitalised, words } from '@atoll/engine';
import { landscapes } from '../../rules/types.ts';
import { landscapeNames } from '../../text/names.ts';
import { birdsWanted, chooseBird } from '../archipelago/birds.ts';
import { Choice } from '../choice.ts';
import { Icon } from '../icons.tsx';
import { askedFor, ownSupply, type Props, stepOf } from '../props.ts';
import { labels } from '../words.ts';
import { CardArt } from './cards.tsx';
import { grouped } from './pays.ts';

export function Actions(props: Props) {
  const kind = askedFor(props);
  if (kind === 'throw') return <Throw {...props} />;
  if (kind === 'birds') return <Birds {...props} />;
  const passing = isLegal(props, { do: 'pass' });
  const collecting = isLegal(props, { do: 'amulets' });
  if (!passing && !collecting) return null;
  return (
    <ChoiceGroup label={props.t(labels.actions)} class="mg-actions">
      {collecting && <Collect {...props} />}
      {passing && (
        <Choice props={props} picks={{ do: 'pass' }} class="mg-action is-pass">
          {props.t(props.text.choice('do', 'pass', props.view, props.game.box))}
        </Choice>
      )}
    </ChoiceGroup>
  );
}

/** With what it would bring: so many drawn, so many kept. */
function Collect(props: Props) {
  const own = ownSupply(props);
  if (!own) return null;
  const note =
    own.amuletHuts === 0
      ? words('eines vom Wert 1', 'one of value 1')
      : own.drawsAmulets === own.keepsAmulets
        ? words(`${own.drawsAmulets} aus dem Säckchen`, `${own.drawsAmulets} from the bag`)
        : words(
            `${own.drawsAmulets} ziehen, ${own.keepsAmulets} behalten`,
            `draw ${own.drawsAmulets}, keep ${own.keepsAmulets}`,
          );
  return (
    <Choice props={props} picks={{ do: 'amulets' }} class="mg-action">
      <Icon name="amulet" language={props.language} size={24} quiet />
      <span>
        {props.t(props.text.choice('do', 'amulets', props.view, props.game.box))}
        <small>{props.t(note)}</small>
      </span>
    </Choice>
  );
}

const back = words('Zurück ins Säckchen:', 'Back into the bag:');

function Throw(props: Props) {
  const drawn = stepOf(props.view, 'throw')?.drawn ?? [];
  const { t } = props;
  return (
    <ChoiceGroup label={t(back)} class="mg-actions is-row">
      <span class="mg-actions-title" aria-hidden="true">
        {t(back)}
      </span>
      {grouped(drawn).map(([value, n]) => (
        <Choice
          key={value}
          props={props}
          picks={{ do: 'throw', amulet: value }}
          label={t(words(`Amulett ${value} zurückwerfen`, `Return amulet ${value} to the bag`))}
          hint={t(words(`Amulett ${value} zurückwerfen`, `Return amulet ${value} to the bag`))}
          component="amulet"
          class="mg-action is-amulet"
        >
          <CardArt shown={{ kind: 'amulet', value }} height={50} />
          {n > 1 && <b>{`× ${n}`}</b>}
        </Choice>
      ))}
    </ChoiceGroup>
  );
}

const where = words('Wohin mit den Vögeln?', 'Where do the birds go?');

function Birds(props: Props) {
  const { t, view, language } = props;
  const wanted = birdsWanted.value;
  return (
    <ChoiceGroup label={t(where)} class="mg-actions is-row is-birds">
      <span class="mg-actions-title" aria-hidden="true">
        {t(where)}
      </span>
      {landscapes.map(landscape => {
        const chosen = wanted.includes(landscape);
        const name = t(capitalised(landscapeNames[landscape]));
        return (
          <button
            key={landscape}
            type="button"
            class={`mg-choice mg-action is-legal ${chosen ? 'is-chosen' : ''}`}
            aria-pressed={chosen}
            data-stop
            data-fields="birds"
            onClick={() => chooseBird(props, landscape)}
            onKeyDown={event => {
              // Enter on what is chosen already plays it, as everywhere.
              if (event.key !== 'Enter' || !chosen || !props.chosen) return;
              event.preventDefault();
              props.confirm();
            }}
          >
            <Icon name={landscape} language={language} size={24} quiet />
            <span>{name}</span>
            {(chosen || (view.birds.includes(landscape) && wanted.length < 2)) && (
              <Icon name="bird" language={language} size={20} quiet class={chosen ? '' : 'is-faint'} />
            )}
          </button>
        );
      })}
    </ChoiceGroup>
  );
}
