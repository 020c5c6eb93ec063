import { afterAll, beforeAll, expect, test } from 'vitest'
import { remindDueOrders } from '../../../api/src/domains/orders/jobs/remind-due-orders.ts'
import { task as purchaseDue } from '../../../api/src/domains/orders/reactions/email.purchase-order-due.ts'
import { get_learner_course } from '../../../shared/src/contract/learning/learning.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import {
  create_credit_terms,
  list_credit_terms,
  show_own_credit,
  update_credit_terms,
} from '../../../shared/src/contract/orders/credit-terms.ts'
import { claim_seat, invite_to_seat, make_claim_link } from '../../../shared/src/contract/orders/seats.ts'
import { cancel_purchase_order, mark_order_paid } from '../../../shared/src/contract/orders/purchase.ts'
import { list_staff_orders, show_staff_order } from '../../../shared/src/contract/orders/staff.ts'
import { update_portal_setting } from '../../../shared/src/contract/portals/portal-settings.ts'
import { jobContext } from '../../support/job-context.ts'
import type { Client } from '../../support/client.ts'
import type { Person } from '../../support/world.ts'
import { placePurchase } from './purchase-shop.ts'
import { lineOf, openShop, type Course, type Shop } from './shop.ts'

let shop: Shop
let course: Course
let accounting: Person
beforeAll(async () => {
  shop = await openShop()
  course = await shop.makeCourse({ tiers: { 1: 1000 } })
  accounting = await shop.person('accounting')
  const admin = await shop.person('admin')
  await admin.call(update_portal_setting, { body: { takes_purchase_orders: true } })
})
afterAll(() => shop.close())

const placePurchaseOrder = (buyer: Client, quantity: number) => placePurchase(buyer, { id: course.id, quantity })
let organizations = 0
const approve = async (buyers: readonly Person[], credit_limit: number) => {
  const body = {
    organization: `City ${(organizations += 1)}`,
    credit_limit,
    net_days: 30,
    is_open: true,
    buyer_emails: buyers.map(({ email }) => email),
  }
  return { body, id: (await accounting.call(create_credit_terms, { body })).id }
}
const versionOf = async (organization: string): Promise<string> => {
  const { data } = await accounting.call(list_credit_terms, { query: { search: organization } })
  return data[0]?.version ?? ''
}
const stateOf = (buyer: Client, order_id: number) => buyer.call(get_order, { params: { order_id } })
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
const paid = (amount: number) => ({ amount, paid_on: today, method: 'bank_transfer' as const, reference: 'ACH 1' })

test('[CHK-013] [CHK-019] orders within the credit limit are granted and invoiced at once but pending; others wait', async () => {
  const buyer = await shop.person('learner')
  const { body } = await approve([buyer], 10_000)
  const order_id = await placePurchaseOrder(buyer, 7)
  const params = { order_id }
  const granted = await stateOf(buyer, order_id)
  expect(granted).toMatchObject({
    status: 1,
    payment_status: 'pending',
    paid_at: null,
    purchase_order: { net_days: 30 },
    lines: [{ seats: { free: 7 } }],
  })
  expect(granted.purchase_order?.due_on).toMatch(/^\d{4}-\d\d-\d\d$/)
  const { invoice_number, timeline } = await accounting.call(show_staff_order, { params })
  expect(invoice_number).toBeGreaterThan(0)
  expect(timeline.map(({ kind }) => kind)).toEqual(['placed', 'on_terms'])
  // Seats can be assigned while the order is still unpaid.
  const line_id = lineOf(granted).id
  await buyer.call(invite_to_seat, { params: { order_id, line_id }, body: { emails: ['nurse@city.example'] } })
  expect(await buyer.call(show_own_credit)).toMatchObject({
    organization: body.organization,
    owed: 7_000,
    overdue: 0,
    credit_limit: 10_000,
  })
  const beyond = await placePurchaseOrder(buyer, 4)
  expect(await stateOf(buyer, beyond)).toMatchObject({
    purchase_order: { due_on: null },
    lines: [{ fulfilled_at: null, seats: { free: 0 } }],
  })
  await accounting.call(mark_order_paid, { params, body: paid(7_000) })
  expect(await stateOf(buyer, order_id)).toMatchObject({ status: 3, lines: [{ seats: { free: 6 } }] })
  expect(await accounting.call(show_staff_order, { params })).toMatchObject({ invoice_number })
  expect((await buyer.call(show_own_credit))?.owed).toBe(0)
})

