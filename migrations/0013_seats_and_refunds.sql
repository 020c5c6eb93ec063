-- When the money of a line went back: the mark that keeps a repeated refund event from taking credits twice.
alter table order_lines add column refunded_at timestamptz;
-- A link made for one invited person ends with his seat; without an address it is open to whoever has it.
alter table claim_links add column email text;
create index claim_links_line on claim_links (portal_id, order_line_id) where closed_at is null;
create index enrollments_order_line on enrollments (portal_id, order_line_id);
