-- What only the footer links to (LEG-002): an address elsewhere, and files. Each portal says where they are; null: its footer names none.
set local lock_timeout = '5s';
alter table portal_settings add column california_privacy_link text, add column w9_link text, add column scorm_agreement_link text;
