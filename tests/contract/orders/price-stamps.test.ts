import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundles, coursePricings } from '../../../api/src/domains/courses/tables.ts'
import { get_course } from '../../../shared/src/contract/catalog/catalog.ts'
import { get_bundle } from '../../../shared/src/contract/catalog/bundles.ts'
import { get_order, make_payment } from '../../../shared/src/contract/orders/orders.ts'
import { get_quote } from '../../../shared/src/contract/orders/quote.ts'
import { show_staff_order } from '../../../shared/src/contract/orders/staff.ts'
import { CallError } from '../../../shared/src/errors/failures/call-error.ts'
import { austin, newKey, openShop, type Course, type Shop } from './shop.ts'

let shop: Shop
beforeAll(async () => void (shop = await openShop()))
afterAll(() => shop.close())

const setPrice = (course_id: number, price: number) =>
  shop.world.within('core', (db) =>
    db.update(coursePricings).set({ price }).where(eq(coursePricings.course_id, course_id)),
  )
const pageOf = (slug: string) => shop.world.visitor().call(get_course, { params: { slug } })
const stampOf = async ({ slug }: Course): Promise<string> => (await pageOf(slug)).price_stamp ?? ''
const quoteOf = (lines: { id: number; quantity: number; stamp?: string }[], type: 'course' | 'bundle' = 'course') =>
  shop.world.visitor().call(get_quote, { body: { type, lines } })
const paths = { cancel_url: '/cart', success_url: '/orders/success/course', address: austin }

test('[CHK-004] the signed page price is compared before payment and recorded on the order', async () => {
  const course = await shop.makeCourse({ tiers: { 1: 3900, 5: 3500 } })
  const stamp = await stampOf(course)
  const line = { id: course.id, quantity: 5, stamp }
  expect((await quoteOf([line])).lines).toMatchObject([{ unit_price: 3500, on_page: { unit_price: 3500 } }])
  await setPrice(course.id, 4100)
  const { lines, total } = await quoteOf([line])
  expect(lines).toMatchObject([{ unit_price: 4100, on_page: { unit_price: 3500, at: expect.any(String) } }])

  const buyer = await shop.person('learner')
  const body = { type: 'course' as const, ...paths, price: total, idempotency_key: newKey() }
  const { order_id } = await buyer.call(make_payment, { body: { ...body, lines: [{ ...line, unit_price: 4100 }] } })
  const accountant = await shop.person('accounting')
  expect(await accountant.call(show_staff_order, { params: { order_id } })).toMatchObject({
    lines: [{ unit_price: 4100, on_page: { unit_price: 3500, version: expect.any(String), at: expect.any(String) } }],
  })
})

test('a foreign or mismatched stamp proves nothing and blocks nothing', async () => {
  const [course, other] = [await shop.makeCourse(), await shop.makeCourse({ tiers: { 1: 100 } })]
  const genuine = await stampOf(course)
  const buyer = await shop.person('learner')
  for (const stamp of ['x', `${genuine}x`, await stampOf(other)]) {
    const line = { id: course.id, quantity: 1, stamp }
    expect((await quoteOf([line])).lines).toMatchObject([{ unit_price: 3900, on_page: null }])
    const { order_id } = await buyer.call(make_payment, {
      body: {
        type: 'course',
        ...paths,
        price: 3900,
        idempotency_key: newKey(),
        lines: [{ ...line, unit_price: 3900 }],
      },
    })
    const [row] = await shop.world.services.platform.sql<
      { price_stamp: string | null }[]
    >`select price_stamp from order_lines where order_id = ${order_id}`
    expect(row?.price_stamp).toBeNull()
  }
})

test('[CRT-019] bundle pages carry a signed price as well', async () => {
  const bundle = await shop.makeBundle([await shop.makeCourse(), await shop.makeCourse()], { price: 5000 })
  const { price_stamp: stamp } = await shop.world.visitor().call(get_bundle, { params: { slug: bundle.slug } })
  await shop.world.within('core', (db) =>
    db.update(bundles).set({ discount_price: 4500 }).where(eq(bundles.id, bundle.id)),
  )
  const { lines } = await quoteOf([{ id: bundle.id, quantity: 1, stamp }], 'bundle')
  expect(lines).toMatchObject([{ unit_price: 4500, on_page: { unit_price: 5000 } }])
})

type Round = { course: Course; quantity: number; meanwhile: () => Promise<unknown> }

/** One shopper reads a page, views the cart and pays the amount shown there, which is what they agreed to. */
async function buyAtShownPrice(buyer: Awaited<ReturnType<Shop['person']>>, { course, quantity, meanwhile }: Round) {
  const stamp = await stampOf(course)
  const quote = await quoteOf([{ id: course.id, quantity, stamp }])
  const [line] = quote.lines
  if (!line?.on_page) throw new Error('the page carried no price')
  const body = {
    type: 'course' as const,
    ...paths,
    price: quote.total,
    idempotency_key: newKey(),
    lines: [{ id: course.id, quantity, stamp, unit_price: line.unit_price }],
  }
  await meanwhile()
  try {
    const { order_id } = await buyer.call(make_payment, { body })
    return { shown: quote.total, on_page: line.on_page.unit_price, order_id }
  } catch (error) {
    if (error instanceof CallError && error.code === 'orders.price_changed') return null
    throw error
  }
}

test('[CHK-004] chaos: nobody is charged anything but the last price shown, while prices keep changing', async () => {
  const courses: Course[] = []
  for (let count = 0; count < 3; count += 1) courses.push(await shop.makeCourse({ tiers: { 1: 1000 } }))
  const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.person('learner')))
  let price = 1000
  const rounds = await Promise.all(
    buyers.map(async (buyer, index) => {
      const course = courses[index % courses.length]
      if (!course) throw new Error('no course')
      const results: { buyer: typeof buyer; result: Awaited<ReturnType<typeof buyAtShownPrice>> }[] = []
      for (let round = 0; round < 8; round += 1) {
        // Two shoppers share a course. Every fourth payment is sure to meet a price change, others only by chance.
        const meanwhile = async () => {
          if (round % 4 === 3) await setPrice(course.id, (price += 7))
        }
        results.push({ buyer, result: await buyAtShownPrice(buyer, { course, quantity: 1 + (round % 3), meanwhile }) })
      }
      return results
    }),
  )
  const all = rounds.flat()
  const placed = all.flatMap(({ buyer, result }) => (result ? [{ buyer, ...result }] : []))
  expect(placed.length).toBeGreaterThan(0)
  expect(placed.length).toBeLessThan(all.length)
  const { data: sessions } = await shop.stripe.checkout.sessions.list({ limit: 100 })
  let wrong = 0
  for (const { buyer, order_id, shown } of placed) {
    const { total } = await buyer.call(get_order, { params: { order_id } })
    const session = sessions.find(({ metadata }) => metadata?.order_id === String(order_id))
    if (total !== shown || session?.amount_total !== shown) wrong += 1
  }
  expect(wrong).toBe(0)
}, 180_000)
