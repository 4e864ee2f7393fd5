/** What is public about a seat, on a small space; the whole village is one click away. */
import { Count } from '@atoll/boardkit/drawing/count.tsx';
import { seatColour } from '@atoll/boardkit/drawing/seats.tsx';
import { counted, type Words } from '@atoll/engine';
import { useState } from 'preact/hooks';
import { sexes } from '../../rules/names.ts';
import type { BoraView, ViewVillage } from '../../rules/view/viewTypes.ts';
import { nouns } from '../../text/nouns.ts';
import { strength } from '../hand/reach.ts';
import { Icon, type IconName, needIcon, toolIcon } from '../icons.tsx';
import { Die } from '../map/seatPieces.tsx';
import { place } from '../places.ts';
import { useAfter } from '../preview/foreseen.ts';
import type { OfSeat } from '../props.ts';
import {
  godCards,
  godTiles,
  huts,
  offerings,
  points,
  priests,
  shells,
  steps,
  taskProgressWords,
  tradeGroupWords,
} from '../village/pieceWords.ts';
import { isFulfilled, progress, sum } from '../village/progress.ts';
import { tradeGroups } from '../village/village.ts';
import { VillageWindow } from '../village/window.tsx';

const labels = {
  village: { de: 'Tableau', en: 'Player board' },
  open: { de: 'Das ganze Tableau ansehen', en: 'See the whole board' },
  dice: { de: 'Würfel', en: 'Dice' },
  noDice: { de: 'alle Würfel eingesetzt', en: 'all dice placed' },
  tasks: { de: 'Aufgaben', en: 'Tasks' },
  people: { de: 'Männer und Frauen', en: 'Men and women' },
  noPeople: { de: 'keine Männer und Frauen', en: 'no men or women' },
} as const;

interface Figure {
  icon: IconName;
  component: string;
  of(village: ViewVillage, view: BoraView): number;
  what(n: number): Words;
}

const figures: readonly Figure[] = [
  { icon: 'shell', component: 'shell', of: village => village.shells, what: shells },
  { icon: 'offering', component: 'good-offering', of: village => village.offerings, what: offerings },
  { icon: 'card', component: 'hand', of: village => village.handSize, what: godCards },
  { icon: 'tile', component: 'godTile', of: village => village.godTiles, what: godTiles },
  {
    icon: 'status',
    component: 'status',
    of: (village, view) => view.track.find(({ seat }) => seat === village.seat)?.steps ?? 0,
    what: steps,
  },
  { icon: 'hut', component: 'hut', of: village => village.huts, what: huts },
  { icon: 'priest', component: 'priest', of: village => village.priests, what: priests },
  {
    icon: 'task',
    component: 'task',
    of: village => village.fulfilled.length,
    what: n => counted(n, nouns.fulfilledTask),
  },
];

const total = (village: ViewVillage): number => Object.values(village.points).reduce((all, n) => all + n, 0);
const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

export function Panel(props: OfSeat) {
  const { t, view, seat, language, names } = props;
  const [open, setOpen] = useState(false);
  const seen = useAfter(props);
  const village = view.villages[seat];
  if (!village) return null;
  const after = seen?.villages[seat];
  const gained = after ? total(after) - total(village) : 0;
  const mine = seat === props.viewer;
  return (
    <div class="bora-panel" style={{ color: seatColour(seat) }}>
      {gained !== 0 && (
        <span class="bora-panel-gain">
          <span class="bora-promise">{signed(gained)}</span>
          <span class="bora-unseen">{t(points(gained))}</span>
        </span>
      )}
      <Figures props={props} village={village} after={after} seen={seen} />
      <div class="bora-panel-row">
        <Dice props={props} village={village} />
        <PeopleLine props={props} village={village} />
      </div>
      <div class="bora-panel-row">
        <TaskLine props={props} village={village} />
        {!mine && (
          <button
            type="button"
            class="bora-see"
            onClick={() => setOpen(true)}
            aria-haspopup="dialog"
            data-hint={t(labels.open)}
          >
            <Icon name="hut" language={language} size={18} quiet />
            {t(labels.village)}
            <span class="bora-unseen">{names[seat]}</span>
          </button>
        )}
      </div>
      {open && <VillageWindow {...props} onClose={() => setOpen(false)} />}
    </div>
  );
}

interface Part {
  props: OfSeat;
  village: ViewVillage;
}

