-- graphile-worker's schema belongs to the owner; `app` may only enqueue, in its own transaction, through this door.
create function enqueue_job(task text, payload json, queue text default null, job_key text default null, priority integer default 0, run_at timestamptz default null)
  returns void language plpgsql security definer set search_path = public as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name => queue, job_key => job_key, priority => priority, run_at => run_at, max_attempts => 25);
end $$;
revoke all on function enqueue_job(text, json, text, text, integer, timestamptz) from public;
grant execute on function enqueue_job(text, json, text, text, integer, timestamptz) to app, platform, auth;
