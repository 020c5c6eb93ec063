import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coupons } from '../../../api/src/domains/orders/tables.ts'
import { courses } from '../../../api/src/domains/courses/tables.ts'
import { closeUnopenedOrders } from '../../../api/src/domains/orders/jobs/close-unopened-orders.ts'
import { create_coupon, list_coupons, show_coupon, update_coupon } from '../../../shared/src/contract/orders/coupons.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_quote } from '../../../shared/src/contract/orders/quote.ts'
import type { Args } from '../../../shared/src/calls/endpoint.ts'
import type { Client } from '../../support/client.ts'
import type { Person } from '../../support/world.ts'
import { newKey, openShop, payAt, checkoutBody, type Shop } from './shop.ts'

let shop: Shop
let admin: Person
beforeAll(async () => {
  shop = await openShop()
  admin = await shop.person('admin')
})
afterAll(() => shop.close())

type Written = Args<typeof create_coupon>['body']
let made = 0
const written = (change: Partial<Written> = {}): Written => ({
  code: `CODE-${(made += 1)}`,
  title: 'A sale',
  unit: 'percent',
  value: 10,
  kinds: ['course', 'bundle'],
  course_ids: [],
  bundle_ids: [],
  starts_on: null,
  ends_on: null,
  max_uses: null,
  max_per_buyer: null,
  is_active: true,
  ...change,
})
const make = (change: Partial<Written> = {}) => admin.call(create_coupon, { body: written(change) })
const usesOf = async (id: number) => (await admin.call(show_coupon, { params: { id } })).uses
const quote = (lines: { id: number; quantity: number }[], coupon: string, type: 'course' | 'bundle' = 'course') =>
  shop.world.visitor().call(get_quote, { body: { type, lines, coupon } })
async function bodyWith(buyer: Client, lines: { id: number; quantity: number }[], coupon: string) {
  const body = await checkoutBody(buyer, lines)
  const { total } = await quote(lines, coupon)
  return { ...body, coupon, price: total }
}

describe('coupon discounts', () => {
  test('a percentage lowers the tier price, is charged as shown and saved per line', async () => {
    const [many, one] = [
      await shop.makeCourse({ tiers: { 1: 3900, 5: 3500 } }),
      await shop.makeCourse({ tiers: { 1: 1999 } }),
    ]
    const { id, code } = await make({ value: 15 })
    const buyer = await shop.person('learner')
    const lines = [
      { id: many.id, quantity: 5 },
      { id: one.id, quantity: 1 },
    ]
    expect(await quote(lines, ` ${code.toLowerCase()} `)).toMatchObject({
      subtotal: 19_499,
      discount: 2925,
      total: 16_574,
      coupon: { code, title: 'A sale', refusal: null, is_limited: false },
      lines: [
        { unit_price: 3500, discount: 2625, total: 14_875 },
        { unit_price: 1999, discount: 300, total: 1699 },
      ],
    })
    const { order_id, url } = await buyer.call(make_payment, { body: await bodyWith(buyer, lines, code) })
    const [session] = (await shop.stripe.checkout.sessions.list({ limit: 1 })).data
    expect(session?.amount_total).toBe(16_574)
    await payAt(url)
    expect(await buyer.call(get_order, { params: { order_id } })).toMatchObject({
      status: 3,
      total: 16_574,
      coupon_code: code,
      lines: [
        { discount: 2625, total: 14_875 },
        { discount: 300, total: 1699 },
      ],
    })
    expect(await usesOf(id)).toBe(1)
    expect((await admin.call(list_coupons, { query: { search: code } })).data).toMatchObject([
      { id, uses: 1, given: 2925, courses_count: 0 },
    ])
  })

  test('an amount is split across the lines that the coupon names', async () => {
    const [named, other] = [await shop.makeCourse(), await shop.makeCourse()]
    const { code } = await make({ unit: 'amount', value: 500, kinds: ['course'], course_ids: [named.id] })
    const lines = [named, other].map(({ id }) => ({ id, quantity: 1 }))
    expect(await quote(lines, code)).toMatchObject({ discount: 500, lines: [{ discount: 500 }, { discount: 0 }] })
    expect(await quote([{ id: other.id, quantity: 1 }], code)).toMatchObject({
      discount: 0,
      coupon: { refusal: `The code “${code}” doesn’t apply to anything in this order.` },
    })
  })

  test('a coupon for certain bundles leaves the others alone, and courses as its kinds say', async () => {
    const course = await shop.makeCourse()
    const [named, other] = [await shop.makeBundle([course]), await shop.makeBundle([course])]
    const { code } = await make({ bundle_ids: [named.id] })
    const discountOn = async (id: number, type: 'course' | 'bundle') =>
      (await quote([{ id, quantity: 1 }], code, type)).discount
    expect(await discountOn(named.id, 'bundle')).toBe(990)
    expect(await discountOn(other.id, 'bundle')).toBe(0)
    expect(await discountOn(course.id, 'course')).toBe(390)
  })

  test('[CRT-022] [CRT-023] no line or bundled course goes below its minimum price; fully reduced prices say so', async () => {
    const [usual, dear] = [await shop.makeCourse({ tiers: { 1: 3000 } }), await shop.makeCourse({ tiers: { 1: 3000 } })]
    await shop.world.within('core', (db) =>
      db
        .update(courses)
        .set({ min_credit_price: 2500, max_discount: 20, is_bought: true })
        .where(eq(courses.id, dear.id)),
    )
    const { code } = await make({ value: 100 })
    const of = (id: number) => quote([{ id, quantity: 2 }], code)
    expect(await of(usual.id)).toMatchObject({ total: 200, coupon: { is_limited: true } })
    expect(await of(dear.id)).toMatchObject({ total: 4000, coupon: { is_limited: true } })
    const bundle = await shop.makeBundle([usual, dear], { price: 5000 })
    expect(await quote([{ id: bundle.id, quantity: 1 }], code, 'bundle')).toMatchObject({ total: 2100 })
    const least = await shop.makeCourse({ tiers: { 1: 100 } })
    expect(await of(least.id)).toMatchObject({
      total: 200,
      coupon: { refusal: `The code “${code}” can’t lower these prices: they are as low as they can be.` },
    })
  })
})

