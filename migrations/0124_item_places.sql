-- Where learners left films and recordings, and what they have played of them, on whichever device.
set local lock_timeout = '5s';
create table item_places (
  portal_id bigint not null default current_portal() references portals (id),
  enrollment_id bigint not null,
  module_item_id bigint not null,
  place_s integer not null default 0 check (place_s >= 0),
  length_s integer check (length_s > 0),
  watched jsonb not null default '[]',
  noted_at timestamptz not null default now(),
  primary key (portal_id, enrollment_id, module_item_id),
  foreign key (portal_id, enrollment_id) references enrollments (portal_id, id),
  foreign key (portal_id, module_item_id) references module_items (portal_id, id)
);
create index item_places_item on item_places (portal_id, module_item_id);
select protect('item_places');
