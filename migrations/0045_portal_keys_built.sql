-- A tenant row is named by its portal and its id: first the indexes that will carry those keys. Each is built under a SHARE lock (reading
-- goes on, writing waits); on a large live database they are built CONCURRENTLY beforehand and found here (docs/operations.md).
do $$
declare
  target record;
begin
  for target in
    select c.relname::text as name from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_policy p on p.polrelid = c.oid and p.polname = 'portal'
    where k.contype = 'p' and c.relnamespace = current_schema()::regnamespace and c.relname not in ('portals', 'companies')
      and pg_get_constraintdef(k.oid) = 'PRIMARY KEY (id)' order by 1
  loop
    execute format('create unique index if not exists %I on %I (portal_id, id)', target.name || '_portal_pkey', target.name);
  end loop;
end $$;
-- One row a portal.
create unique index if not exists companies_portal_pkey on companies (portal_id);

-- Values that were unique on the whole installation are random enough to be unique within their portal alone.
create unique index if not exists certificates_portal_serial on certificates (portal_id, serial);
create unique index if not exists claim_tokens_portal_hash on claim_tokens (portal_id, token_hash);
create unique index if not exists orders_portal_session on orders (portal_id, checkout_session_id);
create unique index if not exists lesson_file_moves_portal_key on lesson_file_moves (portal_id, key);
