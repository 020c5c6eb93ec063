-- A session of SCORM content is as long as it was when its content ended it. Which opening was ended last is kept beside its record.
set local lock_timeout = '5s';
alter table scorm_progress add column ended_launch integer not null default 0;
