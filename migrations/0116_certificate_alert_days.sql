-- How many days before a certificate runs out its holder is told; each portal says so itself (OP-16).
set local lock_timeout = '5s';
alter table portal_settings add column certificate_alert_days integer[] not null default '{90,30,7}'
  check (cardinality(certificate_alert_days) <= 5 and 1 <= all (certificate_alert_days) and 365 >= all (certificate_alert_days));
