-- The day of a manager has room for mails: how many of one invitation were sent on the day of the last one.
set local lock_timeout = '5s';
alter table claim_links add column mails_on_day smallint not null default 1;
