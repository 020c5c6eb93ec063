-- An invitation holds its seat until somebody claims it or the buyer withdraws it: `enrollment_id` says which of the two ended it.
-- `sent_at`: when its mail was sent again; without it, when it was made.
set local lock_timeout = '5s';
alter table claim_links
  add column sent_at timestamptz,
  add column enrollment_id bigint,
  add constraint claim_links_enrollment foreign key (portal_id, enrollment_id) references enrollments (portal_id, id);

-- One waiting invitation a person and line: the newest stays, and the links that were mailed before lead to it.
-- The owner is under row security as well, so it steps aside while rows of all portals are moved.
alter table claim_links no force row level security;
alter table claim_tokens no force row level security;
with waiting as (
  select portal_id, id, max(id) over (partition by portal_id, order_line_id, email) as newest
  from claim_links where email is not null and closed_at is null
), moved as (
  update claim_tokens t set claim_link_id = w.newest from waiting w
  where w.id <> w.newest and t.portal_id = w.portal_id and t.claim_link_id = w.id
)
update claim_links l set closed_at = now() from waiting w where w.id <> w.newest and l.portal_id = w.portal_id and l.id = w.id;
alter table claim_tokens force row level security;
alter table claim_links force row level security;

create unique index claim_links_invitation on claim_links (portal_id, order_line_id, email) where email is not null and closed_at is null;
-- What a buyer's invitations to a course hold.
create index claim_links_held on claim_links (portal_id, user_id, course_id) where email is not null and closed_at is null;
