-- A package and its lessons always have a name to be found by. Not valid: rows of earlier imports that row security hides from the owner
-- are named when they are imported anew.
update scorm_packages set title = 'Untitled course content' where title !~ '\S';
update scorm_modules set title = 'Untitled course content' where title !~ '\S';
alter table scorm_packages add constraint scorm_packages_title check (title ~ '\S') not valid;
alter table scorm_modules add constraint scorm_modules_title check (title ~ '\S') not valid;
