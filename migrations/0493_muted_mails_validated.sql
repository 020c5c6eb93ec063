-- Checks what 0491 and 0492 added, without holding up writers.
set local lock_timeout = '5s';
alter table memberships validate constraint memberships_muted_mails_check;
alter table courses validate constraint courses_muted_mails_check;
