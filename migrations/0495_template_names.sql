-- Staff tell templates apart by a name of their own; the title is what certificates print. Empty: the title is the name.
set local lock_timeout = '5s';
alter table certificate_templates add column name text not null default '';
-- Templates of a single course start with that course's title.
update certificate_templates t set name = used.title
from (
  select portal_id, certificate_template_id, left(min(title), 120) as title from courses
  where certificate_template_id is not null and deleted_at is null
  group by portal_id, certificate_template_id having count(*) = 1
) used
where used.portal_id = t.portal_id and used.certificate_template_id = t.id;
