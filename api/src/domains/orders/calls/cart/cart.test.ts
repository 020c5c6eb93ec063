import { afterAll, beforeAll, expect, test } from 'vitest'
import { cart_bundles, cart_courses } from '@portico/shared/contract/orders/cart.ts'
import { bundleCourses, bundles } from '../../../courses/tables.ts'
import { offerCourse, type Offered } from '../../../../../../tests/support/shop.ts'
import { createWorld, type PortalName, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

const bundle = (
  slug: string,
  of: readonly Offered[],
  more: Partial<typeof bundles.$inferInsert> = {},
  portal: PortalName = 'core',
) =>
  world.within(portal, async (tx) => {
    const [made] = await tx
      .insert(bundles)
      .values({ slug, title: slug, price: 9900, discount_price: 0, publication_status: 2, ...more })
      .returning()
    for (const { id } of of) await tx.insert(bundleCourses).values({ bundle_id: made?.id ?? 0, course_id: id })
    return made?.id ?? 0
  })

test('[CRT-016] [CRT-025] [TEN-001] returns the cart’s courses with their price tiers, omitting unavailable ones', async () => {
  const sold = await offerCourse(world, { title: 'Sold', prices: { 1: 4900, 10: 3900 } })
  const coming = await offerCourse(world, { title: 'Coming', publication_status: 3 })
  const draft = await offerCourse(world, { title: 'Draft', publication_status: 1 })
  const priceless = await offerCourse(world, { title: 'Priceless', prices: {} })
  const foreign = await offerCourse(world, { portal: 'summit', title: 'Foreign' })
  const ids = [foreign, priceless, draft, coming, sold].map(({ id }) => id)
  const found = await world.visitor().call(cart_courses, { query: { ids: [...ids, sold.id, 999_999].join(',') } })
  expect(found).toMatchObject([
    {
      id: sold.id,
      slug: 'sold',
      title: 'Sold',
      thumbnail: null,
      course_pricings: [
        { id: expect.any(Number), from_quantity: 1, price: 4900 },
        { from_quantity: 10, price: 3900 },
      ],
    },
  ])
  expect(
    (await world.visitor('summit').call(cart_courses, { query: { ids: ids.join(',') } })).map(({ title }) => title),
  ).toEqual(['Foreign'])
  expect(await world.visitor('northwind').call(cart_courses, { query: { ids: String(sold.id) } })).toEqual([])
})

test('[CRT-026] [TEN-001] returns the cart’s bundles with their prices, omitting unavailable ones', async () => {
  const course = await offerCourse(world, { title: 'Within' })
  const draft = await offerCourse(world, { title: 'Unready', publication_status: 1 })
  const sold = await bundle('sold-bundle', [course, draft])
  const ids = [
    sold,
    await bundle('hidden', [course], { publication_status: 1 }),
    await bundle('deleted', [course], { deleted_at: new Date() }),
    await bundle('hollow', [draft]),
    await bundle('foreign', [], {}, 'summit'),
  ]
  expect(await world.visitor().call(cart_bundles, { query: { ids: ids.join(',') } })).toEqual([
    {
      id: sold,
      slug: 'sold-bundle',
      title: 'sold-bundle',
      thumbnail: null,
      price: 9900,
      discount_price: 0,
      separate_price: 4900,
      course_ids: [course.id],
    },
  ])
})

test('[CRT-025] [CRT-026] accepts up to a hundred comma-separated numeric ids', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',')
  for (const path of ['/cart/courses', '/cart/bundles']) {
    expect((await world.visitor().send('GET', `${path}?ids=${many(100)}`)).status).toBe(200)
    for (const ids of ['', 'x', '0', '1,', many(101)])
      expect((await world.visitor().send('GET', `${path}?ids=${ids}`)).status).toBe(422)
  }
})
