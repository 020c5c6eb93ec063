-- The rows that were there before 0078 are checked, under a lock that lets reading and writing go on.
alter table enrollments validate constraint enrollments_course_version;
alter table module_items validate constraint module_items_course;
