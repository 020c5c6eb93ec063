-- Items that visitors may open without an account, as their author chose; part of a version like everything else that learners get.
set local lock_timeout = '5s';
alter table version_items add column is_free_preview boolean not null default false;
-- Course pages and the list of previews ask for them; they are few.
create index version_items_free on version_items (portal_id, course_version_id) where is_free_preview;
