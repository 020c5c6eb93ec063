-- A coupon may name bundles as it names courses. Until now, one that named courses applied to nothing else.
set local lock_timeout = '5s';
create table coupon_bundles (
  portal_id bigint not null default current_portal(),
  coupon_id bigint not null,
  bundle_id bigint not null,
  primary key (portal_id, coupon_id, bundle_id),
  foreign key (portal_id, coupon_id) references coupons (portal_id, id),
  foreign key (portal_id, bundle_id) references bundles (portal_id, id)
);
select protect('coupon_bundles'::regclass);
