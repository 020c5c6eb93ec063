-- Minutes that a learner must have spent in the course before its certificate is issued; null: none.
set local lock_timeout = '5s';
alter table accreditations add column minimum_minutes integer check (minimum_minutes between 1 and 60000);
