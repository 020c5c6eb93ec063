import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationText } from '../../../shared/src/rules/notifications/notification-text.ts'
import { list_notifications } from '../../../shared/src/contract/notifications.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { refund_order } from '../../../shared/src/contract/orders/staff.ts'
import type { Person } from '../../support/world.ts'
import { runQueued } from '../../support/run-queued.ts'
import { checkout, openShop, payAt, payByBank, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const day_ms = 24 * 60 * 60 * 1000
const deliverAll = async () => {
  for (const event of await shop.events()) await Promise.all([shop.deliver(event), shop.deliver(event)])
}

async function bought(quantities: number[], card: Parameters<typeof payAt>[1] = 'good') {
  const lines = []
  for (const quantity of quantities) lines.push({ course: await shop.makeCourse(), quantity })
  const buyer = await shop.person('learner')
  const { order_id, url } = await checkout(
    buyer,
    lines.map(({ course, quantity }) => ({ id: course.id, quantity })),
  )
  await payAt(url, card)
  await deliverAll()
  return { buyer, order_id, titles: lines.map(({ course }) => course.title) }
}
async function refund(order_id: number, line_ids: number[]) {
  const admin = await shop.person('portal_admin')
  await admin.confirm()
  await admin.call(refund_order, {
    params: { order_id },
    body: { line_ids, reason: 'requested_by_customer', sent_as: crypto.randomUUID() },
  })
  await deliverAll()
}
const lineIds = async (buyer: Person, order_id: number) =>
  (await buyer.call(get_order, { params: { order_id } })).lines.map(({ id }) => id)

/** Runs the buyers' mails and bell entries of everything that happened since, and returns this buyer's. */
async function told(buyer: Person) {
  const { mails } = await runQueued(
    shop.world,
    'email.order-refunded',
    'notify.order-refunded',
    'email.order-disputed',
    'notify.order-disputed',
    'email.order-processing',
    'notify.order-processing',
  )
  const { data } = await buyer.call(list_notifications)
  return {
    mails: mails.filter(({ to }) => to === buyer.email),
    bell: data.filter(({ type }) => type !== 'order_paid').map(notificationText),
  }
}

test('[mail] refunding two of three lines at once is one email: amount, ended access, credit note, and when it arrives', async () => {
  const { buyer, order_id, titles } = await bought([1, 3, 1])
  const [one = 0, two = 0, three = 0] = await lineIds(buyer, order_id)
  await refund(order_id, [one, two])
  const first = await told(buyer)
  expect(first.mails.map(({ subject }) => subject)).toEqual([`Part of your order ${order_id} was refunded`])
  for (const body of [first.mails[0]?.text, first.mails[0]?.html]) {
    for (const part of [
      `${titles[0]}`,
      '$39.00',
      `${titles[1]} (3 seats)`,
      '$117.00',
      '$156.00',
      'Visa ending in 4242',
      'five to ten business days',
      'has ended',
      'CN-000001',
      `http://portico.localhost:8080/orders/${order_id}`,
    ])
      expect(body).toContain(part)
    expect(body).not.toContain(titles[2])
  }
  expect(first.bell).toEqual([`A refund was made for your order ${order_id}: $156.00.`])

  await refund(order_id, [three])
  const second = await told(buyer)
  expect(second.mails.map(({ subject }) => subject)).toEqual([`Your order ${order_id} was refunded`])
  expect(second.mails[0]?.text).toContain('CN-000002')
  expect(second.bell).toHaveLength(2)
})

test('[mail] a refund made in the provider’s dashboard is reported once, without naming lines that keep their access', async () => {
  const { buyer, order_id, titles } = await bought([1])
  const [row] = await shop.world.services.platform.sql<
    { payment_intent_id: string }[]
  >`select payment_intent_id from orders where id = ${order_id}`
  await shop.stripe.refunds.create({ payment_intent: row?.payment_intent_id ?? '', amount: 500 })
  await deliverAll()
  const { mails, bell } = await told(buyer)
  expect(mails.map(({ subject }) => subject)).toEqual([`Part of your order ${order_id} was refunded`])
  expect(mails[0]?.text).toContain('$5.00')
  expect(mails[0]?.text).not.toContain(titles[0])
  expect(mails[0]?.text).not.toContain('has ended')
  expect(bell).toHaveLength(1)
})

test('[mail] refunding a free order says that nothing had been paid', async () => {
  const course = await shop.makeCourse({ tiers: { 1: 0 } })
  const buyer = await shop.person('learner')
  const { order_id } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  await refund(order_id, await lineIds(buyer, order_id))
  const { mails, bell } = await told(buyer)
  expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${order_id} was withdrawn`])
  expect(mails[0]?.text).toContain('Nothing had been paid')
  expect(mails[0]?.text).not.toContain('business days')
  expect(bell).toEqual([`Access from your order ${order_id} was withdrawn.`])
})

async function settle(order_id: number, evidence: 'winning_evidence' | 'losing_evidence') {
  const [row] = await shop.world.services.platform.sql<
    { payment_intent_id: string }[]
  >`select payment_intent_id from orders where id = ${order_id}`
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: row?.payment_intent_id ?? '' })).data
  await shop.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: evidence } })
  await deliverAll()
}

test('[mail] a dispute tells its buyer that access is paused, and a win that it is back', async () => {
  const { buyer, order_id } = await bought([1], 'disputed')
  const opened = await told(buyer)
  expect(opened.mails.map(({ subject }) => subject)).toEqual([`The payment for your order ${order_id} is disputed`])
  expect(opened.mails[0]?.text).toContain('paused')
  expect(opened.bell).toEqual([`The payment for your order ${order_id} is disputed. Its courses are paused for now.`])
  await settle(order_id, 'winning_evidence')
  const won = await told(buyer)
  expect(won.mails.map(({ subject }) => subject)).toEqual([`Your order ${order_id} continues`])
  expect(won.bell[0]).toBe(`The dispute over your order ${order_id} is over. Its courses continue.`)
})

test('[mail] a lost dispute tells its buyer that access has ended, and sends no mail about a refund', async () => {
  const { buyer, order_id } = await bought([1], 'disputed')
  await settle(order_id, 'losing_evidence')
  const { mails, bell } = await told(buyer)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `The payment for your order ${order_id} is disputed`,
    `Your order ${order_id} has ended`,
  ])
  expect(bell).toEqual([
    `The dispute over your order ${order_id} is over. Its courses have ended.`,
    `The payment for your order ${order_id} is disputed. Its courses are paused for now.`,
  ])
})

test('[mail] a bank debit is announced while its bank decides, and not again once it is paid', async () => {
  const course = await shop.makeCourse()
  const buyer = await shop.person('learner')
  const { order_id, url } = await checkout(buyer, [{ id: course.id, quantity: 1 }])
  await payByBank(url, 'pays')
  await deliverAll()
  const { mails, bell } = await told(buyer)
  expect(mails.map(({ subject }) => subject)).toEqual([`Your order ${order_id} is being processed`])
  for (const part of ['$39.00', course.title, 'four business days', 'email']) expect(mails[0]?.text).toContain(part)
  expect(bell).toEqual([`Your order ${order_id} is being processed. You will be notified once it is paid.`])
  shop.passTime(5 * day_ms)
  await deliverAll()
  expect((await told(buyer)).mails).toEqual([])
})
