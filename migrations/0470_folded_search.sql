-- Every search compares folded texts: without case, accents and other apostrophes and spaces than the plain ones.
set local lock_timeout = '5s';
create function folded(words text) returns text language sql stable parallel safe
  as $$ select lower(public.unaccent(translate(normalize(words), '‘’‚‛ʻʼʽʹˈ′‵´`＇' || chr(160) || chr(8201) || chr(8239), repeat('''', 14) || '   '))) $$;

create or replace function search_text_of(first_name text, last_name text, email text) returns text language sql stable set search_path = public
  as $$ select folded(first_name || ' ' || last_name || chr(10) || email) $$;
update memberships set search_text = folded(search_text) where search_text <> folded(search_text);

-- As members_named, with the words as they were typed: they are folded first and escaped then, so that no character becomes a wildcard.
create function members_found(words text, wanted_role text, wanted_tag text, only_blocked boolean, beyond bigint, rises boolean, most integer)
  returns setof bigint language plpgsql stable security definer set search_path = public as $$
begin
  return query execute 'select m.id from memberships m where m.portal_id = $1 and m.ended_at is null'
    || coalesce(' and m.search_text like ' || quote_literal('%' || regexp_replace(folded(words), '([\\%_])', '\\\1', 'g') || '%'), '')
    || coalesce(' and m.roles @> array[' || quote_literal(wanted_role) || ']', '')
    || coalesce(' and m.tags <> ''{}'' and m.tags @> array[' || quote_literal(wanted_tag) || ']', '')
    || case when only_blocked then ' and m.is_blocked' else '' end
    || coalesce(case when rises then ' and m.id > ' else ' and m.id < ' end || beyond, '')
    || ' order by m.id ' || case when rises then 'asc' else 'desc' end || ' limit ' || most
    using current_portal();
end $$;
revoke all on function members_found(text, text, text, boolean, bigint, boolean, integer) from public;
grant execute on function members_found(text, text, text, boolean, bigint, boolean, integer) to app;
