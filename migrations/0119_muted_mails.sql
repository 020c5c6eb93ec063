-- The mails about a course that its authors have turned off (OP-89).
set local lock_timeout = '5s';
alter table courses add column muted_mails text[] not null default '{}'
  check (muted_mails <@ array['course_finished', 'certificate_issued', 'certificate_expiring']);
