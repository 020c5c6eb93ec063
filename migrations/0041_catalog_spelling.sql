-- The table, its indexes and its functions take the spelling that everything else has: catalog; a tag's column likewise: color.
alter table tags rename column colour to color;
-- Loads the extension, without which a function's own setting of it is refused to who is no superuser.
select word_similarity('a', 'a');
set local check_function_bodies = off;
alter table catalogue rename to catalog;

do $$
declare
  thing record;
  text_of_it text;
begin
  for thing in select indexrelid::regclass::text as name from pg_index where indrelid = 'catalog'::regclass and indexrelid::regclass::text like '%catalogue%' loop
    execute format('alter index %s rename to %s', thing.name, replace(thing.name, 'catalogue', 'catalog'));
  end loop;
  for thing in select conname from pg_constraint where conrelid = 'catalog'::regclass and conname like '%catalogue%' loop
    execute format('alter table catalog rename constraint %I to %I', thing.conname, replace(thing.conname, 'catalogue', 'catalog'));
  end loop;
  -- A function keeps its identity, owner and grants; only its name and body change.
  for thing in select p.oid, p.proname, pg_get_function_identity_arguments(p.oid) as args from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and p.prosrc like '%catalogue%' or p.proname like '%catalogue%' loop
    if thing.proname like '%catalogue%' then
      execute format('alter function %I(%s) rename to %I', thing.proname, thing.args, replace(thing.proname, 'catalogue', 'catalog'));
    end if;
    text_of_it := replace(pg_get_functiondef(thing.oid), 'catalogue', 'catalog');
    execute text_of_it;
  end loop;
end $$;
