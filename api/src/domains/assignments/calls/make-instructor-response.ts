import { eq } from 'drizzle-orm'
import { make_instructor_response } from '@portico/shared/contract/assignments-staff.ts'
import { responseStatus } from '@portico/shared/rules/assignments/responses.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { assignmentResponses } from '../tables.ts'
import { readOutline, setItemStatus, updateProgress } from '../../learning/door.ts'
import { responseView } from '../../item-types/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { attemptToGrade, graderName } from './attempt-to-grade.ts'
import { notifyLearner } from './notify-learner.ts'

/**
 * Grades an attempt once; the score decides (ASG-005). A second grader gets an error with the first grader's name; repeating the same grade changes
 * nothing. A finished item stays finished, and in an ended enrollment only the grade is saved.
 */
export const makeInstructorResponse = verb(make_instructor_response, async (ctx, { params, body }) => {
  const { db, actor } = ctx
  const { title, key, enrollment, row } = await attemptToGrade(ctx, { params, body })
  const { score, feedback } = body
  if (row.graded_at !== null) {
    const isSame = row.graded_by === actor.id && row.score === score && row.feedback === feedback
    return isSame
      ? responseView(db, row)
      : fail('assignments.graded_meanwhile', { name: await graderName(ctx, row.graded_by) })
  }
  const status = responseStatus({ score, pass_score: row.pass_score })
  const graded = { status, score, feedback, graded_by: actor.id, graded_at: ctx.now() }
  await db.update(assignmentResponses).set(graded).where(eq(assignmentResponses.id, row.id))
  ctx.note(`enrollment:${enrollment.id}`, { assignment: key.module_item_id, attempt: row.attempt, score })

  const item = (await readOutline(db, enrollment.id)).items.find((one) => one.id === key.module_item_id)
  if (item && enrollment.ended_at === null) {
    if (!isDone(item.status)) await setItemStatus(db, { ...key, from: item.status, to: status, now: ctx.now() })
    await updateProgress(ctx, enrollment, item.id)
  }
  await notifyLearner(ctx, { title, enrollment, row, change: null })
  return responseView(db, { ...row, ...graded })
})
