import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeOrder } from '../../../api/src/domains/orders/calls/orders/complete-order.ts'
import { emitter } from '../../../api/src/events/emit.ts'
import { task as invoiceSent } from '../../../api/src/domains/orders/reactions/email.invoice-sent.ts'
import { download_invoice, send_invoice } from '../../../shared/src/contract/orders/invoice.ts'
import { show_staff_order } from '../../../shared/src/contract/orders/staff.ts'
import { jobContext } from '../../support/job-context.ts'
import { pdfText } from '../../support/pdf-text.ts'
import { checkout, openShop, payAt, type Shop, summitSells } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop(summitSells)))
afterAll(() => shop.close())

const numbers = async () =>
  await shop.owner<{ portal_id: number; invoice_number: number }[]>`
    select portal_id, invoice_number from orders where invoice_number is not null order by portal_id, invoice_number`
const placeOrders = async (count: number, portal: 'core' | 'summit' = 'core') => {
  const course = await shop.makeCourse({ portal })
  const orders = []
  for (let n = 0; n < count; n += 1) {
    const buyer = await shop.person('learner', portal)
    orders.push(await checkout(buyer, [{ id: course.id, quantity: 1 }]))
  }
  return orders
}
const complete = (order_id: number, then: () => Promise<void> = async () => {}) =>
  shop.world.within('core', async (db) => {
    const scope = { db, emit: emitter(db, shop.world.portals.core.id) }
    await completeOrder(scope, { order_id, payment_intent_id: null, paid_with: null, now: new Date() })
    await then()
  })

test('[CHK-016] parallel payments with some rolled back leave gapless, unique invoice numbers in each portal', async () => {
  const orders = await placeOrders(20)
  const outcomes = await Promise.allSettled(
    orders.map(({ order_id }, index) =>
      complete(order_id, async () => {
        // Fails the transaction after it received its number.
        if (index % 3 === 0) throw new Error('rolled back')
      }),
    ),
  )
  const kept = outcomes.filter(({ status }) => status === 'fulfilled').length
  expect(kept).toBe(13)
  expect((await numbers()).map(({ invoice_number }) => invoice_number)).toEqual(
    Array.from({ length: kept }, (_, index) => index + 1),
  )
  const again = orders.filter((_, index) => index % 3 === 0)
  await Promise.all([...again, ...again].map(({ order_id }) => complete(order_id)))
  expect((await numbers()).map(({ invoice_number }) => invoice_number)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 1),
  )
})

test('[CHK-016] each portal has its own number sequence', async () => {
  const [order] = await placeOrders(1, 'summit')
  await payAt(order?.url ?? '')
  for (const event of await shop.events(shop.ownStripe)) await shop.deliver(event, { secret: 'whsec_own' })
  const elsewhere = (await numbers()).filter(({ portal_id }) => portal_id === 31)
  expect(elsewhere.map(({ invoice_number }) => invoice_number)).toEqual([1])
})

test('[CHK-016] staff download the invoice and email it with a note; unpaid orders have none', async () => {
  const [paid, unpaid] = await placeOrders(2)
  if (!paid || !unpaid) throw new Error('no orders')
  await complete(paid.order_id)
  const accounting = await shop.person('accounting')
  const params = { order_id: paid.order_id }
  const { invoice_number } = await accounting.call(show_staff_order, { params })
  const printed = `INV-${String(invoice_number).padStart(6, '0')}`
  const answer = await accounting.send('GET', download_invoice.path.replace(':order_id', String(paid.order_id)))
  expect(answer.headers.get('content-disposition')).toContain(`${printed}.pdf`)
  const text = await pdfText(new Uint8Array(await answer.arrayBuffer()))
  for (const part of ['Invoice', printed, `Order ${paid.order_id}`, 'Amount due']) expect(text).toContain(part)

  const body = { to: 'Books@Example.com', message: 'As you asked.' }
  expect(await accounting.call(send_invoice, { params, body })).toEqual({ to: 'books@example.com' })
  const step = (await accounting.call(show_staff_order, { params })).timeline.at(-1)
  expect(step).toMatchObject({ kind: 'invoice_sent', details: { to: 'books@example.com' } })
  const sent: { to: string; subject: string; text: string; attachments?: { filename: string; content: Buffer }[] }[] =
    []
  const context = await jobContext(shop.world)
  await invoiceSent(
    { ...context, mailer: { ...context.mailer, send: async (letter) => void sent.push(letter) } },
    { step_id: step?.id ?? 0 },
  )
  expect(sent).toMatchObject([{ to: 'books@example.com', subject: expect.stringContaining(printed) }])
  expect(sent[0]?.text).toContain('As you asked.')
  expect(await pdfText(new Uint8Array(sent[0]?.attachments?.[0]?.content ?? []))).toContain(printed)
  await expect(accounting.call(send_invoice, { params: { order_id: unpaid.order_id }, body })).rejects.toMatchObject({
    code: 'orders.not_paid',
  })
})
