-- What can be shown of captions: how many cues they have, how many of them browsers show, and the lines of the first others.
set local lock_timeout = '5s';
alter table materials add column cues jsonb;
