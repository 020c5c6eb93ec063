-- Where the opening before the current one stood: its last beacon may still come in.
alter table scorm_progress add column previous_sequence integer not null default 0;
