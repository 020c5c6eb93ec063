-- People who were erased from packets while this one was being made: its last step leaves them out.
set local lock_timeout = '5s';
alter table proof_jobs add column erased_user_ids bigint[] not null default '{}';