describe('rejected codes', () => {
  test('unknown, inactive, early, late and mismatched codes each say why, and nothing is charged', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const lines = [{ id: course.id, quantity: 1 }]
    const cases: [string, string][] = [
      ['NO-SUCH-CODE', 'coupons.unknown'],
      [(await make({ is_active: false })).code, 'coupons.unknown'],
      [(await make({ starts_on: '2999-01-01' })).code, 'coupons.not_yet'],
      [(await make({ ends_on: '2001-01-01' })).code, 'coupons.ended'],
      [(await make({ kinds: ['bundle'] })).code, 'coupons.not_for_these'],
    ]
    const body = await checkoutBody(buyer, lines)
    for (const [coupon, code] of cases) {
      expect(await quote(lines, coupon), code).toMatchObject({ total: 3900, coupon: { refusal: expect.any(String) } })
      await expect(buyer.call(make_payment, { body: { ...body, coupon } })).rejects.toMatchObject({ code })
    }
    await expect(buyer.call(make_payment, { body })).resolves.toMatchObject({ url: expect.any(String) })
  })

  test('[CHK-004] rejects a coupon that ended after the total was shown, before anything is charged', async () => {
    const course = await shop.makeCourse()
    const buyer = await shop.person('learner')
    const { id, code } = await make()
    const body = await bodyWith(buyer, [{ id: course.id, quantity: 1 }], code)
    await shop.world.within('core', (db) => db.update(coupons).set({ percent: 5 }).where(eq(coupons.id, id)))
    await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({
      code: 'orders.total_changed',
      params: { old_total: '$35.10', new_total: '$37.05' },
    })
    await shop.world.within('core', (db) => db.update(coupons).set({ is_active: false }).where(eq(coupons.id, id)))
    await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({ code: 'coupons.unknown' })
    expect(await usesOf(id)).toBe(0)
  })

  test('slows down a client that guesses codes one after another', async () => {
    const course = await shop.makeCourse()
    const asked = Array.from({ length: 40 }, (_, index) => quote([{ id: course.id, quantity: 1 }], `GUESS-${index}`))
    const results = await Promise.allSettled(asked)
    const refused = results.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThanOrEqual(10)
    await shop.world.services.platform.sql`delete from rate_limits where key like 'wrong-code-ip%'`
    expect(await quote([{ id: course.id, quantity: 1 }], 'GUESS')).toMatchObject({ coupon: { code: 'GUESS' } })
  })
})

