-- Accents fall away in what is searched, as they do in Meilisearch: "etica" finds "Ética".
create or replace function refresh_catalogue(wanted bigint) returns void language sql as $$
  insert into search_outbox (portal_id, course_id) values (current_portal(), wanted)
    on conflict (portal_id, course_id) do update set queued_at = clock_timestamp();
  delete from catalogue where portal_id = current_portal() and course_id = wanted;
  insert into catalogue (course_id, slug, title, subtitle, thumbnail, author, language_id, language, topic_ids, topics, agency_ids, state_ids,
    training_option_ids, price_from, prices_fall, duration_minutes, ce_credits, rating, reviews_count, popularity, published_at, updated_at, search_text)
  select c.id, c.slug, c.title, c.subtitle, c.thumbnail, a.name, c.language_id, l.title,
    coalesce(t.ids, '{}'), coalesce(t.titles, '{}'), coalesce(g.ids, '{}'), coalesce(s.ids, '{}'), coalesce(o.ids, '{}'),
    coalesce(p.lowest, 0), coalesce(p.lowest < p.highest, false), c.duration_minutes, c.ce_credits, r.mean, coalesce(r.number, 0),
    c.popularity, coalesce(c.published_at, c.created_at), c.updated_at,
    lower(unaccent(concat_ws(' ', c.title, c.subtitle, array_to_string(t.titles, ' '), a.name, array_to_string(g.titles, ' '), array_to_string(c.outcomes, ' '))))
  from courses c
  left join authors a on a.portal_id = c.portal_id and a.id = c.author_id
  left join languages l on l.portal_id = c.portal_id and l.id = c.language_id
  left join lateral (select array_agg(x.id order by x.sort_number, x.id) ids, array_agg(x.title order by x.sort_number, x.id) titles
    from course_topics j join topics x on x.portal_id = j.portal_id and x.id = j.topic_id where j.portal_id = c.portal_id and j.course_id = c.id) t on true
  left join lateral (select array_agg(x.id) ids, array_agg(x.title) titles
    from course_agencies j join agencies x on x.portal_id = j.portal_id and x.id = j.agency_id where j.portal_id = c.portal_id and j.course_id = c.id) g on true
  left join lateral (select array_agg(j.state_id) ids from course_states j where j.portal_id = c.portal_id and j.course_id = c.id) s on true
  left join lateral (select array_agg(j.training_option_id) ids from course_training_options j where j.portal_id = c.portal_id and j.course_id = c.id) o on true
  left join lateral (select min(price) lowest, max(price) highest from course_pricings j where j.portal_id = c.portal_id and j.course_id = c.id) p on true
  left join lateral (select round(avg(rating), 2) mean, count(*)::integer number from reviews j
    where j.portal_id = c.portal_id and j.course_id = c.id and j.is_published) r on true
  where c.portal_id = current_portal() and c.id = wanted and c.publication_status = 2 and c.deleted_at is null
$$;
-- Forced row security would hide the rows from the owner, who migrates.
alter table catalogue no force row level security;
update catalogue set search_text = unaccent(search_text);
alter table catalogue force row level security;

-- The start of a word, whatever signs the word holds.
create function word_start(word text) returns text language sql stable set search_path = public
  as $$ select '\m' || regexp_replace(lower(unaccent(word)), '([^[:alnum:]])', '\\\1', 'g') $$;

-- Courses that hold every one of the words, or its beginning; the rank is how many of them stand in the title. As its forerunner it
-- runs as the owner, over published rows of one portal: under row security the trigram index would not be used.
drop function search_catalogue(bigint, text);
create function search_catalogue(wanted_portal bigint, words text[]) returns table (course_id bigint, rank integer)
  language plpgsql stable security definer set search_path = public as $$
begin
  return query execute 'select c.course_id, (select count(*)::integer from unnest($2) word where lower(unaccent(c.title)) ~ word_start(word))
    from catalogue c where c.portal_id = $1' || (select string_agg(format(' and c.search_text ~ %L', word_start(word)), '') from unnest(words) word)
    using wanted_portal, words;
end $$;
revoke all on function search_catalogue(bigint, text[]) from public;
grant execute on function search_catalogue(bigint, text[]) to app, platform;

-- Loads pg_trgm into this session, so that its setting below is known.
select show_limit();

-- Words of the portal's courses that resemble the one asked for, nearest first: what a misspelled word may have meant.
create function nearest_words(wanted_portal bigint, asked text) returns table (word text, similarity real)
  language sql stable security definer set search_path = public set pg_trgm.word_similarity_threshold = 0.3 as $$
  select w, max(similarity(w, asked)) from (
    select c.search_text from catalogue c where c.portal_id = wanted_portal and asked <% c.search_text limit 300
  ) near, regexp_split_to_table(near.search_text, '[^[:alnum:]]+') w
  where length(w) >= 3 group by w order by 2 desc, 1 limit 12
$$;
revoke all on function nearest_words(bigint, text) from public;
grant execute on function nearest_words(bigint, text) to app, platform;
