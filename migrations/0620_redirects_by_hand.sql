-- Staff may add redirects themselves; the others come from renamed slugs.
alter table redirects add column by_hand boolean not null default false;
