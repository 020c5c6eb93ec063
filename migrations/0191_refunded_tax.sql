-- What a refund pays back for each of its lines, and how much of that is sales tax: what a line's refund is, once it was asked for.
set local lock_timeout = '5s';
alter table order_lines
  add column refund_amount integer check (refund_amount >= 0),
  add column refund_tax integer check (refund_tax between 0 and refund_amount);
alter table refunds add column tax integer not null default 0 check (tax between 0 and amount);
update order_lines set refund_amount = total, refund_tax = tax where refunded_at is not null or refund_id is not null;
update refunds r set tax = least(r.amount, coalesce((select sum(l.tax) from order_lines l where l.portal_id = r.portal_id and l.refund_id = r.id), 0));
