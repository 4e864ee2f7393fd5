/**
 * The schema in PostgreSQL, as the steps that led to it. It holds the same as the SQLite file: times as ISO text, which
 * sorts as it should by the bytes, and JSON as it was written. Steps are never changed, only added.
 */

/** Into so many parts the log is split by table, so that each stays small and can lie on a machine of its own. */
const parts = 16;

export const steps = [
  `
  create table secrets (name text collate "C" primary key, value text not null);
  create table guests (
    id text collate "C" primary key, name text not null, created_at text collate "C" not null,
    settings text not null default '{}', seen_at text collate "C", merged_into text collate "C" references guests (id),
    deleted_at text collate "C", barred_at text collate "C"
  );
  create index guests_gone on guests (id) where barred_at is not null or deleted_at is not null;
  create index guests_barred on guests (id) where barred_at is not null;
  create table tables (
    id text collate "C" primary key, game text not null, edition_id text not null, edition_digest text not null,
    rules integer not null, options text not null, seed text not null,
    owner text collate "C" not null references guests (id),
    over boolean not null default false, ended text, created_at text collate "C" not null,
    started_at text collate "C", changed_at text collate "C" not null,
    lobby boolean not null default false, lobby_at text collate "C", clock text not null, absent text not null,
    language text, bots_after integer, fill_at text collate "C", invitation text, chat text not null default 'on' check (chat in ('on', 'phrases', 'off')),
    rematch text collate "C" references tables (id)
  );
  create index tables_by_owner on tables (owner);
  create index tables_running on tables (id) where not over and started_at is not null;
  create index tables_in_lobby on tables (lobby_at, id) where lobby_at is not null;
  create index tables_to_fill on tables (fill_at) where fill_at is not null;

  create table seats (
    table_id text collate "C" not null references tables (id), seat integer not null,
    guest text collate "C" references guests (id), bot text, stand_in text, preferences text not null default '{}',
    primary key (table_id, seat), check (guest is null or bot is null)
  );
  create unique index seats_by_guest on seats (guest, table_id) where guest is not null;
  create table guest_tables (
    guest text collate "C" not null references guests (id), table_id text collate "C" not null references tables (id),
    ended_at text collate "C" not null default '',
    primary key (guest, ended_at, table_id)
  );

  create table log (
    table_id text collate "C" not null, n integer not null check (n > 0), type text not null, seat integer not null,
    what text, auto smallint not null, key text not null, at text collate "C" not null,
    primary key (table_id, n)
  ) partition by hash (table_id);
  ${Array.from({ length: parts }, (_, i) => `create table log_${i} partition of log for values with (modulus ${parts}, remainder ${i});`).join('\n  ')}
  create index log_of_seats on log (table_id) where type = 'seated';
  create table reports (
    table_id text collate "C" not null, n integer not null, report text not null, primary key (table_id, n)
  ) partition by hash (table_id);
  ${Array.from({ length: parts }, (_, i) => `create table reports_${i} partition of reports for values with (modulus ${parts}, remainder ${i});`).join('\n  ')}
  create table untold (table_id text collate "C" primary key references tables (id));
  create table turns (
    table_id text collate "C" primary key, seat integer not null, guest text collate "C", n integer not null,
    since text collate "C" not null, due_at text collate "C"
  );
  create index turns_by_guest on turns (guest, since) where guest is not null;
  create index turns_of_bots on turns (since, table_id) where guest is null;
  create index turns_by_due on turns (due_at) where due_at is not null;

  create table editions (game text not null, digest text not null, content text not null, primary key (game, digest));
  create table bonds (
    guest text collate "C" not null references guests (id), other text collate "C" not null references guests (id),
    kind text not null check (kind in ('muted', 'blocked')), at text collate "C" not null,
    primary key (guest, other)
  );
  create index bonds_about on bonds (other);
  create table devices (
    id text collate "C" primary key, guest text collate "C" not null references guests (id), name text not null,
    created_at text collate "C" not null, seen_at text collate "C" not null, signed_out_at text collate "C"
  );
  create index devices_by_guest on devices (guest);
  create table proofs (
    kind text collate "C" not null check (kind in ('key', 'passkey', 'mail')), name text collate "C" not null,
    guest text collate "C" not null references guests (id), secret text not null, label text not null default '',
    created_at text collate "C" not null, used_at text collate "C",
    primary key (kind, name)
  );
  create index proofs_by_guest on proofs (guest);
  create table links (
    hash text collate "C" primary key, kind text not null, guest text collate "C" references guests (id),
    content text not null default '{}', expires_at text collate "C" not null, used_at text collate "C"
  );
  create index links_by_expiry on links (expires_at);
  create table rests (
    guest text collate "C" not null references guests (id), at text collate "C" not null, zone text not null,
    night_from text, night_to text, holidays text not null default '[]',
    primary key (guest, at)
  );
  create table asked_to_sit (
    table_id text collate "C" not null references tables (id), guest text collate "C" not null references guests (id),
    by_guest text collate "C" not null references guests (id), at text collate "C" not null,
    answered_at text collate "C",
    primary key (guest, table_id)
  );
  create index asked_by_table on asked_to_sit (table_id);

  create table chat (
    table_id text collate "C" not null references tables (id), line integer not null, n integer not null,
    guest text collate "C" references guests (id), seat integer,
    audience text not null check (audience in ('players', 'spectators')),
    phrase text, said text not null default '', key text not null default '', at text collate "C" not null,
    primary key (table_id, line)
  );
  create unique index chat_by_guest on chat (guest, table_id, key);
  create table channels (
    id text collate "C" primary key, guest text collate "C" not null references guests (id),
    kind text not null check (kind in ('push', 'mail', 'webhook')), target text not null,
    settings text not null default '{}', created_at text collate "C" not null, failed_at text collate "C",
    failures integer not null default 0
  );
  create index channels_by_guest on channels (guest);
  create table notices (
    guest text collate "C" not null references guests (id), table_id text collate "C" not null references tables (id),
    kind text not null, n integer not null, channel text collate "C" not null, at text collate "C" not null,
    next_at text collate "C", tries integer not null default 0, done_at text collate "C", outcome text,
    primary key (guest, table_id, kind, n, channel)
  );
  create index notices_open on notices (next_at) where done_at is null;
  create index notices_sent on notices (channel) where outcome = 'sent';

  create function follow_guest(place regclass, field name, from_guest text, into_guest text) returns void
  language plpgsql as $$
  declare line tid;
  begin
    for line in execute format('select ctid from %s where %I = $1', place, field) using from_guest loop
      begin
        execute format('update %s set %I = $1 where ctid = $2', place, field) using into_guest, line;
      exception when unique_violation then
        execute format('delete from %s where ctid = $1', place) using line;
      end;
    end loop;
  end $$;

  create table heartbeat (house integer primary key check (house = 1), at text collate "C" not null);
  create table shut (since text collate "C" primary key, until text collate "C" not null);

  create unlogged table servers (id text collate "C" primary key, alive_until timestamptz not null, told integer not null default 0);
  create unlogged table visits (
    server text collate "C" not null, table_id text collate "C" not null, guest text collate "C" not null,
    looks boolean not null, windows integer not null,
    primary key (server, table_id, guest)
  );
  create unlogged table leases (what text collate "C" primary key, server text collate "C" not null);

  create table told (xid xid8 not null default pg_current_xact_id(), kind text not null, id text collate "C" not null, n integer,
    key text not null, at timestamptz not null default now());
  create index told_by_transaction on told (xid);
  create index told_by_time on told using brin (at);
  `,
];
