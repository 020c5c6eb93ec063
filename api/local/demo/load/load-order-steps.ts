import type { Bulk } from './bulk.ts'

/** Assigns invoice numbers in order of payment and adds the steps of paid orders. */
export async function loadOrderSteps({ tx }: Bulk, portal_id: number): Promise<void> {
  await tx`update orders o set invoice_number = n.number
    from (select id, row_number() over (order by paid_at, id) as number from orders where portal_id = ${portal_id} and paid_at is not null) n
    where o.portal_id = ${portal_id} and o.id = n.id`
  await tx`insert into order_events (portal_id, order_id, kind, amount, created_at)
    select portal_id, id, kind, amount, at from orders, lateral (values ('placed', null::integer, created_at), ('paid', total, paid_at)) step (kind, amount, at)
    where portal_id = ${portal_id} and at is not null order by at, id`
}
