-- Files of proof that were given up before such jobs ended as failed: nothing works on them any more.
set local lock_timeout = '5s';
update proof_jobs set state = 4, finished_at = now() where finished_at is null and created_at < now() - interval '1 day';
