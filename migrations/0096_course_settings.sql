-- Whether the storefront sells a course at all, what its button says, and by when whoever enrolls should be done.
set local lock_timeout = '5s';
alter table courses add column is_marketable boolean not null default true,
  add column button_name text not null default '',
  add column due_days integer check (due_days between 1 and 3650),
  add column due_on date,
  add constraint courses_one_due_date check (due_days is null or due_on is null);
-- The catalog has what is for sale.
do $$ begin
  execute replace(pg_get_functiondef('refresh_catalog(bigint)'::regprocedure),
    'c.publication_status = 2 and c.deleted_at is null', 'c.publication_status = 2 and c.is_marketable and c.deleted_at is null');
  if pg_get_functiondef('refresh_catalog(bigint)'::regprocedure) not like '%c.is_marketable%' then
    raise exception 'refresh_catalog is another one than this migration knows';
  end if;
end $$;
