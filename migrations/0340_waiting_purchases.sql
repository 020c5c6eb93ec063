-- An unpaid purchase order is closed after a while, and its buyer is told before.
set local lock_timeout = '5s';
alter table purchase_orders add column warned_at timestamptz;
create index purchase_orders_waiting on purchase_orders (created_at) where due_on is null and paid_on is null;
