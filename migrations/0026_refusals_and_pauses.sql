-- What was refused stands in the log beside what was done: the code of the refusal, null for what happened.
alter table activity_logs add column refused text;

-- The core portal and the admin portal are where people find help and staff undo a pause: they are never paused.
update portals set is_paused = false where kind <> 'tenant' and is_paused;
alter table portals add constraint portals_only_tenants_pause check (kind = 'tenant' or not is_paused);