test('[CHK-019] parallel orders of several buyers never exceed the credit limit', async () => {
  const buyers = [await shop.person('learner'), await shop.person('learner')]
  await approve(buyers, 5_000)
  const wanted = Array.from({ length: 10 }, (_, n) => buyers[n % 2]).flatMap((buyer) => buyer ?? [])
  const placed = await Promise.all(
    wanted.map(async (buyer) => ({ buyer, order_id: await placePurchaseOrder(buyer, 2) })),
  )
  const orders = await Promise.all(placed.map(({ buyer, order_id }) => stateOf(buyer, order_id)))
  // Each order is two seats for $20, so two orders fit into $50.
  expect(orders.filter(({ lines }) => lines[0]?.fulfilled_at)).toHaveLength(2)
  expect((await buyers[0]?.call(show_own_credit))?.owed).toBe(4_000)
})

test('[CHK-017] canceling an order on terms revokes unfinished courses, keeps its invoice number, frees credit', async () => {
  const buyer = await shop.person('learner')
  await approve([buyer], 3_000)
  const order_id = await placePurchaseOrder(buyer, 3)
  const params = { order_id, line_id: lineOf(await stateOf(buyer, order_id)).id }
  const { url } = await buyer.call(make_claim_link, { params })
  const [begun, done] = [await shop.person('learner'), await shop.person('learner')]
  for (const nurse of [begun, done])
    await nurse.call(claim_seat, { params: { token: url.slice(url.lastIndexOf('/') + 1) } })
  await shop.owner`update enrollments set started_at = now() where user_id in (${begun.id}, ${done.id})`
  await shop.owner`update enrollments set finished_at = now(), status = 5, percentage = 100 where user_id = ${done.id}`
  const learns = (nurse: Person) => nurse.call(get_learner_course, { params: { slug: course.slug } })
  expect(await learns(begun)).toMatchObject({ id: course.id })
  expect((await stateOf(buyer, order_id)).lines[0]?.seats.free).toBe(1)
  const { invoice_number } = await accounting.call(show_staff_order, { params })
  await accounting.call(cancel_purchase_order, { params: { order_id }, body: { reason: 'They left' } })
  expect(await stateOf(buyer, order_id)).toMatchObject({
    status: 2,
    payment_status: 'cancelled',
    lines: [{ fulfilled_at: null, seats: { free: 0 }, remaining_credits: 0 }],
  })
  await expect(learns(begun)).rejects.toMatchObject({ status: 403 })
  expect(await learns(done)).toMatchObject({ id: course.id })
  expect(invoice_number).toBeGreaterThan(0)
  expect(await accounting.call(show_staff_order, { params })).toMatchObject({ invoice_number })
  expect((await stateOf(buyer, await placePurchaseOrder(buyer, 3))).lines[0]?.seats.free).toBe(3)
})

test('[CHK-014] terms need portal accounts of one organization, never one’s own; ended terms grant nothing', async () => {
  const buyer = await shop.person('learner')
  const { id, body } = await approve([buyer], 3_000)
  const call = (change: Partial<typeof body>) => accounting.call(create_credit_terms, { body: { ...body, ...change } })
  await expect(call({ buyer_emails: ['nobody@city.example'] })).rejects.toMatchObject({
    fields: { buyer_emails: [expect.stringContaining('nobody@city.example')] },
  })
  await expect(call({ buyer_emails: [accounting.email] })).rejects.toMatchObject({ code: 'orders.own_credit' })
  await expect(call({})).rejects.toMatchObject({ code: 'orders.buyer_taken' })
  await accounting.call(update_credit_terms, {
    params: { id },
    body: { ...body, is_open: false, version: await versionOf(body.organization) },
  })
  const { data } = await accounting.call(list_credit_terms, { query: { search: body.organization } })
  expect(data).toMatchObject([{ is_open: false, owed: 0, buyers: [{ email: buyer.email }] }])
  expect((await stateOf(buyer, await placePurchaseOrder(buyer, 1))).lines[0]?.fulfilled_at).toBeNull()
  // Its former buyer may now order for another organization.
  await call({ organization: 'Another one' })
})

