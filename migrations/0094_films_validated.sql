-- Rows of all portals; forced row security would hide them from the owner, who migrates.
alter table videos validate constraint videos_poster;
create index videos_poster on videos (portal_id, poster_material_id) where poster_material_id is not null;
