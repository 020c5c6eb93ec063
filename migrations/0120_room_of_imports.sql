-- What an import takes of its portal's room while it runs: its zip, and once that was checked, what it unpacks to.
set local lock_timeout = '5s';
alter table scorm_imports add column reserved_bytes bigint not null default 0 check (reserved_bytes >= 0);
create index scorm_imports_unfinished on scorm_imports (portal_id) where finished_at is null;
