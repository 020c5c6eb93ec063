-- Who published a version: their own enrollment does not change to it, also where the course is a copy of another portal's.
set local lock_timeout = '5s';
alter table course_versions add column published_by bigint;
