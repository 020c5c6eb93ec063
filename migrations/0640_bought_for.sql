-- Whom an owner of the course bought it for: themselves again or others; null: not asked.
set local lock_timeout = '5s';
alter table order_lines add column seats_for text check (seats_for in ('buyer', 'others'));
