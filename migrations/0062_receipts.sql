-- What a receipt states: who sold (frozen when the order is paid), to whom it is billed (as asked at the checkout), and what it was paid
-- with. Orders from before have none of it; their receipts name the company and the buyer as they are.
set local lock_timeout = '5s';
alter table companies add column tax_id text;
alter table orders add column billed_to jsonb, add column seller jsonb, add column paid_with jsonb;
