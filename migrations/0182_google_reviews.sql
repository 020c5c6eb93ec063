-- The portal's place on Google, whose reviews its first page shows. The reviews themselves are Google's and are stored nowhere.
alter table portal_settings add column google_place_id text
  check (google_place_id ~ '^[A-Za-z0-9_-]+$' and length(google_place_id) between 10 and 300);
