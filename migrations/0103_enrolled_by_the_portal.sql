-- A day of its own by which one learner should be done, in place of the course's.
set local lock_timeout = '5s';
alter table enrollments add column due_on date;

-- Who looks after a course's learners for the portal. Whoever bought seats of it does so too, without a row here.
create table course_managers (
  portal_id bigint not null default current_portal() references portals (id),
  course_id bigint not null,
  user_id bigint not null,
  added_by bigint not null,
  created_at timestamptz not null default now(),
  primary key (portal_id, course_id, user_id),
  foreign key (portal_id, course_id) references courses (portal_id, id),
  foreign key (portal_id, user_id) references memberships (portal_id, user_id)
);
select protect('course_managers');

-- The number that whoever gives credits to a portal gave it: sent twice, they are given once.
alter table credit_movements add column sent_as uuid;
create unique index credit_movements_sent_once on credit_movements (portal_id, sent_as);
