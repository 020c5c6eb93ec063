-- Pages of these lists say who they are for, one group of people a line. Pages of languages also get an introduction.
set local lock_timeout = '5s';
alter table topics add column audience text not null default '';
alter table agencies add column audience text not null default '';
alter table states add column audience text not null default '';
alter table languages add column text text not null default '', add column audience text not null default '';
alter table training_options add column audience text not null default '';
