-- Jobs may name a queue, whose jobs run one after the other: heavy work of one portal does not hold up that of another.
create or replace function record_call(
  portal bigint, who bigint, in_role text, did text, about text, what jsonb, of_request text, jobs json
) returns void language plpgsql as $$
begin
  perform set_config('app.portal_id', portal::text, true);
  insert into activity_logs (actor_id, role, action, subject, changes, request_id) values (who, in_role, did, about, what, of_request);
  perform enqueue_job(
    job ->> 'task', job -> 'body', queue => job ->> 'queue', priority => (job ->> 'priority')::integer,
    run_at => now() + make_interval(hours => coalesce((job ->> 'delay_hours')::integer, 0))
  ) from json_array_elements(jobs) as job;
end $$;
