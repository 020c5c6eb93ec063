-- What a shared link to a page shows, once it is drawn: the address of a picture of the portal.
alter table pages add column social_picture text;
