-- The page on which a learner left a document that is read in its place.
set local lock_timeout = '5s';
alter table item_places add column page integer check (page >= 1);
