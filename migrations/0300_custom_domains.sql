-- A portal's own domain and its own sender (TEN-036), with what a look at their DNS records showed last.
set local lock_timeout = '5s';
create table custom_domains (
  portal_id bigint primary key default current_portal() references portals (id),
  domain text not null check (domain = lower(domain) and length(domain) <= 253),
  token text not null check (token ~ '^[a-z0-9]{32}$'),
  state text not null default 'initializing' check (state in ('initializing', 'pending', 'pending_validation', 'processing', 'active')),
  txt text not null default 'unchecked' check (txt in ('unchecked', 'right', 'wrong', 'missing', 'unknown')),
  cname text not null default 'unchecked' check (cname in ('unchecked', 'right', 'wrong', 'missing', 'unknown')),
  -- another portal holds it
  is_taken boolean not null default false,
  failing_since timestamptz,
  certificate_ends_at timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index custom_domains_due on custom_domains (next_check_at);
create index custom_domains_by_name on custom_domains (domain);
select protect('custom_domains'::regclass);

create table custom_emails (
  portal_id bigint primary key default current_portal() references portals (id),
  address text not null check (address = lower(address) and length(address) <= 254),
  -- signs its mail; the private half is encrypted with a key of the installation
  selector text not null check (selector ~ '^[a-z0-9-]{1,63}$'),
  public_key text not null,
  private_key text not null,
  state text not null default 'NOT_STARTED' check (state in ('NOT_STARTED', 'PENDING', 'TEMPORARY_FAILURE', 'FAILED', 'SUCCESS')),
  is_verified boolean not null default false,
  dkim text not null default 'unchecked' check (dkim in ('unchecked', 'right', 'wrong', 'missing', 'unknown')),
  spf text not null default 'unchecked' check (spf in ('unchecked', 'right', 'wrong', 'missing', 'unknown')),
  return_path text not null default 'unchecked' check (return_path in ('unchecked', 'right', 'wrong', 'missing', 'unknown')),
  checked_at timestamptz,
  next_check_at timestamptz not null default now(),
  created_at timestamptz not null default now()
);
create index custom_emails_due on custom_emails (next_check_at);
select protect('custom_emails'::regclass);

-- Which portal proved a domain; of all portals one. It is kept for that portal for 30 days after it was given back.
create table held_domains (
  domain text primary key,
  portal_id bigint not null,
  freed_at timestamptz
);
grant select, insert, update, delete on held_domains to platform;

-- The app acts on holds through these alone: it learns nothing of other portals'.
create function is_domain_held(wanted text, at timestamptz) returns boolean language sql stable security definer set search_path = public as $$
  select exists (select 1 from held_domains where domain = wanted and portal_id <> current_portal() and (freed_at is null or freed_at > at - interval '30 days'))
$$;
create function hold_domain(wanted text, at timestamptz) returns boolean language plpgsql security definer set search_path = public as $$
begin
  insert into held_domains as held (domain, portal_id) values (wanted, current_portal())
    on conflict (domain) do update set portal_id = excluded.portal_id, freed_at = null
    where held.portal_id = excluded.portal_id or held.freed_at <= at - interval '30 days';
  return found;
end $$;
create function free_domain(given text, at timestamptz) returns void language sql security definer set search_path = public as $$
  update held_domains set freed_at = at where domain = given and portal_id = current_portal() and freed_at is null
$$;
revoke all on function is_domain_held(text, timestamptz), hold_domain(text, timestamptz), free_domain(text, timestamptz) from public;
grant execute on function is_domain_held(text, timestamptz), hold_domain(text, timestamptz), free_domain(text, timestamptz) to app, platform;

-- Domains that operators had set by hand are looked up like all others from now on.
alter table portals no force row level security;
alter table custom_domains no force row level security;
insert into held_domains (domain, portal_id) select lower(custom_domain), id from portals where custom_domain is not null;
insert into custom_domains (portal_id, domain, token, state, txt, cname, next_check_at)
  select id, lower(custom_domain), replace(gen_random_uuid()::text, '-', ''), 'active', 'unchecked', 'unchecked', now() + interval '1 day'
  from portals where custom_domain is not null;
alter table portals force row level security;
alter table custom_domains force row level security;

insert into secrets (name, value) values ('senders', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
