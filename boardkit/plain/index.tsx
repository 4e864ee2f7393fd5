/** A board for any game that has drawn none: what the view holds, as cards, rows, grids and numbers on paper. */
import './plain.css';
import { counted, forms, openField, words } from '@atoll/engine';
import type { BoardModule, BoardProps, SeatProps, Value } from '../board.ts';
import { ChoiceStrip } from '../choosing/choiceStrip.tsx';
import { pathText, type Sources, sourcesIn, withoutPart } from './choosable.ts';
import { type Naming, nameOfPart, nameOfThing } from './names.ts';
import { keyOf, type Part, partsOf, partsOfSeat, type Thing } from './parts.ts';
import { fieldOfThings, vocabularyOf } from './vocabulary.ts';

const card = forms(words('verdeckte Karte', 'face-down card'), words('verdeckte Karten', 'face-down cards'));
const nothing = words('leer', 'empty');
const boardName = words('Spieltisch', 'Table');

/** In a longer row things that are alike and lie side by side are counted instead. */
const mostApart = 6;

/** More backs than this are only counted. */
const mostBacks = 5;

interface Drawing {
  props: BoardProps;
  naming: Naming;
  sources: Sources;
  /** Parts as they were before the last news, as text by path. */
  before: ReadonlyMap<string, string> | null;
}

const isHand = (part: Part): boolean => keyOf(part.path) === 'hand';

function drawingOf(props: BoardProps): Drawing & { parts: Part[] } {
  const { game, text, view } = props;
  const vocabulary = vocabularyOf(game);
  const parts = partsOf(view, vocabulary.bySeat);
  const before = props.news.before === null ? null : textsOf(partsOf(props.news.before, vocabulary.bySeat));
  return {
    props,
    parts,
    naming: { text, view, box: game.box, vocabulary },
    sources: sourcesIn(parts, props.moves),
    before,
  };
}

const textsOf = (parts: readonly Part[]): Map<string, string> =>
  new Map(parts.map(part => [pathText(part.path), JSON.stringify(part)]));

function Board(props: BoardProps) {
  const { parts, ...drawing } = drawingOf(props);
  // The viewer's own hand lies in the action bar.
  const shown = parts.filter(part => !isHand(part) || props.viewer === 'spectator');
  const numbers = shown.filter(part => part.kind === 'number');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div class="plain" role="group" aria-label={props.t(boardName)}>
      {shown.map(part =>
        part.kind === 'number' ? null : <PartPicture key={pathText(part.path)} part={part} {...drawing} />,
      )}
      {numbers.length > 0 && (
        <dl class="plain-numbers">
          {numbers.map(part => (
            <NumberPicture key={pathText(part.path)} part={part} {...drawing} />
          ))}
        </dl>
      )}
    </div>
  );
}

function Hand(props: BoardProps) {
  const { parts, ...drawing } = drawingOf(props);
  const rest = withoutPart(parts, props.moves, drawing.sources);
  const hand = parts.find(isHand);
  // Of what has no picture, the field that is open; what was picked of it stays, so that it can be changed.
  const field = openField(props.left);
  const offered = [...rest].filter(([name]) => name === field || name in props.picks || drawnFields(drawing).has(name));
  return (
    <ChoiceStrip class="plain-hand">
      {hand?.kind === 'row' && <Things things={hand.things} part={hand} {...drawing} />}
      {offered.flatMap(([name, values]) =>
        values
          .filter(value => props.options(name).has(value))
          .map(value => <Piece key={`${name}=${value}`} field={name} value={value} choosable {...drawing} />),
      )}
    </ChoiceStrip>
  );
}

/** Fields that can be chosen on the board: values of theirs that it does not show are always offered beside it. */
const drawnFields = ({ sources }: Drawing): Set<string> => new Set(sources.values());

function Panel(props: SeatProps) {
  const { parts: _, ...drawing } = drawingOf(props);
  const parts = partsOfSeat(props.view, drawing.naming.vocabulary.bySeat, props.seat);
  // The only category there is stands as the total beside the name.
  const { categories } = props.scoresheet;
  const numbers = parts.filter(
    ({ kind, path }) => (kind === 'number' && categories.join() !== keyOf(path)) || kind === 'backs',
  );
  return (
    <div class="plain-panel">
      <dl class="plain-numbers">
        {numbers.map(part => (
          <NumberPicture key={pathText(part.path)} part={part} {...drawing} />
        ))}
      </dl>
      {parts
        .filter(part => part.kind !== 'number' && part.kind !== 'backs')
        .map(part => (
          <PartPicture key={pathText(part.path)} part={part} {...drawing} />
        ))}
    </div>
  );
}

type PartProps = Drawing & {
  part: Part /** What a click on the whole part chooses, where it stands for something. */;
  field?: string;
};

