-- The mail to a learner whom somebody else enrolled has its switch too (OP-89).
set local lock_timeout = '5s';
alter table courses drop constraint courses_muted_mails_check;
alter table courses add constraint courses_muted_mails_check
  check (muted_mails <@ array['enrolled_by_other', 'course_finished', 'certificate_issued', 'certificate_expiring']) not valid;
