-- The same refusal of the same person within a minute is one row with a count: nobody may delete rows of this log, so nobody may fill it.
set local lock_timeout = '5s';
alter table activity_logs add column times integer not null default 1;

-- Runs as the owner: only this function changes a row, and only its count. Subjects tell strangers apart, whose logins failed.
-- The rows of one minute are found by activity_logs_latest: another index would be built under a lock on a large table.
create function log_refusal(who bigint, in_role text, did text, about text, why text, of_request text)
  returns void language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(concat_ws('|', 'refusal', current_portal(), coalesce(who::text, about), did, why), 0));
  update activity_logs set times = times + 1 where (portal_id, id) = (
    select portal_id, id from activity_logs
    where portal_id = current_portal() and action = did and refused = why and created_at >= date_trunc('minute', now())
      and actor_id is not distinct from who and (who is not null or subject is not distinct from about)
    order by created_at desc limit 1);
  if not found then
    insert into activity_logs (portal_id, actor_id, role, action, subject, refused, request_id)
      values (current_portal(), who, in_role, did, about, why, of_request);
  end if;
end $$;
revoke all on function log_refusal(bigint, text, text, text, text, text) from public;
grant execute on function log_refusal(bigint, text, text, text, text, text) to app;
