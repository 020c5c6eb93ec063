-- Ids of events are unique within an account, and each account signs its own: the name of the one that signed an event is part of its key.
-- Events from before accounts had names were signed by the one that is called 'default'.
set local lock_timeout = '5s';
alter table payment_events add column account text not null default 'default' check (account ~ '^[a-z][a-z0-9-]{0,39}$');
alter table payment_events alter column account drop default;
alter table payment_events drop constraint payment_events_pkey, add primary key (account, id);
