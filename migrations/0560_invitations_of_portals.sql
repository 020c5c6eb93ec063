-- Staff invite addresses to a course for the portal itself: an invitation without a manager. It takes one of the portal's credits when it is accepted.
set local lock_timeout = '5s';
alter table claim_links
  alter column user_id drop not null,
  add constraint claim_links_holder check (user_id is not null or (email is not null and order_line_id is null));
create unique index claim_links_of_portal on claim_links (portal_id, course_id, email)
  where user_id is null and closed_at is null;
create index claim_links_of_course on claim_links (portal_id, course_id, id) where user_id is null;
