-- People are found by name, address and tag among many: under row security neither trigrams nor arrays would use an index, so one function looks as the owner,
-- in the portal of the transaction and nowhere else.
set local lock_timeout = '5s';
create policy owner on memberships to current_user using (true) with check (true);
create policy owner on users for select to current_user using (true);

alter table memberships add column search_text text not null default '';

create function search_text_of(first_name text, last_name text, email text) returns text language sql stable set search_path = public
  as $$ select lower(unaccent(first_name || ' ' || last_name || chr(10) || email)) $$;

update memberships m set search_text = search_text_of(u.first_name, u.last_name, u.email) from users u where u.id = m.user_id;

create function set_search_text() returns trigger language plpgsql security definer set search_path = public as $$
begin
  select search_text_of(u.first_name, u.last_name, u.email) into new.search_text from users u where u.id = new.user_id;
  new.search_text := coalesce(new.search_text, '');
  return new;
end $$;
create trigger search_text_set before insert on memberships for each row execute function set_search_text();

create function follow_names() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update memberships set search_text = search_text_of(new.first_name, new.last_name, new.email) where user_id = new.id;
  return null;
end $$;
create trigger names_followed after update on users for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name or old.email is distinct from new.email)
  execute function follow_names();

create index memberships_search on memberships using gin (search_text gin_trgm_ops);
create index memberships_tags on memberships using gin (tags) where tags <> '{}';

-- Memberships of the portal that match, nearest first beyond a place, no more than asked for. Planned with the words themselves: what is rare is looked up in an index,
-- what is frequent is met soon in the order of the list.
create function members_named(pattern text, wanted_role text, wanted_tag text, only_blocked boolean, beyond bigint, rises boolean, most integer)
  returns setof bigint language plpgsql stable security definer set search_path = public as $$
begin
  return query execute 'select m.id from memberships m where m.portal_id = $1 and m.ended_at is null'
    || coalesce(' and m.search_text like ' || quote_literal(lower(unaccent(pattern))), '')
    || coalesce(' and m.roles @> array[' || quote_literal(wanted_role) || ']', '')
    || coalesce(' and m.tags <> ''{}'' and m.tags @> array[' || quote_literal(wanted_tag) || ']', '')
    || case when only_blocked then ' and m.is_blocked' else '' end
    || coalesce(case when rises then ' and m.id > ' else ' and m.id < ' end || beyond, '')
    || ' order by m.id ' || case when rises then 'asc' else 'desc' end || ' limit ' || most
    using current_portal();
end $$;
revoke all on function members_named(text, text, text, boolean, bigint, boolean, integer) from public;
grant execute on function members_named(text, text, text, boolean, bigint, boolean, integer) to app;
