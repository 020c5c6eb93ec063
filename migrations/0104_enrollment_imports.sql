-- What an import was asked with beside its file: of enrollments, the course, its day and who of those that have completed it.
set local lock_timeout = '5s';
alter table list_imports add column settings jsonb;
