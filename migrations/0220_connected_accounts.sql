-- Payment accounts of portals below the platform's own (OP-69), as the provider says they are, and what the platform keeps of an order.
set local lock_timeout = '5s';
create table connected_accounts (
  portal_id bigint primary key default current_portal() references portals (id),
  -- the provider's name of it; orders that it takes remember it as their payment_account
  account text not null check (account ~ '^acct_\w{1,60}$'),
  is_submitted boolean not null default false,
  takes_payments boolean not null default false,
  pays_out boolean not null default false,
  asked text[] not null default '{}',
  is_looked_at boolean not null default false,
  -- since when orders are paid into it; it stays so, whatever the provider stops later
  ready_at timestamptz,
  -- the number of the reading that this row follows: an earlier one changes nothing
  read_number bigint not null default 0,
  read_at timestamptz,
  created_at timestamptz not null default now()
);
create index connected_accounts_by_account on connected_accounts (account);
select protect('connected_accounts'::regclass);
revoke delete on connected_accounts from app, platform;
create sequence account_readings;
grant usage on sequence account_readings to app, platform;
alter table orders add column platform_fee integer not null default 0 check (platform_fee >= 0);
alter table orders
  drop constraint orders_payment_account_check,
  add constraint orders_payment_account_check check (payment_account ~ '^([a-z][a-z0-9-]{0,39}|acct_\w{1,60})$') not valid;
alter table payment_events
  drop constraint payment_events_account_check,
  add constraint payment_events_account_check check (account ~ '^([a-z][a-z0-9-]{0,39}|acct_\w{1,60})$') not valid;
