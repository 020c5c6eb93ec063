-- The core portal's id is given (24), not drawn: whoever makes it moves the sequence past it.
grant usage, select, update on sequence portals_id_seq to platform;
