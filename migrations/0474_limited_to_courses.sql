-- Course admins and editors who are assigned to a course work in assigned courses alone, until staff decide otherwise (null: nobody decided).
set local lock_timeout = '5s';
alter table memberships add column is_limited_to_courses boolean;
update memberships m set is_limited_to_courses = true
where exists (select from course_managers c where c.portal_id = m.portal_id and c.user_id = m.user_id)
  or exists (select from course_instructors c where c.portal_id = m.portal_id and c.user_id = m.user_id);

create function limit_to_courses() returns trigger language plpgsql as $$
begin
  update memberships set is_limited_to_courses = true
  where portal_id = new.portal_id and user_id = new.user_id and is_limited_to_courses is null;
  return null;
end $$;
create trigger assigned_to_course after insert on course_managers for each row execute function limit_to_courses();
create trigger assigned_to_course after insert on course_instructors for each row execute function limit_to_courses();
