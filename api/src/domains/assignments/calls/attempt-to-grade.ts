import { and, eq } from 'drizzle-orm'
import { enrollments } from '../../learning/tables.ts'
import type { Enrollment } from '../../learning/door.ts'
import { refuseOwnRecord } from '../../access/door.ts'
import { peopleOf, readResponses, type ResponseKey, type ResponseRow } from '../../item-types/door.ts'
import type { Context } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { assignmentOfCourse } from './assignment-of-course.ts'
import { mayGrade } from './may-grade.ts'

type Named = {
  params: { course_id: number; assignment_id: number }
  body: { related_id: number; attempt: number }
}
type Attempt = {
  title: string
  key: ResponseKey
  enrollment: Enrollment
  row: ResponseRow
  responses: ResponseRow[]
}

/** Returns the attempt that the caller may grade, with its enrollment locked until the call ends. Nobody grades their own work. */
export async function attemptToGrade({ db, actor }: Context, { params, body }: Named): Promise<Attempt> {
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
  const responses = await readResponses(db, key)
  const row = responses.find(({ attempt }) => attempt === body.attempt) ?? fail('general.not_found')
  return { title, key, enrollment, row, responses }
}

/** Name of the person who graded an attempt, for messages to another grader. */
export async function graderName({ db }: Pick<Context, 'db'>, user_id: number | null): Promise<string> {
  const person = user_id === null ? undefined : (await peopleOf(db, [user_id])).get(user_id)
  return person ? `${person.first_name} ${person.last_name}`.trim() : 'Somebody'
}
