/** Three worshipers of one colour for one of another: offered at any moment of a turn, out of the way until wanted. */
import { type Colour, colours } from '../../rules/types.ts';
import { colourNames } from '../../text/names.ts';
import { Icon } from '../icons.tsx';
import type { Props } from '../props.ts';
import { exchangeWords, labels } from '../words.ts';

const possible = (props: Props, from: Colour, to?: Colour): boolean =>
  props.moves.some(move => move.do === 'exchange' && move.from === from && (to === undefined || move.to === to));

export const canExchange = (props: Props): boolean => props.moves.some(move => move.do === 'exchange');

/** The exchanges that would help to pay, each a button where it can be done right now. */
export function ExchangeHint({
  props,
  exchanges,
}: {
  props: Props;
  exchanges: readonly { from: Colour; to: Colour }[];
}) {
  const [next] = exchanges.filter(({ from, to }) => possible(props, from, to));
  if (!next) return null;
  const { from, to } = next;
  const { picks, t } = props;
  const chosen = picks.do === 'exchange' && picks.from === from && picks.to === to;
  const rate = props.game.box.edition.exchange;
  const label = `${t(labels.exchange)}: ${t(exchangeWords(next, rate))}`;
  return (
    <button
      type="button"
      class={`orbis-exchange-hint is-legal ${chosen ? 'is-chosen' : ''}`}
      aria-pressed={chosen}
      data-hint={label}
      data-component="exchange"
      onClick={() => {
        props.unpick();
        if (!chosen) props.pick({ do: 'exchange', from, to });
      }}
    >
      <span class="orbis-unseen">{label}</span>
      <Sign props={props} exchange={next} />
    </button>
  );
}

/** `3 wheat → 1 flame`. */
const Sign = ({ props, exchange }: { props: Props; exchange: { from: Colour; to: Colour } }) => (
  <span class="orbis-exchange-sign" aria-hidden="true">
    {props.game.box.edition.exchange}
    <Icon name={exchange.from} language={props.language} size={18} quiet />→ 1
    <Icon name={exchange.to} language={props.language} size={18} quiet />
  </span>
);

/** The exchanges that it takes, in signs. */
export function ExchangeSigns({
  props,
  exchanges,
}: {
  props: Props;
  exchanges: readonly { from: Colour; to: Colour }[];
}) {
  const rate = props.game.box.edition.exchange;
  return (
    <span class="orbis-exchange-signs" data-component="exchange">
      <Icon name="exchange" language={props.language} size={16} />
      {exchanges.map((exchange, i) => (
        <span key={i}>
          <span class="orbis-unseen">{props.t(exchangeWords(exchange, rate))}</span>
          <Sign props={props} exchange={exchange} />
        </span>
      ))}
    </span>
  );
}

/** Choosing what to give and what to get. */
export function Exchange({ props, leave }: { props: Props; leave(): void }) {
  const { t, picks } = props;
  const from = picks.do === 'exchange' ? (picks.from as Colour | undefined) : undefined;
  return (
    <div class="orbis-exchange" data-component="exchange">
      <Choice props={props} field="from" label={t(labels.from)} />
      <span class="orbis-arrow" aria-hidden="true">
        →
      </span>
      <Choice props={props} field="to" label={t(labels.to)} from={from} />
      <button
        type="button"
        class="orbis-leave"
        aria-label={t(labels.leave)}
        data-hint={t(labels.leave)}
        onClick={leave}
      >
        ×
      </button>
    </div>
  );
}

function Choice(parts: { props: Props; field: 'from' | 'to'; label: string; from?: Colour }) {
  const { props, field, label, from } = parts;
  const { t, picks, language } = props;
  const rate = props.game.box.edition.exchange;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <span class="orbis-exchange-side" role="group" aria-label={label}>
      <b aria-hidden="true">{field === 'from' ? rate : 1}</b>
      {colours.map(colour => {
        const legal =
          field === 'from'
            ? possible(props, colour)
            : from
              ? possible(props, from, colour)
              : colours.some(other => possible(props, other, colour));
        const chosen = picks.do === 'exchange' && picks[field] === colour;
        const name = t(colourNames[colour]);
        return (
          <button
            key={colour}
            type="button"
            class={`orbis-mini ${legal ? 'is-legal' : ''} ${chosen ? 'is-chosen' : ''}`}
            aria-pressed={legal ? chosen : undefined}
            aria-disabled={!legal && !props.asking}
            aria-label={name}
            data-hint={name}
            onClick={() => {
              const picked = { from: picks.from ?? 'yellow', to: picks.to ?? 'white', [field]: colour };
              if (chosen) props.unpick(field);
              else if (legal) props.pick({ do: 'exchange', [field]: colour });
              else props.whyNot({ do: 'exchange', ...picked });
            }}
            onKeyDown={event => {
              if (event.key !== 'Enter' || !chosen || !props.chosen || event.repeat) return;
              event.preventDefault();
              event.stopPropagation();
              props.confirm();
            }}
          >
            <Icon name={colour} language={language} size={22} quiet />
          </button>
        );
      })}
    </span>
  );
}
