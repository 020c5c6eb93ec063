-- The pages of a portal that carry one of these tags. The comparison of lists is not leakproof, so row security would have every page of
-- the portal read instead of the index; like search_catalog it runs as the owner, over the rows of the portal that is set.
create policy owner on pages for select to current_user using (true);
create function pages_with_tags(wanted text[]) returns table (path text)
  language sql stable security definer set search_path = public as $$
  select p.path from pages p where p.portal_id = current_portal() and p.status = 200 and p.tags && wanted
$$;
revoke all on function pages_with_tags(text[]) from public;
grant execute on function pages_with_tags(text[]) to app, platform;
