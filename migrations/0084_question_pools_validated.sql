-- Checks what 0083 added to tables that may be large, without holding up who writes meanwhile.
set local lock_timeout = '5s';
alter table questions validate constraint questions_points;
alter table questions validate constraint questions_place;
alter table questions validate constraint questions_pool;
alter table exams validate constraint exams_time_limit;
alter table exam_tries validate constraint exam_tries_ended_by;
-- Who was asked a question: to count its answers, and to grade them again.
create index exam_answers_question on exam_answers (portal_id, question_id);
