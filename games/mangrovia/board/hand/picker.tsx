/** Paying for a field: how many huts, which landscape cards, and every exact payment as a set of pieces. */

import type { Value } from '@atoll/boardkit/board.ts';
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { optionsFor } from '@atoll/boardkit/choosing/picking.ts';
import { capitalised, narrow, words } from '@atoll/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { Field } from '../../editions/box.ts';
import type { Landscape } from '../../rules/types.ts';
import { points } from '../../text/counted.ts';
import { cardsName, fieldTitle, landscapeNames, payName } from '../../text/names.ts';
import { Choice } from '../choice.ts';
import { Icon } from '../icons.tsx';
import { askedFor, type Props } from '../props.ts';
import { joined, labels } from '../words.ts';
import { CardArt } from './cards.tsx';
import { isBuild, piecesOf, sortPays, worthOf } from './pays.ts';
import type { Shown } from './shown.ts';

const said = {
  close: words('Anderes Feld wählen', 'Choose another space'),
  huts: words('Hütten', 'Huts'),
  one: words('Eine Hütte', 'One hut'),
  double: words('Doppelhütte', 'Double hut'),
  cards: words('Landschaftskarte', 'Landscape card'),
  pay: words('Genau bezahlen', 'Pay exactly'),
  ways: (n: number) => (n === 1 ? words('nur so', 'only way') : words(`${n} Möglichkeiten`, `${n} ways`)),
};

/** The field that is being paid for, if there is one. */
export function fieldPicked(props: Props): Field | null {
  if (askedFor(props) !== 'build' || typeof props.picks.field !== 'string') return null;
  const index = props.game.box.fieldAt.get(props.picks.field);
  return index === undefined ? null : (props.game.box.fields[index] ?? null);
}

export function Picker({ props, field }: { props: Props; field: Field }) {
  const { t, picks } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [field.id]);
  const here = narrow(props.moves, { do: 'build', field: field.id }).filter(isBuild);
  const huts = [...optionsFor(here, {}, 'huts')];
  const ofHuts = picks.huts === undefined ? here : here.filter(move => move.huts === picks.huts);
  const cards = [...optionsFor(ofHuts, {}, 'cards')];
  const ofCards = picks.cards === undefined ? ofHuts : ofHuts.filter(move => move.cards === picks.cards);
  const open = huts.length > 1 && picks.huts === undefined;
  const pays = open ? [] : sortPays(ofCards.map(move => move.pay));
  const price = field.price * (picks.huts === 2 ? 2 : 1);
  const land = joined(
    field.landscapes.map(name => landscapeNames[name]),
    '/',
  );
  const coin = field.currency === 'treasures';
  return (
    <section class="mg-picker" aria-label={t(labels.picker)} ref={frame}>
      <header>
        <h2>
          {t(capitalised(fieldTitle(field)))}
          <span>
            {t(land)}
            {field.points > 0 && `, ${t(points(field.points * (picks.huts === 2 ? 2 : 1)))}`}
          </span>
        </h2>
        <button
          type="button"
          class="mg-close"
          aria-label={t(said.close)}
          data-hint={t(said.close)}
          onClick={() => props.unpick()}
        >
          <Icon name="cross" language={props.language} size={16} quiet />
        </button>
      </header>
      <ChoiceGroup label={t(labels.picker)} class="mg-picker-groups">
        {huts.length > 1 && (
          <div class="mg-picker-group">
            <h3>{t(said.huts)}</h3>
            <div class="mg-options">
              {huts.map(n => (
                <Option key={String(n)} props={props} field="huts" value={n}>
                  <Icon name={n === 2 ? 'doubleHut' : 'hut'} language={props.language} size={26} quiet />
                  {t(n === 2 ? said.double : said.one)}
                </Option>
              ))}
            </div>
          </div>
        )}
        {!open && (
          <div class="mg-picker-group">
            <h3>{t(said.cards)}</h3>
            <div class="mg-options">
              {cards.map(value => (
                <Option key={String(value)} props={props} field="cards" value={value}>
                  <Given cards={String(value)} />
                  <span>{t(cardsName(String(value)))}</span>
                </Option>
              ))}
            </div>
          </div>
        )}
        {pays.length > 0 && (
          <div class="mg-picker-group is-pay">
            <h3>
              {t(said.pay)}
              <span class="mg-price-tag">
                <Icon name={coin ? 'coin' : 'amulet'} language={props.language} size={20} quiet />
                {price}
              </span>
              <span class="mg-small">{t(said.ways(pays.length))}</span>
            </h3>
            <div class="mg-options is-pays">
              {pays.map(pay => (
                <Option key={pay} props={props} field="pay" value={pay} label={t(payLabel(pay))}>
                  <Pieces pay={pay} coin={coin} />
                  <span class="mg-sum" aria-hidden="true">{`= ${worthOf(piecesOf(pay))}`}</span>
                </Option>
              ))}
            </div>
          </div>
        )}
      </ChoiceGroup>
    </section>
  );
}

const payLabel = (pay: string) => {
  const { de, en } = payName(pay);
  const sum = worthOf(piecesOf(pay));
  return words(`${de} = ${sum}`, `${en} = ${sum}`);
};

interface OptionProps {
  props: Props;
  field: string;
  value: Value;
  label?: string;
  children: preact.ComponentChildren;
}

function Option({ props, field, value, label, children }: OptionProps) {
  const here = { do: 'build', field: props.picks.field ?? '' };
  return (
    <Choice
      props={props}
      picks={{ [field]: value }}
      choose={() => props.pick({ ...here, [field]: value })}
      hint={label}
      settled={props.left.length > 0 && props.options(field).size === 1 && props.options(field).has(value)}
      class={`mg-option ${props.options(field).has(value) ? '' : 'is-other'}`}
    >
      {label !== undefined && <span class="mg-unseen">{label}</span>}
      {children}
    </Choice>
  );
}

function Given({ cards }: { cards: string }) {
  return (
    <span class="mg-pieces is-given">
      {cards.split('+').map((card, i) => (
        <CardArt
          key={i}
          height={32}
          shown={
            card === 'joker'
              ? { kind: 'tile', tile: 'joker', value: 0 }
              : { kind: 'landscape', landscape: card as Landscape }
          }
        />
      ))}
    </span>
  );
}

/** What is given, piece by piece. */
function Pieces({ pay, coin }: { pay: string; coin: boolean }) {
  return (
    <span class="mg-pieces" aria-hidden="true">
      {piecesOf(pay).map(({ kind, value }, i) => {
        const shown: Shown =
          kind === 'tile'
            ? { kind, tile: coin ? 'treasure' : 'amulet', value }
            : kind === 'start'
              ? { kind, value }
              : { kind: coin ? 'treasure' : 'amulet', value };
        return <CardArt key={i} shown={shown} height={40} />;
      })}
    </span>
  );
}
