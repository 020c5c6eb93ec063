import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  delete_review,
  list_portal_reviews,
  set_review_published,
  show_review,
} from '@portico/shared/contract/reviews.ts'
import { builtPages } from '@portico/shared/pages/all-pages.ts'
import { reviews } from '../../tables.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'

let world: World
let admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await world.person('admin')
})
afterAll(() => world.close())

async function review(course: MadeCourse, rating: number, person?: Person): Promise<number> {
  const user_id = (person ?? (await world.person('learner'))).id
  const enrollment_id = await enroll(world, { course, user_id })
  const values = {
    course_id: course.id,
    enrollment_id,
    user_id,
    author_name: 'Ada L.',
    rating,
    text: `Rated ${rating}`,
  }
  const [made] = await world.within('core', (tx) => tx.insert(reviews).values(values).returning({ id: reviews.id }))
  return made?.id ?? 0
}

test('[REF-021] staff list, publish and delete reviews of all courses they reach, and write none', async () => {
  const [ladders, roofs] = [await makeCourse(world), await makeCourse(world)]
  const good = await review(ladders, 5)
  const rude = await review(roofs, 1)
  const course = { slug: roofs.slug, title: expect.any(String) }
  const listed = await admin.call(list_portal_reviews, { query: { with_total: '1' } })
  expect(listed).toMatchObject({
    data: [
      { id: rude, rating: 1, text: 'Rated 1', is_published: false, is_own: false, course },
      { id: good, rating: 5 },
    ],
    meta: { total: { count: 2, is_exact: true } },
  })
  await admin.call(set_review_published, { params: { id: good }, body: { is_published: true } })
  expect((await admin.call(list_portal_reviews, { query: { published: '1' } })).data.map(({ id }) => id)).toEqual([
    good,
  ])
  const [first] = (await admin.call(list_portal_reviews, { query: { per_page: 1 } })).data
  expect(await admin.call(show_review, { params: { id: rude } })).toEqual(first)

  expect(await admin.call(delete_review, { params: { id: rude } })).toEqual({ id: rude })
  const gone = { status: 404 }
  await expect(admin.call(show_review, { params: { id: rude } })).rejects.toMatchObject(gone)
  await expect(admin.call(delete_review, { params: { id: rude } })).rejects.toMatchObject(gone)
  // Staff have no call and no page to write one.
  const at = '/portals/reviews'
  expect((await admin.send('POST', at, { body: { rating: 5, text: 'Great' } })).status).toBe(404)
  expect(builtPages.map(({ pattern }) => pattern).filter((pattern) => pattern.startsWith(at))).toEqual([
    at,
    `${at}/:id`,
  ])
})

test('[REF-021] instructors see reviews of their courses only, and nobody deletes their own', async () => {
  const [taught, other] = [await makeCourse(world), await makeCourse(world)]
  const instructor = await world.person(['instructor', 'learner'])
  await world.services.platform.sql`
    insert into course_instructors (portal_id, course_id, user_id)
    values (${world.portals.core.id}, ${taught.id}, ${instructor.id})`
  const own = await review(taught, 5, instructor)
  const theirs = await review(taught, 4)
  const hidden = await review(other, 3)
  expect((await instructor.call(list_portal_reviews)).data.map(({ id, is_own }) => [id, is_own])).toEqual([
    [theirs, false],
    [own, true],
  ])
  for (const call of [show_review, delete_review])
    await expect(instructor.call(call, { params: { id: hidden } })).rejects.toMatchObject({ status: 404 })
  await expect(instructor.call(delete_review, { params: { id: own } })).rejects.toMatchObject({ code: 'reviews.own' })
  for (const stranger of [await world.person('learner'), await world.person('manager')])
    await expect(stranger.call(list_portal_reviews)).rejects.toMatchObject({ status: 403 })
  const neighbor = await world.person('admin', 'summit')
  await expect(neighbor.call(show_review, { params: { id: theirs } })).rejects.toMatchObject({ status: 404 })
})
