import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  list_admin_courses,
  select_course_instructors,
  type courseSorts,
} from '@portico/shared/contract/courses/courses.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { editCourse } from '../../../../../../tests/support/edit-entry.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { courses } from '../../tables.ts'

type Query = (typeof courseSorts)[number]
let world: World
let admin: Person
let teacher: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
  teacher = await world.person('instructor')
  await makeCourse(world, { title: 'beta', publication_status: 1, prices: {} })
  await makeCourse(world, { title: 'Alpha', publication_status: 2, prices: { 1: 0 }, instructor_id: teacher.id })
  await makeCourse(world, { title: 'Gamma', publication_status: 4, prices: { 1: 2500, 10: 100 } })
  await makeCourse(world, { title: 'alpha', publication_status: 2, prices: { 1: 900 } })
})
afterAll(() => world.close())

/** Titles of all pages, two courses each, forward; then checks that paging back from the end shows the same. */
async function allPages(sort: Query): Promise<string[]> {
  const titles: string[] = []
  const pages: string[][] = []
  let cursor: string | undefined
  do {
    const { data, meta } = await admin.call(list_admin_courses, { query: { sort, per_page: 2, cursor } })
    pages.push(data.map(({ title }) => title))
    titles.push(...(pages.at(-1) ?? []))
    const back = meta.prev_cursor
    if (back !== null) {
      const before = await admin.call(list_admin_courses, { query: { sort, per_page: 2, cursor: back } })
      expect(before.data.map(({ title }) => title)).toEqual(pages.at(-2))
    }
    cursor = meta.next_cursor ?? undefined
  } while (cursor !== undefined)
  return titles
}

test('[BLD-014] sorts courses by title, status, price and last change, in pages in both directions', async () => {
  expect(await allPages('title')).toEqual(['Alpha', 'alpha', 'beta', 'Gamma'])
  expect(await allPages('-title')).toEqual(['Gamma', 'beta', 'alpha', 'Alpha'])
  expect(await allPages('status')).toEqual(['beta', 'Alpha', 'alpha', 'Gamma'])
  expect(await allPages('price')).toEqual(['beta', 'Alpha', 'alpha', 'Gamma'])
  expect(await allPages('-price')).toEqual(['Gamma', 'alpha', 'Alpha', 'beta'])
  await world.within('core', (tx) =>
    tx
      .update(courses)
      .set({ updated_at: new Date('2020-01-02T03:04:05.678Z') })
      .where(eq(courses.title, 'Gamma')),
  )
  const [first] = await allPages('updated_at')
  expect([first, (await allPages('-updated_at')).at(-1)]).toEqual(['Gamma', 'Gamma'])
})

test('rejects a cursor of another order', async () => {
  const { meta } = await admin.call(list_admin_courses, { query: { sort: 'title', per_page: 2 } })
  const cursor = meta.next_cursor ?? ''
  for (const sort of ['price', '-title', undefined] as const)
    await expect(admin.call(list_admin_courses, { query: { sort, cursor } })).rejects.toMatchObject({
      code: 'validation.cursor',
    })
})

test('[BLD-014] filters courses by topic, author, instructor and price', async () => {
  const titles = async (query: {
    topic_id?: number
    author_id?: number
    instructor_id?: number
    price?: 'free' | 'paid'
  }) => (await admin.call(list_admin_courses, { query: { ...query, sort: 'title' } })).data.map(({ title }) => title)
  const topic = await admin.call(callsOf('topics').create, { body: { title: 'Nursing' } })
  const author = await admin.call(callsOf('authors').create, { body: { name: 'Ada Byron' } })
  const { data } = await admin.call(list_admin_courses, { query: { search: 'Gamma' } })
  await editCourse(admin, data[0]?.slug ?? '', { topic_ids: [topic.id], author_id: author.id })
  expect(await titles({ topic_id: topic.id })).toEqual(['Gamma'])
  expect(await titles({ author_id: author.id })).toEqual(['Gamma'])
  expect(await titles({ instructor_id: teacher.id })).toEqual(['Alpha'])
  expect(await titles({ price: 'free' })).toEqual(['Alpha'])
  expect(await titles({ price: 'paid' })).toEqual(['alpha', 'Gamma'])
  expect(await titles({ price: 'free', topic_id: topic.id })).toEqual([])
  expect((await admin.call(select_course_instructors)).map(({ id }) => id)).toEqual([teacher.id])
  expect(await (await world.person('admin', 'summit')).call(select_course_instructors)).toEqual([])
})
