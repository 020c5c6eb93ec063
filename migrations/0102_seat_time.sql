-- How long learners took each item, by the server's clock; and when each learner was last heard of, so that no span counts twice.
set local lock_timeout = '5s';
create table seat_times (
  portal_id bigint not null default current_portal() references portals (id),
  enrollment_id bigint not null,
  module_item_id bigint not null,
  active_ms bigint not null default 0 check (active_ms >= 0),
  offline_ms bigint not null default 0 check (offline_ms >= 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (portal_id, enrollment_id, module_item_id),
  foreign key (portal_id, enrollment_id) references enrollments (portal_id, id),
  foreign key (portal_id, module_item_id) references module_items (portal_id, id)
);
create index seat_times_item on seat_times (portal_id, module_item_id);
create table seat_clocks (
  portal_id bigint not null default current_portal() references portals (id),
  user_id bigint not null,
  heard_at timestamptz not null,
  primary key (portal_id, user_id)
);
select protect(t) from unnest(array['seat_times', 'seat_clocks']::regclass[]) t;
