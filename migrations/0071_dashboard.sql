-- What the dashboard asks for whenever it opens: publishing that failed, and reviews that wait.
create index publishing_jobs_failed on publishing_jobs (portal_id, id) where state = 4;
create index publishing_jobs_subject on publishing_jobs (portal_id, subject, id desc);
create index reviews_waiting on reviews (portal_id, id) where not is_published;
