-- The grading queue shows who waits longest first: by time of submission, not by the order in which rows were created.
set local lock_timeout = '5s';
create index assignment_responses_longest_waiting on assignment_responses (portal_id, submitted_at, id)
  where graded_at is null;
drop index assignment_responses_waiting;