describe('usage limits', () => {
  test('a three-use coupon lowers three of twenty parallel orders; expired orders return their use', async () => {
    const course = await shop.makeCourse()
    const { id, code } = await make({ max_uses: 3 })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.person('learner')))
    const first = buyers[0]
    if (!first) throw new Error('no buyer')
    const body = await bodyWith(first, [{ id: course.id, quantity: 1 }], code)
    const asked = buyers.map((buyer) => buyer.call(make_payment, { body: { ...body, idempotency_key: newKey() } }))
    const results = await Promise.allSettled(asked)
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'coupons.used_up' })
    expect(await usesOf(id)).toBe(3)
    const held = await shop.world.services.platform.sql<
      { id: number; user_id: number; checkout_url: string }[]
    >`select id, user_id, checkout_url from orders where coupon_id = ${id} order by id`
    expect(held).toHaveLength(3)
    expect((await payAt(held[0]?.checkout_url ?? '')).status).toBe(303)
    shop.passTime(25 * 60 * 60 * 1000)
    for (const { id: order_id, user_id } of held) {
      const buyer = buyers.find((one) => one.id === user_id)
      await Promise.all([1, 2, 3].map(() => buyer?.call(get_order, { params: { order_id } })))
    }
    expect(await usesOf(id)).toBe(1)
    const late = buyers.find((buyer) => !held.some(({ user_id }) => user_id === buyer.id)) ?? first
    const again = await bodyWith(late, [{ id: course.id, quantity: 1 }], code)
    await expect(late.call(make_payment, { body: again })).resolves.toMatchObject({ order_id: expect.any(Number) })
    expect(await usesOf(id)).toBe(2)
  })

  test('an order without a payment page returns its use after four days and expires', async () => {
    const own = await openShop()
    try {
      const course = await own.makeCourse()
      const office = await own.person('admin')
      const { id, code } = await office.call(create_coupon, { body: written({ max_uses: 1 }) })
      const buyer = await own.person('learner')
      const lines = [{ id: course.id, quantity: 1 }]
      const body = { ...(await checkoutBody(buyer, lines)), coupon: code, price: 3510 }
      await own.stopPayments()
      await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({ code: 'payments.provider_failed' })
      const uses = async () => (await office.call(show_coupon, { params: { id } })).uses
      const { services } = own.world
      const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
      await closeUnopenedOrders({ ...services, now: inDays(3) })
      expect(await uses()).toBe(1)
      await closeUnopenedOrders({ ...services, now: inDays(5) })
      await closeUnopenedOrders({ ...services, now: inDays(5) })
      expect(await uses()).toBe(0)
      await own.startPayments()
      await expect(buyer.call(make_payment, { body })).rejects.toMatchObject({ code: 'payments.expired' })
      const again = { ...body, idempotency_key: newKey() }
      await expect(buyer.call(make_payment, { body: again })).resolves.toMatchObject({ url: expect.any(String) })
    } finally {
      await own.close()
    }
  })

  test('caps uses per buyer across parallel orders; another buyer may still use it', async () => {
    const course = await shop.makeCourse()
    const lines = [{ id: course.id, quantity: 1 }]
    const { id, code } = await make({ max_per_buyer: 2 })
    const buyer = await shop.person('learner')
    const body = await bodyWith(buyer, lines, code)
    const quoted = () => buyer.call(get_quote, { body: { type: 'course', lines, coupon: code } })
    const besides: number[] = []
    for (const _ of [1, 2]) {
      const press = () => buyer.call(make_payment, { body: { ...body, besides, idempotency_key: newKey() } })
      // One press per round ends with a page; the others may find the code held or their page closed.
      const results = await Promise.allSettled([press(), press(), press(), press()])
      for (const result of results)
        if (result.status === 'rejected')
          expect(['coupons.held_by_order', 'payments.expired']).toContain(result.reason.code)
      expect((await quoted()).discount).toBe(390)
      const { order_id, url } = await press()
      await payAt(url)
      await buyer.call(get_order, { params: { order_id } })
      besides.push(order_id)
      expect(await usesOf(id)).toBe(besides.length)
    }
    expect(await quoted()).toMatchObject({ discount: 0, coupon: { refusal: expect.stringContaining('one person') } })
    await expect(
      buyer.call(make_payment, { body: { ...body, besides, idempotency_key: newKey() } }),
    ).rejects.toMatchObject({
      code: 'coupons.used_by_buyer',
    })
    const other = await shop.person('learner')
    await expect(other.call(make_payment, { body: await bodyWith(other, lines, code) })).resolves.toBeTruthy()
  })

  test('one key takes one use, however often it is sent', async () => {
    const course = await shop.makeCourse()
    const { id, code } = await make({ max_uses: 1 })
    const buyer = await shop.person('learner')
    const body = await bodyWith(buyer, [{ id: course.id, quantity: 1 }], code)
    const answers = await Promise.all(Array.from({ length: 8 }, () => buyer.call(make_payment, { body })))
    expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1)
    expect(await usesOf(id)).toBe(1)
    await expect(buyer.call(make_payment, { body: { ...body, coupon: 'OTHER' } })).rejects.toMatchObject({
      code: 'orders.key_reused',
    })
  })
})

