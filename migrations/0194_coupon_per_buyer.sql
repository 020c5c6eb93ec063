-- How often one buyer may use a coupon.
set local lock_timeout = '5s';
alter table coupons add column max_per_buyer integer check (max_per_buyer > 0);
create index orders_coupon_of_buyer on orders (portal_id, coupon_id, user_id) where holds_coupon;
