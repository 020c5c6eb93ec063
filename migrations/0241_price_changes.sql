-- Portals are told before a term of their plan costs another price: once for each price.
set local lock_timeout = '5s';
alter table subscription_events drop constraint subscription_events_kind_check;
alter table subscription_events add constraint subscription_events_kind_check
  check (kind in ('attached', 'bought', 'changed', 'planned', 'kept', 'renewed', 'canceled', 'resumed', 'ended', 'reminded', 'price_told', 'unpaid', 'paid', 'suspended', 'restored')) not valid;
create unique index subscription_prices_told on subscription_events (portal_id, subscription_id, period_ends_at, price) where kind = 'price_told';
