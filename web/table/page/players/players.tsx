/** The players in turn order, beginning with oneself, and what is public about them; the active one unmistakable. */
import type { BoardProps } from '@atoll/boardkit/board.ts';
import { Count } from '@atoll/boardkit/drawing/count.tsx';
import { SeatMark, seatLook } from '@atoll/boardkit/drawing/seats.tsx';
import { forms, type Seat } from '@atoll/engine';
import type { SeatInfo } from '../../../../server/door/protocol.ts';
import { Glyph } from '../../../parts/glyph.tsx';
import { restTextSoon } from '../../../parts/restWords.ts';
import { count, fill, shared, t } from '../../../translate.ts';
import { botName, isFree } from '../../away/awayWords.ts';
import { InviteToSeat } from '../../away/inviteToSeat.tsx';
import { SeatClock } from '../../clock/seatClock.tsx';
import type { Snapshot } from '../../source/source.ts';
import type { TableContext } from '../tableContext.ts';
import { FitName } from './fitName.tsx';
import { Since } from './since.tsx';

const words = {
  players: { de: 'Am Tisch', en: 'Players' },
  toPlay: { de: 'ist dran', en: 'their turn' },
  yourTurn: { de: 'du bist dran', en: 'your turn' },
  bot: { de: 'Bot', en: 'bot' },
  away: { de: 'gerade nicht da', en: 'away' },
  points: forms({ de: '{n} Punkt', en: '{n} point' }, { de: '{n} Punkte', en: '{n} points' }),
  winner: { de: 'gewonnen', en: 'won' },
  standIn: { de: 'Bot {bot} springt ein', en: 'bot {bot} stands in' },
  free: { de: 'Sitz frei, ein Bot spielt', en: 'free seat, a bot plays' },
  strip: { de: 'Punktestand', en: 'Scores' },
} as const;

interface Props {
  context: TableContext;
  snapshot: Snapshot;
  props: BoardProps;
}

const inTurnOrder = (seats: readonly SeatInfo[], you: Seat | 'spectator'): SeatInfo[] => {
  const first = you === 'spectator' ? 0 : you;
  return [...seats.slice(first), ...seats.slice(0, first)];
};

const rowOf = (props: BoardProps, seat: Seat) => props.scoresheet.rows.find(row => row.seat === seat);

/** What the chosen move would add to a seat's total, where the game draws no panel that says so itself. */
function promised(props: BoardProps, seat: Seat): number {
  if (!props.chosen) return 0;
  const after = props.foresee(props.chosen).scoresheet?.rows.find(row => row.seat === seat);
  return after ? after.total - (rowOf(props, seat)?.total ?? 0) : 0;
}

function Tags({
  context,
  info,
  you,
  props,
}: {
  context: TableContext;
  info: SeatInfo;
  you: boolean;
  props: BoardProps;
}) {
  const active = props.decision?.seat === info.seat;
  const won = props.scoresheet.final && rowOf(props, info.seat)?.rank === 1;
  return (
    <span class="player-tags">
      {won && <span class="player-turn">{t(words.winner)}</span>}
      {active && <span class="player-turn">{t(you ? words.yourTurn : words.toPlay)}</span>}
      {you && !active && <span>{t(shared.you)}</span>}
      {info.kind === 'bot' && <span>{t(words.bot)}</span>}
      {info.rest && <span>{restTextSoon(info.rest)}</span>}
      {info.standIn !== undefined && (
        <span class="player-away">
          <Glyph name="bot" size={16} />
          {info.kind === 'open' ? t(words.free) : fill(words.standIn, { bot: botName(context, info.standIn) })}
        </span>
      )}
      {info.kind === 'person' && info.standIn === undefined && !you && !info.online && <span>{t(words.away)}</span>}
    </span>
  );
}

export function Players({ context, snapshot, props }: Props) {
  const { info, standing } = snapshot;
  const Panel = context.board?.Panel;
  return (
    <ol class="players" aria-label={t(words.players)}>
      {inTurnOrder(info.seats, info.you).map(seat => {
        const active = props.decision?.seat === seat.seat;
        const more = Panel ? 0 : promised(props, seat.seat);
        return (
          <li
            key={seat.seat}
            class={active ? 'player is-active' : 'player'}
            data-seat={seat.seat % 5}
            data-seat-panel={seat.seat}
            aria-current={active ? 'true' : undefined}
          >
            <div class="player-head">
              <SeatMark seat={seat.seat} size={26} label={t(seatLook(seat.seat).words)} />
              <div class="player-name">
                <strong>{props.names[seat.seat]}</strong>
                <Tags
                  context={context}
                  info={seat}
                  you={seat.seat === info.you && context.source.kind !== 'replay'}
                  props={props}
                />
                {active && seat.seat !== info.you && standing && info.clock.left[seat.seat] == null && (
                  <Since at={standing.since} />
                )}
                {isFree(seat) && <InviteToSeat context={context} snapshot={snapshot} />}
                {info.clock.kind === 'days' && <SeatClock snapshot={snapshot} seat={seat.seat} place="panel" />}
              </div>
              <span class="player-total">
                {more !== 0 && <span class="promised">{more > 0 ? `+${more}` : `−${-more}`}</span>}
                <span class="unseen">{count(rowOf(props, seat.seat)?.total ?? 0, words.points)}</span>
                <span aria-hidden="true">
                  <Count value={rowOf(props, seat.seat)?.total ?? 0} still={props.reducedMotion} />
                </span>
                {info.clock.kind === 'live' && <SeatClock snapshot={snapshot} seat={seat.seat} place="panel" />}
              </span>
            </div>
            {Panel && <Panel {...props} seat={seat.seat} />}
          </li>
        );
      })}
    </ol>
  );
}

/** The same in one line above a phone's board; a tap opens the whole. */
export function PlayerStrip({ context, snapshot, props, onOpen }: Props & { onOpen(): void }) {
  const { info } = snapshot;
  const Brief = context.board?.Brief;
  return (
    <button type="button" class={info.seats.length > 3 ? 'strip is-full' : 'strip'} onClick={onOpen}>
      <span class="unseen">{t(words.strip)}</span>
      {inTurnOrder(info.seats, info.you).map(seat => {
        const active = props.decision?.seat === seat.seat;
        return (
          <span
            key={seat.seat}
            class={active ? 'strip-seat is-active' : 'strip-seat'}
            data-seat={seat.seat % 5}
            data-seat-panel={seat.seat}
          >
            <SeatMark seat={seat.seat} size={18} />
            {seat.standIn !== undefined && <Glyph name="bot" size={16} />}
            <SeatClock snapshot={snapshot} seat={seat.seat} place="strip" />
            <FitName class="strip-name" name={props.names[seat.seat] ?? ''} />
            <b>
              <Count value={rowOf(props, seat.seat)?.total ?? 0} still={props.reducedMotion} />
            </b>
            {Brief && <Brief {...props} seat={seat.seat} />}
          </span>
        );
      })}
    </button>
  );
}
