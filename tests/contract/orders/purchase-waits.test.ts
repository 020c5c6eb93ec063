import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { courses } from '../../../api/src/domains/courses/tables.ts'
import { expirePurchases } from '../../../api/src/domains/orders/jobs/expire-purchases.ts'
import { task as purchaseExpires } from '../../../api/src/domains/orders/reactions/email.purchase-order-expires.ts'
import { task as shareEnded } from '../../../api/src/domains/orders/reactions/orders.share-ended.ts'
import { create_coupon } from '../../../shared/src/contract/orders/coupons.ts'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { mark_order_paid, order_by_purchase_order } from '../../../shared/src/contract/orders/purchase.ts'
import { show_staff_order } from '../../../shared/src/contract/orders/staff.ts'
import { update_portal_setting } from '../../../shared/src/contract/portals/portal-settings.ts'
import { end_share } from '../../../shared/src/contract/shares.ts'
import type { Client } from '../../support/client.ts'
import { jobContext } from '../../support/job-context.ts'
import type { Person } from '../../support/world.ts'
import { shareShop } from './share-shop.ts'
import { openShop, checkoutBody, type Shop, summitSells } from './shop.ts'

let shop: Shop
let owner: Person
let seller: Person
let accounting: Person
beforeAll(async () => {
  shop = await openShop(summitSells)
  owner = await shop.person('admin')
  seller = await shop.person('admin', 'summit')
  accounting = await shop.person('accounting', 'summit')
  await seller.call(update_portal_setting, { body: { takes_purchase_orders: true } })
})
afterAll(() => shop.close())

const { onSale } = shareShop(() => ({ shop, owner, seller }))
const purchaseDetails = {
  organization: 'City Hospital',
  number: '4500-771',
  contact_name: 'Pat Payables',
  contact_email: 'ap@hospital.example',
}
async function placePurchaseOrder(buyer: Client, course_id: number, more: { coupon?: string; price?: number } = {}) {
  const { cancel_url: _, ...body } = await checkoutBody(buyer, [{ id: course_id, quantity: 1 }])
  return (await buyer.call(order_by_purchase_order, { body: { ...body, ...purchaseDetails, ...more } })).order_id
}
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date())
const markPaid = (order_id: number, amount: number) =>
  accounting.call(mark_order_paid, {
    params: { order_id },
    body: { amount, paid_on: today, method: 'check', reference: 'no. 1' },
  })
const canceledBy = async (order_id: number) =>
  (await accounting.call(show_staff_order, { params: { order_id } })).timeline.filter(
    ({ kind }) => kind === 'purchase_canceled',
  )

test('[CHK-013] [TEN-052] an order for a deleted or no longer shared course cannot be marked paid', async () => {
  const own = await shop.makeCourse({ portal: 'summit' })
  const { id, share_id } = await onSale()
  const buyer = await shop.person('learner', 'summit')
  const [paid, waiting, deleted] = [
    await placePurchaseOrder(buyer, id),
    await placePurchaseOrder(buyer, id),
    await placePurchaseOrder(buyer, own.id),
  ]
  expect(await markPaid(paid, 3333)).toEqual({ order_id: paid })
  await owner.call(end_share, { params: { share_id }, body: {} })
  await shop.world.within('summit', (db) =>
    db.update(courses).set({ deleted_at: new Date() }).where(eq(courses.id, own.id)),
  )
  await expect(markPaid(waiting, 3333)).rejects.toMatchObject({ code: 'orders.purchase_course_gone' })
  await expect(markPaid(deleted, 3900)).rejects.toMatchObject({
    code: 'orders.purchase_course_gone',
    params: { title: own.title },
  })
  for (let times = 0; times < 2; times += 1) await shareEnded(await jobContext(shop.world, 'summit'), { share_id })
  expect(await canceledBy(waiting)).toMatchObject([
    { by: null, details: { reason: expect.stringContaining('no longer sold') } },
  ])
  const statusOf = async (order_id: number) => (await buyer.call(get_order, { params: { order_id } })).status
  expect([await statusOf(paid), await statusOf(waiting), await statusOf(deleted)]).toEqual([3, 2, 1])
})

test('[CHK-013] cancels unpaid purchase orders after 60 days with a week’s warning; paid ones stay', async () => {
  const course = await shop.makeCourse({ portal: 'summit' })
  const coupon = { code: 'WAITS', title: 'Waits', unit: 'percent' as const, value: 10, kinds: ['course' as const] }
  await seller.call(create_coupon, { body: { ...coupon, is_active: true, max_uses: 1, course_ids: [] } })
  const buyer = await shop.person('learner', 'summit')
  const order_id = await placePurchaseOrder(buyer, course.id, { coupon: 'WAITS', price: 3510 })
  const paid = await placePurchaseOrder(buyer, course.id)
  await markPaid(paid, 3900)
  const { created_at, purchase_order } = await buyer.call(get_order, { params: { order_id } })
  const day_ms = 86_400_000
  const after = async (days: number) => {
    shop.world.setNow(new Date(new Date(created_at).getTime() + days * day_ms + 1000))
    await expirePurchases(shop.world.services)
    shop.world.setNow(null)
    return (await buyer.call(get_order, { params: { order_id } })).status
  }
  const held_ms = Date.parse(purchase_order?.waits_until ?? '') - Date.parse(created_at)
  expect(Math.round(held_ms / 60_000)).toBe(60 * 24 * 60)
  const warned = () =>
    shop.owner<{ warned_at: Date | null }[]>`select warned_at from purchase_orders where order_id = ${order_id}`
  expect([await after(52), (await warned())[0]?.warned_at]).toEqual([1, null])
  expect([await after(53), (await warned())[0]?.warned_at]).toEqual([1, expect.any(Date)])
  const sent: { to: string; subject: string }[] = []
  const context = await jobContext(shop.world, 'summit')
  const mailer = { ...context.mailer, send: async (letter: (typeof sent)[number]) => void sent.push(letter) }
  await purchaseExpires({ ...context, mailer }, { order_id })
  expect(sent).toMatchObject([{ to: buyer.email, subject: expect.stringContaining('is held until') }])
  expect(await after(59)).toBe(1)
  expect(await after(60.1)).toBe(2)
  await purchaseExpires({ ...context, mailer }, { order_id })
  expect(sent).toHaveLength(1)
  expect(await canceledBy(order_id)).toMatchObject([
    { by: null, details: { reason: 'It was not paid within 60 days.' } },
  ])
  expect((await buyer.call(get_order, { params: { order_id: paid } })).status).toBe(3)
  await expect(placePurchaseOrder(buyer, course.id, { coupon: 'WAITS', price: 3510 })).resolves.toBeGreaterThan(
    order_id,
  )
})
