import { and, desc, eq, isNull } from 'drizzle-orm'
import { correct_grade } from '@portico/shared/contract/assignments-staff.ts'
import { responseStatus } from '@portico/shared/rules/assignments/responses.ts'
import { statusAfterCorrection } from '@portico/shared/rules/assignments/status-after-correction.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import type { Transaction } from '../../../db/client.ts'
import { certificates } from '../../credentials/tables.ts'
import { assignmentGradeChanges, assignmentResponses } from '../tables.ts'
import { correctItemStatus, type Enrollment, readOutline, updateProgress } from '../../learning/door.ts'
import { responseView, type ResponseRow } from '../../item-types/door.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { attemptToGrade, graderName } from './attempt-to-grade.ts'
import { notifyLearner } from './notify-learner.ts'

/**
 * Corrects the grade of an attempt, up or down, and keeps the earlier one on record. Item and course follow. Refuses to take back a pass that completed
 * the course. Repeating the same correction changes nothing; in an ended enrollment only the grade is saved.
 */
export const correctGrade = verb(correct_grade, async (ctx, { params, body }) => {
  const { db, actor } = ctx
  const { title, key, enrollment, row, responses } = await attemptToGrade(ctx, { params, body })
  const { score, feedback, reason } = body
  if (row.graded_at === null || row.score === null) return fail('assignments.not_graded')
  const isSame = row.score === score && row.feedback === feedback
  if (row.graded_at.getTime() !== Date.parse(body.graded_at))
    return isSame && row.graded_by === actor.id
      ? responseView(db, row)
      : fail('assignments.corrected_meanwhile', { name: await graderName(ctx, row.graded_by) })
  if (isSame) return fail('assignments.unchanged')

  const status = responseStatus({ score, pass_score: row.pass_score })
  const attempts = responses.map((one) => (one.id === row.id ? status : one.status))
  if (row.status === itemProgress.success && !attempts.includes(itemProgress.success))
    await refuseAfterCompletion(db, enrollment, row)
  const [change] = await db
    .insert(assignmentGradeChanges)
    .values({
      response_id: row.id,
      from_score: row.score,
      from_feedback: row.feedback,
      from_graded_by: row.graded_by,
      from_graded_at: row.graded_at,
      to_score: score,
      to_feedback: feedback,
      reason,
      changed_by: actor.id,
      changed_at: ctx.now(),
    })
    .returning()
  if (!change) throw new Error('no correction was made')
  const graded = { status, score, feedback, graded_by: actor.id, graded_at: ctx.now() }
  await db.update(assignmentResponses).set(graded).where(eq(assignmentResponses.id, row.id))
  const { attempt, score: from } = row
  ctx.note(`enrollment:${enrollment.id}`, { assignment: key.module_item_id, attempt, score: [from, score], reason })

  const item = (await readOutline(db, enrollment.id)).items.find((one) => one.id === key.module_item_id)
  if (item && enrollment.ended_at === null) {
    const to = statusAfterCorrection({ status: item.status, attempts })
    if (to !== item.status) await correctItemStatus(db, { ...key, to, now: ctx.now() })
    await updateProgress(ctx, enrollment, item.id)
  }
  await notifyLearner(ctx, { title, enrollment, row, change })
  return responseView(db, { ...row, ...graded })
})

/** A completed course stays completed: its certificate, proof and renewals rest on this pass. */
async function refuseAfterCompletion(db: Transaction, enrollment: Enrollment, row: ResponseRow): Promise<void> {
  if (enrollment.finished_at === null) return
  const { pass_score } = row
  const [issued] = await db
    .select({ serial: certificates.serial })
    .from(certificates)
    .where(and(eq(certificates.enrollment_id, enrollment.id), isNull(certificates.revoked_at)))
    .orderBy(desc(certificates.id))
    .limit(1)
  if (issued) fail('assignments.certificate_issued', { serial: issued.serial, pass_score })
  fail('assignments.course_finished', { pass_score })
}
