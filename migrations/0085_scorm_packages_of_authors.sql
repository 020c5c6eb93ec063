-- SCORM packages as authors upload and replace them: what an import found, which item it is for, and what one attempt of a learner plays.
set local lock_timeout = '5s';
alter table scorm_packages add column headings jsonb not null default '[]', add column report jsonb;
-- An item is there before its package is.
alter table scorm_modules alter column scorm_package_id drop not null;
alter table scorm_imports add column module_item_id bigint, add column stage text check (stage in ('reading', 'checking', 'unpacking')),
  add column done_bytes bigint not null default 0, add column total_bytes bigint,
  add constraint scorm_imports_item foreign key (portal_id, module_item_id) references module_items (portal_id, id);
create index scorm_imports_item on scorm_imports (portal_id, module_item_id, id desc) where module_item_id is not null;
alter table uploads add column module_item_id bigint,
  add constraint uploads_item foreign key (portal_id, module_item_id) references module_items (portal_id, id);

-- An attempt keeps the package that it began with, whatever its course shows by now; a reset ends it and lets another begin.
create table scorm_attempts (
  portal_id bigint not null default current_portal(),
  progress_id bigint not null,
  attempt integer not null check (attempt >= 1),
  scorm_module_id bigint not null,
  -- the SCO that its learner opened last
  sco text,
  began_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by bigint,
  reason text,
  primary key (portal_id, progress_id, attempt),
  foreign key (portal_id, progress_id) references item_progress (portal_id, id),
  foreign key (portal_id, scorm_module_id) references scorm_modules (portal_id, id)
);
create unique index scorm_attempts_running on scorm_attempts (portal_id, progress_id) where ended_at is null;
create index scorm_attempts_module on scorm_attempts (portal_id, scorm_module_id);
select protect('scorm_attempts'::regclass);

-- A record for each SCO of an attempt. `result` is what the SCO has become by the item's states; null while it is no result.
alter table scorm_progress add column attempt integer not null default 1 check (attempt >= 1), add column sco text not null default '',
  add column result smallint check (result in (2, 3, 5)), add column ended_at timestamptz;

-- Rows of all portals; forced row security would hide them from the owner, who migrates.
alter table scorm_progress no force row level security;
alter table scorm_attempts no force row level security;
alter table item_progress no force row level security;
alter table enrollments no force row level security;
alter table course_versions no force row level security;
alter table version_items no force row level security;
alter table scorm_modules no force row level security;
alter table scorm_packages no force row level security;
-- What a record was made by until now: the SCO that its item names, otherwise the first one of the package.
with played as (
  select s.portal_id, s.progress_id, p.status, p.started_at, m.id as scorm_module_id, coalesce(
    (select o ->> 'identifier' from jsonb_array_elements(k.items) o where o ->> 'identifier' = m.scorm_id limit 1),
    (select o ->> 'identifier' from jsonb_array_elements(k.items) o where (o ->> 'sco')::boolean limit 1), m.scorm_id) as sco
  from scorm_progress s
  join item_progress p on p.portal_id = s.portal_id and p.id = s.progress_id
  join enrollments n on n.portal_id = p.portal_id and n.id = p.enrollment_id
  join version_items i on i.portal_id = p.portal_id and i.module_item_id = p.module_item_id and i.course_version_id = coalesce(n.course_version_id,
    (select w.id from course_versions w where w.portal_id = n.portal_id and w.course_id = n.course_id and w.state = 'current'))
  join scorm_modules m on m.portal_id = i.portal_id and m.id = i.itemable_id
  join scorm_packages k on k.portal_id = m.portal_id and k.id = m.scorm_package_id
), kept as (
  insert into scorm_attempts (portal_id, progress_id, attempt, scorm_module_id, sco, began_at)
  select portal_id, progress_id, 1, scorm_module_id, sco, coalesce(started_at, now()) from played
)
update scorm_progress s set sco = played.sco, result = case when played.status in (2, 3, 5) then played.status end
from played where played.portal_id = s.portal_id and played.progress_id = s.progress_id;
alter table scorm_progress force row level security;
alter table scorm_attempts force row level security;
alter table item_progress force row level security;
alter table enrollments force row level security;
alter table course_versions force row level security;
alter table version_items force row level security;
alter table scorm_modules force row level security;
alter table scorm_packages force row level security;

alter table scorm_progress drop constraint scorm_progress_pkey, add primary key (portal_id, progress_id, attempt, sco);
