import type { Sql } from 'postgres'
import { infectionPool } from '../../api/local/demo/content/question-pool.ts'
import { inDatabase } from './portico-database.ts'
import { flagship } from './shopper.ts'
import { makeStaff } from './staff.ts'

export type ExamTaker = {
  email: string
  related_id: number
  exam: string
  lesson: string
  scorm: string
  outline: string
}

/**
 * Creates a learner in the demo's main course, with everything but its exam completed (or nothing). Returns the paths of its exam and first lesson.
 */
export async function makeExamTaker({ done = true }: { done?: boolean } = {}): Promise<ExamTaker> {
  const email = await makeStaff(['learner'])
  return inDatabase(async (sql) => {
    const related_id = await enrolled(sql, { email, slug: flagship, done })
    const place = `/courses/learner/${flagship}/${related_id}/outline`
    const exam = await firstItem(sql, related_id, 'Exam')
    const lesson = await firstItem(sql, related_id, 'Text')
    const scorm = await firstItem(sql, related_id, 'ScormModule')
    return {
      email,
      related_id,
      exam: `${place}/exams/${exam.id}`,
      lesson: `${place}/modules/${lesson.module_id}/Text/${lesson.id}`,
      scorm: `${place}/ScormModule/${scorm.id}`,
      outline: place,
    }
  })
}

/** Creates a learner about to take the demo's timed exam that draws from a pool. */
export async function makePoolTaker(): Promise<{ email: string; related_id: number; exam: string }> {
  const email = await makeStaff(['learner'])
  const slug = infectionPool.course
  return inDatabase(async (sql) => {
    const related_id = await enrolled(sql, { email, slug, done: true })
    const exam = await firstItem(sql, related_id, 'Exam')
    return { email, related_id, exam: `/courses/learner/${slug}/${related_id}/outline/exams/${exam.id}` }
  })
}

/** Makes a learner's running attempt end in this many seconds. */
export const endAttemptIn = (related_id: number, seconds: number): Promise<unknown> =>
  inDatabase(
    (sql) =>
      sql`update exam_tries set ends_at = now() + make_interval(secs => ${seconds}) where enrollment_id = ${related_id} and finished_at is null`,
  )

async function enrolled(
  sql: Sql,
  { email, slug, done }: { email: string; slug: string; done: boolean },
): Promise<number> {
  const [made] = await sql<{ id: string }[]>`
    insert into enrollments (portal_id, course_id, user_id) select c.portal_id, c.id, u.id from users u
    join memberships s on s.user_id = u.id join courses c on c.portal_id = s.portal_id
    where c.slug = ${slug} and u.email = ${email} returning id`
  const related_id = Number(made?.id)
  if (done)
    await sql`
      insert into item_progress (portal_id, enrollment_id, module_item_id, status, started_at, finished_at)
      select i.portal_id, e.id, i.id, 5, now(), now() from enrollments e
      join module_items i on i.portal_id = e.portal_id and i.course_id = e.course_id where e.id = ${related_id} and i.itemable_type <> 'Exam'`
  return related_id
}

async function firstItem(sql: Sql, related_id: number, type: string): Promise<{ id: string; module_id: string }> {
  const [item] = await sql<{ id: string; module_id: string }[]>`
    select i.module_item_id as id, m.module_id from enrollments e join course_versions v on v.portal_id = e.portal_id and v.course_id = e.course_id and v.state = 'current'
    join version_modules m on m.portal_id = v.portal_id and m.course_version_id = v.id
    join version_items i on i.portal_id = m.portal_id and i.course_version_id = v.id and i.module_id = m.module_id
    join module_items t on t.portal_id = i.portal_id and t.id = i.module_item_id where e.id = ${related_id} and t.itemable_type = ${type}
    order by m.sort_number, i.sort_number limit 1`
  if (!item) throw new Error(`the course has no ${type}`)
  return item
}

/** Returns how many answers of a learner's attempts the server has. */
export const answersOf = ({ related_id }: ExamTaker): Promise<number> =>
  inDatabase(async (sql) => {
    const [found] = await sql<{ count: number }[]>`
      select count(*)::int as count from exam_answers a join exam_tries t on t.portal_id = a.portal_id and t.id = a.exam_try_id
      where t.enrollment_id = ${related_id}`
    return found?.count ?? 0
  })