test('[CHK-014] reminds the billing contact on the due date and a week later, only while unpaid', async () => {
  const buyer = await shop.person('learner')
  await approve([buyer], 9_000)
  const order_id = await placePurchaseOrder(buyer, 2)
  const settled = await placePurchaseOrder(buyer, 2)
  const params = { order_id }
  await accounting.call(mark_order_paid, { params: { order_id: settled }, body: paid(2_000) })
  const reminders = async () =>
    (await accounting.call(show_staff_order, { params })).timeline.filter(({ kind }) => kind === 'reminded')
  const dueIn = (days: number) => shop.owner`
    update purchase_orders set due_on = (now() at time zone 'America/New_York')::date + ${days}::integer
    where order_id in (${order_id}, ${settled})`
  const { services } = shop.world
  const run = () => remindDueOrders({ ...services, now: () => new Date() })
  await dueIn(1)
  await run()
  expect(await reminders()).toEqual([])
  await dueIn(0)
  await Promise.all([run(), run()])
  expect(await reminders()).toMatchObject([{ details: { is_overdue: 'no' } }])
  await dueIn(-6)
  await run()
  expect(await reminders()).toHaveLength(1)
  await dueIn(-7)
  await Promise.all([run(), run()])
  const told = await reminders()
  expect(told.map(({ details }) => details.is_overdue)).toEqual(['no', 'yes'])
  const overdue = await accounting.call(list_staff_orders, { query: { flag: 'overdue' } })
  expect(overdue.data.map(({ id }) => id)).toEqual([order_id])
  const { timeline } = await accounting.call(show_staff_order, { params: { order_id: settled } })
  expect(timeline.map(({ kind }) => kind)).toEqual(['placed', 'on_terms', 'paid'])
  // The reminder job reads only open orders.
  const looked = await shop.owner<{ order_id: number }[]>`
    select order_id from purchase_orders where closed_at is null and order_id in (${order_id}, ${settled})`
  expect([...looked]).toEqual([{ order_id }])

  const sent: { to: string; subject: string }[] = []
  const context = await jobContext(shop.world)
  const mailer = { ...context.mailer, send: async (letter: (typeof sent)[number]) => void sent.push(letter) }
  const step_id = told[1]?.id ?? 0
  // A failing mailbox does not stop the other recipient's email.
  const away = { ...mailer, send: () => Promise.reject(new Error('no such mailbox')) }
  await expect(purchaseDue({ ...context, mailer: away }, { step_id, to: 'contact' })).rejects.toThrow('no such mailbox')
  await purchaseDue({ ...context, mailer }, { step_id, to: 'buyer' })
  expect(sent.map(({ to }) => to)).toEqual([buyer.email])
  await purchaseDue({ ...context, mailer }, { step_id, to: 'contact' })
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['ap@city.example', buyer.email].toSorted())
  expect(sent[0]?.subject).toMatch(/^Overdue: invoice INV-/)
})

test('[CHK-014] the second of two editors of credit terms gets the current values and overwrites nothing', async () => {
  const [buyer, colleague] = [await shop.person('learner'), await shop.person('learner')]
  const { id, body } = await approve([buyer], 3_000)
  const version = await versionOf(body.organization)
  const change = (part: Partial<typeof body>, known: string) =>
    accounting.call(update_credit_terms, { params: { id }, body: { ...body, ...part, version: known } })
  await change({ buyer_emails: [buyer.email, colleague.email] }, version)
  const now = await versionOf(body.organization)
  await expect(change({ credit_limit: 9_000 }, version)).rejects.toMatchObject({
    status: 409,
    code: 'general.changed_meanwhile',
    current: { credit_limit: 3_000, buyer_emails: [buyer.email, colleague.email].toSorted(), version: now },
  })
  await change({ credit_limit: 9_000, buyer_emails: [buyer.email, colleague.email] }, now)
  const { data } = await accounting.call(list_credit_terms, { query: { search: body.organization } })
  expect(data).toMatchObject([{ credit_limit: 9_000, buyers: [{}, {}] }])
})
