import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { make_learner_response } from '@portico/shared/contract/assignments.ts'
import { list_assignment_responses } from '@portico/shared/contract/assignments-staff.ts'
import { show_dashboard } from '@portico/shared/contract/learning/dashboard.ts'
import { assignmentResponses } from '../tables.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let teacher: Person
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
})
afterAll(() => world.close())

/** Submissions of a course on these days of May, in this order of ids. */
async function submittedOn(course: MadeCourse, ...days: number[]) {
  const item_id = course.items[0]?.id ?? 0
  for (const day of days) {
    const learner = await world.person('learner')
    const related_id = await enroll(world, { course, user_id: learner.id })
    await learner.call(make_learner_response, {
      params: { item_id },
      body: { related_id, attempt: 1, text: 'Done', files: [] },
    })
    await world.within('core', (db) =>
      db
        .update(assignmentResponses)
        .set({ submitted_at: new Date(Date.UTC(2026, 4, day)) })
        .where(eq(assignmentResponses.enrollment_id, related_id)),
    )
  }
}

test('the queue shows who waits longest first, page by page in both directions; the dashboard counts it', async () => {
  const course = await makeCourse(world, { outline: [['Assignment']], instructor_id: teacher.id })
  await submittedOn(course, 24, 26, 22, 26)
  const ask = (cursor: string | null) =>
    teacher.call(list_assignment_responses, {
      query: { course_id: course.id, per_page: 2, ...(cursor === null ? {} : { cursor }) },
    })
  const shown = ({ data }: Awaited<ReturnType<typeof ask>>) =>
    data.map(({ submitted_at }) => new Date(submitted_at).getUTCDate())
  const first = await ask(null)
  expect(shown(first)).toEqual([22, 24])
  const second = await ask(first.meta.next_cursor)
  expect(shown(second)).toEqual([26, 26])
  expect(second.data[0]?.id).toBeLessThan(second.data[1]?.id ?? 0)
  expect(second.meta.next_cursor).toBeNull()
  expect(shown(await ask(second.meta.prev_cursor))).toEqual([22, 24])
  // A position in another list, or one that somebody made up, means nothing here.
  for (const key of ['"x"', '1.5', '1e300']) {
    const foreign = Buffer.from(`[1,0,"submitted_at",${key}]`).toString('base64url')
    await expect(ask(foreign)).rejects.toMatchObject({ code: 'validation.cursor' })
  }

  const admin = await world.person('admin')
  const { attention } = await admin.call(show_dashboard)
  expect(attention).toContainEqual({ kind: 'submissions', count: 4, entries: [] })
})
