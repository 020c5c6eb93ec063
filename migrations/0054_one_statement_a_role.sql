-- The same for a login (0050): a session only as long as the password is the one that was compared, and the account has no second factor.
-- The lock lets a new password wait, so that it ends this session too; one that was first is seen, and no session is made: null.
create function replace_session(
  of_user bigint, on_realm text, before_token text, new_token text, ip text, agent text, proven_at timestamptz, ends_at timestamptz, compared text
) returns bigint language plpgsql as $$
begin
  perform 1 from accounts a
    where a.user_id = of_user and a.provider_id = 'credential' and a.password = compared
      and not exists (select 1 from totp_factors f where f.user_id = of_user and f.enrolled_at is not null)
      and not exists (select 1 from passkeys p where p.user_id = of_user)
    for share of a;
  if not found then return null; end if;
  return replace_session(of_user, on_realm, before_token, new_token, ip, agent, proven_at, ends_at);
end $$;

-- The row in the activity log of a call that holds no transaction, and the jobs that follow from the call, in one statement.
create function record_call(
  portal bigint, who bigint, in_role text, did text, about text, what jsonb, of_request text, jobs json
) returns void language plpgsql as $$
begin
  perform set_config('app.portal_id', portal::text, true);
  insert into activity_logs (actor_id, role, action, subject, changes, request_id) values (who, in_role, did, about, what, of_request);
  perform enqueue_job(job ->> 'task', job -> 'body', priority => (job ->> 'priority')::integer) from json_array_elements(jobs) as job;
end $$;
