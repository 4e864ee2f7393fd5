/** Notices and the ways on which they go, in the SQLite file. */

import type { NoticeKind } from '../../notices/settings.ts';
import type { NoticeStore } from '../noticeStore.ts';
import { keyValues, readChannel, readKey } from '../rows/notices.ts';
import type { Rooms } from './queries.ts';

const wants = (kind: NoticeKind) => `exists (select 1 from json_each(c.settings, '$.kinds') where value = '${kind}')`;

/** Each channel looks up the turns of its guest by index. `channel = ''`: seen at the table. */
export const dueTurns = `select c.*, t.table_id, t.n from channels c join turns t on t.guest = c.guest
  where t.since >= c.created_at and ${wants('turn')}
    and strftime('%Y-%m-%dT%H:%M:%fZ', t.since, '+' || json_extract(c.settings, '$.after') || ' seconds') <= ?1
    and not exists (select 1 from notices where guest = c.guest and table_id = t.table_id and kind = 'turn' and n = t.n
      and channel in (c.id, ''))
  order by t.since, c.id limit ?2`;

/** It is a turn, and the table does not wait for that any more, or they have seen it. */
const inVain = `o.kind = 'turn' and (
  not exists (select 1 from turns where table_id = o.table_id and guest = o.guest and n = o.n)
  or exists (select 1 from notices where guest = o.guest and table_id = o.table_id and kind = 'turn' and n = o.n
    and channel = ''))`;

const isKey = 'guest = ? and table_id = ? and kind = ? and n = ? and channel = ?';
export function openNotices({ ask, write }: Rooms): NoticeStore {
  const insert = `insert into notices (guest, table_id, kind, n, channel, at, next_at, done_at, outcome)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`;
  return {
    async channels(guest) {
      return ask.all('select * from channels where guest = ? order by created_at, id', guest).map(readChannel);
    },
    async channel(id) {
      const row = ask.one('select * from channels where id = ?', id);
      return row ? readChannel(row) : null;
    },
    async saveChannel({ id, guest, kind, target, settings }, at) {
      await write(() => {
        if (kind === 'push') ask.run(`delete from channels where kind = 'push' and target = ? and id <> ?`, target, id);
        ask.run(
          `insert into channels (id, guest, kind, target, settings, created_at) values (?, ?, ?, ?, ?, ?)
           on conflict do update set target = excluded.target, settings = excluded.settings, failed_at = null, failures = 0`,
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
      await write(() => {
        ask.run('delete from notices where guest = (select guest from channels where id = ?1) and channel = ?1', id);
        ask.run('delete from channels where id = ?', id);
      });
    },
    async channelFailed(id, at) {
      const failed = 'update channels set failed_at = ?, failures = failures + 1 where id = ?';
      const works = 'update channels set failed_at = null, failures = 0 where id = ? and failures > 0';
      await write(() => (at === null ? ask.run(works, id) : ask.run(failed, at, id)));
    },

    async dueTurns(now, limit) {
      return ask
        .all(dueTurns, now, limit)
        .map(row => ({ channel: readChannel(row), table: String(row.table_id), n: Number(row.n) }));
    },
    async noteNotices(notices, at) {
      await write(() => {
        for (const notice of notices) ask.run(insert, ...keyValues(notice), at, notice.nextAt, null, null);
      });
    },
    async noteSeen(guest, table, n, at) {
      await write(() => ask.run(insert, guest, table, 'turn', n, '', at, null, at, 'idle'));
    },
    claimNotices(now, until, limit) {
      return write(() => {
        const open = 'from notices o where done_at is null and next_at <= ?';
        for (const row of ask.all(`select * ${open} and ${inVain}`, now))
          ask.run(`update notices set done_at = ?, outcome = 'idle' where ${isKey}`, now, ...keyValues(readKey(row)));
        return ask.all(`select * ${open} order by next_at limit ?`, now, limit).map(row => {
          const key = readKey(row);
          ask.run(`update notices set next_at = ?, tries = tries + 1 where ${isKey}`, until, ...keyValues(key));
          return { ...key, tries: Number(row.tries) + 1 };
        });
      });
    },
    async settleNotice(key, what) {
      await write(() =>
        'outcome' in what
          ? ask.run(
              `update notices set done_at = ?, outcome = ? where ${isKey}`,
              what.at,
              what.outcome,
              ...keyValues(key),
            )
          : ask.run(`update notices set next_at = ? where ${isKey}`, what.nextAt, ...keyValues(key)),
      );
    },
    async sentInVain(limit) {
      return ask
        .all(
          `select o.* from notices o join channels c on c.id = o.channel
           where outcome = 'sent' and c.kind = 'push' and ${inVain} limit ?`,
          limit,
        )
        .map(readKey);
    },
    async forgetNotices(before) {
      await write(() =>
        ask.run(
          `delete from notices where done_at < ? and not exists (
             select 1 from turns t where t.table_id = notices.table_id and t.guest = notices.guest and t.n = notices.n)`,
          before,
        ),
      );
    },
  };
}
