-- What else a course is found by, weaker than its own words: its language, training options and states, and the license renewals that it counts for.
set local lock_timeout = '5s';
alter table catalog add column also_found_by text not null default '';
alter table catalog add column renewal_ids bigint[] not null default '{}';

-- A renewal that names no agencies takes all of its state.
create function also_found_by(wanted bigint) returns table (words text, renewal_ids bigint[]) language sql stable as $$
  with agency as (select agency_id from accepted_agencies where portal_id = current_portal() and course_id = wanted),
  renewal as (
    select r.id, r.title, r.profession from renewal_requirements r
    where r.portal_id = current_portal() and r.status = 2 and case
      when exists (select from renewal_agencies n where n.portal_id = r.portal_id and n.renewal_requirement_id = r.id)
        then exists (select from renewal_agencies n join agency a on a.agency_id = n.agency_id where n.portal_id = r.portal_id and n.renewal_requirement_id = r.id)
      else exists (select from agency_states l join agency a on a.agency_id = l.agency_id
        join states s on s.portal_id = l.portal_id and s.id = l.state_id where l.portal_id = r.portal_id and s.code = r.state)
    end)
  select concat_ws(' ',
      (select l.title from courses c join languages l on l.portal_id = c.portal_id and l.id = c.language_id and l.status = 2
        where c.portal_id = current_portal() and c.id = wanted),
      (select string_agg(o.title, ' ' order by o.title) from course_training_options j
        join training_options o on o.portal_id = j.portal_id and o.id = j.training_option_id and o.status = 2
        where j.portal_id = current_portal() and j.course_id = wanted),
      (select string_agg(s.title, ' ' order by s.title) from accepted_states j
        join states s on s.portal_id = j.portal_id and s.id = j.state_id and s.status = 2
        where j.portal_id = current_portal() and j.course_id = wanted),
      (select 'continuing education' where accepted_credits(wanted) > 0),
      (select 'license renewal ' || string_agg(r.title || ' ' || r.profession, ' ' order by r.id) from renewal r)),
    coalesce((select array_agg(r.id order by r.id) from renewal r), '{}')
$$;

do $$
declare
  definition text := pg_get_functiondef('refresh_catalog(bigint)'::regprocedure);
begin
  definition := replace(definition, 'synonym_ids, synonyms, search_text)', 'synonym_ids, synonyms, also_found_by, renewal_ids, search_text)');
  definition := replace(definition, 'coalesce(y.words, ''''), concat_ws('' '', b.found_by, lower(unaccent(y.words)))',
    'coalesce(y.words, ''''), w.words, w.renewal_ids, concat_ws('' '', b.found_by, lower(unaccent(w.words)), lower(unaccent(y.words)))');
  definition := replace(definition, 'left join lateral (select array_agg(x.id order by x.id) ids, string_agg',
    'cross join lateral also_found_by(c.id) w
  left join lateral (select array_agg(x.id order by x.id) ids, string_agg');
  definition := replace(definition, 'has_word(b.found_by, x.title)', 'has_word(concat_ws('' '', b.found_by, lower(unaccent(w.words))), x.title)');
  execute definition;
  definition := pg_get_functiondef('refresh_catalog(bigint)'::regprocedure);
  if definition not like '%also_found_by, renewal_ids, search_text)%' or definition not like '%w.words, w.renewal_ids%'
    or definition not like '%lateral also_found_by(c.id)%' or definition not like '%has_word(concat_ws(%' then
    raise exception 'refresh_catalog is another one than this migration knows';
  end if;
end $$;

-- The words of a search that most help to find something where no course has all: those that some course has most of together, in their order. Like
-- search_catalog it runs as the owner, over published rows of one portal.
create function most_words_found(wanted_portal bigint, words text[]) returns text[] language plpgsql stable security definer set search_path = public as $$
declare
  held text[];
begin
  execute 'select h.held from (select array(select word from unnest($2) with ordinality u (word, place) where c.search_text ~ word_start(word) order by place) held
    from catalog c where c.portal_id = $1 and (' || (select string_agg(format('c.search_text ~ %L', word_start(word)), ' or ') from unnest(words) word)
    || ')) h group by h.held order by cardinality(h.held) desc, count(*) desc, h.held limit 1'
    into held using wanted_portal, words;
  return coalesce(held, '{}');
end $$;
revoke all on function most_words_found(bigint, text[]) from public;
grant execute on function most_words_found(bigint, text[]) to app, platform;

-- Forced row security would hide the rows from the owner, who migrates. `portals`, which most requests read, is locked last.
do $$
declare
  tables text[] := array['synonyms', 'renewal_agencies', 'renewal_requirements', 'training_options', 'course_training_options', 'agency_states',
    'course_states', 'states', 'agencies', 'authors', 'languages', 'topics', 'course_topics', 'reviews', 'course_pricings', 'accreditations',
    'search_outbox', 'catalog', 'courses', 'portals'];
  name text;
  one record;
begin
  foreach name in array tables loop execute format('alter table %I no force row level security', name); end loop;
  for one in select k.portal_id, k.course_id from catalog k join courses c on c.portal_id = k.portal_id and c.id = k.course_id order by 1, 2 loop
    perform set_config('app.portal_id', one.portal_id::text, true);
    perform refresh_catalog(one.course_id);
  end loop;
  perform set_config('app.portal_id', '', true);
  foreach name in array tables loop execute format('alter table %I force row level security', name); end loop;
end $$;
