import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  generate_certificate,
  list_missing_certificates,
  revoke_certificate,
} from '@portico/shared/contract/credentials/certificates.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { courses } from '../../../courses/tables.ts'
import { enrollments } from '../../../learning/tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

async function courseWithLearners() {
  const instructor = await world.person('instructor')
  const course = await makeCourse(world, { has_template: true, instructor_id: instructor.id })
  const learners = [await world.person('learner'), await world.person('learner'), await world.person('learner')]
  const ids: number[] = []
  for (const { id } of learners) ids.push(await enroll(world, { course, user_id: id }))
  // The last learner is still in the course.
  for (const id of ids.slice(0, 2))
    await world.within('core', (tx) =>
      tx.update(enrollments).set({ status: 5, percentage: 100, finished_at: new Date() }).where(eq(enrollments.id, id)),
    )
  return { course, instructor, learners, ids }
}

test('[CER-004] lists who completed a course without its certificate, until staff issue it', async () => {
  const { course, instructor, learners, ids } = await courseWithLearners()
  const missing = async (query: { search?: string; user_id?: number } = {}) => {
    const { data, meta } = await instructor.call(list_missing_certificates, {
      params: { slug: course.slug },
      query: { ...query, with_total: '1' },
    })
    expect(meta.total).toEqual({ count: data.length, is_exact: true })
    return data.map(({ id }) => id)
  }
  expect(await missing()).toEqual([ids[1], ids[0]])
  expect(await missing({ search: learners[0]?.email ?? '' })).toEqual([ids[0]])
  expect(await missing({ user_id: learners[2]?.id ?? 0 })).toEqual([])
  const { serial } = await instructor.call(generate_certificate, {
    params: { user: learners[0]?.id ?? 0, course: course.id },
    body: { related_id: ids[0] ?? 0 },
  })
  expect(await missing()).toEqual([ids[1]])
  // A revoked certificate was issued: the enrollment gets no second one.
  const admin = await world.person('admin')
  await admin.call(revoke_certificate, { params: { serial }, body: { reason: 'Wrong name' } })
  expect(await missing()).toEqual([ids[1]])
  await world.within('core', (tx) =>
    tx
      .update(enrollments)
      .set({ ended_at: new Date() })
      .where(eq(enrollments.id, ids[1] ?? 0)),
  )
  expect(await missing()).toEqual([])
})

test('lists nobody for a course that issues no certificates', async () => {
  const { course, instructor } = await courseWithLearners()
  await world.within('core', (tx) =>
    tx.update(courses).set({ certificate_template_id: null }).where(eq(courses.id, course.id)),
  )
  const { data, meta } = await instructor.call(list_missing_certificates, {
    params: { slug: course.slug },
    query: { with_total: '1' },
  })
  expect([data, meta.total]).toEqual([[], { count: 0, is_exact: true }])
})