/** A label, and what it is the label of. A part of a group may be a place that can be chosen. */
function PartPicture({ part, field, ...drawing }: PartProps) {
  const { props, naming } = drawing;
  const key = keyOf(part.path);
  const label = props.t(nameOfPart(naming, key));
  const text = drawing.before?.get(pathText(part.path));
  const isNew = text !== undefined && text !== JSON.stringify(part);
  const inside = <PartInside part={part} {...drawing} />;
  const look = `plain-part is-${part.kind} ${isNew ? 'is-recent' : ''}`;
  if (field === undefined)
    return (
      <section class={look} aria-label={label}>
        <span class="plain-title">{label}</span>
        {inside}
      </section>
    );
  const legal = props.options(field).has(key);
  const chosen = props.picks[field] === key;
  return (
    <button
      type="button"
      class={`${look} ${legal ? 'is-legal' : ''} ${chosen ? 'is-chosen' : ''}`}
      aria-pressed={chosen}
      aria-disabled={!legal}
      onClick={() => props.pick({ [field]: key })}
    >
      <span class="plain-title">{label}</span>
      {inside}
    </button>
  );
}

function PartInside({ part, ...drawing }: Drawing & { part: Part }) {
  const { props, sources } = drawing;
  switch (part.kind) {
    case 'number':
      return <span class="plain-value">{props.t(nameOfThing(drawing.naming, null, part.value))}</span>;
    case 'backs':
      return <Backs count={part.count} t={props.t} />;
    case 'row':
      return (
        <span class="plain-row">
          <Things things={part.things} part={part} {...drawing} />
        </span>
      );
    case 'grid':
      return (
        <span class="plain-grid">
          {part.rows.map((row, i) => (
            <span class="plain-grid-row" key={i}>
              <Things things={row} part={part} {...drawing} />
            </span>
          ))}
        </span>
      );
    case 'group': {
      const field = sources.get(pathText(part.path));
      return (
        <span class="plain-group">
          {part.parts.map(inner => (
            <PartPicture
              key={pathText(inner.path)}
              part={inner}
              {...drawing}
              {...(field === undefined ? {} : { field })}
            />
          ))}
        </span>
      );
    }
  }
}

function Things({ things, part, ...drawing }: Drawing & { things: readonly Thing[]; part: Part }) {
  const { naming, sources, props } = drawing;
  const source = sources.get(pathText(part.path));
  const field = source ?? fieldOfThings(naming.vocabulary.fields, things);
  const gathered = source === undefined && part.kind === 'row' && things.length > mostApart ? gather(things) : null;
  if (things.length === 0) return <span class="plain-empty">{props.t(nothing)}</span>;
  if (gathered)
    return (
      <>
        {[...gathered].map(([thing, count]) => (
          <span key={`${thing}`} class="plain-piece">
            {props.t(nameOfThing(naming, field, thing))}
            {count > 1 && ` × ${count}`}
          </span>
        ))}
      </>
    );
  return (
    <>
      {things.map((thing, i) =>
        thing === null ? (
          <span key={i} class="plain-space" />
        ) : (
          // Of things that are alike the first one is lifted.
          <Piece
            key={`${thing} ${i}`}
            field={field}
            value={thing}
            choosable={source !== undefined}
            first={things.indexOf(thing) === i}
            {...drawing}
          />
        ),
      )}
    </>
  );
}

/** How many there are of each, where all that are alike lie side by side; null where their order may mean something. */
function gather(things: readonly Thing[]): Map<Value, number> | null {
  const counts = new Map<Value, number>();
  let last: Thing = null;
  for (const thing of things) {
    if (thing === null || (thing !== last && counts.has(thing))) return null;
    counts.set(thing, (counts.get(thing) ?? 0) + 1);
    last = thing;
  }
  return counts;
}

interface PieceProps extends Drawing {
  field: string | null;
  value: Value;
  choosable: boolean;
  first?: boolean;
}

function Piece({ field, value, choosable, first = true, props, naming }: PieceProps) {
  const name = props.t(nameOfThing(naming, field, value));
  if (field === null || !choosable) return <span class="plain-piece">{name}</span>;
  const legal = props.options(field).has(value);
  const chosen = first && props.picks[field] === value;
  return (
    <button
      type="button"
      class={`plain-piece ${legal ? 'is-legal' : ''} ${chosen ? 'is-chosen' : ''}`}
      aria-pressed={chosen}
      aria-disabled={!legal}
      onClick={() => props.pick({ [field]: value })}
    >
      {name}
    </button>
  );
}

/** Cards face down, as many as can be seen at a glance, with their number. */
function Backs({ count, t }: { count: number; t: BoardProps['t'] }) {
  return (
    <span class="plain-backs">
      <span class="unseen">{t(counted(count, card))}</span>
      <span class="plain-fan" aria-hidden="true">
        {Array.from({ length: Math.min(count, mostBacks) }, (_, i) => (
          <span key={i} class="plain-back" />
        ))}
      </span>
      <b aria-hidden="true">{count}</b>
    </span>
  );
}

function NumberPicture({ part, ...drawing }: Drawing & { part: Part }) {
  return (
    <div>
      <dt>{drawing.props.t(nameOfPart(drawing.naming, keyOf(part.path)))}</dt>
      <dd>
        <PartInside part={part} {...drawing} />
      </dd>
    </div>
  );
}

export const plainBoard: BoardModule = { Board, Hand, Panel, placesOf: () => [] };
