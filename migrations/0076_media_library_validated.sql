-- Rows of all portals; forced row security would hide them from the owner, who migrates.
alter table documents validate constraint documents_material;
alter table videos validate constraint videos_material;
create index documents_material on documents (portal_id, material_id) where material_id is not null;
create index videos_material on videos (portal_id, material_id) where material_id is not null;
