-- A portal may demand a second factor of its staff.
alter table portal_settings add column demands_second_factor boolean not null default false;
