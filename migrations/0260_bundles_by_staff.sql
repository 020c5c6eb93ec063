-- Staff write bundles: a deleted one takes its list of courses along, a taken address is told at its field, and a page knows when its bundle changed.
alter table bundle_courses
  drop constraint bundle_courses_portal_id_bundle_id_fkey,
  add foreign key (portal_id, bundle_id) references bundles (portal_id, id) on delete cascade;
alter index bundles_slug rename to bundles_portal_id_slug_key;
create function bundle_changed() returns trigger language plpgsql as $$
begin
  new.updated_at := clock_timestamp();
  return new;
end $$;
create trigger bundle_changed before update on bundles for each row execute function bundle_changed();
