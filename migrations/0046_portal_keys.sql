-- The keys change places with the indexes of 0045. Nothing is read or built here: rows are neither scanned nor rewritten, so the
-- exclusive locks last as long as the catalog's rows take. References come back NOT VALID, which checks new rows; 0047 checks the old ones.
-- Who cannot have the locks soon gives up and is run again, so that no queue of waiting requests builds up behind this.
set local lock_timeout = '5s';

do $$
declare
  tables regclass[] := array(
    select indrelid::regclass from pg_index join pg_class c on c.oid = indexrelid
    where c.relnamespace = current_schema()::regnamespace and c.relname::text = indrelid::regclass::text || '_portal_pkey' order by indrelid);
  target regclass;
  old record;
  reference record;
begin
  -- All at once and in one order, before anything is touched.
  execute 'lock table ' || (select string_agg(t::text, ', ') from unnest(tables) t) || ' in access exclusive mode';
  create temp table dropped_references on commit drop as
    select f.conrelid::regclass as child, f.conname::text as name, pg_get_constraintdef(f.oid) as definition
    from pg_constraint f join pg_constraint k on k.conrelid = f.confrelid and k.conindid = f.conindid and k.contype in ('p', 'u')
    where f.contype = 'f' and f.confrelid = any(tables) and pg_get_constraintdef(k.oid) in ('UNIQUE (portal_id, id)', 'PRIMARY KEY (id)');
  for reference in select * from dropped_references loop
    execute format('alter table %s drop constraint %I', reference.child, reference.name);
  end loop;
  foreach target in array tables loop
    for old in select conname::text as name from pg_constraint where conrelid = target and contype in ('p', 'u')
      and pg_get_constraintdef(oid) in ('PRIMARY KEY (id)', 'UNIQUE (portal_id, id)', 'UNIQUE (portal_id)')
    loop
      execute format('alter table %s drop constraint %I', target, old.name);
    end loop;
    execute format('alter table %s add constraint %I primary key using index %I', target, target::text || '_pkey', target::text || '_portal_pkey');
  end loop;
  for reference in select * from dropped_references loop
    execute format('alter table %s add constraint %I %s not valid', reference.child, reference.name, reference.definition);
  end loop;
end $$;

alter table certificates drop constraint certificates_serial_key,
  add constraint certificates_portal_id_serial_key unique using index certificates_portal_serial;
alter table claim_tokens drop constraint claim_tokens_token_hash_key,
  add constraint claim_tokens_portal_id_token_hash_key unique using index claim_tokens_portal_hash;
alter table lesson_file_moves drop constraint lesson_file_moves_key_key,
  add constraint lesson_file_moves_portal_id_key_key unique using index lesson_file_moves_portal_key;
drop index orders_session;
alter index orders_portal_session rename to orders_session;
-- The primary key read backwards is the same.
drop index publishing_jobs_latest;
