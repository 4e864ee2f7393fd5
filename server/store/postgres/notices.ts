import type { NoticeStore } from '../noticeStore.ts';
import { keyValues, readChannel, readKey } from '../rows/notices.ts';
import type { Rooms } from './queries.ts';
import { isoText } from './tables.ts';

/** Each channel looks up the turns of its guest by index. `channel = ''`: seen at the table. */
const dueTurns = `select c.*, t.table_id, t.n from channels c join turns t on t.guest = c.guest
  where t.since >= c.created_at and jsonb_exists(c.settings::jsonb->'kinds', 'turn')
    and ${isoText("t.since::timestamptz + make_interval(secs => (c.settings::json->>'after')::int)")} <= $1
    and not exists (select 1 from notices where guest = c.guest and table_id = t.table_id and kind = 'turn' and n = t.n
      and channel in (c.id, ''))
  order by t.since, c.id limit $2`;

/** It is a turn, and the table does not wait for that any more, or they have seen it. */
const inVain = `o.kind = 'turn' and (
  not exists (select 1 from turns where table_id = o.table_id and guest = o.guest and n = o.n)
  or exists (select 1 from notices where guest = o.guest and table_id = o.table_id and kind = 'turn' and n = o.n
    and channel = ''))`;

const isKey = 'guest = $1 and table_id = $2 and kind = $3 and n = $4 and channel = $5';
/** Takes what is open so that nobody else does; what another node is just taking is left to it. */
const claim = `update notices n set next_at = $2, tries = tries + 1
  from (select guest, table_id, kind, n, channel from notices
    where done_at is null and next_at <= $1 order by next_at limit $3 for update skip locked) open
  where (n.guest, n.table_id, n.kind, n.n, n.channel) = (open.guest, open.table_id, open.kind, open.n, open.channel)
  returning n.*`;

export function openNotices({ ask, write }: Rooms): NoticeStore {
  const insert = `insert into notices (guest, table_id, kind, n, channel, at, next_at, done_at, outcome)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`;
  return {
    async channels(guest) {
      return (await ask.all('select * from channels where guest = $1 order by created_at, id', guest)).map(readChannel);
    },
    async channel(id) {
      const row = await ask.one('select * from channels where id = $1', id);
      return row ? readChannel(row) : null;
    },
    async saveChannel({ id, guest, kind, target, settings }, at) {
      await write(async inside => {
        if (kind === 'push')
          await inside.run(`delete from channels where kind = 'push' and target = $1 and id <> $2`, target, id);
        await inside.run(
          `insert into channels (id, guest, kind, target, settings, created_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (id) do update set target = excluded.target, settings = excluded.settings, failed_at = null,
           failures = 0`,
          id,
          guest,
          kind,
          target,
          JSON.stringify(settings),
          at,
        );
      });
    },
    async dropChannel(id) {
      await write(async inside => {
        const own = 'guest = (select guest from channels where id = $1)';
        await inside.run(`delete from notices where ${own} and channel = $1`, id);
        await inside.run('delete from channels where id = $1', id);
      });
    },
    async channelFailed(id, at) {
      if (at === null)
        await ask.run('update channels set failed_at = null, failures = 0 where id = $1 and failures > 0', id);
      else await ask.run('update channels set failed_at = $1, failures = failures + 1 where id = $2', at, id);
    },

    async dueTurns(now, limit) {
      const rows = await ask.all(dueTurns, now, limit);
      return rows.map(row => ({ channel: readChannel(row), table: String(row.table_id), n: Number(row.n) }));
    },
    async noteNotices(notices, at) {
      await write(async inside => {
        for (const notice of notices) await inside.run(insert, ...keyValues(notice), at, notice.nextAt, null, null);
      });
    },
    async noteSeen(guest, table, n, at) {
      await ask.run(insert, guest, table, 'turn', n, '', at, null, at, 'idle');
    },
    claimNotices(now, until, limit) {
      return write(async inside => {
        await inside.run(
          `update notices o set done_at = $1, outcome = 'idle' where done_at is null and next_at <= $1 and ${inVain}`,
          now,
        );
        const rows = await inside.all(claim, now, until, limit);
        return rows.map(row => ({ ...readKey(row), tries: Number(row.tries) })).toSorted((a, b) => a.n - b.n);
      });
    },
    async settleNotice(key, what) {
      if ('outcome' in what)
        await ask.run(
          `update notices set done_at = $6, outcome = $7 where ${isKey}`,
          ...keyValues(key),
          what.at,
          what.outcome,
        );
      else await ask.run(`update notices set next_at = $6 where ${isKey}`, ...keyValues(key), what.nextAt);
    },
    async sentInVain(limit) {
      const rows = await ask.all(
        `select o.* from notices o join channels c on c.id = o.channel
         where outcome = 'sent' and c.kind = 'push' and ${inVain} limit $1`,
        limit,
      );
      return rows.map(readKey);
    },
    async forgetNotices(before) {
      await ask.run(
        `delete from notices where done_at < $1 and not exists (
           select 1 from turns t where t.table_id = notices.table_id and t.guest = notices.guest and t.n = notices.n)`,
        before,
      );
    },
  };
}
