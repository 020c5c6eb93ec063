-- Mails about submitted and graded work and about answered questions have their switch too (OP-89).
set local lock_timeout = '5s';
alter table courses drop constraint courses_muted_mails_check;
alter table courses add constraint courses_muted_mails_check check (muted_mails <@ array['enrolled_by_other', 'assignment_graded',
  'question_answered', 'course_finished', 'certificate_issued', 'certificate_expiring', 'assignment_submitted']) not valid;
