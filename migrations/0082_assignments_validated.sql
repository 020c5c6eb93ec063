-- Checks what 0081 added to tables that may be large, without holding up who writes meanwhile.
set local lock_timeout = '5s';
alter table module_items validate constraint module_items_itemable_type_check;
alter table uploads validate constraint uploads_purpose_check;
alter table uploads validate constraint uploads_enrollment;
