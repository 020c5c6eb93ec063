-- Nobody is on a manager’s team who had no part in it: who neither accepted an invitation of theirs nor began a course with one of their seats.
set local lock_timeout = '5s';
alter table subordinates no force row level security;
alter table claim_links no force row level security;
alter table enrollments no force row level security;
alter table credit_accounts no force row level security;
alter table credit_movements no force row level security;
delete from subordinates s where not exists (
  select from claim_links k join enrollments e on e.portal_id = k.portal_id and e.id = k.enrollment_id
  where k.portal_id = s.portal_id and k.user_id = s.manager_id and e.user_id = s.user_id
) and not exists (
  select from credit_accounts own
  join credit_movements given on given.portal_id = own.portal_id and given.from_account_id = own.id
  join credit_accounts held on held.portal_id = given.portal_id and held.id = given.to_account_id and held.kind = 'learner'
  join enrollments e on e.portal_id = held.portal_id and e.id = held.enrollment_id and e.started_at is not null
  where own.portal_id = s.portal_id and own.kind = 'manager' and own.user_id = s.manager_id and e.user_id = s.user_id
);
alter table subordinates force row level security;
alter table claim_links force row level security;
alter table enrollments force row level security;
alter table credit_accounts force row level security;
alter table credit_movements force row level security;
