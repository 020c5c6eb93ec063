-- Wrong guesses in a row, by account, unknown login or known device. A try is counted before it is judged, so that tries at once cannot
-- all read the same number; a right one takes the row away.
create table guesses (
  key text primary key,
  failures integer not null,
  last_failed_at timestamptz not null default now()
);
create index guesses_latest on guesses (last_failed_at);
grant select, insert, update, delete on guesses to platform;
