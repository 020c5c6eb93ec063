-- What an editor takes out of a draft can be put back until the draft is published. A question or choice that was copied into a draft knows the one it stands for.
set local lock_timeout = '5s';
alter table version_modules add column removed_at timestamptz;
alter table version_items add column removed_at timestamptz;
alter table questions add column origin_id bigint;
alter table choices add column origin_id bigint;
