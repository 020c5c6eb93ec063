-- The list of people by role and of those who are blocked, among many learners: members_named (0271) meets both filters with values, so that each of these is used where few match.
set local lock_timeout = '5s';
create index memberships_roles on memberships using gin (roles);
create index memberships_blocked on memberships (portal_id, id) where is_blocked and ended_at is null;
