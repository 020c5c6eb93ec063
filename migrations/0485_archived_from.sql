-- The status a course had before it was archived, so that restoring it from the archive brings that status back.
set local lock_timeout = '5s';
alter table courses add column archived_from smallint check (archived_from in (1, 2, 3));
