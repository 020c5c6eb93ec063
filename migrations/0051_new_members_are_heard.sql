-- A new membership is heard as well (0042): a query that began before it, and found none, is shared with nobody who asks after it.
create trigger identity_inserted after insert on memberships referencing new table as changed
  for each statement execute function invalidate_identity('members', 'user_id');
