-- Who of the staff accompanies one enrollment and sees its progress and answers.
set local lock_timeout = '5s';
create table curators (
  portal_id bigint not null default current_portal() references portals (id),
  enrollment_id bigint not null,
  user_id bigint not null,
  attached_by bigint not null,
  attached_at timestamptz not null default now(),
  primary key (portal_id, enrollment_id),
  foreign key (portal_id, enrollment_id) references enrollments (portal_id, id),
  foreign key (portal_id, user_id) references memberships (portal_id, user_id)
);
create index curators_user on curators (portal_id, user_id);
select protect('curators');
