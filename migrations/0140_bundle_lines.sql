-- A bundle is sold as one line per course with that course's share of the price, so that seats, refunds and earnings know one kind of line.
set local lock_timeout = '5s';
alter table order_lines add column bundle_title text;
alter table order_lines add constraint order_lines_of_bundle
  check (kind <> 'Bundle' or (bundle_id is not null and bundle_title is not null and course_id is not null and quantity = 1));
