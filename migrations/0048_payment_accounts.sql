-- The name of the payment account that opened an order (STRIPE_ACCOUNT_NAME, STRIPE_ACCOUNTS). Null: nothing was to be paid, or the
-- order is from before accounts had names, when there was one account, which is called 'default'.
set local lock_timeout = '5s';
alter table orders add column payment_account text check (payment_account ~ '^[a-z][a-z0-9-]{0,39}$');
