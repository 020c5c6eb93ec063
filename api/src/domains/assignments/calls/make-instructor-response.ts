import { and, eq } from 'drizzle-orm'
import { make_instructor_response } from '@portico/shared/contract/assignments-staff.ts'
import { responseStatus } from '@portico/shared/rules/assignments/responses.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { courses } from '../../courses/tables.ts'
import { assignmentResponses } from '../tables.ts'
import { enrollments } from '../../learning/tables.ts'
import { readOutline, setItemStatus, updateProgress } from '../../learning/door.ts'
import { refuseOwnRecord } from '../../access/door.ts'
import { peopleOf, readResponses, responseViews } from '../../item-types/door.ts'
import { notify } from '../../notifications/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { assignmentOfCourse } from './assignment-of-course.ts'
import { mayGrade } from './may-grade.ts'

/**
 * Grades an attempt once; the score decides (ASG-005). A second grader gets an error with the first grader's name; repeating the same grade changes
 * nothing. A finished item stays finished, and in an ended enrollment only the grade is saved.
 */
export const makeInstructorResponse = verb(make_instructor_response, async (ctx, { params, body }) => {
  const { db, actor } = ctx
  const { course_id } = params
  const { id, title } = await assignmentOfCourse(db, params)
  if (!(await mayGrade(db, { actor, course_id }))) fail('general.not_found')
  const [enrollment] = await db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.id, body.related_id), eq(enrollments.course_id, course_id)))
    .for('update')
  if (!enrollment) return fail('general.not_found')
  refuseOwnRecord(actor, enrollment.user_id)
  const key = { enrollment_id: enrollment.id, module_item_id: id }
  const row =
    (await readResponses(db, key)).find(({ attempt }) => attempt === body.attempt) ?? fail('general.not_found')
  const { score, feedback } = body
  if (row.graded_at !== null) {
    const isSame = row.graded_by === actor.id && row.score === score && row.feedback === feedback
    return isSame ? shownOne(row) : fail('assignments.graded_meanwhile', { name: await graderName(row.graded_by) })
  }
  const status = responseStatus({ score, pass_score: row.pass_score })
  const graded = { status, score, feedback, graded_by: actor.id, graded_at: ctx.now() }
  await db.update(assignmentResponses).set(graded).where(eq(assignmentResponses.id, row.id))
  ctx.note(`enrollment:${enrollment.id}`, { assignment: id, attempt: row.attempt, score })

  const item = (await readOutline(db, enrollment.id)).items.find((one) => one.id === id)
  if (item && enrollment.ended_at === null) {
    if (!isDone(item.status)) await setItemStatus(db, { ...key, from: item.status, to: status, now: ctx.now() })
    await updateProgress(ctx, enrollment, id)
  }
  await tellLearner()
  return shownOne({ ...row, ...graded })

  async function shownOne(one: typeof row) {
    const [shown] = await responseViews(db, [one])
    return shown ?? fail('general.not_found')
  }
  async function graderName(user_id: number | null): Promise<string> {
    const person = user_id === null ? undefined : (await peopleOf(db, [user_id])).get(user_id)
    return person ? `${person.first_name} ${person.last_name}`.trim() : 'Somebody'
  }
  async function tellLearner(): Promise<void> {
    const [course] = await db.select({ slug: courses.slug }).from(courses).where(eq(courses.id, course_id))
    if (!course || !enrollment) return
    await notify(ctx, {
      user_id: enrollment.user_id,
      type: 'assignment_graded',
      properties: { title, original_id: id },
      path: linkTo('assignmentItem', { slug: course.slug, related_id: enrollment.id, assignment_id: id }),
      cause: `assignment-graded:${row.id}`,
    })
  }
})
