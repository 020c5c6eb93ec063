-- What visitors read about agencies, hours and states follows from accreditations that are valid today. `is_shown`: how an accreditation counted when
-- its course's pages were last rendered; the hourly job finds those that began or ended since.
set local lock_timeout = '5s';
alter table accreditations add column is_shown boolean not null default false;

create function portal_today() returns date language sql stable as $$
  select (now() at time zone p.time_zone)::date from portals p where p.id = current_portal()
$$;

create view valid_accreditations with (security_invoker = true) as
  select a.portal_id, a.id, a.course_id, a.agency_id, a.hours from accreditations a, (select portal_today() as today) d
  where a.portal_id = current_portal()
    and coalesce(a.valid_from, d.today) <= d.today and coalesce(a.valid_to, d.today) >= d.today;

create view accepted_agencies with (security_invoker = true) as
  select distinct portal_id, course_id, agency_id from valid_accreditations;

-- States of the agencies that accredit a course. An agency without states counts everywhere; then the course says where.
create view accepted_states with (security_invoker = true) as
  select v.portal_id, v.course_id, s.state_id from valid_accreditations v
    join agency_states s on s.portal_id = v.portal_id and s.agency_id = v.agency_id
  union
  select v.portal_id, v.course_id, s.state_id from valid_accreditations v
    join course_states s on s.portal_id = v.portal_id and s.course_id = v.course_id
  where not exists (select 1 from agency_states l where l.portal_id = v.portal_id and l.agency_id = v.agency_id);

grant select on valid_accreditations, accepted_agencies, accepted_states to app, platform;

-- The most hours that an agency grants.
create function accepted_credits(wanted bigint) returns numeric language sql stable as $$
  select coalesce(max((select sum((h ->> 'hundredths')::integer) from jsonb_array_elements(v.hours) h)), 0) / 100.0
  from valid_accreditations v where v.course_id = wanted
$$;

alter table catalog alter column ce_credits type numeric(8, 2);
do $$
declare
  definition text := pg_get_functiondef('refresh_catalog(bigint)'::regprocedure);
begin
  execute replace(replace(replace(definition, 'from course_agencies j', 'from accepted_agencies j'), 'from course_states j', 'from accepted_states j'),
    'c.duration_minutes, c.ce_credits, r.mean', 'c.duration_minutes, accepted_credits(c.id), r.mean');
  definition := pg_get_functiondef('refresh_catalog(bigint)'::regprocedure);
  if definition not like '%accepted_agencies%' or definition not like '%accepted_states%' or definition not like '%accepted_credits%' then
    raise exception 'refresh_catalog is another one than this migration knows';
  end if;
end $$;

-- Courses that claimed something or are accredited; the rows of all others stay as they are. What is valid today counts as shown: "pnpm pages --all"
-- renders this version's pages anyway. Forced row security would hide the rows from the owner, who migrates. `portals`, which most requests read, is
-- locked last.
do $$
declare
  tables text[] := array['synonyms', 'course_training_options', 'agency_states', 'course_states', 'agencies', 'authors', 'languages',
    'topics', 'course_topics', 'reviews', 'course_pricings', 'accreditations', 'search_outbox', 'catalog', 'courses', 'portals'];
  name text;
  one record;
begin
  foreach name in array tables loop execute format('alter table %I no force row level security', name); end loop;
  for one in select distinct portal_id from accreditations loop
    perform set_config('app.portal_id', one.portal_id::text, true);
    update accreditations a set is_shown = true from valid_accreditations v where a.portal_id = v.portal_id and a.id = v.id;
  end loop;
  for one in
    select c.portal_id, c.course_id from catalog c
    where c.agency_ids <> '{}' or c.state_ids <> '{}' or c.ce_credits <> 0
      or exists (select 1 from accreditations a where a.portal_id = c.portal_id and a.course_id = c.course_id)
    order by c.portal_id, c.course_id
  loop
    perform set_config('app.portal_id', one.portal_id::text, true);
    perform refresh_catalog(one.course_id);
  end loop;
  perform set_config('app.portal_id', '', true);
  foreach name in array tables loop execute format('alter table %I force row level security', name); end loop;
end $$;
