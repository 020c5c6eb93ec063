-- Roles: the owner migrates; `app` serves one portal at a time under row security; `platform` reads across portals
-- where the product means to; `auth` alone sees passwords and sessions. Roles are cluster-wide, hence the guards.
do $$
declare name text;
begin
  foreach name in array array['app', 'platform', 'auth'] loop
    if not exists (select 1 from pg_roles where rolname = name) then
      begin
        execute format('create role %I nologin', name);
      exception when duplicate_object or unique_violation then null;
      end;
    end if;
    if not pg_has_role(current_user, name, 'set') then
      execute format('grant %I to current_user', name);
    end if;
  end loop;
end $$;

grant usage on schema public to app, platform, auth;

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- The portal of the running transaction. Raises when none is set: a forgotten scope must never read as "nothing found".
create function current_portal() returns bigint language sql stable
  as $$ select current_setting('app.portal_id')::bigint $$;

-- Puts a table under row security by its portal_id. Every tenant table is handed to it by the migration that creates it.
create function protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy portal on %s to app using (portal_id = current_portal()) with check (portal_id = current_portal())', target);
  execute format('create policy platform on %s to platform using (true) with check (true)', target);
  execute format('grant select, insert, update, delete on %s to app, platform', target);
end $$;

-- Secrets that the installation makes for itself once (signing keys), read at boot by the API and the worker.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);
insert into secrets (name, value)
  select name, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') from unnest(array['session', 'csrf', 'launch', 'claim']) name;
grant select on secrets to platform;

-- Rate limits and lockouts: in the database, so that they survive a restart and hold across processes.
create table rate_limits (
  key text primary key,
  hits integer not null,
  resets_at timestamptz not null
);
grant select, insert, update, delete on rate_limits to platform;
