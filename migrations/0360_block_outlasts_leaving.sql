-- Whoever was blocked and then deleted stays blocked when they come back by themselves: only staff lift a block.
set local lock_timeout = '5s';
alter table memberships add column was_blocked boolean not null default false;
