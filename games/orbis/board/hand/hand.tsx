/** The viewer's own things in the action bar: where the turn stands, the worshipers, and what is asked of them. */
import { words } from '@atoll/engine';
import { useEffect, useState } from 'preact/hooks';
import { type Colour, colours } from '../../rules/types.ts';
import { oneWorshiper } from '../../text/names.ts';
import { Guide } from '../guide.tsx';
import { Icon } from '../icons.tsx';
import { useShown } from '../preview/shown.ts';
import { askedFor, type Props } from '../props.ts';
import { labels } from '../words.ts';
import { type Chip, Chips } from './chips.tsx';
import { canExchange, Exchange } from './exchange.tsx';
import { Giving } from './giving.tsx';

export function Hand(props: Props) {
  const { view, t, picks, language } = props;
  const [open, setOpen] = useState(false);
  const asked = askedFor(props);
  const exchanging = asked !== null && (open || picks.do === 'exchange');
  useEffect(() => setOpen(false), [view]);
  const leave = () => {
    setOpen(false);
    if (picks.do === 'exchange') props.unpick();
  };
  const giving = asked === 'pay' || asked === 'village' || asked === 'death' || asked === 'love';
  return (
    <div class="orbis-bar">
      <Guide {...props} />
      <div class="orbis-bar-row">
        {exchanging ? <Exchange props={props} leave={leave} /> : giving ? <Giving {...props} /> : null}
        {!exchanging && !giving && (asked !== 'volcano' || colourOpen(props)) && <Supply {...props} />}
        {!exchanging && !colourOpen(props) && <Decline {...props} />}
        {!exchanging && asked !== null && (
          <button
            type="button"
            class={`orbis-exchange-open ${canExchange(props) ? '' : 'is-idle'}`}
            aria-label={t(labels.exchange)}
            data-hint={t(labels.exchange)}
            data-component="exchange"
            onClick={() => setOpen(true)}
          >
            <Icon name="exchange" language={language} size={20} quiet />
            {`${props.game.box.edition.exchange} : 1`}
          </button>
        )}
      </div>
    </div>
  );
}

/** A volcano's tile is chosen, but not yet which of its worshipers. */
const colourOpen = ({ picks, options }: Props): boolean =>
  picks.do === 'erupt' && picks.tile !== undefined && picks.colour === undefined && options('colour').size > 1;

/** The worshipers, with what the thing looked at would change; to be pressed where one colour is asked for. */
function Supply(props: Props) {
  const { view, viewer, picks, t } = props;
  const { outlook } = useShown(props);
  const asked = askedFor(props);
  const world = typeof viewer === 'number' ? view.worlds[viewer] : undefined;
  if (!world) return null;
  const kind = asked === 'convert' ? 'convert' : asked === 'trim' ? 'discard' : asked === 'volcano' ? 'erupt' : null;
  const options = kind ? props.options('colour') : null;
  const choosing = kind !== null;
  const chips = colours.map((colour): Chip => {
    const chosen = kind !== null && picks.do === kind && picks.colour === colour;
    const n = world.worshipers[colour];
    return {
      colour,
      n,
      more: outlook ? outlook.collected[colour] : chosen && kind !== 'erupt' ? (kind === 'convert' ? 1 : -1) : 0,
      legal: options?.has(colour) ?? false,
      chosen,
      free: world.reductions.includes(colour),
      press: choosing && kind ? () => pressColour(props, kind, colour, chosen) : null,
      name: kind && choosing ? t(pressWords(kind, colour)) : undefined,
    };
  });
  return <Chips props={props} chips={chips} onEnter={props.chosen ? props.confirm : null} />;
}

type ColourMove = 'convert' | 'discard' | 'erupt';

function pressColour(props: Props, kind: ColourMove, colour: Colour, chosen: boolean): void {
  const tile = props.picks.tile;
  const move = kind === 'erupt' ? { do: kind, colour, ...(tile ? { tile } : {}) } : { do: kind, colour };
  if (chosen) props.unpick('colour');
  else if (props.options('colour').has(colour)) props.pick(move);
  else props.whyNot(move);
}

const pressWords = (kind: ColourMove, colour: Colour) => {
  const { de, en } = oneWorshiper(colour);
  if (kind === 'convert') return words(`${de} nehmen`, `take ${en}`);
  if (kind === 'discard') return words(`${de} zurücklegen`, `return ${en}`);
  return words(`${de} entfernen`, `remove ${en}`);
};

/** Not to do what is asked for: the region or god is cracked and does not count. */
function Decline(props: Props) {
  const { t, picks, language } = props;
  const asked = askedFor(props);
  const offered = props.moves.some(move => move.do === 'cancel');
  if (!offered && !(props.asking && asked === 'volcano')) return null;
  const chosen = picks.do === 'cancel';
  return (
    <button
      type="button"
      class={`orbis-decline ${offered ? 'is-legal' : 'is-asked'} ${chosen ? 'is-chosen' : ''}`}
      aria-pressed={offered ? chosen : undefined}
      aria-disabled={!offered && !props.asking}
      data-component="cancelation"
      onClick={() => {
        if (!offered) props.whyNot({ do: 'cancel' });
        else if (chosen) props.unpick();
        else props.pick({ do: 'cancel' });
      }}
      onKeyDown={event => {
        if (event.key !== 'Enter' || !chosen || event.repeat) return;
        event.preventDefault();
        event.stopPropagation();
        props.confirm();
      }}
    >
      <Icon name="cancelled" language={language} size={22} quiet />
      <span>
        {t(labels.decline)}
        <small>{t(labels.declineNote)}</small>
      </span>
    </button>
  );
}
