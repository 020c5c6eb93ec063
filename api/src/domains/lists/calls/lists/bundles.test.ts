import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_bundle } from '@portico/shared/contract/catalog/bundles.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { editEntry } from '../../../../../../tests/support/edit-entry.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

const calls = callsOf('bundles')
const showBundle = async (slug: string) => {
  const { price, discount_price, courses } = await world.visitor().call(get_bundle, { params: { slug } })
  return { price, discount_price, courses: courses.map(({ title }) => title) }
}

test('[REF-013] [CAT-027] a draft bundle is hidden; a published one shows its price and courses in order', async () => {
  const [one, two, three] = await Promise.all(
    ['Ropes', 'Knots', 'Pulleys'].map((title) => offerCourse(world, { title })),
  )
  if (!one || !two || !three) throw new Error('no courses')
  const made = await admin.call(calls.create, {
    body: { title: 'Rigging basics', price: 12_000, course_ids: [three.id, one.id, two.id] },
  })
  expect(made).toMatchObject({ slug: 'rigging-basics', publication_status: 1, course_ids: [three.id, one.id, two.id] })
  const slug = 'rigging-basics'
  await expect(world.visitor().call(get_bundle, { params: { slug } })).rejects.toMatchObject({ status: 404 })
  await editEntry(admin, { list: 'bundles', id: made.id }, { publication_status: 2 })
  expect(await showBundle(slug)).toEqual({
    price: 12_000,
    discount_price: null,
    courses: ['Pulleys', 'Ropes', 'Knots'],
  })
  await editEntry(admin, { list: 'bundles', id: made.id }, { course_ids: [two.id, three.id], discount_price: 9900 })
  expect(await showBundle(slug)).toEqual({ price: 12_000, discount_price: 9900, courses: ['Knots', 'Pulleys'] })
  const params = { id: made.id }
  await admin.call(calls.delete, { params })
  await expect(world.visitor().call(get_bundle, { params: { slug } })).rejects.toMatchObject({ status: 404 })
  await admin.call(calls.restore, { body: { ids: [made.id] } })
  expect(await showBundle(slug)).toEqual({ price: 12_000, discount_price: 9900, courses: ['Knots', 'Pulleys'] })
})

test('[REF-013] rejects a taken slug, a price too small to charge, an invalid discount and a foreign course at their fields', async () => {
  const course = await offerCourse(world, { title: 'Anchors' })
  const foreign = await offerCourse(world, { title: 'Foreign anchors', portal: 'summit' })
  const body = { title: 'Anchoring', slug: 'anchoring', price: 5000, course_ids: [course.id] }
  const made = await admin.call(calls.create, { body })
  const refused = (fields: Record<string, string[]>) => ({ status: 422, fields })
  await expect(admin.call(calls.create, { body })).rejects.toMatchObject(
    refused({ slug: ['Another entry already has this value.'] }),
  )
  const small = 'A total of $0.30 is too small to be charged: our payment provider takes $0.50 or more.'
  await expect(admin.call(calls.create, { body: { ...body, slug: 'other', price: 30 } })).rejects.toMatchObject(
    refused({ price: [small] }),
  )
  const none = refused({ discount_price: ['This must be less than “Price”.'] })
  await expect(
    admin.call(calls.create, { body: { ...body, slug: 'other', discount_price: 5000 } }),
  ).rejects.toMatchObject(none)
  await editEntry(admin, { list: 'bundles', id: made.id }, { discount_price: 4999 })
  await expect(editEntry(admin, { list: 'bundles', id: made.id }, { price: 4000 })).rejects.toMatchObject(none)
  for (const price of [-1, 10.5, 10_000_001, null])
    await expect(editEntry(admin, { list: 'bundles', id: made.id }, { price })).rejects.toMatchObject({ status: 422 })
  await expect(editEntry(admin, { list: 'bundles', id: made.id }, { course_ids: [foreign.id] })).rejects.toMatchObject(
    refused({ course_ids: ['Selected value is not valid'] }),
  )
  expect(await admin.call(calls.show, { params: { id: made.id } })).toMatchObject({
    price: 5000,
    discount_price: 4999,
    course_ids: [course.id],
  })
})
