-- What learners write for themselves beside an item. Nobody else reads it.
set local lock_timeout = '5s';
create table item_notes (
  portal_id bigint not null default current_portal() references portals (id),
  enrollment_id bigint not null,
  module_item_id bigint not null,
  text text not null check (length(text) <= 20000),
  version integer not null check (version > 0),
  written_in uuid not null,
  updated_at timestamptz not null default now(),
  primary key (portal_id, enrollment_id, module_item_id),
  foreign key (portal_id, enrollment_id) references enrollments (portal_id, id),
  foreign key (portal_id, module_item_id) references module_items (portal_id, id)
);
create index item_notes_item on item_notes (portal_id, module_item_id);
select protect('item_notes');
