-- What an item is called stands on its own row, whatever its type: an outline names its items without asking the table of each type.
alter table module_items add column title text;

-- Rows of all portals; forced row security would hide them from the owner, who migrates.
alter table module_items no force row level security;
alter table texts no force row level security;
alter table videos no force row level security;
alter table documents no force row level security;
alter table exams no force row level security;
alter table scorm_modules no force row level security;
update module_items i set title = coalesce(d.title, 'Untitled lesson')
from module_items n left join (
  select portal_id, 'Text' as type, id, title from texts
  union all select portal_id, 'Video', id, title from videos
  union all select portal_id, 'Document', id, title from documents
  union all select portal_id, name, id, title from exams, unnest(array['Exam', 'Survey']) name
  union all select portal_id, 'ScormModule', id, title from scorm_modules
) d on d.portal_id = n.portal_id and d.type = n.itemable_type and d.id = n.itemable_id and d.title ~ '\S'
where i.portal_id = n.portal_id and i.id = n.id;
alter table module_items force row level security;
alter table texts force row level security;
alter table videos force row level security;
alter table documents force row level security;
alter table exams force row level security;
alter table scorm_modules force row level security;

alter table module_items alter column title set not null, add constraint module_items_title check (title ~ '\S');
alter table texts drop column title;
alter table videos drop column title;
alter table documents drop column title;
alter table exams drop column title;
alter table scorm_modules drop column title;

-- The types that are built; a new one comes with its table and widens this. No call could make an item of another.
alter table module_items drop constraint module_items_itemable_type_check, add constraint module_items_itemable_type_check
  check (itemable_type in ('Text', 'Video', 'Document', 'Exam', 'Survey', 'ScormModule'));
