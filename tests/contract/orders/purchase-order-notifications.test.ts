import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindDueOrders } from '../../../api/src/domains/orders/jobs/remind-due-orders.ts'
import { list_notifications } from '../../../shared/src/contract/notifications.ts'
import { create_credit_terms } from '../../../shared/src/contract/orders/credit-terms.ts'
import {
  cancel_purchase_order,
  mark_order_paid,
  order_by_purchase_order,
} from '../../../shared/src/contract/orders/purchase.ts'
import { show_staff_order } from '../../../shared/src/contract/orders/staff.ts'
import { update_portal_setting } from '../../../shared/src/contract/portals/portal-settings.ts'
import { runQueued } from '../../support/run-queued.ts'
import type { Person } from '../../support/world.ts'
import { openShop, checkoutBody, type Course, type Shop } from './shop.ts'

let shop: Shop
let course: Course
let accounting: Person
beforeAll(async () => {
  shop = await openShop()
  course = await shop.makeCourse({ tiers: { 1: 1000 } })
  accounting = await shop.person('accounting')
  const admin = await shop.person('admin')
  const setting = { takes_purchase_orders: true, purchase_order_instructions: 'Checks to 1 Pier, Austin' }
  await admin.call(update_portal_setting, { body: setting })
})
afterAll(() => shop.close())

const purchaseDetails = { organization: 'City', number: 'PO-7', contact_name: 'Pat', contact_email: 'ap@city.example' }
async function placePurchaseOrder(buyer: Person, quantity: number): Promise<number> {
  const { cancel_url: _, ...body } = await checkoutBody(buyer, [{ id: course.id, quantity }])
  return (await buyer.call(order_by_purchase_order, { body: { ...body, ...purchaseDetails } })).order_id
}
const placedTasks = ['email.purchase-order-placed', 'notify.purchase-order-placed'] as const
const notificationsOf = async (person: Person) =>
  (await person.call(list_notifications)).data.filter(({ type }) => type === 'purchase_order_received')

test('[CHK-016] placing an order emails its buyer the pro forma and notifies only order-reading staff', async () => {
  const [buyer, other] = [await shop.person('learner'), await shop.person('learner')]
  const order_id = await placePurchaseOrder(buyer, 10)
  const { ran, mails } = await runQueued(shop.world, ...placedTasks)
  expect(ran).toEqual([...placedTasks])
  expect(mails).toMatchObject([{ to: buyer.email, attachments: [{ filename: `pro-forma-invoice-${order_id}.pdf` }] }])
  expect(mails[0]?.text).toContain('Checks to 1 Pier')
  expect(await notificationsOf(accounting)).toMatchObject([{ properties: { original_id: order_id } }])
  expect([await notificationsOf(buyer), await notificationsOf(other)]).toEqual([[], []])
})

test('[CHK-017] canceling an order emails its buyer the reason, once', async () => {
  const buyer = await shop.person('learner')
  const order_id = await placePurchaseOrder(buyer, 2)
  const cancel = () =>
    accounting.call(cancel_purchase_order, { params: { order_id }, body: { reason: 'They ordered twice' } })
  await Promise.allSettled([cancel(), cancel()])
  const { mails } = await runQueued(shop.world, 'email.purchase-order-canceled')
  expect(mails.map(({ to }) => to)).toEqual([buyer.email])
  expect(mails[0]?.text).toContain('They ordered twice')
  expect(mails[0]?.text).toContain('PO-7')
})

test('[CHK-014] emails billing contact and buyer on the due date and a week later, while unpaid', async () => {
  const buyer = await shop.person('learner')
  const terms = { organization: 'City', credit_limit: 9_000, net_days: 30, is_open: true, buyer_emails: [buyer.email] }
  await accounting.call(create_credit_terms, { body: terms })
  const [due, settled] = [await placePurchaseOrder(buyer, 2), await placePurchaseOrder(buyer, 2)]
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
  const money = { amount: 2_000, paid_on: today, method: 'check' as const, reference: '1' }
  await accounting.call(mark_order_paid, { params: { order_id: settled }, body: money })
  const { services } = shop.world
  const run = async (days: number) => {
    await shop.owner`update purchase_orders set due_on = (now() at time zone 'America/New_York')::date + ${days}::integer
      where order_id in (${due}, ${settled})`
    await Promise.all([1, 2].map(() => remindDueOrders({ ...services, now: () => new Date() })))
    return (await runQueued(shop.world, 'email.purchase-order-due')).mails
  }
  const remindedOf = async (order_id: number) =>
    (await accounting.call(show_staff_order, { params: { order_id } })).timeline.filter(
      ({ kind }) => kind === 'reminded',
    ).length
  expect(await run(1)).toEqual([])
  const both = ['ap@city.example', buyer.email].toSorted()
  for (const [days, subject, reminded] of [
    [0, /^Due: invoice INV-/, 1],
    [-7, /^Overdue: invoice INV-/, 2],
  ] as const) {
    const mails = await run(days)
    expect(mails.map(({ to }) => to).toSorted()).toEqual(both)
    expect(mails[0]?.subject).toMatch(subject)
    expect([await remindedOf(due), await remindedOf(settled)]).toEqual([reminded, 0])
  }
})
