set local lock_timeout = '5s';
alter table courses validate constraint courses_muted_mails_check;
