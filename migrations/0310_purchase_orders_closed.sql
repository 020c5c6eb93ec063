-- Purchase orders that were paid or canceled are none that the clock looks at.
set local lock_timeout = '5s';
alter table purchase_orders add column closed_at timestamptz;
update purchase_orders p set closed_at = coalesce(o.paid_at, now()) from orders o
  where o.portal_id = p.portal_id and o.id = p.order_id and o.status <> 1;
drop index purchase_orders_due;
create index purchase_orders_due on purchase_orders (due_on) where due_on is not null and reminded_overdue_at is null and closed_at is null;
