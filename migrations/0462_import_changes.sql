-- What a row of an import changes: the label of each field, with the old and the new value as an export writes them.
set local lock_timeout = '5s';
alter table list_import_rows add column changes jsonb not null default '[]';
create index list_import_rows_changes on list_import_rows (portal_id, import_id, line) where verdict = 'update';
