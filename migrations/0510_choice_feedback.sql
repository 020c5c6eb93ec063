-- What an author says to learners who chose an answer, shown with the graded answers.
set local lock_timeout = '5s';
alter table choices add column feedback text not null default '';
