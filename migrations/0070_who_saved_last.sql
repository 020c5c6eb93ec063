-- Who changed an entry last, for whoever edits it too. Learners, who write most of the log, edit nothing that others edit.
set local lock_timeout = '5s';
create index activity_logs_saved on activity_logs (portal_id, subject, id desc) where refused is null and role <> 'learner';
