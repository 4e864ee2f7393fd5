/** The viewer's side of the present decision, always in sight: dice, offers of the gods, exchanges, gifts; or what the viewer has. */

import type { Value } from '@atoll/boardkit/board.ts';
import { ChoiceGroup } from '@atoll/boardkit/choosing/choice.tsx';
import { ChoiceStrip } from '@atoll/boardkit/choosing/choiceStrip.tsx';
import { narrow } from '@atoll/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { StepKind } from '../../rules/types.ts';
import { Choice } from '../choice.ts';
import { Icon } from '../icons.tsx';
import { plainly } from '../plainly.ts';
import { askedFor, type Props } from '../props.ts';
import { labels } from '../words.ts';
import { chipComponent } from './chipComponent.ts';
import { type Chip, chipFor } from './chips.ts';
import { DiceRow } from './dice.tsx';
import { Holdings } from './holdings.tsx';
import { GodCard, Price } from './price.tsx';

/** Fields that are answered here, in the order of asking; everything else is answered on the board. */
const fieldsHere: Record<StepKind, readonly string[]> = {
  start: [],
  store: ['cell'],
  die: [],
  expand: [],
  fish: ['red'],
  take: [],
  help: ['swap', 'person', 'card', 'material', 'cell'],
  priest: [],
  build: ['building', 'cells'],
  fire: ['gift', 'and'],
  use: ['use', 'green', 'pay'],
  gather: ['material', 'cell'],
  card: ['card'],
  hut: ['hut'],
  jewel: ['jewel'],
  task: ['how', 'pay'],
  newTask: [],
  last: ['task', 'how', 'pay'],
};

/** Of fields that the board answers, only the way out stands here. */
const wayOut: Readonly<Record<string, Value>> = { jewel: 'pass', task: 'done' };

export function Hand(props: Props) {
  const kind = askedFor(props);
  if (kind === 'die') return <DiceRow {...props} />;
  const groups = kind ? groupsFor(props, fieldsHere[kind]) : [];
  if (groups.length === 0) return <Holdings {...props} />;
  return <Chips props={props} groups={groups} />;
}

interface Group {
  field: string;
  values: readonly Value[];
}

/** Field by field what can be chosen here now. What is settled shrinks to the one value, so that there is room. */
function groupsFor(props: Pick<Props, 'moves' | 'picks' | 'left' | 'options'>, fields: readonly string[]): Group[] {
  const groups: Group[] = [];
  const settled: Record<string, Value> = {};
  for (const [i, field] of fields.entries()) {
    const out = wayOut[field];
    const open = [
      ...new Set(narrow(props.moves, settled).flatMap(move => (field in move ? [valueIn(move, field)] : []))),
    ];
    if (out !== undefined) {
      if (open.includes(out)) groups.push({ field, values: [out] });
      const picked = props.picks[field];
      if (picked === undefined || picked === out) break;
      settled[field] = picked;
      continue;
    }
    if (open.length === 0) continue;
    const picked = props.picks[field];
    const follows = fields.slice(i + 1).some(later => props.left.some(move => later in move));
    if (picked === undefined || !open.includes(picked)) {
      groups.push({ field, values: open });
      if (open.length > 1) break;
      settled[field] = open[0] as Value;
      continue;
    }
    groups.push({ field, values: follows && i < fields.length - 1 ? [picked] : open });
    settled[field] = picked;
  }
  return groups.filter(({ values }) => values.length > 0);
}

const valueIn = (move: object, field: string): Value => (move as Record<string, Value>)[field] as Value;

function Chips({ props, groups }: { props: Props; groups: readonly Group[] }) {
  const row = useRef<HTMLDivElement>(null);
  const fields = groups.map(({ field }) => field).join();
  // What is asked next must be in sight on a narrow screen, with what it follows from.
  useEffect(() => {
    const last = row.current?.lastElementChild;
    if (last instanceof HTMLElement && row.current && groups.length > 1)
      row.current.scrollTo({ left: last.offsetLeft - row.current.offsetLeft - 130 });
  }, [fields]);
  const plain = plainly(props);
  return (
    <ChoiceGroup label={props.t(labels.hand)} class="bora-bar">
      <ChoiceStrip class="bora-chips" row={row}>
        {groups.map(({ field, values }, i) => (
          <div class="bora-chip-group" key={field} data-component={askedFor(props) === 'fire' ? 'fire' : undefined}>
            {i > 0 && <Icon name="right" language={props.language} size={18} quiet />}
            {values
              .map(value => ({ value, chip: chipFor(props, field, value) }))
              .sort((a, b) => Number(a.chip.ends ?? false) - Number(b.chip.ends ?? false))
              .map(({ value, chip }) => (
                <ChipButton
                  key={String(value)}
                  props={field === 'use' || field === 'task' ? plain : props}
                  field={field}
                  value={value}
                  chip={chip}
                />
              ))}
          </div>
        ))}
      </ChoiceStrip>
    </ChoiceGroup>
  );
}

function ChipButton({ props, field, value, chip }: { props: Props; field: string; value: Value; chip: Chip }) {
  const { t, language } = props;
  return (
    <Choice
      props={props}
      picks={{ [field]: value }}
      component={chipComponent(props, field, value)}
      class={`bora-chip ${chip.ends ? 'is-end' : ''}`}
    >
      <span class="bora-chip-art">
        {chip.price && <Price {...chip.price} language={language} />}
        {chip.card && <GodCard god={chip.card} language={language} />}
        {chip.icons?.map(name => (
          <Icon key={name} name={name} language={language} size={28} quiet />
        ))}
      </span>
      <span class="bora-chip-title">{t(chip.title)}</span>
      {chip.note && <span class="bora-chip-note">{t(chip.note)}</span>}
    </Choice>
  );
}
