-- An upload is named by its key in the storage, no longer by a path on the disk of the api that received it.
alter table scorm_imports rename column file_path to file_key;
-- Rows of all portals; forced row security would hide them from the owner, who migrates.
alter table scorm_imports no force row level security;
update scorm_imports set file_key = 'uploads/' || regexp_replace(file_key, '^.*/', '') where file_key like '%/%';
alter table scorm_imports force row level security;
