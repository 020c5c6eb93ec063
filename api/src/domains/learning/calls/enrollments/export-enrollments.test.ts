import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generate_certificate } from '@portico/shared/contract/credentials/certificates.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type World } from '../../../../../../tests/support/world.ts'
import { examTries } from '../../../exams/tables.ts'
import { enrollments, seatTimes } from '../../tables.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('[ADM-005] [BLD-031] exports a course’s learners as CSV with the filters of their list', async () => {
  const teacher = await world.person('instructor')
  const [done, late] = [await world.person('learner'), await world.person('learner')]
  const course = await makeCourse(world, { outline: [['Exam']], has_template: true, instructor_id: teacher.id })
  const related_id = await enroll(world, { course, user_id: done.id })
  const late_id = await enroll(world, { course, user_id: late.id })
  const module_item_id = course.items[0]?.id ?? 0
  await world.within('core', async (tx) => {
    await tx
      .update(enrollments)
      .set({ status: 5, percentage: 100, finished_at: new Date('2026-03-02T12:00:00Z') })
      .where(eq(enrollments.id, related_id))
    await tx.update(enrollments).set({ due_on: '2026-01-31' }).where(eq(enrollments.id, late_id))
    const taken = {
      enrollment_id: related_id,
      module_item_id,
      exam_id: 1,
      question_ids: [],
      status: 5 as const,
      finished_at: new Date(),
    }
    await tx.insert(examTries).values([
      { ...taken, attempts: 1, score: 50 },
      { ...taken, attempts: 2, score: 90 },
    ])
    await tx
      .insert(seatTimes)
      .values({ enrollment_id: related_id, module_item_id, active_ms: 90_000, offline_ms: 30_000 })
  })
  const { serial } = await teacher.call(generate_certificate, {
    params: { user: done.id, course: course.id },
    body: {},
  })
  const lines = async (filter = '', who = teacher) => {
    const answer = await who.send('GET', `/courses/${course.slug}/enrollments/export${filter}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toContain(`enrollments-${course.slug}-`)
    return (await answer.text()).trim().split('\r\n').slice(1)
  }
  const all = await lines()
  expect(all).toHaveLength(2)
  expect(all[0]).toContain(`${late.email},`)
  expect(all[0]).toContain('2026-01-31,Yes')
  expect(all[1]).toContain(`${done.email},`)
  expect(all[1]).toMatch(new RegExp(`,100%,.*2026-03-02,,2,Exam 1.1: 90%,${serial}$`))
  expect(await lines('?status=5')).toEqual([all[1]])
  expect(await lines(`?search=${encodeURIComponent(late.email)}`)).toEqual([all[0]])
  const stranger = await world.person('instructor')
  expect((await stranger.send('GET', `/courses/${course.slug}/enrollments/export`)).status).toBe(404)
})
