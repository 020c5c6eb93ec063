-- Imports and work on many entries end as failed (6) once they are not tried again.
set local lock_timeout = '5s';
alter table list_imports drop constraint list_imports_state_check, add constraint list_imports_state_check check (state between 1 and 6);
alter table list_jobs drop constraint list_jobs_state_check, add constraint list_jobs_state_check check (state between 1 and 6);
