-- The first figure of a course is what one person pays: the tier with the lowest quantity. What teams pay stands beside it where it is
-- less. A course without a tier has no price, rather than none to pay.
alter table catalog rename column price_from to price;
alter table catalog alter column price drop not null, alter column price drop default;
alter table catalog drop column prices_fall;
alter table catalog add column team_price integer;

create or replace function refresh_catalog(wanted bigint) returns void language sql as $$
  insert into search_outbox (portal_id, course_id) values (current_portal(), wanted)
    on conflict (portal_id, course_id) do update set queued_at = clock_timestamp(), is_visible = true;
  delete from catalog where portal_id = current_portal() and course_id = wanted;
  insert into catalog (course_id, slug, title, subtitle, thumbnail, author, language_id, language, topic_ids, topics, agency_ids, state_ids,
    training_option_ids, price, team_price, duration_minutes, ce_credits, rating, reviews_count, popularity, published_at, updated_at, search_text)
  select c.id, c.slug, c.title, c.subtitle, c.thumbnail, a.name, c.language_id, l.title,
    coalesce(t.ids, '{}'), coalesce(t.titles, '{}'), coalesce(g.ids, '{}'), coalesce(s.ids, '{}'), coalesce(o.ids, '{}'),
    p.single, case when p.lowest < p.single then p.lowest end, c.duration_minutes, c.ce_credits, r.mean, coalesce(r.number, 0),
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
  left join lateral (select (array_agg(price order by from_quantity))[1] single, min(price) lowest
    from course_pricings j where j.portal_id = c.portal_id and j.course_id = c.id) p on true
  left join lateral (select round(avg(rating), 2) mean, count(*)::integer number from reviews j
    where j.portal_id = c.portal_id and j.course_id = c.id and j.is_published) r on true
  where c.portal_id = current_portal() and c.id = wanted and c.publication_status = 2 and c.deleted_at is null
$$;

-- Forced row security would hide the rows from the owner, who migrates.
alter table catalog no force row level security;
alter table course_pricings no force row level security;
update catalog c set price = p.single, team_price = case when p.lowest < p.single then p.lowest end
  from catalog k left join lateral (select (array_agg(price order by from_quantity))[1] single, min(price) lowest
    from course_pricings j where j.portal_id = k.portal_id and j.course_id = k.course_id) p on true
  where c.portal_id = k.portal_id and c.course_id = k.course_id;
alter table course_pricings force row level security;
alter table catalog force row level security;
