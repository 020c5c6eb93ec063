-- Whether the queue will still run the import of an upload: the sweep of uploads leaves such an import alone. The queue is the owner's.
create function import_is_queued(portal bigint, import bigint) returns boolean language plpgsql stable security definer set search_path = public as $$
begin
  return exists (
    select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'scorm.import-requested' and (j.attempts < j.max_attempts or j.locked_at is not null)
      and (j.payload ->> 'portal_id')::bigint = portal and (j.payload -> 'payload' ->> 'import_id')::bigint = import
  );
end $$;
revoke all on function import_is_queued(bigint, bigint) from public;
grant execute on function import_is_queued(bigint, bigint) to platform;