test('[CHK-004] rejects a total of 1 to 49 cents with its reason and charges 50 cents', async () => {
  const [tiny, small] = [await shop.makeCourse({ tiers: { 1: 49 } }), await shop.makeCourse({ tiers: { 1: 50 } })]
  const buyer = await shop.person('learner')
  const pay = async (id: number) => buyer.call(make_payment, { body: await checkoutBody(buyer, [{ id, quantity: 1 }]) })
  await expect(pay(tiny.id)).rejects.toMatchObject({
    status: 422,
    code: 'payments.too_small',
    message: 'A total of $0.49 is too small to be charged: our payment provider takes $0.50 or more.',
  })
  await expect(pay(small.id)).resolves.toMatchObject({ url: expect.stringContaining('/pay/') })
})

describe('staff edits', () => {
  test('codes are unique regardless of case; fields reject invalid values, days and courses', async () => {
    const { code } = await make()
    const course = await shop.makeCourse()
    const bundle = await shop.makeBundle([course])
    const foreign = await shop.makeCourse({ portal: 'summit' })
    const cases: [Partial<Written>, string][] = [
      [{ code: code.toLowerCase() }, 'code'],
      [{ code: 'with/slash' }, 'code'],
      [{ value: 101 }, 'value'],
      [{ value: 0 }, 'value'],
      [{ starts_on: '2026-05-02', ends_on: '2026-05-01' }, 'ends_on'],
      [{ kinds: [] }, 'kinds'],
      [{ kinds: ['bundle'], course_ids: [course.id] }, 'course_ids'],
      [{ kinds: ['course'], bundle_ids: [bundle.id] }, 'bundle_ids'],
      [{ bundle_ids: [bundle.id + 1000] }, 'bundle_ids'],
      [{ kinds: ['course'], course_ids: [foreign.id] }, 'course_ids'],
    ]
    for (const [change, field] of cases)
      await expect(make(change), JSON.stringify(change)).rejects.toMatchObject({
        code: 'validation.failed',
        fields: { [field]: [expect.any(String)] },
      })
    const both = { course_ids: [course.id], bundle_ids: [bundle.id] }
    await expect(make(both)).resolves.toMatchObject(both)
  })

  test('a concurrent edit conflicts; a coupon use does not', async () => {
    const course = await shop.makeCourse()
    const { id, uses: _uses, ...opened } = await make()
    const buyer = await shop.person('learner')
    await buyer.call(make_payment, { body: await bodyWith(buyer, [{ id: course.id, quantity: 1 }], opened.code) })
    const params = { id }
    const saved = await admin.call(update_coupon, { params, body: { ...opened, title: 'Renamed' } })
    expect(saved).toMatchObject({ title: 'Renamed', uses: 1 })
    await expect(admin.call(update_coupon, { params, body: { ...opened, title: 'Mine' } })).rejects.toMatchObject({
      status: 409,
      code: 'general.changed_meanwhile',
      current: { title: 'Renamed' },
    })
  })
})
