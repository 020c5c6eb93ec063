-- What api processes cache of portals, sessions and members (api/src/kernel/identity) is invalidated by whoever changes it: one notice
-- a statement, which leaves with the commit. More than 300 ids in one statement: all of the kind.
create function invalidate_identity() returns trigger language plpgsql as $$
declare ids bigint[];
begin
  execute format('select array(select distinct %I from changed limit 301)', tg_argv[1]) into ids;
  if cardinality(ids) > 0 then
    perform pg_notify('portico_identity', json_build_object('kind', tg_argv[0], 'ids', case when cardinality(ids) <= 300 then ids end)::text);
  end if;
  return null;
end $$;

-- Inserts matter where the absence of a row is known, too: a host without a portal, an account without a second factor.
do $$
declare each record;
begin
  for each in
    select * from (values
      ('portals', 'portals', 'id', true), ('portal_settings', 'portals', 'portal_id', true),
      ('sessions', 'sessions', 'user_id', false), ('totp_factors', 'sessions', 'user_id', true), ('passkeys', 'sessions', 'user_id', true),
      ('memberships', 'members', 'user_id', false), ('users', 'members', 'id', false)
    ) as cached (source, kind, id_column, with_insert)
  loop
    execute format('create trigger identity_updated after update on %I referencing old table as changed for each statement execute function invalidate_identity(%L, %L)',
      each.source, each.kind, each.id_column);
    execute format('create trigger identity_deleted after delete on %I referencing old table as changed for each statement execute function invalidate_identity(%L, %L)',
      each.source, each.kind, each.id_column);
    if each.with_insert then
      execute format('create trigger identity_inserted after insert on %I referencing new table as changed for each statement execute function invalidate_identity(%L, %L)',
        each.source, each.kind, each.id_column);
    end if;
  end loop;
end $$;
