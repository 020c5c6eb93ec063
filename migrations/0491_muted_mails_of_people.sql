-- Mails about courses that a person turned off in this portal.
set local lock_timeout = '5s';
alter table memberships add column muted_mails text[] not null default '{}';
alter table memberships add constraint memberships_muted_mails_check check (muted_mails <@ array['enrolled_by_other', 'assignment_graded',
  'question_answered', 'course_finished', 'certificate_issued', 'certificate_expiring', 'assignment_submitted']) not valid;
