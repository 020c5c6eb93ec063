-- The key that signs the prices of public pages, and the stamp that a line was bought with: what its page said, and when.
set local lock_timeout = '5s';
insert into secrets (name, value) values ('prices', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
alter table order_lines add column price_stamp text;

-- Of 0141.
alter table orders validate constraint orders_coupon;
alter table orders validate constraint orders_hold;
