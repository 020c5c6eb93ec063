-- The rows that stood before 0046 are compared with what they refer to. Reading and writing go on meanwhile.
do $$
declare
  reference record;
begin
  -- Row security is forced on the owner too: a check that sees no rows would find no fault. As a member of `platform` it sees all.
  if not pg_has_role(current_user, 'platform', 'usage') then
    raise exception 'the owner must inherit from platform to validate references: grant platform to % with inherit true', current_user;
  end if;
  for reference in select conrelid::regclass as child, conname::text as name from pg_constraint
    where contype = 'f' and not convalidated and connamespace = current_schema()::regnamespace order by 1, 2
  loop
    execute format('alter table %s validate constraint %I', reference.child, reference.name);
  end loop;
end $$;
