import { expect, test } from '@playwright/test'
import { inDatabase } from '../support/portico-database.ts'

const statesOf = (email: string) =>
  inDatabase(async (sql) => {
    const rows = await sql<{ state: string }[]>`
      select concat_ws(' ', o.status, o.payment_status,
        case when exists (select from refunds r where r.order_id = o.id and r.portal_id = o.portal_id and r.status = 'succeeded') then 'back' end,
        case when exists (select from disputes d where d.order_id = o.id and d.portal_id = o.portal_id) then 'disputed' end) as state
      from orders o join users u on u.id = o.user_id where u.email = ${email} and o.idempotency_key like 'demo-sale-%' order by o.id`
    return rows.map(({ state }) => state)
  })

test('[demo] the start leaves an order in every state of a payment, and one of a shared course', async () => {
  await expect
    .poll(() => statesOf('orders@portico.test'), { timeout: 60_000 })
    .toEqual(['3 refunded back', '3 completed back', '3 completed disputed', '4 pending', '1 processing', '1 pending'])
  expect(await statesOf('broker@summit-ce.test')).toEqual(['3 completed'])
  const [share] = await inDatabase(
    (sql) => sql<{ sold: number }[]>`
      select count(*)::int as sold from order_lines l join orders o on o.id = l.order_id and o.portal_id = l.portal_id
      where o.idempotency_key = 'demo-sale-shared' and l.share_id is not null`,
  )
  expect(share).toEqual({ sold: 1 })
})
