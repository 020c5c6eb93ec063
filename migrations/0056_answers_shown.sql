-- When a learner sees which answers are right (OP-81): once the exam is passed or its attempts are used, after each attempt, or never.
set local lock_timeout = '5s';
alter table exams add column answers_shown text not null default 'at_end'
  constraint exams_answers_shown check (answers_shown in ('at_end', 'after_each_attempt', 'never'));
