import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  list_course_catalog,
  list_portal_catalog,
  list_related_courses,
  mostOfTopic,
  select_courses,
  select_public_courses,
} from '@portico/shared/contract/catalog/course-lists.ts'
import { get_course } from '@portico/shared/contract/catalog/catalog.ts'
import { list_admin_courses } from '@portico/shared/contract/courses/courses.ts'
import { subjectKinds } from '@portico/shared/states/orders/sold-kind.ts'
import { bundles } from '../../../courses/tables.ts'
import { offerCourse } from '../../../../../../tests/support/shop.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  for (let number = 1; number <= mostOfTopic + 2; number += 1)
    await offerCourse(world, { title: `Roof ${number}`, topics: ['roofs'], popularity: number })
  await offerCourse(world, { title: 'Wiring', topics: ['power'], popularity: 3, prices: { 1: 4000, 10: 1000 } })
  await offerCourse(world, { title: 'Wiring Draft', topics: ['power', 'drafts'], publication_status: 1 })
  await offerCourse(world, { title: 'Elsewhere', topics: ['power'], portal: 'summit' })
  await world.within('core', (tx) =>
    tx.insert(bundles).values([
      { title: 'On a roof', slug: 'on-a-roof', price: 9900, discount_price: 7900, publication_status: 2 },
      { title: 'Not yet', slug: 'not-yet', price: 9900, publication_status: 1 },
    ]),
  )
})
afterAll(() => world.close())

test('[CAT-028] [TEN-001] lists each topic with courses on sale, its most popular courses and their count', async () => {
  const catalog = await world.visitor().call(list_course_catalog)
  expect(catalog.map(({ slug, courses_count }) => [slug, courses_count]).toSorted()).toEqual([
    ['power', 1],
    ['roofs', mostOfTopic + 2],
  ])
  const roofs = catalog.find(({ slug }) => slug === 'roofs')
  expect(roofs?.courses.map(({ title }) => title)).toEqual(
    Array.from({ length: mostOfTopic }, (_, place) => `Roof ${mostOfTopic + 2 - place}`),
  )
  expect((await world.visitor('summit').call(list_course_catalog)).flatMap(({ courses }) => courses)).toMatchObject([
    { title: 'Elsewhere' },
  ])
})

test('[CAT-028] returns the related courses of the course page; answers 404 for a draft', async () => {
  const params = { slug: 'roof-1' }
  const related = await world.visitor().call(list_related_courses, { params })
  expect(related.map(({ title }) => title)).toEqual(['Roof 14', 'Roof 13', 'Roof 12', 'Roof 11'])
  expect((await world.visitor().call(get_course, { params })).related).toEqual(related)
  await expect(world.visitor().call(list_related_courses, { params: { slug: 'wiring-draft' } })).rejects.toMatchObject({
    status: 404,
  })
})

test('[CAT-028] offers visitors courses on sale and staff drafts too; refuses learners', async () => {
  const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)
  const query = { search: 'wiring' }
  expect(titles(await world.visitor().call(select_public_courses, { query }))).toEqual(['Wiring'])
  const admin = await world.person('admin')
  expect(titles(await admin.call(select_courses, { query }))).toEqual(['Wiring', 'Wiring Draft'])
  expect(titles((await admin.call(list_admin_courses, { query })).data).toSorted()).toEqual(['Wiring', 'Wiring Draft'])
  const learner = await world.person('learner')
  await expect(learner.call(select_courses, { query })).rejects.toMatchObject({ status: 403 })
})

test('[CAT-029] [CAT-033] pages through the portal’s courses or bundles on sale with the price to pay', async () => {
  expect(subjectKinds).toEqual(['Course', 'Bundle'])
  const read = (query: { subject: 'Course' | 'Bundle'; cursor?: string }) =>
    world.visitor().call(list_portal_catalog, { query: { ...query, per_page: 10 } })
  expect((await read({ subject: 'Bundle' })).data).toMatchObject([
    { subject: 'Bundle', slug: 'on-a-roof', title: 'On a roof', price: 7900 },
  ])
  const first = await read({ subject: 'Course' })
  const second = await read({ subject: 'Course', cursor: first.meta.next_cursor ?? '' })
  const all = [...first.data, ...second.data]
  expect(all).toHaveLength(mostOfTopic + 3)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all.find(({ title }) => title === 'Wiring')).toMatchObject({ subject: 'Course', price: 4000 })
  expect([first.meta.prev_cursor, second.meta.next_cursor]).toEqual([null, null])
  await expect(read({ subject: 'Course', cursor: 'nonsense' })).rejects.toMatchObject({ code: 'validation.cursor' })
})
