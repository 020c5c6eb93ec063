-- Search answers from its own documents, so it must know which changes a visitor would see on a card: while one of those is on its
-- way to the index, Postgres answers. How often a course is taken only moves it in a list, and waits for nobody.
alter table search_outbox add column is_visible boolean not null default true;

create or replace function refresh_catalogue(wanted bigint) returns void language sql as $$
  insert into search_outbox (portal_id, course_id) values (current_portal(), wanted)
    on conflict (portal_id, course_id) do update set queued_at = clock_timestamp(), is_visible = true;
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

-- Counts anew how often a course is taken (OP-50). A course that already waits for the index with a visible change keeps waiting as such.
create function count_popularity(wanted bigint) returns void language sql as $$
  update courses set popularity = (select count(*)::integer from enrollments n where n.portal_id = current_portal() and n.course_id = wanted)
    where portal_id = current_portal() and id = wanted;
  update catalogue c set popularity = k.popularity from courses k
    where c.portal_id = current_portal() and c.course_id = wanted and k.portal_id = c.portal_id and k.id = c.course_id;
  insert into search_outbox (portal_id, course_id, is_visible) values (current_portal(), wanted, false)
    on conflict (portal_id, course_id) do update set queued_at = clock_timestamp();
$$;
