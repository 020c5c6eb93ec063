-- A refund has a credit note, with a number of the portal's own, without gaps.
set local lock_timeout = '5s';
alter table refunds
  add column credit_note_number integer check (credit_note_number > 0),
  add constraint refunds_credit_note unique (portal_id, credit_note_number);
update refunds r set credit_note_number = n.number
  from (select portal_id, id, row_number() over (partition by portal_id order by settled_at, id) as number
    from refunds where status = 'succeeded' and amount > 0) n
  where n.portal_id = r.portal_id and n.id = r.id;
