-- pg_trgm must be in this session for its setting to be known.
select show_limit();

-- Comparing words is what costs: each only once, none of another length, out of a hundred courses at most.
create or replace function nearest_words(wanted_portal bigint, asked text) returns table (word text, similarity real)
  language sql stable security definer set search_path = public set pg_trgm.word_similarity_threshold = 0.3 as $$
  select w, similarity(w, asked) from (
    select distinct w from (
      select c.search_text from catalogue c where c.portal_id = wanted_portal and asked <% c.search_text limit 100
    ) near, string_to_table(translate(near.search_text, '.,;:!?()/&-–—"''’', repeat(' ', 16)), ' ') w
    where length(w) between greatest(3, length(asked) - 3) and length(asked) + 12
  ) words order by 2 desc, 1 limit 24
$$;

-- Pages of a course's reviews are read from where the last one ended, in the order of their ids.
drop index reviews_course;
create index reviews_course on reviews (portal_id, course_id, id desc) where is_published;