/** One's own things stand on the board, so there the log points; of others only here. */
const at = ({ props }: Pick<Part, 'props'>, name: string): string | undefined =>
  props.seat === props.viewer ? undefined : name;

function Figures({ props, village, after, seen }: Part & { after: ViewVillage | undefined; seen: BoraView | null }) {
  const { t, language, view, reducedMotion } = props;
  return (
    <ul class="bora-figures" data-place={at({ props }, place.hand(village.seat))}>
      {figures.map(({ icon, component, of, what }) => {
        const now = of(village, view);
        const more = after && seen && seen.phase === view.phase ? of(after, seen) - now : 0;
        const label = t(what(now));
        return (
          <li key={icon} class={now === 0 ? 'is-none' : ''} data-hint={label} data-component={component}>
            <span class="bora-unseen">{more === 0 ? label : `${label} (${signed(more)})`}</span>
            <Icon name={icon} language={language} size={19} quiet />
            <span aria-hidden="true">
              <Count value={now} still={reducedMotion} />
              {more !== 0 && <span class={`bora-promise ${more < 0 ? 'is-less' : ''}`}>{signed(more)}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Dice({ props, village }: Part) {
  const { t } = props;
  if (props.view.phase !== 'dice') return null;
  const said = village.dice.length === 0 ? t(labels.noDice) : `${t(labels.dice)}: ${village.dice.join(', ')}`;
  return (
    <span
      class="bora-panel-dice"
      data-hint={said}
      data-place={at({ props }, place.dice(village.seat))}
      data-component="die"
    >
      <span class="bora-unseen">{said}</span>
      {village.dice.map((die, i) => (
        <Die key={i} seat={village.seat} die={die} size={24} bare />
      ))}
    </span>
  );
}

function PeopleLine({ props, village }: Part) {
  const { t, language, game } = props;
  if (village.people.length === 0) return <span class="bora-small">{t(labels.noPeople)}</span>;
  return (
    <ul class="bora-panel-people" aria-label={t(labels.people)}>
      {sexes.flatMap(sex =>
        tradeGroups(village, sex).map(({ trade, people }) => {
          const use = `${sex}-${trade}`;
          const label = t(tradeGroupWords(sex, trade, people.length, strength(game.box, village, use)));
          return (
            <li key={use} class={`is-${sex}`} data-hint={label} data-component={`${sex}-${trade}`}>
              <span class="bora-unseen">{label}</span>
              <Icon name={toolIcon(trade)} language={language} size={17} quiet />
              {people.length > 1 && <b aria-hidden="true">{people.length}</b>}
            </li>
          );
        }),
      )}
    </ul>
  );
}

function TaskLine({ props, village }: Part) {
  const { t, language, view, game } = props;
  if (village.tasks.length === 0) return null;
  return (
    <ul class="bora-panel-tasks" aria-label={t(labels.tasks)}>
      {village.tasks.map(task => {
        const parts = progress(game, view, village.seat, task.needs);
        const { have, least, sure } = sum(parts);
        const met = isFulfilled(parts);
        const label = t(taskProgressWords(parts));
        return (
          <li
            key={task.id}
            class={met ? 'is-met' : ''}
            data-hint={label}
            data-place={at({ props }, place.ownTask(village.seat, task.id))}
            data-component="task"
          >
            <span class="bora-unseen">{label}</span>
            {task.needs.map((need, i) => (
              <Icon key={i} name={needIcon(need)} language={language} size={19} quiet />
            ))}
            <span aria-hidden="true">
              {met ? <Icon name="check" language={language} size={13} quiet /> : `${sure ? '' : '≥'}${have}/${least}`}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** The same in one line. */
export function Brief(props: OfSeat) {
  const { view, seat, language, reducedMotion } = props;
  const village = view.villages[seat];
  if (!village) return null;
  const shown = [
    ['shell', 'shell', village.shells],
    ['offering', 'good-offering', village.offerings],
    ['card', 'hand', village.handSize],
    ['tile', 'godTile', village.godTiles],
  ] as const;
  return (
    <span class="bora-brief">
      {shown.map(([name, component, value]) => (
        <span key={name} data-component={component}>
          <Icon name={name} language={language} size={15} quiet />
          <Count value={value} still={reducedMotion} />
        </span>
      ))}
    </span>
  );
}
