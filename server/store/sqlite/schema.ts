/** The schema of the SQLite file, as the steps that led to it. */

/** Each step brings the schema from its index to the next version. Steps are never changed, only added. */
export const steps = [
  `
  create table secrets (name text primary key, value text not null) strict, without rowid;
  create table guests (id text primary key, name text not null, created_at text not null) strict, without rowid;
  create table tables (
    id text primary key, game text not null, edition_id text not null, edition_digest text not null,
    rules integer not null, options text not null, seed text not null, owner text not null references guests (id),
    over integer not null default 0, created_at text not null, started_at text, changed_at text not null
  ) strict, without rowid;
  create index tables_by_owner on tables (owner);
  create index tables_running on tables (id) where over = 0 and started_at is not null;
  create table seats (
    table_id text not null references tables (id), seat integer not null,
    guest text references guests (id), bot text, preferences text not null default '{}',
    primary key (table_id, seat), check (guest is null or bot is null)
  ) strict, without rowid;
  create unique index seats_by_guest on seats (guest, table_id) where guest is not null;
  create table log (
    table_id text not null references tables (id), n integer not null check (n > 0),
    type text not null check (type in ('move', 'undo')), seat integer not null,
    move text, auto integer not null, key text not null, at text not null,
    primary key (table_id, n)
  ) strict, without rowid;
  `,
  // What a table was played with and what was told of it, so that it can be read whatever becomes of games and rules.
  // `untold` lists the tables whose moves were made before anything was told of them.
  `
  create table editions (
    game text not null, digest text not null, content text not null, primary key (game, digest)
  ) strict, without rowid;
  create table reports (
    table_id text not null references tables (id), n integer not null, report text not null,
    primary key (table_id, n)
  ) strict, without rowid;
  create table untold (table_id text primary key references tables (id)) strict, without rowid;
  insert into untold select distinct table_id from log;
  `,
  // Which tables are whose, opened or sat at; `ended_at` is empty until a table is over. In this order a guest's open
  // tables stand together, and the finished ones by the time they ended.
  `
  create table guest_tables (
    guest text not null references guests (id), table_id text not null references tables (id),
    ended_at text not null default '',
    primary key (guest, ended_at, table_id)
  ) strict, without rowid;
  insert into guest_tables (guest, table_id, ended_at)
    select mine.guest, t.id, case t.over when 0 then '' else max(t.changed_at,
      coalesce((select at from log where table_id = t.id order by n desc limit 1), '')) end
    from tables t join (
      select owner as guest, id from tables
      union select guest, table_id from seats where guest is not null
    ) mine on mine.id = t.id;
  `,
  // A house for people. Who somebody is: their devices and other proofs. Tables: open to all or by link, with a clock, and
  // a log that also knows of stand-ins, seats that changed hands, votes and an early end. `turns` has a line for each
  // running table: who is asked, since when, and when their time runs out. `heartbeat` and `shut` know when the house was
  // closed, which counts for nobody.
  `
  alter table guests add column settings text not null default '{}';
  alter table guests add column seen_at text;
  alter table guests add column merged_into text references guests (id);
  alter table guests add column deleted_at text;
  alter table guests add column barred_at text;

  create table devices (
    id text primary key, guest text not null references guests (id), name text not null,
    created_at text not null, seen_at text not null, signed_out_at text
  ) strict, without rowid;
  create index devices_by_guest on devices (guest);
  create table proofs (
    kind text not null check (kind in ('key', 'passkey', 'mail')), name text not null,
    guest text not null references guests (id), secret text not null, label text not null default '',
    created_at text not null, used_at text,
    primary key (kind, name)
  ) strict, without rowid;
  create index proofs_by_guest on proofs (guest);
  create table links (
    hash text primary key, kind text not null, guest text references guests (id), content text not null default '{}',
    expires_at text not null, used_at text
  ) strict, without rowid;
  create index links_by_expiry on links (expires_at);
  create table bonds (
    guest text not null references guests (id), other text not null references guests (id),
    kind text not null check (kind in ('muted', 'blocked')), at text not null,
    primary key (guest, other)
  ) strict, without rowid;

  alter table tables add column lobby integer not null default 0;
  alter table tables add column lobby_at text;
  alter table tables add column clock text not null default '{"kind":"none"}';
  alter table tables add column absent text not null default '{"kind":"standIn","bot":"level3"}';
  alter table tables add column language text;
  alter table tables add column bots_after integer;
  alter table tables add column fill_at text;
  alter table tables add column invitation text;
  alter table tables add column chat integer not null default 1;
  alter table tables add column ended text;
  alter table tables add column rematch text references tables (id);
  create index tables_in_lobby on tables (lobby_at, id) where lobby_at is not null;
  create index tables_to_fill on tables (fill_at) where fill_at is not null;
  alter table seats add column stand_in text;
  create table asked_to_sit (
    table_id text not null references tables (id), guest text not null references guests (id),
    by_guest text not null references guests (id), at text not null, answered_at text,
    primary key (guest, table_id)
  ) strict, without rowid;

  create table new_log (
    table_id text not null references tables (id), n integer not null check (n > 0),
    type text not null, seat integer not null, what text, auto integer not null, key text not null, at text not null,
    primary key (table_id, n)
  ) strict, without rowid;
  insert into new_log (table_id, n, type, seat, what, auto, key, at)
    select table_id, n, type, seat, move, auto, key, at from log;
  drop table log;
  alter table new_log rename to log;

  create table turns (
    table_id text primary key references tables (id), seat integer not null, guest text, n integer not null,
    since text not null, due_at text
  ) strict, without rowid;
  create index turns_by_guest on turns (guest, since) where guest is not null;
  create index turns_by_due on turns (due_at) where due_at is not null;

  create table chat (
    table_id text not null references tables (id), line integer not null, n integer not null,
    guest text references guests (id), seat integer, audience text not null check (audience in ('players', 'spectators')),
    phrase text, said text not null default '', at text not null,
    primary key (table_id, line)
  ) strict, without rowid;

  create table channels (
    id text primary key, guest text not null references guests (id), kind text not null check (kind in ('push', 'mail', 'webhook')),
    target text not null, settings text not null default '{}', created_at text not null, failed_at text, failures integer not null default 0
  ) strict, without rowid;
  create index channels_by_guest on channels (guest);
  create table notices (
    guest text not null references guests (id), table_id text not null references tables (id), n integer not null,
    channel text not null, kind text not null, at text not null, leased_until text, done_at text, outcome text,
    primary key (guest, table_id, n, channel)
  ) strict, without rowid;
  create index notices_open on notices (leased_until) where done_at is null;

  create table told (id integer primary key autoincrement, table_id text not null, n integer, at text not null) strict;
  create table heartbeat (house integer primary key check (house = 1), at text not null) strict;
  create table shut (since text primary key, until text not null) strict, without rowid;
  `,
  // Night hours and holidays, each with the moment from which it held: so a clock of last week is still the same today.
  // What another program tells the server may be about a guest as well.
  `
  create table rests (
    guest text not null references guests (id), at text not null, zone text not null, night_from text, night_to text,
    holidays text not null default '[]',
    primary key (guest, at)
  ) strict, without rowid;
  drop table told;
  create table told (id integer primary key autoincrement, table_id text, guest text, n integer, at text not null) strict;
  `,
  // Blocks and invitations by name are also looked for from the other end.
  `
  create index bonds_by_other on bonds (other) where kind = 'blocked';
  create index asked_by_table on asked_to_sit (table_id);
  `,
  // A line of chat that is sent again is kept once; who does not hear whom is asked for both ways round.
  `
  alter table chat add column key text not null default '';
  create unique index chat_by_guest on chat (guest, table_id, key);
  create index bonds_about on bonds (other);
  `,
  // Who is gone for good, whose seats are to be given up.
  `
  create index guests_gone on guests (id) where barred_at is not null or deleted_at is not null;
  create index guests_barred on guests (id) where barred_at is not null;
  `,
  // Notices: one for each reason, and none twice. `channel` is empty where somebody has seen it at the table themselves.
  `
  drop table notices;
  create table notices (
    guest text not null references guests (id), table_id text not null references tables (id), kind text not null,
    n integer not null, channel text not null, at text not null, next_at text, tries integer not null default 0,
    done_at text, outcome text,
    primary key (guest, table_id, kind, n, channel)
  ) strict, without rowid;
  create index notices_open on notices (next_at) where done_at is null;
  create index notices_sent on notices (channel) where outcome = 'sent';
  `,
];
