import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_order } from '../../../shared/src/contract/orders/orders.ts'
import { create_credit_terms } from '../../../shared/src/contract/orders/credit-terms.ts'
import { get_purchase_document } from '../../../shared/src/contract/orders/purchase.ts'
import { update_portal_setting } from '../../../shared/src/contract/portals/portal-settings.ts'
import { mostUnpaid } from '../../../shared/src/rules/orders/order-limits.ts'
import { pdf } from '../../support/library.ts'
import { placePurchase } from './purchase-shop.ts'
import { openShop, type Course, type Shop } from './shop.ts'

let shop: Shop
let course: Course
beforeAll(async () => {
  shop = await openShop()
  course = await shop.makeCourse({ tiers: { 1: 1000 } })
  const admin = await shop.person('admin')
  await admin.call(update_portal_setting, { body: { takes_purchase_orders: true } })
})
afterAll(() => shop.close())

test('[CHK-013] a replaced document stays even if the old one cannot be removed', async () => {
  const buyer = await shop.person('learner')
  const order_id = await placePurchase(buyer, { id: course.id, quantity: 1 })
  const path = `/orders/${order_id}/purchase-order/document?file_name=po.pdf`
  const upload = (text: string) => buyer.send('POST', path, { body: pdf(text) })
  expect((await upload('the first')).status).toBe(200)
  const { storage } = shop.world.services
  const { remove } = storage
  let tried = 0
  storage.remove = () => {
    tried += 1
    return tried === 1 ? Promise.reject(new Error('the storage is unavailable')) : Promise.resolve()
  }
  try {
    expect((await upload('the second')).status).toBe(200)
  } finally {
    storage.remove = remove
  }
  expect(tried).toBe(1)
  const { purchase_order } = await buyer.call(get_order, { params: { order_id } })
  const file = get_purchase_document.path.replace(':key', purchase_order?.document?.key ?? '')
  const kept = await buyer.send('GET', file)
  expect([kept.status, Buffer.from(await kept.arrayBuffer())]).toEqual([200, Buffer.from(pdf('the second'))])
})

test('[CHK-013] [CHK-019] caps a buyer’s unpaid purchase orders; orders granted on terms do not count', async () => {
  const accounting = await shop.person('accounting')
  const [buyer, granted] = [await shop.person('learner'), await shop.person('learner')]
  const terms = { organization: 'City', credit_limit: 50_000, net_days: 60, is_open: true }
  await accounting.call(create_credit_terms, { body: { ...terms, buyer_emails: [granted.email] } })
  const line = { id: course.id, quantity: 1 }
  for (let n = 0; n < mostUnpaid; n += 1) {
    await placePurchase(buyer, line)
    await placePurchase(granted, line)
  }
  await expect(placePurchase(buyer, line)).rejects.toMatchObject({
    code: 'orders.many_unpaid',
    message: expect.stringContaining(`${mostUnpaid} of your purchase orders`),
  })
  const order_id = await placePurchase(granted, line)
  expect(await granted.call(get_order, { params: { order_id } })).toMatchObject({
    purchase_order: { due_on: expect.any(String) },
  })
})

test('[CHK-019] parallel purchase orders never exceed the cap of unpaid ones', async () => {
  const buyer = await shop.person('learner')
  const asked = Array.from({ length: mostUnpaid + 5 }, () => placePurchase(buyer, { id: course.id, quantity: 1 }))
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostUnpaid)
  const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'orders.many_unpaid'))
})

test('[CHK-013] document names drop text-direction characters and get the extension of their content', async () => {
  const buyer = await shop.person('learner')
  const order_id = await placePurchase(buyer, { id: course.id, quantity: 1 })
  const nameOf = async (name: string) => {
    const path = `/orders/${order_id}/purchase-order/document?file_name=${encodeURIComponent(name)}`
    await buyer.send('POST', path, { body: pdf('the order') })
    return (await buyer.call(get_order, { params: { order_id } })).purchase_order?.document?.name
  }
  expect(await nameOf('PO 7.PDF')).toBe('PO 7.PDF')
  expect(await nameOf('order.html')).toBe('order.html.pdf')
  expect(await nameOf('\u202Efdp.exe\r\n')).toBe('fdp.exe.pdf')
})
